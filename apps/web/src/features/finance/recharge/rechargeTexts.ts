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
  voucher: { zh: '上传凭证', en: 'Add the proof' },
  voucherHelp: {
    zh: '转账后填写银行流水号并上传凭证，由平台确认到账',
    en: 'Once the money is sent: its serial and voucher. The platform confirms it',
  },
  voucherDone: { zh: '已提交，等待平台确认到账', en: 'Submitted: the platform confirms it' },
  kindHelp: {
    zh: '线下转账：已转账，直接提交凭证；网银与第三方账户：先提交后付款，24小时未付款自动关闭',
    en: 'A bank transfer was sent already. The others are asked for first, and closed after a day without money',
  },
  howTo: { zh: '充值步骤', en: 'How to top up' },
  stepSend: { zh: '向收款账户转账', en: 'Send the money' },
  stepTell: { zh: '提交充值单与凭证', en: 'Tell us, with the voucher' },
  stepBooked: { zh: '平台确认到账，余额增加', en: 'The platform confirms it' },
  purposeHelp: {
    zh: '请使用与客户名称一致的账户转账；先提交充值单的，在附言中填写充值单号，到账后自动确认',
    en: 'Pay from an account in your company’s name. Asked for first, its number in the purpose of the payment confirms it by itself',
  },
  noAccount: { zh: '运营主体没有可用的收款账户，请联系平台', en: 'There is no account to send money to yet; ask the platform' },
  noWallet: { zh: '还没有钱包，请联系平台开通', en: 'There is no wallet yet; ask the platform' },
  copy: { zh: '复制', en: 'Copy' },
  copied: { zh: '已复制', en: 'Copied' },
  noClipboard: { zh: '浏览器不允许复制，请手动选择', en: 'This browser does not copy; mark the text by hand' },
  yuan: { zh: '元', en: 'CNY' },
  serialHelp: { zh: '银行回单上的流水号，同一收款账户不能重复', en: 'The serial on the bank’s slip, once for each account' },
});
