import { useLocale } from '@tarmac/admin-kit/i18n';
import { DateRangeInput, Empty, RadioGroup } from '@tarmac/admin-kit/input';
import { useTab } from '@tarmac/admin-kit/tabs';
import { useState } from 'react';
import { useBeginning } from '../../../shared/lists/useBeginning.ts';
import { nowText } from '../../../shared/texts/nowText.ts';
import { OwnAccountPicker } from '../shared/OwnAccountPicker.ts';
import { BookList, LineList } from './bankLineLists.tsx';
import { bankLineTexts as texts } from './bankLineTexts.ts';
import { Reconciliation } from './Reconciliation.tsx';

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
