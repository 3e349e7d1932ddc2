import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of what is done to a driver. */
export const driverTexts = defineTexts({
  bind: { zh: '绑定车辆', en: 'Bind a vehicle' },
  vehicle: { zh: '车辆', en: 'Vehicle' },
  cards: { zh: '银行卡', en: 'Bank cards' },
  account: { zh: '账户', en: 'Account' },
  resetPassword: { zh: '重置密码', en: 'Reset password' },
  vehicles: { zh: '已绑定车辆', en: 'Bound vehicles' },
});
