import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of what finance does about insurance. */
export const settleTexts = defineTexts({
  settle: { zh: '理赔结案', en: 'Settle claim' },
  settleHelp: {
    zh: '赔款先冲抵平台已赔付的金额，其余进入客户钱包；保险公司不予赔付时填写 0',
    en: 'What the platform has paid in compensation is made good first; the rest goes to the customer’s wallet. Enter 0 where the insurer does not pay.',
  },
  settled: { zh: '已结案', en: 'The claim is settled' },
  premiums: { zh: '结算保费', en: 'Settle premiums' },
  premiumsHelp: {
    zh: '支付截至该月的全部未结保费，由另一人复核后付款',
    en: 'Pays all open premiums up to the end of the month, once another person has agreed',
  },
  openPremiums: { zh: '未结保费', en: 'Open premiums' },
  asked: { zh: '已提交复核', en: 'Another person decides on it' },
});
