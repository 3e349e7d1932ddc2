import { late } from '@tarmac/admin-kit/chunk';
import { defineAction } from '@tarmac/admin-kit/resource';
import { canAdvance } from '@tarmac/freight-api';
import { type CustomerWallet, customerWalletStates } from '@tarmac/freight-api/customers';
import { wallet, walletApi, walletMoneyApi } from './wallet.resource.ts';
import type { walletForms } from './walletForms.tsx';
import { walletTexts as texts } from './walletTexts.ts';

const WalletRecordsDrawer = late(() => import('./WalletRecordsDrawer.tsx'), { part: 'WalletRecordsDrawer' });
const CheckWalletDialog = late(() => import('./CheckWalletDialog.tsx'), { part: 'CheckWalletDialog' });

const keyOf = ({ id, version }: CustomerWallet) => ({ id, version });
const may = (move: keyof typeof customerWalletStates.moves) => (row: CustomerWallet) => canAdvance(customerWalletStates, move, row.state);
/** Fetched when the action is asked for. */
const formOf =
  <Form extends keyof typeof walletForms>(form: Form) =>
  async () =>
    (await import('./walletForms.tsx')).walletForms[form];

/** What is done to a wallet. @source freight-domain F10 */
export const walletActions = [
  defineAction(wallet, { label: texts.records, permission: 'wallet:record', dialog: WalletRecordsDrawer }),
  defineAction(wallet, { label: texts.check, permission: 'wallet:check', opens: true, dialog: CheckWalletDialog }),
  defineAction<CustomerWallet, Omit<Parameters<typeof walletMoneyApi.adjust>[0], 'id'>>(wallet, {
    label: texts.adjust,
    permission: 'wallet:adjust',
    when: ({ state }) => state !== customerWalletStates.codes.closed,
    form: formOf('adjust'),
    checkable: true,
    success: texts.adjusted,
    run: ({ id }, { input: { direction, amount, account, reason }, context }) =>
      walletMoneyApi.adjust({ id, direction, amount, account, reason }, context),
  }),
  defineAction<CustomerWallet, { warnAmount?: number | null }>(wallet, {
    label: texts.warn,
    permission: 'wallet:warn',
    form: formOf('warn'),
    checkable: true,
    run: (row, { input: { warnAmount = null }, context }) => walletApi.warn({ ...keyOf(row), warnAmount }, context),
  }),
  defineAction<CustomerWallet, { reason: string }>(wallet, {
    label: texts.freeze,
    permission: 'wallet:freeze',
    danger: true,
    when: may('freeze'),
    form: formOf('freeze'),
    checkable: true,
    run: (row, { input, context }) => walletApi.freeze({ ...keyOf(row), ...input }, context),
  }),
  defineAction<CustomerWallet, { reason: string }>(wallet, {
    label: texts.unfreeze,
    permission: 'wallet:freeze',
    when: may('unfreeze'),
    form: formOf('unfreeze'),
    checkable: true,
    run: (row, { input, context }) => walletApi.unfreeze({ ...keyOf(row), ...input }, context),
  }),
];
