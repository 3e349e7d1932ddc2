import { defineResource } from '@tarmac/admin-kit/resource';
import { createCustomerWalletApi, type CustomerWallet, customerWalletFields } from '@tarmac/freight-api/customers';
import { createWalletMoneyApi, createWalletMoneyQueries } from '@tarmac/freight-api/finance';
import { client } from '../../../shared/session/session.ts';
import { withLook } from '../../../shared/lists/reveal.tsx';
import { withSums } from '../../../shared/api/withSums.ts';

/** Calls of wallets. */
export const walletApi = withSums(createCustomerWalletApi(client));
/** Calls that touch their money. */
export const walletMoneyApi = createWalletMoneyApi(client);
/** Questions about their money. */
export const walletMoneyQueries = createWalletMoneyQueries(client);

/** A customer's prepaid money with one operating company. */
export const wallet = defineResource<CustomerWallet>()({
  label: { zh: '客户钱包', en: 'Wallet' },
  api: withLook<CustomerWallet, typeof walletApi>(walletApi),
  permission: 'wallet',
  titleField: 'customerName',
  listFields: ['state', 'availableAmount', 'companyName', 'customerId'],
  fields: customerWalletFields,
});
