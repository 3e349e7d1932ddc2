import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of recharges. */
export const rechargeTexts = defineTexts({
  sendTo: { zh: '请转账至', en: 'Send the money to' },
  confirm: { zh: '确认到账', en: 'Confirm' },
  preview: { zh: '到账核对', en: 'What has arrived' },
  close: { zh: '关闭', en: 'Close' },
  closeHelp: { zh: '关闭后该充值单不再入账，流水号可重新登记', en: 'It is not booked any more; its serial may be recorded again' },
  match: { zh: '银行到账匹配', en: 'Match a receipt' },
  receipts: { zh: '该账户未匹配的到账', en: 'Open receipts of that account' },
  noReceipts: { zh: '该账户没有未匹配的到账', en: 'That account has no open receipt' },
  reverse: { zh: '冲正', en: 'Reverse' },
  reverseHelp: { zh: '从客户钱包可用余额中扣回该笔充值', en: 'Takes the amount back from what is free in the wallet' },
  serialHelp: { zh: '银行回单上的流水号，同一收款账户不能重复', en: 'The serial on the bank’s slip, once for each account' },
});
