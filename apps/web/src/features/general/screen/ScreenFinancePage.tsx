import { interpolate, type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton } from '@tarmac/admin-kit/input';
import { createScreenQueries, type ScreenFinance } from '@tarmac/freight-api/system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { errorText } from '../../../shared/texts/errorText.ts';
import { client } from '../../../shared/session/session.ts';
import { BarList } from '../../../shared/chart/BarList.tsx';
import { dashboardTexts } from '../dashboard/dashboardTexts.ts';
import { FigureChart } from '../../../shared/chart/FigureChart.tsx';
import { count, yuan } from '../../../shared/texts/figureTexts.ts';
import { Figure, Panel } from '../../../shared/pages/Panel.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import { screenTexts as texts } from './screenTexts.ts';

const queries = createScreenQueries(client);
/** How often the figures are asked for while the page is in view, ms. They reach over a year and change slowly. */
const every = 60_000;

/** How the money stands, for a wall. @source GEN-07, freight-domain 5.7 B03 */
export default function ScreenFinancePage() {
  const { data, error, isPending, refetch } = useQuery({ ...queries.finance(), refetchInterval: every });
  if (isPending) return <Skeleton rows={8} />;
  if (data === undefined) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  return (
    <ScreenFrame title={texts.financeTitle} now={data.now} problem={error ? errorText(error) : undefined}>
      <div className="grid gap-3 @wall:grid-cols-2">
        <Profit title={texts.month} sums={data.month} />
        <Profit title={texts.year} sums={data.year} />
      </div>
      <Today data={data} />
      <div className="grid min-h-0 flex-1 gap-3 @wall:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <Months months={data.months} />
        <Debts data={data} />
        <Wallets data={data} />
      </div>
    </ScreenFrame>
  );
}

function Profit({ title, sums }: { title: LocalText; sums: ScreenFinance['month'] }) {
  const { localize } = useLocale();
  return (
    <Panel title={title} aside={<span className="text-sm text-ink-secondary">{localize(texts.basis)}</span>}>
      <div className="grid grid-cols-2 gap-3 @wall:grid-cols-[3fr_4fr_4fr_4fr]">
        <Figure label={texts.signedNotes} value={count(sums.notes)} unit={dashboardTexts.piece} />
        {(['income', 'cost', 'profit'] as const).map((name) => {
          const fen = sums[name];
          return fen !== null && <Figure key={name} label={texts[name]} value={count(Math.round(fen / 100))} />;
        })}
      </div>
    </Panel>
  );
}

interface TodayFigure {
  label: { zh: string; en: string };
  value: string;
  note: string;
  unit?: string;
}

/** What is open and what happened today, of all that this person may look into. */
function Today({ data: { advances, payments, invoices, taxes, uploads } }: { data: ScreenFinance }) {
  const { localize } = useLocale();
  const say = (text: LocalText, values: Record<string, string | number>) => interpolate(localize(text), values);
  const percent = (rate: number | null) => (rate === null ? '--' : `${(rate / 100).toFixed(1)}%`);
  const figures: (TodayFigure | null)[] = [
    advances && {
      label: texts.advances,
      value: yuan(advances.open.amount),
      note: say(texts.advancesOverdue, { amount: yuan(advances.overdue.amount), count: count(advances.overdue.count) }),
    },
    payments && {
      label: texts.paidToday,
      value: yuan(payments.paidToday.amount),
      note: say(texts.paymentCount, { count: count(payments.paidToday.count) }),
    },
    payments && {
      label: texts.failedToday,
      value: yuan(payments.failedToday.amount),
      note: say(texts.paymentCount, { count: count(payments.failedToday.count) }),
    },
    invoices && {
      label: texts.invoices,
      value: yuan(invoices.amount),
      note: say(texts.invoiceTax, { count: count(invoices.count), tax: yuan(invoices.tax) }),
    },
    taxes && {
      label: texts.taxes,
      value: yuan(taxes.amount),
      note: taxes.deadline === null ? localize(texts.noTaxes) : say(texts.taxDeadline, { day: taxes.deadline, count: count(taxes.count) }),
    },
    uploads && {
      label: texts.uploads,
      value: percent(uploads.uploadRate),
      unit: say(texts.uploadCount, { accepted: count(uploads.accepted), due: count(uploads.due) }),
      note: say(texts.uploadQuality, { first: percent(uploads.firstPassRate), inTime: percent(uploads.onTimeRate) }),
    },
  ];
  const shown = figures.filter((one) => one !== null);
  if (shown.length === 0) return null;
  return (
    <div className="grid grid-cols-2 gap-3 @wall:grid-flow-col @wall:auto-cols-fr @wall:grid-cols-none">
      {shown.map(({ label, value, note, unit = localize(dashboardTexts.yuan) }) => (
        <Figure key={label.en} label={label} value={value} note={note} unit={{ zh: unit, en: unit }} />
      ))}
    </div>
  );
}

function Months({ months }: Pick<ScreenFinance, 'months'>) {
  const chart = useMemo(() => {
    const names = (['income', 'cost', 'profit'] as const).filter((name) => months.every((month) => month[name] !== null));
    return {
      points: months.map(({ month }) => month),
      series: names.map((name) => ({ label: texts[name], values: months.map((month) => month[name] ?? 0) })),
    };
  }, [months]);
  return (
    <div className="flex min-h-0 min-w-0 flex-col">
      <FigureChart title={texts.months} unit={dashboardTexts.yuan} axis={texts.monthAxis} {...chart} kind="line" format={yuan} fill />
    </div>
  );
}

function Debts({ data: { ageing, debtors } }: { data: ScreenFinance }) {
  const { localize } = useLocale();
  const countOf = (value: number) => interpolate(localize(texts.notes), { count: count(value) });
  return (
    <div className="flex min-h-0 min-w-0 flex-col gap-3">
      <Panel title={texts.ageing}>
        <BarList
          format={yuan}
          entries={ageing.map(({ from, to, count: notes, amount }) => ({
            key: String(from),
            label: interpolate(localize(to === null ? texts.daysFrom : texts.days), { from, to: to ?? '' }),
            value: amount ?? 0,
            note: countOf(notes),
          }))}
        />
      </Panel>
      <Panel title={texts.debtors} fill>
        <BarList
          fill
          format={yuan}
          entries={debtors.map(({ id, name, count: notes, amount }) => ({
            key: id,
            label: name,
            value: amount ?? 0,
            note: countOf(notes),
          }))}
        />
      </Panel>
    </div>
  );
}

function Wallets({ data: { wallets, payable } }: { data: ScreenFinance }) {
  const { localize } = useLocale();
  return (
    <div className="flex min-h-0 min-w-0 flex-col gap-3">
      <Panel
        title={texts.wallets}
        fill
        aside={
          <span className="text-sm text-ink-secondary">{interpolate(localize(texts.walletCount), { count: count(wallets.count) })}</span>
        }
      >
        <div className="grid flex-1 gap-3">
          {(['total', 'available', 'frozen'] as const).map((name) => (
            <Figure key={name} label={texts[name]} value={yuan(wallets[name])} unit={dashboardTexts.yuan} />
          ))}
        </div>
      </Panel>
      {payable.amount !== null && (
        <Figure
          label={texts.payable}
          value={yuan(payable.amount)}
          unit={dashboardTexts.yuan}
          note={interpolate(localize(texts.notes), { count: count(payable.count) })}
        />
      )}
    </div>
  );
}
