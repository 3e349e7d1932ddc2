import { useLocale } from '@tarmac/admin-kit/i18n';
import type { CompanyAccount } from '@tarmac/freight-api/finance';
import type { ReactNode } from 'react';

const differs = { zh: '与账面余额不符', en: 'differs from the books' };

function LedgerDifference({ row, children }: { row: CompanyAccount; children: ReactNode }) {
  const { localize } = useLocale();
  const { ledgerBalance, bankBalance } = row;
  if (bankBalance === null || ledgerBalance === null || bankBalance === ledgerBalance) return children;
  return (
    <span title={localize(differs)} className="text-danger-ink">
      {children}
      <span className="sr-only"> {localize(differs)}</span>
    </span>
  );
}

/** What the bank says an account holds; red where the books say something else. @source freight-domain 2.17 */
export const againstTheBooks = (row: CompanyAccount, shown: ReactNode) => <LedgerDifference row={row}>{shown}</LedgerDifference>;
