import type { LookupDeclarations } from '../../platform/lookups.ts';
import { hyBankCard } from './bank-card/bankCard.table.ts';
import { hyBank } from './bank/bank.table.ts';
import { hyCompanyAccount } from './company-account/companyAccount.table.ts';

/** @source VAL-02, freight-domain 2.1 */
export const financeLookups: LookupDeclarations = {
  unique: [
    { table: hyBank, column: hyBank.bankName },
    { table: hyCompanyAccount, column: hyCompanyAccount.accountNo, spelling: 'code', compared: hyCompanyAccount.accountNoHash },
    { table: hyBankCard, column: hyBankCard.cardNo, spelling: 'compact', compared: hyBankCard.cardNoHash, within: hyBankCard.holderId },
  ],
};
