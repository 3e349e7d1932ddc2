import { formatMoney, interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import type { BankLineSummaryQuery } from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { Facts } from '../../../shared/pages/Facts.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { bankLineQueries } from './bankLine.resource.ts';
import { bankLineTexts as texts } from './bankLineTexts.ts';

/** What the bank and the books say of an account for some days. @source freight-domain F23 */
export function Reconciliation({ query }: { query: BankLineSummaryQuery }) {
  const { localize } = useLocale();
  const { data, error, isError, refetch } = useQuery({ ...bankLineQueries.summary(query), retry: false });
  if (isError) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  const money = (fen: number | null | undefined) => (fen == null ? '--' : formatMoney(fen));
  const moved = (came: number | undefined, went: number | undefined) =>
    interpolate(localize(texts.inOut), { in: money(came), out: money(went) });
  const open = (count: number | undefined, sides: string) => interpolate(localize(texts.countSides), { count: count ?? 0, sides });
  const figures = [
    [texts.bankSide, moved(data?.bankIn, data?.bankOut)],
    [texts.booksSide, moved(data?.booksIn, data?.booksOut)],
    [texts.openSide, open(data?.openLines, moved(data?.openIn, data?.openOut))],
    [texts.openBooks, open(data?.openBooks, moved(data?.openBooksIn, data?.openBooksOut))],
    [texts.balances, interpolate(localize(texts.twoBalances), { books: money(data?.ledgerBalance), bank: money(data?.bankBalance) })],
  ] as const;
  return (
    <Facts
      label={localize(texts.balances)}
      isFigures
      isBare
      className="mb-3 rounded-lg bg-surface px-4 py-2 print:hidden"
      facts={figures.map(([label, text]) => [localize(label), text])}
    />
  );
}
