import { defineAction, type RowAction } from '@tarmac/admin-kit/resource';
import type { CustomerWallet } from '@tarmac/freight-api/customers';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ReactNode, useMemo } from 'react';
import { usePaySafely } from '../../../shared/session/usePaySafely.tsx';
import { walletActions } from './wallet.actions.tsx';
import { wallet, walletMoneyApi } from './wallet.resource.ts';
import { walletTexts as texts } from './walletTexts.ts';

/** What is done to a wallet on its page; `check` is the question for a code, to be drawn beside the list. @source freight-domain F10 */
export function useWalletActions(): { actions: ReadonlyArray<RowAction<CustomerWallet>>; check: ReactNode } {
  const { localize } = useLocale();
  const { safely, check } = usePaySafely(localize(texts.smsHint));
  const actions = useMemo(
    () => [
      ...walletActions,
      defineAction<CustomerWallet, Omit<Parameters<typeof walletMoneyApi.refund>[0], 'id'>>(wallet, {
        label: texts.refund,
        permission: 'wallet:refund',
        when: ({ state, availableAmount }) => state === '1' && (availableAmount ?? 0) > 0,
        form: async () => (await import('./walletForms.tsx')).walletForms.refund,
        success: texts.refundAsked,
        run: ({ id }, { input: { amount, cardId, reason }, context }) =>
          safely(() => walletMoneyApi.refund({ id, amount, cardId, reason }, context)),
      }),
    ],
    [safely],
  );
  return { actions, check };
}
