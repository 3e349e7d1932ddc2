import { useLocale } from '@tarmac/admin-kit/i18n';
import { RadioGroup } from '@tarmac/admin-kit/input';
import { useTab } from '@tarmac/admin-kit/tabs';
import { lastMonths } from '../../../shared/texts/lastMonths.ts';
import type { LedgerScope } from './ledger.resource.ts';
import { AccountList, LineList, MonthList } from './ledgerLists.tsx';
import { ledgerTexts as texts } from './ledgerTexts.ts';
import { ScopeChoice } from './ScopeChoice.tsx';
import { TrialBalanceTable } from './TrialBalanceTable.tsx';

const views = ['trial', 'accounts', 'lines', 'months'] as const;
type View = (typeof views)[number];

/** The books of the platform: balances by kind and by account, lines, and months to close. Links name what is shown. @source FRT-13, freight-domain F23 */
export default function LedgerPage() {
  const { localize } = useLocale();
  const { search, setSearch } = useTab();
  const shown = views.find((view) => view === search.get('of')) ?? 'trial';
  const scope: LedgerScope = { month: search.get('period') ?? lastMonths(1)[0]!, companyId: search.get('company') };
  // Lists are asked by different fields: nothing of one is carried over to another but the month and the company.
  const show = (of: View, { month, companyId, ...further }: LedgerScope & { accountKind?: string }) =>
    setSearch(new URLSearchParams({ of, period: month, ...(companyId === null ? {} : { company: companyId }), ...further }), 'push');
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3 print:hidden">
        <RadioGroup
          aria-label={localize(texts.shown)}
          variant="buttons"
          value={shown}
          onValueChange={(next) => show(next as View, scope)}
          options={views.map((value) => ({ value, label: localize(texts[value]) }))}
        />
        {(shown === 'trial' || shown === 'accounts') && <ScopeChoice scope={scope} onScopeChange={(next) => show(shown, next)} />}
      </div>
      {shown === 'trial' && <TrialBalanceTable scope={scope} onChosen={(accountKind) => show('accounts', { ...scope, accountKind })} />}
      {shown === 'accounts' && <AccountList key={`${scope.month}${scope.companyId ?? ''}`} scope={scope} />}
      {shown === 'lines' && <LineList />}
      {shown === 'months' && <MonthList />}
    </>
  );
}
