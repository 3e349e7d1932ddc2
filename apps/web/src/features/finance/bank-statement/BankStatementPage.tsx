import { useLocale } from '@tarmac/admin-kit/i18n';
import { DateRangeInput, Empty, RadioGroup } from '@tarmac/admin-kit/input';
import { ResourceList } from '@tarmac/admin-kit/resource';
import { useTab } from '@tarmac/admin-kit/tabs';
import { bankLineStates } from '@tarmac/freight-api/finance';
import { useMemo, useState } from 'react';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { useBeginning } from '../../../shared/lists/useBeginning.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { nowText } from '../../../shared/texts/nowText.ts';
import { OwnAccountPicker } from '../shared/OwnAccountPicker.ts';
import { bankLine, bankLineQueries, unmatchedBooksOf } from './bankLine.resource.ts';
import { bankLineActions, importStatement } from './bankLine.actions.tsx';
import { bankLineTexts as texts } from './bankLineTexts.ts';
import { Reconciliation } from './Reconciliation.tsx';

const { open, matched, suspense, assigned } = bankLineStates.codes;

/** Statements of the bank beside the books: what agrees, what is open on either side. Links name the account. @source FRT-13, freight-domain F23 */
export default function BankStatementPage() {
  const { localize } = useLocale();
  const { search, setSearch } = useTab();
  const [thisMonth] = useState(() => {
    const today = nowText().slice(0, 10);
    return { tradeTime_begin: `${today.slice(0, 8)}01 00:00:00`, tradeTime_end: `${today} 23:59:59` };
  });
  const isReady = useBeginning(thisMonth);
  if (!isReady) return null;
  const account = search.get('companyAccountId');
  const shown = search.get('of') === 'books' ? 'books' : 'lines';
  // The list is filtered by the same account and days as the sums above it.
  const dayOf = (name: keyof typeof thisMonth) => (search.get(name) ?? thisMonth[name]).slice(0, 10);
  const days = { begin: dayOf('tradeTime_begin'), end: dayOf('tradeTime_end') };
  const show = (changes: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes))
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    setSearch(next, 'push');
  };
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3 print:hidden">
        <RadioGroup
          aria-label={localize(texts.shown)}
          variant="buttons"
          value={shown}
          onValueChange={(of) => show({ of })}
          options={(['lines', 'books'] as const).map((value) => ({ value, label: localize(texts[value]) }))}
        />
        <div className="w-72">
          <OwnAccountPicker
            id="bank-statement-account"
            aria-label={localize(texts.account)}
            value={account}
            onValueChange={(companyAccountId) => show({ companyAccountId })}
          />
        </div>
        <div className="w-64">
          <DateRangeInput
            aria-label={localize(texts.period)}
            value={[days.begin, days.end]}
            onValueChange={(range) =>
              show({ tradeTime_begin: range && `${range[0]} 00:00:00`, tradeTime_end: range && `${range[1]} 23:59:59` })
            }
          />
        </div>
      </div>
      {account !== null && <Reconciliation query={{ companyAccountId: account, ...days }} />}
      {shown === 'lines' ? (
        <LineList />
      ) : account === null ? (
        <Empty>{localize(texts.chooseAccount)}</Empty>
      ) : (
        <BookList account={account} />
      )}
    </>
  );
}

const LineList = () => (
  <ResourceList
    resource={bankLine}
    tabs={{
      field: 'state',
      counts: bankLineQueries.statusCount,
      items: [
        tab('all', '全部', 'All'),
        tab('open', '未匹配', 'Open', open),
        tab('suspense', '待查', 'Unidentified', suspense),
        tab('matched', '已匹配', 'Matched', matched),
        tab('assigned', '已认领', 'Credited', assigned),
      ],
    }}
    defaultSort={{ column: 'tradeTime', order: 'desc' }}
    search={['bankSerialNo', 'direction', 'amount', 'counterpartyName', 'matchNo', 'purpose', 'source']}
    columns={[
      { field: 'tradeTime', width: 160, pinned: 'start' },
      { field: 'state', width: 84 },
      { field: 'direction', width: 60 },
      { field: 'amount', width: 130 },
      { field: 'counterpartyName', width: 180 },
      { field: 'purpose', width: 180 },
      { field: 'bankSerialNo', width: 170 },
      { field: 'matchNo', width: 170 },
      { field: 'accountName', width: 200 },
      { field: 'balance', width: 130 },
      { field: 'remark', width: 160 },
      { field: 'matchBy', width: 100 },
      { field: 'matchTime', width: 160 },
      { field: 'source', width: 80 },
      ...off(['requestSerial', 'counterpartyAccount']),
    ]}
    card={{ lines: [['counterpartyName'], ['bankSerialNo'], ['tradeTime']], figure: 'amount' }}
    numbered={false}
    import={false}
    storageId="bankLines"
    toolbar={[importStatement]}
    rowActions={bankLineActions}
  />
);

function BookList({ account }: { account: string }) {
  const resource = useMemo(() => unmatchedBooksOf(account), [account]);
  return (
    <ResourceList
      resource={resource}
      search={['happenTime', 'side', 'amount', 'biz', 'bizNo', 'summary']}
      columns={[
        { field: 'happenTime', width: 160 },
        { field: 'biz', width: 110 },
        { field: 'side', width: 60 },
        { field: 'amount', width: 130 },
        { field: 'bizNo', width: 180 },
        { field: 'summary', width: 260 },
        { field: 'operator', width: 110 },
      ]}
      defaultSort={null}
      selectable={false}
      view={false}
      storageId="unmatchedBooks"
    />
  );
}
