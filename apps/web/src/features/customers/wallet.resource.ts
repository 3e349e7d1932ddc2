import { defineResource } from '@tarmac/admin-kit/resource';
import { createCustomerWalletApi, type CustomerWallet, customerWalletFields } from '@tarmac/freight-api/customers';
import { client } from '../../shared/session.ts';
import { withSums } from '../../shared/withSums.ts';

/** A customer's prepaid money with one operating company. */
export const wallet = defineResource<CustomerWallet>()({
  label: { zh: '客户钱包', en: 'Wallet' },
  api: withSums(createCustomerWalletApi(client)),
  permission: 'wallet',
  titleField: 'customerName',
  fields: customerWalletFields,
});
