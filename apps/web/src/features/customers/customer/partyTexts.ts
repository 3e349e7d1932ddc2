import { defineTexts } from '../../../shared/defineTexts.ts';

/** Words of what belongs to a customer. */
export const partyTexts = defineTexts({
  users: { zh: '用户', en: 'Logins' },
  accounts: { zh: '收款账户', en: 'Accounts' },
});
