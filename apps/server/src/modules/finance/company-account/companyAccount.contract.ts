import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  dateTime,
  dict,
  entity,
  files,
  flag,
  Id,
  money,
  reference,
  standardEndpoints,
  text,
} from '../../../platform/contract/index.ts';
import { placeGroup } from '../../region/placeGroup.ts';
import { RowKey } from '../../../platform/contract/rowInputs.ts';

/** A bank account of a company. @source freight-domain 2.17 */
export const CompanyAccount = entity('companyAccount', {
  label: label('对公账户', 'Company account'),
  groups: [placeGroup({ province: 'province', city: 'city' }), { name: 'bank', fields: ['bankId', 'branchName', 'cnaps'] }],
  required: {
    accountName: text(label('户名', 'Account holder'), { max: 100, filter: 'text', description: 'The name of the company.' }),
    accountNo: text(label('账号', 'Account number'), {
      max: 32,
      rule: 'corporateAccount',
      sensitive: true,
      filter: 'equals',
      unique: { table: 'hy_company_account', column: 'account_no' },
      description: '6 to 32 digits, letters or hyphens; unique.',
    }),
    bankId: reference('bank', { label: label('开户银行', 'Bank'), options: { textField: 'bankName' } }),
    branchName: text(label('开户支行', 'Branch'), { max: 100, filter: 'text' }),
    cnaps: text(label('联行号', 'Branch number'), { max: 12, rule: 'cnaps', filter: 'text' }),
    usage: dict('account_usage', { label: label('用途', 'Used for'), options: { codes: ['receive', 'pay', 'both', 'tax'] } }),
  },
  optional: {
    ownerType: dict('account_owner', {
      label: label('主体类型', 'Kind of owner'),
      options: {
        only: ['platform', 'customer', 'carrier'],
        description: 'platform: one of our operating companies. Chosen once; absent: the actor’s own company.',
      },
    }),
    ownerId: reference('company', {
      label: label('主体', 'Owner'),
      options: {
        textField: 'ownerName',
        description: 'Id of the operating company, customer or carrier; absent: the actor’s own. Chosen once.',
      },
    }),
    province: text(label('开户省份', 'Province'), { max: 50 }),
    city: text(label('开户城市', 'City'), { max: 50 }),
    licenceFile: files(label('开户许可证', 'Opening permit'), {
      sensitive: true,
      biz: 'certificate',
      accept: '.pdf,.jpg,.jpeg,.png',
      maxCount: 3,
      maxSize: 20 * 1024 * 1024,
    }),
    state: dict('account_state', { label: label('状态', 'Status'), options: { codes: ['1', '2', '3'] } }),
  },
  computed: {
    ownerName: text(label('主体名称', 'Name of the owner'), { max: 100, filter: 'text' }),
    bankName: text(label('银行名称', 'Bank name'), { max: 100, filter: 'text' }),
    bankCode: text(label('银行代码', 'Bank code'), { spelling: 'compact', max: 11 }),
    isDefault: flag(label('默认', 'Default'), { description: 'One of an owner for each use.' }),
    verifyState: dict('card_state', { label: label('打款验证', 'Check') }),
    verifyRemark: text(label('验证结果', 'Result of the check'), { max: 200 }),
    verifySentTime: dateTime(label('打款时间', 'Amount sent at')),
    ledgerBalance: money(label('账面余额', 'Balance in the books'), { description: 'Of accounts of the platform.' }),
    bankBalance: money(label('银行余额', 'Balance at the bank'), { description: 'As the bank told it last.' }),
    balanceTime: dateTime(label('余额时间', 'Balance as of')),
  },
  exportColumns: [
    'ownerName',
    'ownerType',
    'accountName',
    'accountNo',
    'bankName',
    'branchName',
    'cnaps',
    'usage',
    'isDefault',
    'verifyState',
    'state',
    'ledgerBalance',
    'bankBalance',
    'createTime',
  ],
});

const { list, queryById, add, edit, delete: remove, deleteBatch, exportXls } = standardEndpoints(CompanyAccount, 'companyAccount');
const acts = { method: 'PUT', reply: CompanyAccount.row, body: RowKey, errors: ['NotFound', 'Conflict'] } as const;

/** Who asks for another's than the own also needs carrier:account or customer:account. @source freight-domain A03 */
export const companyAccountContract = contract('/account/hyCompanyAccount', {
  about: { domain: 'finance', name: 'companyAccount', entity: CompanyAccount },
  endpoints: {
    list,
    queryById,
    add,
    edit,
    delete: remove,
    deleteBatch,
    exportXls,
    setDefault: {
      ...acts,
      path: '/setDefault',
      permission: 'companyAccount:setDefault',
      summary: label('设为默认', 'Make default'),
      idempotent: 'accepted',
    },
    sendAmount: {
      ...acts,
      path: '/sendAmount',
      permission: 'companyAccount:verify',
      summary: label('发起打款验证', 'Have a small amount sent'),
      // A bank wants its price for every transfer.
      idempotent: 'required',
    },
    askBalance: {
      ...acts,
      path: '/askBalance',
      permission: 'companyAccount:balance',
      summary: label('查询余额', 'Ask the bank for the balance'),
      idempotent: 'accepted',
    },
    verify: {
      ...acts,
      path: '/verify',
      permission: 'companyAccount:verify',
      summary: label('打款验证', 'Name the amount that arrived'),
      body: z
        .object({ id: Id, amount: money(label('到账金额', 'Amount that arrived'), { min: 1, max: 9999 }) })
        .meta({ id: 'ArrivedAmount' }),
      idempotent: 'accepted',
      errors: ['NotFound', 'Conflict', 'InvalidInput'],
    },
  },
});
