import { defineAction, defineResource } from '@tarmac/admin-kit/resource';
import { createCustomerWalletApi, type CustomerWallet, customerWalletFields } from '@tarmac/freight-api/customers';
import { late } from '@tarmac/admin-kit/chunk';
import { client } from '../../../shared/session/session.ts';
import { withLook } from '../../../shared/lists/reveal.tsx';
import { withSums } from '../../../shared/api/withSums.ts';

const WalletRecordsDrawer = late(() => import('./WalletRecordsDrawer.tsx'), { part: 'WalletRecordsDrawer' });

const api = withSums(createCustomerWalletApi(client));
/** A customer's prepaid money with one operating company. */
export const wallet = defineResource<CustomerWallet>()({
  label: { zh: '客户钱包', en: 'Wallet' },
  api: withLook<CustomerWallet, typeof api>(api),
  permission: 'wallet',
  titleField: 'customerName',
  fields: customerWalletFields,
});

/** What happened in a wallet. */
export const walletActions = [
  defineAction(wallet, {
    label: { zh: '流水', en: 'Records' },
    permission: 'wallet:record',
    dialog: WalletRecordsDrawer,
  }),
];
