import { defineTexts } from '../texts/defineTexts.ts';

/** Words of whom a freight is paid to. */
export const payeeTexts = defineTexts({
  card: { zh: '收款卡', en: 'Card' },
  cardHelp: {
    zh: '只列出司机、车队长与承运商已验证的收款卡；设置后由他人审核',
    en: 'Cards of the driver, captain and carrier that the bank has confirmed. Somebody else examines afterwards',
  },
  usual: { zh: '默认', en: 'Default' },
});
