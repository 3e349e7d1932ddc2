import { label } from '@tarmac/freight-api/rules';
import { payColumnsProblem } from '../../../finance/bank-channel/files/formats/paySheet.ts';
import { amountKey, countKey, rateKey, switchKey, textKey } from '../configKey.ts';

/** What decides on money, invoices and tax. */
export const financeKeys = {
  termRemindDays: countKey(3, {
    group: 'finance',
    name: label('账期到期提醒', 'Reminder of terms'),
    about: label('账期到期前多少天计入待办并提醒。', 'How long before it is due a term counts as waiting and is reminded of.'),
    unit: label('天', 'days'),
    min: 0,
    max: 90,
  }),
  checkSmsEnabled: switchKey(false, {
    group: 'finance',
    name: label('验收短信提醒', 'Checks by SMS'),
    about: label('开启后，运单提交验收时同时发短信给付款方。', 'On: payers are told by SMS as well of waybills that they are to check.'),
  }),
  termSmsEnabled: switchKey(false, {
    group: 'finance',
    name: label('账期短信提醒', 'Terms by SMS'),
    about: label('开启后，账期提醒同时发短信给客户和业务员。', 'On: customers and their salespeople are reminded of terms by SMS as well.'),
  }),
  defaultServiceRate: rateKey(600, {
    group: 'finance',
    name: label('默认服务费率', 'Usual service rate'),
    about: label(
      '新客户的服务费率，之后在客户上修改。',
      'The service rate that a new customer begins with; it is changed at the customer.',
    ),
    min: 0,
    max: 2000,
  }),
  defaultTaxRate: rateKey(900, {
    group: 'finance',
    name: label('默认开票税率', 'Usual VAT rate'),
    about: label(
      '新客户的开票税率，之后在客户上修改。只能是9%、6%、3%或1%。',
      'The VAT rate of invoices that a new customer begins with; it is changed at the customer. It is 9 %, 6 %, 3 % or 1 %.',
    ),
    min: 100,
    max: 900,
    check: (value) =>
      ['900', '600', '300', '100'].includes(value) ? undefined : label('须为9%、6%、3%或1%', 'Must be 9 %, 6 %, 3 % or 1 %'),
  }),
  maxPrepayRate: rateKey(5000, {
    group: 'finance',
    name: label('预付比例上限', 'Largest share prepaid'),
    about: label(
      '订单和运单的预付款不得超过预估运费的此比例。',
      'Orders and waybills may prepay no more than this share of the estimated freight.',
    ),
    min: 0,
    max: 10_000,
  }),
  invoiceMaxAmount: amountKey(100_000_000, {
    group: 'finance',
    name: label('单张发票限额', 'Limit of an invoice'),
    about: label(
      '运营主体没有自己的限额时，一张发票的最高金额；超出部分拆分开具。',
      'The largest amount of one invoice where the company has no limit of its own; what exceeds it is split.',
    ),
    min: 1,
    max: 10_000_000_000,
  }),
  offlineCustomerDirectPay: switchKey(false, {
    group: 'finance',
    name: label('允许客户直付司机', 'Customers may pay drivers'),
    about: label(
      '开启后，线下付款可登记为客户直接付给司机。资金流不经过平台，影响合规。',
      'On: a payment outside may be recorded as paid by the customer to the driver. The money then does not flow through the platform, which harms compliance.',
    ),
  }),
  dianfuFeeMode: {
    type: 'choice',
    default: 'daily',
    group: 'finance',
    name: label('垫付计费方式', 'Fee of advances'),
    about: label(
      '新垫付的费用按日计收，或按本金一次性收取。',
      'Whether new advances cost a fee for each day, or a share of the principal once.',
    ),
    choices: [
      { value: 'daily', label: label('按日计收', 'For each day') },
      { value: 'fixed', label: label('一次性收取', 'Once') },
    ],
  },
  dianfuFeeRate: rateKey(100, {
    group: 'finance',
    name: label('垫付一次性费率', 'Rate of the fee, once'),
    about: label('一次性收取时，垫付费用占本金的比例。', 'The share of the principal that an advance costs where the fee is taken once.'),
    min: 0,
    max: 10_000,
  }),
  dianfuAutoRepay: switchKey(true, {
    group: 'finance',
    name: label('到账自动还垫付', 'Repay advances at once'),
    about: label(
      '开启后，客户钱包到账时自动归还垫付款。',
      'On: money that arrives in the wallet of a customer pays back advances by itself.',
    ),
  }),
  paySheetColumns: textKey('text', {
    group: 'finance',
    name: label('网银文件列', 'Columns of payment sheets'),
    about: label(
      '批量付款文件的列，每行一家银行，如“工商银行：收款账号=accountNo,户名=name,金额=amount,备注=requestSerial”。空则用通用列。',
      'The columns of payment files, a line for each bank, such as “ICBC: Account=accountNo,Name=name,Amount=amount,Note=requestSerial”. Empty: the usual columns.',
    ),
    check: payColumnsProblem,
  }),
  taxAgencyEnabled: switchKey(false, {
    group: 'tax',
    name: label('代办增值税', 'Agency VAT'),
    about: label(
      '开启后，付款时代扣司机的增值税及附加，并按月代办申报。',
      'On: VAT and surtaxes of drivers are withheld when they are paid, and declared for them each month.',
    ),
  }),
  iitWithholdEnabled: switchKey(false, {
    group: 'tax',
    name: label('代扣个人所得税', 'Withhold income tax'),
    about: label(
      '开启后，付款时预扣司机的个人所得税，并按月申报。',
      'On: income tax of drivers is withheld when they are paid, and declared each month.',
    ),
  }),
  taxHolidays: textKey('dates', {
    group: 'tax',
    name: label('申报顺延假日', 'Days off for declarations'),
    about: label(
      '周末以外的法定假日；申报截止日遇假日顺延。',
      'Days off beside the weekends. A declaration that falls due on one of them is due later.',
    ),
    platformOnly: true,
  }),
} as const;
