import { field } from '@tarmac/admin-kit/field';
import { defineResource } from '@tarmac/admin-kit/resource';
import { createRechargeApi, createRechargeQueries, type Recharge, rechargeFields } from '@tarmac/freight-api/finance';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { withSums } from '../../../shared/api/withSums.ts';
import { withLook } from '../../../shared/lists/reveal.tsx';
import { definePicker } from '../../../shared/pickers/definePicker.ts';
import { client } from '../../../shared/session/session.ts';
import { WalletPicker } from '../shared/WalletPicker.ts';

/** Calls of recharges. */
export const rechargeApi = withSums(createRechargeApi(client));
/** Their questions. */
export const rechargeQueries = createRechargeQueries(client);

const quietApi = createRechargeApi(quietClient);

/** Chooses the account that the money of a wallet came to. */
const ReceiveAccountPicker = definePicker({
  list: async ({ walletId }, options) => {
    if (typeof walletId !== 'string' || walletId === '') return { records: [], total: 0 };
    const records = await quietApi.receiveAccounts({ walletId }, options);
    return { records, total: records.length };
  },
  searchBy: 'accountName',
  narrowedBy: ({ walletId }) => ({ parameters: { walletId: typeof walletId === 'string' ? walletId : '' } }),
  text: (row) => row.accountName,
  description: (row) => `${row.accountNo} · ${row.bankName}`,
});

/** Chooses the account at an institution that the money of a wallet came to. */
const ThirdAccountPicker = definePicker({
  list: async ({ walletId }, options) => {
    if (typeof walletId !== 'string' || walletId === '') return { records: [], total: 0 };
    const records = await quietApi.thirdAccounts({ walletId }, options);
    return { records, total: records.length };
  },
  searchBy: 'accountName',
  narrowedBy: ({ walletId }) => ({ parameters: { walletId: typeof walletId === 'string' ? walletId : '' } }),
  text: (row) => row.accountName,
  description: (row) => `${row.accountNo} · ${row.channelCode}`,
});

/** Money that customers have sent to the platform. */
export const recharge = defineResource<Recharge>()({
  label: { zh: '充值单', en: 'Top-up' },
  api: withLook<Recharge, typeof rechargeApi>(rechargeApi),
  permission: 'recharge',
  name: 'recharge',
  titleField: 'rechargeNo',
  listFields: [
    'state',
    'createBy',
    'receiveAccountId',
    'confirmBy',
    'amount',
    'customerName',
    'payerName',
    'bankSerialNo',
    'voucherFiles',
    'transferTime',
  ],
  fields: {
    ...rechargeFields,
    walletId: field.reference(rechargeFields.walletId, { picker: WalletPicker }),
    receiveAccountId: field.reference(rechargeFields.receiveAccountId, { picker: ReceiveAccountPicker }),
    thirdAccountId: field.reference(rechargeFields.thirdAccountId, { picker: ThirdAccountPicker }),
  },
});
