import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of terms that customers pay. */
export const termTexts = defineTexts({
  pay: { zh: '登记账期回款', en: 'Record a payment of terms' },
  paid: { zh: '已登记回款', en: 'Recorded' },
  notes: { zh: '未收运单', en: 'Waybills not paid yet' },
  openOfChosen: { zh: '所选运单的未收金额', en: 'Open amounts of the chosen waybills' },
  openTotal: { zh: '未收合计', en: 'Open in total' },
  help: {
    zh: '不填金额为全部未收；一笔款按各运单未收金额分摊，转账多出的部分进入客户钱包',
    en: 'Empty: all that is open. One payment is shared by what is open of each waybill; what a transfer brings beyond goes to the wallet',
  },
});
