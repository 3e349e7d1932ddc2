import { z } from 'zod';
import {
  contract,
  dict,
  entity,
  integer,
  listOfOwner,
  money,
  reference,
  standardEndpoints,
  text,
} from '../../../platform/contract/index.ts';
import { RowKey, RowReason } from '../../../platform/contract/rowInputs.ts';
import { customerWalletStates } from './customerWallet.states.ts';

/** A customer's prepaid money with one operating company. @source freight-domain 2.13 */
export const CustomerWallet = entity('customerWallet', {
  label: { zh: '客户钱包', en: 'Customer wallet' },
  required: {},
  optional: {},
  computed: {
    customerId: reference('customer', { label: { zh: '客户', en: 'Customer' }, options: { textField: 'customerName' } }),
    customerName: text({ zh: '客户名称', en: 'Customer name' }, { max: 100, filter: 'text', sortable: true }),
    companyId: reference('company', { label: { zh: '运营主体', en: 'Company' }, options: { textField: 'companyName' } }),
    companyName: text({ zh: '主体名称', en: 'Company name' }, { max: 512 }),
    availableAmount: money({ zh: '可用余额', en: 'Available' }, { sortable: true, filter: 'range' }),
    frozenAmount: money({ zh: '冻结金额', en: 'Frozen' }, { sortable: true }),
    totalAmount: money({ zh: '账户余额', en: 'Balance' }, { sortable: true }),
    totalRecharge: money({ zh: '累计充值', en: 'Total top-ups' }),
    totalConsume: money({ zh: '累计消费', en: 'Total spent' }),
    totalRefund: money({ zh: '累计退款', en: 'Total refunds' }),
    subAccountNo: text({ zh: '虚拟子账户', en: 'Sub-account' }, { max: 64, sensitive: true }),
    subAccountName: text({ zh: '子账户名称', en: 'Sub-account name' }, { max: 100 }),
    bankName: text({ zh: '开户行', en: 'Bank' }, { max: 100 }),
    state: dict('account_state', { label: { zh: '状态', en: 'Status' } }),
    freezeReason: text({ zh: '冻结原因', en: 'Why it is frozen' }, { max: 200 }),
    warnAmount: money({ zh: '余额预警', en: 'Low balance' }),
    ledgerVersion: integer({ zh: '账务版本', en: 'Ledger version' }),
  },
  exportColumns: [
    'customerName',
    'companyName',
    'availableAmount',
    'frozenAmount',
    'totalAmount',
    'totalRecharge',
    'totalConsume',
    'warnAmount',
    'state',
    'updateTime',
  ],
  sums: ['availableAmount', 'frozenAmount', 'totalAmount', 'totalRecharge', 'totalConsume'],
});

/** What is in the actor's own wallets, in fen. */
const WalletTotals = z
  .object({ availableAmount: z.int(), frozenAmount: z.int(), totalAmount: z.int(), walletCount: z.int() })
  .meta({ id: 'WalletTotals' });

const { list, queryById, exportXls } = standardEndpoints(CustomerWallet, 'wallet');
const step = {
  method: 'PUT',
  reply: CustomerWallet.row,
  idempotent: 'accepted',
  checkable: true,
  errors: ['NotFound', 'Conflict', 'InvalidInput'],
} as const;

/** @source freight-domain F10 */
export const customerWalletContract = contract('/customer/hyCustomerWallet', {
  about: { domain: 'customers', name: 'customerWallet', entity: CustomerWallet, states: customerWalletStates },
  endpoints: {
    list,
    queryById,
    exportXls,
    ofCustomer: listOfOwner(CustomerWallet, {
      owner: 'customerId',
      about: {
        path: '/ofCustomer',
        permission: 'customer:wallet',
        summary: { zh: '客户的钱包', en: 'Wallets of a customer' },
      },
    }),
    freeze: {
      ...step,
      path: '/freeze',
      permission: 'wallet:freeze',
      summary: { zh: '冻结账户', en: 'Freeze' },
      body: RowReason,
    },
    unfreeze: {
      ...step,
      path: '/unfreeze',
      permission: 'wallet:freeze',
      summary: { zh: '解冻账户', en: 'Unfreeze' },
      body: RowReason,
    },
    warn: {
      ...step,
      path: '/warn',
      permission: 'wallet:warn',
      summary: { zh: '预警设置', en: 'Set the warning' },
      body: RowKey.extend({
        /** Absent or null: nobody is warned. */
        warnAmount: money({ zh: '余额预警', en: 'Low balance' }, { min: 1, max: 9_999_999_999 }).nullish(),
      }).meta({ id: 'WalletWarnInput' }),
    },
    summary: {
      method: 'GET',
      path: '/summary',
      permission: 'wallet:list',
      summary: { zh: '钱包汇总', en: 'Totals of wallets' },
      reply: WalletTotals,
    },
  },
});
