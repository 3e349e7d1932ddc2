import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of what belongs to a customer. */
export const partyTexts = defineTexts({
  users: { zh: '用户', en: 'Logins' },
  contracts: { zh: '合同', en: 'Contracts' },
  companyAccounts: { zh: '对公账户', en: 'Company accounts' },
  accounts: { zh: '收款账户', en: 'Accounts' },
});
