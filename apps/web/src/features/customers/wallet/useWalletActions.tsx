import { ApiError } from '@tarmac/admin-kit/request';
import { defineAction, type RowAction } from '@tarmac/admin-kit/resource';
import type { CustomerWallet } from '@tarmac/freight-api/customers';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ReactNode, useMemo } from 'react';
import { useSafely } from '../../../shared/session/useSafely.tsx';
import { walletActions } from './wallet.actions.tsx';
import { wallet, walletMoneyApi } from './wallet.resource.ts';
import { walletTexts as texts } from './walletTexts.ts';

/** The company asks for a code by SMS before money leaves. */
const needsCode = 40331;

/** What is done to a wallet on its page; `check` is the question for a code, to be drawn beside the list. @source freight-domain F10 */
export function useWalletActions(): { actions: ReadonlyArray<RowAction<CustomerWallet>>; check: ReactNode } {
  const { localize } = useLocale();
  const { safely, check } = useSafely(localize(texts.smsHint));
  const actions = useMemo(
    () => [
      ...walletActions,
      defineAction<CustomerWallet, Omit<Parameters<typeof walletMoneyApi.refund>[0], 'id'>>(wallet, {
        label: texts.refund,
        permission: 'wallet:refund',
        when: ({ state, availableAmount }) => state === '1' && (availableAmount ?? 0) > 0,
        form: async () => (await import('./walletForms.tsx')).walletForms.refund,
        success: texts.refundAsked,
        run: async ({ id }, { amount, cardId, reason }, context) => {
          const ask = () => walletMoneyApi.refund({ id, amount, cardId, reason }, context);
          try {
            return await ask();
          } catch (error) {
            if (error instanceof ApiError && error.errorCode === needsCode) return safely(ask);
            throw error;
          }
        },
      }),
    ],
    [safely],
  );
  return { actions, check };
}
