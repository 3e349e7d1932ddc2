import { label } from '@tarmac/freight-api/rules';
import { contract, dict, entity, flag, integer, longText, reference, standardEndpoints, text } from '../../../platform/contract/index.ts';
import { RowKey } from '../../../platform/contract/rowInputs.ts';

/** An account that money leaves from, or goes to, outside of the channels. @source freight-domain 2.39 */
export const OfflineAccount = entity('offlineAccount', {
  label: label('线下账户', 'Offline account'),
  required: {
    direction: dict('offline_direction', {
      label: label('收付方向', 'Pays or receives'),
      options: { description: 'Once payments name it, it stays.' },
    }),
    accountType: dict('bank_account_type', { label: label('账户性质', 'Kind of account') }),
    accountName: text(label('户名', 'Account holder'), { min: 1, max: 100, filter: 'text' }),
    accountNo: text(label('账号', 'Account number'), {
      max: 32,
      rule: 'corporateAccount',
      sensitive: true,
      filter: 'equals',
      description: 'A card of a person, or 6 to 32 digits, letters or hyphens of a company. One of each direction.',
    }),
    bankName: text(label('开户银行', 'Bank'), { min: 1, max: 100, filter: 'text' }),
  },
  optional: {
    ownerType: dict('account_owner', {
      label: label('主体类型', 'Kind of owner'),
      options: { only: ['platform', 'customer', 'driver', 'carrier'] },
    }),
    ownerId: reference('company', { label: label('所属主体', 'Owner'), options: { textField: 'ownerName' } }),
    cnaps: text(label('联行号', 'Branch number'), { max: 12, rule: 'cnaps' }),
    remark: longText(label('备注', 'Remark'), { max: 200 }),
  },
  computed: {
    ownerName: text(label('所属主体', 'Owner'), { max: 100, filter: 'text' }),
    companyAccountId: reference('companyAccount', { label: label('对公账户', 'Company account') }),
    useCount: integer(label('使用次数', 'Times used'), { sortable: true }),
    enabled: flag(label('启用', 'Enabled')),
  },
  exportColumns: [
    'accountName',
    'accountNo',
    'bankName',
    'accountType',
    'direction',
    'ownerName',
    'cnaps',
    'useCount',
    'enabled',
    'remark',
  ],
  importColumns: [],
});

const { list, queryById, add, edit, delete: remove, deleteBatch, exportXls } = standardEndpoints(OfflineAccount, 'offlineAccount');

/** @source freight-domain S11 */
export const offlineAccountContract = contract('/shipping/hyOfflineAccount', {
  about: { domain: 'finance', name: 'offlineAccount', entity: OfflineAccount },
  endpoints: {
    list,
    queryById,
    add,
    edit,
    delete: remove,
    deleteBatch,
    exportXls,
    enable: {
      method: 'PUT',
      path: '/enable',
      permission: 'offlineAccount:enable',
      summary: label('启用或停用', 'Enable or disable'),
      body: RowKey.extend({ enabled: flag(label('启用', 'Enabled')) }).meta({ id: 'OfflineAccountEnableInput' }),
      reply: OfflineAccount.row,
      idempotent: 'accepted',
      errors: ['NotFound', 'Conflict'],
    },
  },
});
