import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of what belongs to a carrier. */
export const carrierTexts = defineTexts({
  drivers: { zh: '司机', en: 'Drivers' },
  contracts: { zh: '合同', en: 'Contracts' },
  accounts: { zh: '对公账户', en: 'Company accounts' },
  cards: { zh: '收款账户', en: 'Accounts paid to' },
  records: { zh: '流水', en: 'Records' },
  users: { zh: '登录账号', en: 'Logins' },
  vehicles: { zh: '车辆', en: 'Vehicles' },
});
