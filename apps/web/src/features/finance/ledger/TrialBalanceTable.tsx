import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import { useDictText } from '@tarmac/admin-kit/dictionary';
import { Button, Empty, Skeleton } from '@tarmac/admin-kit/input';
import type { TrialBalance } from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { FigureTable } from '../../../shared/pages/FigureTable.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { ledgerQueries, type LedgerScope } from './ledger.resource.ts';
import { ledgerTexts as texts } from './ledgerTexts.ts';

/** What the kinds of accounts held and moved in a month. A press on one lists its accounts. @source freight-domain F23 */
export function TrialBalanceTable({ scope, onChosen }: { scope: LedgerScope; onChosen: (accountKind: string) => void }) {
  const { localize } = useLocale();
  const query = { month: scope.month, ...(scope.companyId === null ? {} : { companyId: scope.companyId }) };
  const { data, error, isError, refetch } = useQuery({ ...ledgerQueries.trialBalance(query), retry: false });
  if (isError) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  return (
    <section className="rounded-lg bg-surface p-4">
      {data === undefined ? (
        <Skeleton rows={12} />
      ) : data.rows.length === 0 ? (
        <Empty>{localize(texts.none)}</Empty>
      ) : (
        <Balances trial={data} onChosen={onChosen} />
      )}
    </section>
  );
}

function Balances({ trial: { rows, totals }, onChosen }: { trial: TrialBalance; onChosen: (accountKind: string) => void }) {
  const { localize } = useLocale();
  const both = (debit: number, credit: number) =>
    localize(texts.ofSide).replace('{debit}', formatMoney(debit)).replace('{credit}', formatMoney(credit));
  const figures = ['opening', 'debit', 'credit', 'closing'] as const;
  return (
    <FigureTable
      label={localize(texts.trial)}
      isPage
      sums={[
        [localize(texts.opening), both(totals.openingDebit, totals.openingCredit)],
        [localize(texts.total), both(totals.debit, totals.credit)],
        [localize(texts.closing), both(totals.closingDebit, totals.closingCredit)],
        ['', localize(texts.inYuan)],
      ]}
      columns={[
        { label: localize(texts.account) },
        { label: localize(texts.count), isNumber: true },
        { label: localize(texts.side) },
        ...figures.map((name) => ({ label: localize(texts[name]), isNumber: true })),
      ]}
      rows={rows.map((row) => ({
        key: row.accountKind,
        cells: [
          <Button key="name" variant="link" onClick={() => onChosen(row.accountKind)}>
            {row.accountKind} <DictText code="ledger_account" value={row.accountKind} />
          </Button>,
          row.accounts,
          <DictText key="side" code="ledger_side" value={row.side} />,
          ...figures.map((name) => formatMoney(row[name])),
        ],
      }))}
    />
  );
}

const DictText = ({ code, value }: { code: string; value: string }) => useDictText(code, value);
