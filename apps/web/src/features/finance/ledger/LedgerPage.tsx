import { useLocale } from '@tarmac/admin-kit/i18n';
import { RadioGroup, Select } from '@tarmac/admin-kit/input';
import { ResourceList } from '@tarmac/admin-kit/resource';
import { useTab } from '@tarmac/admin-kit/tabs';
import { useId, useMemo } from 'react';
import { CompanyPicker } from '../../../shared/pickers/pickers.tsx';
import { lastMonths } from '../../../shared/texts/lastMonths.ts';
import { ledgerAccountsOf, ledgerLine, ledgerMonth, type LedgerScope } from './ledger.resource.ts';
import { ledgerMonthActions } from './ledgerMonth.actions.tsx';
import { ledgerTexts as texts } from './ledgerTexts.ts';
import { TrialBalanceTable } from './TrialBalanceTable.tsx';

const views = ['trial', 'accounts', 'lines', 'months'] as const;
type View = (typeof views)[number];
const monthsBack = 36;

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

function ScopeChoice({ scope, onScopeChange }: { scope: LedgerScope; onScopeChange: (scope: LedgerScope) => void }) {
  const { localize } = useLocale();
  const id = useId();
  return (
    <>
      <label htmlFor={`${id}-month`}>{localize(texts.month)}</label>
      <div className="w-32">
        <Select
          id={`${id}-month`}
          allowClear={false}
          options={lastMonths(monthsBack).map((value) => ({ value, label: value }))}
          value={scope.month}
          onValueChange={(month) => month !== null && onScopeChange({ ...scope, month })}
        />
      </div>
      <div className="w-60">
        <CompanyPicker
          id={`${id}-company`}
          aria-label={localize(texts.company)}
          placeholder={localize(texts.allCompanies)}
          value={scope.companyId}
          onValueChange={(companyId) => onScopeChange({ ...scope, companyId })}
        />
      </div>
    </>
  );
}

function AccountList({ scope: { month, companyId } }: { scope: LedgerScope }) {
  const resource = useMemo(() => ledgerAccountsOf({ month, companyId }), [month, companyId]);
  return (
    <ResourceList
      resource={resource}
      search={['accountKind', 'ownerName', 'accountCode']}
      columns={[
        { field: 'accountKind', width: 180, pinned: 'start' },
        { field: 'ownerName', width: 220 },
        { field: 'companyName', width: 220 },
        { field: 'side', width: 60 },
        { field: 'opening', width: 140 },
        { field: 'debit', width: 140 },
        { field: 'credit', width: 140 },
        { field: 'closing', width: 140 },
        { field: 'accountCode', width: 260 },
      ]}
      defaultSort={null}
      selectable={false}
      view={false}
      storageId="ledgerAccounts"
    />
  );
}

const LineList = () => (
  <ResourceList
    resource={ledgerLine}
    search={['accountKind', 'bizNo', 'happenTime', 'biz', 'side', 'amount', 'ownerName', 'accountCode', 'summary', 'operator', 'txnId']}
    columns={[
      { field: 'createTime', width: 160, pinned: 'start' },
      { field: 'happenTime', width: 160 },
      { field: 'biz', width: 100 },
      { field: 'accountKind', width: 170 },
      { field: 'ownerName', width: 180 },
      { field: 'side', width: 56 },
      { field: 'amount', width: 130 },
      { field: 'balanceAfter', width: 160 },
      { field: 'bizNo', width: 165 },
      { field: 'summary', width: 220 },
      { field: 'operator', width: 100 },
      { field: 'accountCode', width: 240, hidden: true },
      { field: 'companyName', width: 200, hidden: true },
      { field: 'txnId', width: 200, hidden: true },
    ]}
    defaultSort={null}
    selectable={false}
    view={false}
    storageId="ledgerLines"
  />
);

const MonthList = () => (
  <ResourceList
    resource={ledgerMonth}
    search={[]}
    columns={[
      { field: 'month', width: 110 },
      { field: 'state', width: 100 },
      { field: 'closeBy', width: 120 },
      { field: 'closeTime', width: 170 },
      { field: 'problem', width: 320 },
    ]}
    defaultSort={null}
    selectable={false}
    view={false}
    export={false}
    rowActions={ledgerMonthActions}
    storageId="ledgerMonths"
  />
);
