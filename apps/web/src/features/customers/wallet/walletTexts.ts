import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of wallets. */
export const walletTexts = defineTexts({
  records: { zh: '流水', en: 'Records' },
  freeze: { zh: '冻结账户', en: 'Freeze' },
  freezeHelp: {
    zh: '冻结后不能派车冻结资金、退款或由客户发起付款；已冻结的运费照常支付，仍可充值',
    en: 'A frozen wallet sets nothing aside, refunds nothing and pays nothing that its customer asks for. What waybills hold is paid, and money still comes in',
  },
  unfreeze: { zh: '解冻账户', en: 'Unfreeze' },
  unfreezeHelp: { zh: '解冻后恢复使用', en: 'It is used as before' },
  warn: { zh: '预警设置', en: 'Warning' },
  warnHelp: {
    zh: '可用余额低于此金额时通知客户与出纳一次；不填则不预警',
    en: 'Customer and cashier are told once when it holds less; empty: never',
  },
  adjust: { zh: '调账', en: 'Correct' },
  adjustHelp: { zh: '由他人复核后入账，在“待复核”中查看', en: 'Another person has it booked; see “To be approved”' },
  adjusted: { zh: '已申请调账，等待他人复核', en: 'Asked for: somebody else decides' },
  refund: { zh: '退款', en: 'Refund' },
  refundHelp: {
    zh: '从可用余额退至客户已验证的收款账户，由他人复核后付出',
    en: 'What is free goes to a confirmed account of the customer, once another person agrees',
  },
  refundAsked: { zh: '已申请退款，等待他人复核', en: 'Asked for: somebody else decides' },
  smsHint: { zh: '退款需短信验证，验证码将发送至', en: 'A refund asks for a code, which goes to' },
  afterwards: { zh: '执行后可用余额', en: 'Available afterwards' },
  available: { zh: '可用余额', en: 'Available' },
  check: { zh: '对账', en: 'Check' },
  checkTitle: { zh: '钱包对账', en: 'Check of the wallet' },
  right: { zh: '账务、钱包与单据一致', en: 'Books, wallet and documents agree' },
  wrong: { zh: '存在差异，请核查标红的行', en: 'There are differences; look into the red lines' },
  item: { zh: '项目', en: 'Item' },
  ledger: { zh: '账务', en: 'Books' },
  wallet: { zh: '钱包', en: 'Wallet' },
  documents: { zh: '单据', en: 'Documents' },
  difference: { zh: '差异', en: 'Difference' },
});

/** What a check compares. */
export const checkItems = defineTexts({
  available: { zh: '可用余额', en: 'Available' },
  frozen: { zh: '冻结金额', en: 'Set aside' },
  recharge: { zh: '累计充值', en: 'Top-ups' },
  consume: { zh: '累计消费', en: 'Spent' },
  refund: { zh: '累计退款', en: 'Refunds' },
  channel: { zh: '第三方账户余额（账户余额）', en: 'Held at the institution (whole balance)' },
});
