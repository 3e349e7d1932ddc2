import { field } from '@tarmac/admin-kit/field';
import { defineResource } from '@tarmac/admin-kit/resource';
import { createPlatformAccountApi, type PlatformAccount, platformAccountFields } from '@tarmac/freight-api/finance';
import { formatMoney } from '@tarmac/admin-kit/i18n';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { withSums } from '../../../shared/api/withSums.ts';
import { definePicker } from '../../../shared/pickers/definePicker.ts';
import { client } from '../../../shared/session/session.ts';
import { OwnAccountPicker } from '../shared/OwnAccountPicker.ts';

/** Calls of platform accounts. */
export const platformAccountApi = withSums(createPlatformAccountApi(client));

/** Chooses a settlement account of the same company. */
export const SettleAccountPicker = definePicker({
  list: createPlatformAccountApi(quietClient).list,
  searchBy: 'accountName',
  filter: { accountKind: { is: 'settle' }, state: { is: '1' } },
  narrowedBy: ({ companyId }) => (typeof companyId === 'string' ? { filter: { companyId: { is: companyId } } } : {}),
  text: (row) => row.accountName ?? '',
  description: (row) => [row.bankAccountName, formatMoney(row.balance ?? 0)].filter(Boolean).join(' · '),
});

/** Accounts of the books that are kept an eye on. */
export const platformAccount = defineResource<PlatformAccount>()({
  label: { zh: '平台账户', en: 'Platform account' },
  api: platformAccountApi,
  permission: 'platformAccount',
  name: 'platformAccount',
  titleField: 'accountName',
  listFields: ['accountKind', 'state', 'balance', 'ledgerCode', 'companyId', 'companyAccountId', 'accountName'],
  fields: {
    ...platformAccountFields,
    companyAccountId: field.reference(platformAccountFields.companyAccountId, { picker: OwnAccountPicker }),
  },
});
