import { Dialog } from '@tarmac/admin-kit/dialog';
import { formatMoney, type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { Select, Skeleton } from '@tarmac/admin-kit/input';
import { type AccountStatement, createAccountRecordQueries } from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { lastMonths } from '../../../shared/texts/lastMonths.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { recordTexts, type RecordsOf } from '../../../shared/party/accountRecords.tsx';
import { client } from '../../../shared/session/session.ts';
import { statementTexts as texts } from './statementTexts.ts';

const queries = createAccountRecordQueries(client);
const monthsBack = 24;

/** The statement of an account for a month. Printed, or kept as a PDF, by the browser, which has every script at hand. @source freight-domain A02 */
export function StatementDialog({ owner, onOpenChange }: { owner: RecordsOf; onOpenChange: (open: boolean) => void }) {
  const { localize } = useLocale();
  const id = useId();
  const months = lastMonths(monthsBack);
  const [month, setMonth] = useState(months[1]!);
  const { data, error, isError, refetch } = useQuery({ ...queries.statement({ month, ...owner }), retry: false });
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      width={960}
      fullScreenToggle
      title={`${localize(texts.statement)} ${month}`}
      okText={localize(texts.print)}
      okClose={false}
      okDisabled={data === undefined}
      onOk={() => window.print()}
    >
      <div className="mb-4 flex items-center gap-2 print:hidden">
        <label htmlFor={id}>{localize(texts.month)}</label>
        <div className="w-40">
          <Select
            id={id}
            allowClear={false}
            options={months.map((value) => ({ value, label: value }))}
            value={month}
            onValueChange={(next) => next !== null && setMonth(next)}
          />
        </div>
      </div>
      {isError && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton rows={12} />}
      {data !== undefined && <Statement statement={data} />}
    </Dialog>
  );
}

function Statement({ statement }: { statement: AccountStatement }) {
  const { localize } = useLocale();
  const { ownerName, month, opening, closing, inAmount, outAmount, records, printedTime } = statement;
  const isWallet = statement.ownerType === 'customer';
  const [main, other] = isWallet ? [recordTexts.available, recordTexts.frozen] : [recordTexts.payable, recordTexts.prepaid];
  const held = (what: { balance: number; other: number }) =>
    `${localize(main)} ${formatMoney(what.balance)} · ${localize(other)} ${formatMoney(what.other)}`;
  const facts: ReadonlyArray<readonly [LocalText, string]> = [
    [texts.owner, ownerName],
    [texts.month, month],
    [recordTexts.opening, held(opening)],
    [recordTexts.closing, held(closing)],
    [recordTexts.came, formatMoney(inAmount)],
    [recordTexts.went, formatMoney(outAmount)],
    [texts.count, String(records.length)],
    [texts.printed, printedTime],
  ];
  return (
    <article aria-label={`${localize(texts.statement)} ${ownerName} ${month}`} className="numbered-pages">
      <dl className="m-0 mb-4 grid grid-cols-1 gap-x-6 gap-y-1 md:grid-cols-2 print:grid-cols-2">
        {facts.map(([label, text]) => (
          <div key={label.en} className="flex gap-2">
            <dt className="shrink-0 text-ink-secondary">{localize(label)}</dt>
            <dd className="m-0 font-semibold tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="m-0 mb-1 text-sm text-ink-secondary">{localize(texts.inYuan)}</p>
      <div className="overflow-x-auto print:overflow-visible">
        <table className="w-full border-collapse text-start text-sm tabular-nums">
          <thead className="table-header-group">
            <tr>
              <Head>{localize(texts.time)}</Head>
              <Head>{localize(texts.biz)}</Head>
              <Head>{localize(texts.direction)}</Head>
              <Head isNumber>{localize(texts.amount)}</Head>
              <Head isNumber>{localize(texts.balance)}</Head>
              {isWallet ? <Head isNumber>{localize(recordTexts.frozen)}</Head> : <Head>{localize(texts.account)}</Head>}
              <Head>{localize(texts.document)}</Head>
              <Head>{localize(texts.summary)}</Head>
            </tr>
          </thead>
          <tbody>
            {records.map((row) => (
              <tr key={row.id} className="break-inside-avoid">
                <Cell>{row.happenTime}</Cell>
                <Cell>{row.biz_dictText ?? row.biz}</Cell>
                <Cell>{row.direction_dictText ?? row.direction}</Cell>
                <Cell isNumber>{money(row.amount)}</Cell>
                <Cell isNumber>{money(row.balanceAfter)}</Cell>
                {isWallet ? <Cell isNumber>{money(row.frozenAfter)}</Cell> : <Cell>{row.accountName}</Cell>}
                <Cell>{row.bizNo}</Cell>
                <Cell>{row.summary}</Cell>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {records.length === 0 && <p className="m-0 p-3 text-center text-ink-secondary">{localize(texts.none)}</p>}
    </article>
  );
}

const money = (fen: number | null) => (fen === null ? '' : formatMoney(fen));

interface CellProps {
  isNumber?: boolean;
  children: ReactNode;
}
const line = 'border-0 border-b border-solid border-line px-2 py-1';
const Head = ({ isNumber, children }: CellProps) => (
  <th scope="col" className={`${line} font-semibold whitespace-nowrap ${isNumber ? 'text-end' : 'text-start'}`}>
    {children}
  </th>
);
const Cell = ({ isNumber, children }: CellProps) => <td className={`${line} ${isNumber ? 'text-end' : ''}`}>{children}</td>;
