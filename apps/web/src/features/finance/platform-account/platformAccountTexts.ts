import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of platform accounts. */
export const platformAccountTexts = defineTexts({
  records: { zh: '流水', en: 'Records' },
  transfer: { zh: '调拨', en: 'Transfer' },
  transferHelp: { zh: '提交后由另一人复核，通过后入账。', en: 'Another person decides; then it is booked.' },
  ownFunds: { zh: '自有资金出入', en: 'Own funds' },
  ownFundsHelp: {
    zh: '登记股东投入或提取的资金，由另一人复核后入账。',
    en: 'Means that the owners put in or take out. Another person decides; then it is booked.',
  },
  asked: { zh: '已申请，等待他人复核', en: 'Asked for: somebody else decides' },
  balance: { zh: '余额', en: 'Balance' },
  kindHelp: {
    zh: '结算账户关联一个银行账户，其余类别各对应一个账务科目',
    en: 'A settlement account has an account at a bank; the other kinds are an account of the books each',
  },
});
