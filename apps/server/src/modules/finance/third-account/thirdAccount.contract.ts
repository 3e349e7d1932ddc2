import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  dateTime,
  dict,
  entity,
  flag,
  Id,
  IdQuery,
  money,
  reference,
  standardEndpoints,
  text,
} from '../../../platform/contract/index.ts';
import { RowKey } from '../../../platform/contract/rowInputs.ts';
import { thirdAccountStates } from './thirdAccount.states.ts';

/** An account at a payment institution. @source freight-domain 2.35 */
export const ThirdAccount = entity('thirdAccount', {
  label: label('第三方支付账户', 'Account at an institution'),
  required: {
    accountName: text(label('开户名称', 'Account holder'), { min: 1, max: 100, filter: 'text', description: 'The name of the owner.' }),
    idType: dict('third_id_type', { label: label('证件类型', 'Kind of paper'), options: { codes: ['1', '2'], sortable: false } }),
    idNo: text(label('证件号码', 'Number of the paper'), { min: 1, max: 18, sensitive: true, spelling: 'compact' }),
    phone: text(label('手机号', 'Phone'), { min: 1, max: 18, rule: 'mobile', sensitive: true }),
  },
  optional: {
    ownerType: dict('account_owner', {
      label: label('主体类型', 'Kind of owner'),
      options: {
        only: ['platform', 'customer', 'driver', 'carrier', 'captain'],
        description: 'platform: one of our operating companies. Chosen once; absent: the actor’s own company.',
      },
    }),
    ownerId: reference('company', {
      label: label('开户主体', 'Owner'),
      options: { textField: 'ownerName', description: 'Id of the owner; absent: the actor’s own company. Chosen once.' },
    }),
    legalPerson: text(label('法定代表人', 'Legal representative'), { max: 50, description: 'Of companies.' }),
  },
  computed: {
    applyNo: text(label('开户单号', 'Number'), { spelling: 'compact', max: 20, filter: 'text' }),
    ownerName: text(label('主体名称', 'Name of the owner'), { max: 100, filter: 'text' }),
    channelCode: text(label('渠道', 'Institution'), { max: 20, filter: 'equals' }),
    simulated: flag(label('模拟', 'Simulated')),
    accountNo: text(label('账号', 'Account number'), { max: 32, filter: 'text' }),
    subAccountNo: text(label('子账户', 'Sub-account'), { max: 40 }),
    openState: dict('step_state', { label: label('开户状态', 'Opening') }),
    applyTime: dateTime(label('申请时间', 'Applied at')),
    openTime: dateTime(label('开户时间', 'Opened at')),
    failReason: text(label('失败原因', 'Why refused'), { max: 200 }),
    balance: money(label('渠道余额', 'Balance')),
    frozen: money(label('冻结金额', 'Frozen')),
    balanceTime: dateTime(label('余额时间', 'Balance as of')),
    agreementNo: text(label('协议号', 'Agreement'), { max: 32 }),
    signTime: dateTime(label('签约时间', 'Signed at')),
    bindCardId: text(label('绑定卡编号', 'Id of the bound card'), { max: 32 }),
    bindCardNo: text(label('绑定卡', 'Bound card'), { max: 32 }),
    bindState: dict('card_state', { label: label('绑卡状态', 'Binding'), options: { codes: ['20', '30', '40'] } }),
    bindRemark: text(label('绑卡结果', 'Result of the binding'), { max: 200 }),
    state: dict('account_state', { label: label('状态', 'Status') }),
    closeTime: dateTime(label('注销时间', 'Closed at')),
  },
  exportColumns: [
    'applyNo',
    'ownerType',
    'ownerName',
    'channelCode',
    'accountNo',
    'subAccountNo',
    'openState',
    'balance',
    'frozen',
    'balanceTime',
    'agreementNo',
    'signTime',
    'bindCardNo',
    'bindState',
    'state',
    'createTime',
  ],
  sums: ['balance', 'frozen'],
});

/** Which card an account pays out to. */
export const BindCardInput = RowKey.extend({
  cardId: reference('payee', { label: label('收款账户', 'Card or account'), options: { textField: 'cardHolder' } }),
}).meta({ id: 'BindCardInput' });

/** A card or account that may be bound. */
const BindableCard = z
  .object({ id: Id, cardHolder: z.string(), cardNo: z.string(), bankName: z.string().nullable() })
  .meta({ id: 'BindableCard' });

const { list, queryById, add, edit, exportXls } = standardEndpoints(ThirdAccount, 'thirdAccount');
const step = {
  method: 'PUT',
  reply: ThirdAccount.row,
  body: RowKey,
  idempotent: 'required',
  errors: ['NotFound', 'Conflict', 'InvalidInput'],
} as const;

/** Who asks for another's than the own also needs driver:account, carrier:account or customer:account. @source freight-domain F24 */
export const thirdAccountContract = contract('/account/hyThirdAccount', {
  about: { domain: 'finance', name: 'thirdAccount', entity: ThirdAccount, states: thirdAccountStates },
  endpoints: {
    list,
    queryById,
    add: { ...add, permission: 'thirdAccount:open' },
    edit: { ...edit, permission: 'thirdAccount:open' },
    exportXls,
    open: { ...step, path: '/open', permission: 'thirdAccount:open', summary: label('提交开户', 'Apply for the account') },
    sign: { ...step, path: '/sign', permission: 'thirdAccount:sign', summary: label('签约', 'Sign the agreement') },
    query: {
      ...step,
      path: '/query',
      permission: 'thirdAccount:query',
      summary: label('查询余额', 'Ask for the balance'),
      idempotent: 'accepted',
    },
    cards: {
      method: 'GET',
      path: '/cards',
      permission: 'thirdAccount:bindCard',
      summary: label('可绑定的账户', 'What may be bound'),
      query: IdQuery,
      reply: z.array(BindableCard),
      errors: ['NotFound'],
    },
    bindCard: {
      ...step,
      path: '/bindCard',
      permission: 'thirdAccount:bindCard',
      summary: label('绑卡', 'Bind a card'),
      body: BindCardInput,
    },
    close: { ...step, path: '/close', permission: 'thirdAccount:close', summary: label('注销', 'Close the account') },
  },
});
