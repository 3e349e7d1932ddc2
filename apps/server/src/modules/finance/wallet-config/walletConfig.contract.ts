import { label } from '@tarmac/freight-api/rules';
import { contract, dict, entity, flag, integer, money, reference, standardEndpoints, text } from '../../../platform/contract/index.ts';
import { RowReason } from '../../../platform/contract/rowInputs.ts';

const limit = (zh: string, en: string) => money(label(zh, en), { min: 100, max: 100_000_000_000 });

/** How an operating company pays: by which account, how much, when, and by how many people. @source freight-domain 2.15, X03 */
export const WalletConfig = entity('walletConfig', {
  label: label('钱包配置', 'Payment settings'),
  required: {
    companyId: reference('company', {
      label: label('运营主体', 'Company'),
      options: { textField: 'companyName', description: 'One setting for each company.' },
    }),
    channelType: dict('pay_channel', { label: label('出款渠道', 'Channel'), options: { only: ['bank', 'third'] } }),
    singleLimit: limit('单笔限额', 'Limit of one payment'),
    dayLimit: limit('单日限额', 'Limit of a day'),
    driverDayLimit: limit('单个收款人日限额', 'Limit of a payee and day'),
    dualApproveAmount: money(label('双人复核起点', 'Two people from'), {
      default: 0,
      description: 'For offline payments: from this amount a second person approves. 0: always.',
    }),
    channelFeeMode: dict('channel_fee_mode', { label: label('手续费方式', 'Kind of bank fee') }),
    channelFee: integer(label('手续费', 'Bank fee'), {
      min: 0,
      max: 100_000,
      default: 0,
      description: 'Fen for each payment, or 1/10000 of the amount.',
    }),
    smsConfirm: flag(label('付款短信验证', 'SMS before paying'), { default: '0' }),
    autoFreeze: flag(label('调度自动冻结', 'Set money aside at dispatch'), { default: '1' }),
    freezeRatio: integer(label('冻结比例', 'Share set aside'), {
      min: 1,
      max: 10_000,
      default: 10_000,
      description: 'Of the fee, in 1/10000. The rest is set aside when the waybill is examined.',
    }),
    autoPay: flag(label('审核后自动付款', 'Hand payments in by itself'), {
      default: '0',
      description: 'Waybills that are ready to pay are handed in by the system; a person approves them.',
    }),
  },
  optional: {
    limitReason: text(label('限额变更原因', 'Why limits change'), {
      max: 200,
      derived: true,
      description: 'For the second person, where limits that hold are to change. It is not kept here.',
    }),
    companyAccountId: reference('companyAccount', {
      label: label('付款账户', 'Paying account'),
      options: { textField: 'accountName', description: 'Absent: the default paying account of the company.' },
    }),
    thirdAccountId: reference('thirdAccount', {
      label: label('付款第三方账户', 'Paying account at an institution'),
      options: { textField: 'thirdAccountNo', description: 'Of the channel third; else absent.' },
    }),
    payWindow: text(label('出款时段', 'Hours of payment'), {
      max: 11,
      pattern: /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/,
      description: 'Such as 08:00-21:00; absent: at any time.',
    }),
  },
  computed: {
    companyName: text(label('运营主体', 'Company'), { max: 512 }),
    accountName: text(label('付款账户', 'Paying account'), { max: 100 }),
    thirdAccountNo: text(label('付款第三方账户', 'Paying account at an institution'), { max: 32 }),
    enabled: flag(label('启用', 'Enabled')),
    pending: flag(label('变更待复核', 'Change to be decided'), {
      description: 'A second person has not decided on a change of its limits.',
    }),
  },
  exportColumns: [],
  importColumns: [],
});

const { list, queryById, add, edit, delete: remove, deleteBatch } = standardEndpoints(WalletConfig, 'walletConfig');

/** @source freight-domain X03 */
export const walletConfigContract = contract('/account/hyWalletConfig', {
  about: { domain: 'finance', name: 'walletConfig', entity: WalletConfig },
  endpoints: {
    list,
    queryById,
    add,
    edit,
    delete: remove,
    deleteBatch,
    enable: {
      method: 'PUT',
      path: '/enable',
      permission: 'walletConfig:enable',
      summary: label('启用或停用', 'Enable or disable'),
      body: RowReason.extend({ enabled: flag(label('启用', 'Enabled')) }).meta({ id: 'WalletConfigEnableInput' }),
      reply: WalletConfig.row,
      idempotent: 'accepted',
      checkable: true,
      errors: ['NotFound', 'Conflict', 'InvalidInput'],
    },
  },
});
