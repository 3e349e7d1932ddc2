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
import { RowKey } from '../../../platform/contract/rowInputs.ts';
import { BankChoice, CardNoQuery } from '../bank/bank.contract.ts';

/** An account that somebody is paid to. @source freight-domain 2.18 */
export const BankCard = entity('bankCard', {
  label: label('银行卡', 'Bank card'),
  groups: [{ name: 'bank', fields: ['bankId', 'branchName', 'cnaps'] }],
  required: {
    holderType: dict('account_owner', {
      label: label('持卡主体', 'Whose card'),
      options: {
        only: ['driver', 'carrier', 'customer'],
        description: 'Captains are drivers. Chosen once.',
      },
    }),
    holderId: reference('payee', {
      label: label('主体', 'Owner'),
      options: { description: 'Id of the driver, carrier or customer. Chosen once.' },
    }),
    accountType: dict('bank_account_type', {
      label: label('账户性质', 'Kind of account'),
      options: { codes: ['1', '2'], sortable: false },
    }),
    cardHolder: text(label('户名', 'Account holder'), { max: 50, filter: 'text' }),
    cardNo: text(label('卡号', 'Card number'), {
      spelling: 'compact',
      max: 32,
      sensitive: true,
      filter: 'equals',
      unique: { table: 'hy_bank_card', column: 'card_no', within: 'holderId' },
      description: 'A card of a person passes the check of card numbers; a company’s account has 6 to 32 digits, letters or hyphens.',
    }),
  },
  optional: {
    idNo: text(label('证件号', 'ID card number'), {
      max: 18,
      rule: 'idCard',
      sensitive: true,
      description: 'Of persons. Absent: that of the driver, where the card is their own.',
    }),
    phone: text(label('预留手机', 'Phone at the bank'), { max: 18, rule: 'mobile', sensitive: true }),
    bankId: reference('bank', {
      label: label('开户银行', 'Bank'),
      options: {
        textField: 'bankName',
        description: 'Absent: recognised by the beginning of the card number.',
      },
    }),
    branchName: text(label('开户支行', 'Branch'), { max: 100 }),
    cnaps: text(label('联行号', 'Branch number'), { max: 12, rule: 'cnaps' }),
    cardFile: files(label('卡照片', 'Photo of the card'), { sensitive: true, biz: 'bank', image: true, maxCount: 1 }),
    authFile: files(label('代收授权书', 'Letter of authority'), {
      sensitive: true,
      biz: 'certificate',
      accept: '.pdf,.jpg,.jpeg,.png',
      maxCount: 1,
      maxSize: 20 * 1024 * 1024,
      description: 'Required where the account holder is somebody else than whom it collects for.',
    }),
  },
  computed: {
    bankName: text(label('银行名称', 'Bank name'), { max: 100, filter: 'text' }),
    bankCode: text(label('银行代码', 'Bank code'), { spelling: 'compact', max: 11 }),
    verifyState: dict('card_state', { label: label('验证状态', 'Check'), options: { sortable: false } }),
    verifyNo: text(label('验证流水号', 'Number of the check'), { max: 64 }),
    verifyRemark: text(label('验证结果', 'Result of the check'), { max: 200 }),
    verifySentTime: dateTime(label('打款时间', 'Amount sent at')),
    isDefault: flag(label('默认', 'Default')),
  },
  exportColumns: [],
  importColumns: [],
});

const { list, queryById, add, edit, delete: remove, deleteBatch } = standardEndpoints(BankCard, 'bankCard');
const acts = { reply: BankCard.row, body: RowKey, idempotent: 'accepted', errors: ['NotFound', 'Conflict'] } as const;

/** Who asks also needs the permission for cards of that kind of holder, such as driver:card. @source freight-domain F04 银行卡, F06 对公账户 */
export const bankCardContract = contract('/account/hyBankCard', {
  about: { domain: 'finance', name: 'bankCard', entity: BankCard },
  endpoints: {
    list,
    queryById,
    add,
    edit,
    delete: remove,
    deleteBatch,
    setDefault: {
      ...acts,
      method: 'PUT',
      path: '/setDefault',
      permission: 'bankCard:setDefault',
      summary: label('设为默认', 'Make default'),
    },
    verify: { ...acts, method: 'POST', path: '/verify', permission: 'bankCard:verify', summary: label('四要素验证', 'Check the card') },
    sendAmount: {
      ...acts,
      method: 'PUT',
      path: '/sendAmount',
      permission: 'bankCard:verify',
      summary: label('发起打款验证', 'Have a small amount sent'),
      // A bank wants its price for every transfer.
      idempotent: 'required',
    },
    verifyAmount: {
      ...acts,
      method: 'PUT',
      path: '/verifyAmount',
      permission: 'bankCard:verify',
      summary: label('打款验证', 'Name the amount that arrived'),
      body: z.object({ id: Id, amount: money(label('到账金额', 'Amount that arrived'), { min: 1, max: 9999 }) }).meta({ id: 'CardAmount' }),
      errors: ['NotFound', 'Conflict', 'InvalidInput'],
    },
    own: {
      method: 'GET',
      path: '/own',
      permission: 'bankCard:own',
      summary: label('本方持卡主体', 'Whose cards the actor binds'),
      reply: z
        .object({
          holderType: z.enum(['driver', 'carrier', 'customer']),
          holderId: Id,
          holderName: z.string(),
          accountType: z.enum(['1', '2']),
        })
        .meta({ id: 'OwnCardHolder' }),
      errors: ['NotFound'],
    },
    recognise: {
      method: 'GET',
      path: '/recognise',
      permission: 'bankCard:list',
      summary: label('识别银行', 'The bank of a card'),
      query: CardNoQuery,
      reply: BankChoice.nullable(),
    },
  },
});
