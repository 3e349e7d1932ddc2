import { DictTag } from '@tarmac/admin-kit/dictionary';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { RadioGroup, Skeleton } from '@tarmac/admin-kit/input';
import { createDashboardQueries, type FreightFigures } from '@tarmac/freight-api/system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { client } from '../../../shared/session/session.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { BarList } from '../../../shared/chart/BarList.tsx';
import { dashboardTexts as texts } from './dashboardTexts.ts';
import { FigureChart } from '../../../shared/chart/FigureChart.tsx';
import { count, tonnes, total, yuan } from '../../../shared/texts/figureTexts.ts';
import { Figure, Panel } from '../../../shared/pages/Panel.tsx';

const queries = createDashboardQueries(client);
const ranges = [
  { value: '7', label: texts.days7 },
  { value: '30', label: texts.days30 },
  { value: '90', label: texts.days90 },
] as const;

/** What some days came to, among the waybills that the reader sees. @source GEN-02 */
export default function IndexChartPage() {
  const { localize } = useLocale();
  const [days, setDays] = useState<string>('30');
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...queries.freight({ days: Number(days) }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="flex flex-col gap-gap" aria-busy={isFetching}>
      <RadioGroup
        aria-label={localize(texts.range)}
        variant="buttons"
        value={days}
        options={ranges.map(({ value, label }) => ({ value, label: localize(label) }))}
        onValueChange={(next) => setDays(next ?? '30')}
      />
      {isPending && <Skeleton rows={8} />}
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {data && <Figures figures={data} />}
    </div>
  );
}

function Figures({ figures: { days, statusCounts, customers, cargo } }: { figures: FreightFigures }) {
  const { localize } = useLocale();
  const charts = useMemo(() => {
    const of = (name: 'created' | 'signed' | 'weight' | 'customerFee' | 'driverFee') => days.map((day) => day[name] ?? 0);
    const fees = (['customerFee', 'driverFee'] as const).filter((name) => days.every((day) => day[name] !== null));
    return {
      points: days.map(({ day }) => day.slice(5)),
      notes: [
        { label: texts.created, values: of('created') },
        { label: texts.signed, values: of('signed') },
      ],
      weight: [{ label: texts.weight, values: of('weight') }],
      fees: fees.map((name) => ({ label: texts[name], values: of(name) })),
    };
  }, [days]);
  const customerFee = total(days.map((day) => day.customerFee));
  const driverFee = total(days.map((day) => day.driverFee));
  const states = Object.entries(statusCounts).toSorted(([one], [other]) => one.localeCompare(other));
  const ranked = (rows: readonly { name: string; count: number; weight: number }[]) =>
    rows.map((row) => ({ key: row.name, label: row.name, value: row.count, note: `${tonnes(row.weight)} ${localize(texts.tonne)}` }));

  return (
    <>
      <div className="grid grid-cols-2 gap-3 desktop:grid-cols-5">
        <Figure label={texts.created} value={count(total(days.map((day) => day.created)) ?? 0)} unit={texts.piece} />
        <Figure label={texts.signed} value={count(total(days.map((day) => day.signed)) ?? 0)} unit={texts.piece} />
        <Figure label={texts.weight} value={tonnes(total(days.map((day) => day.weight)) ?? 0)} unit={texts.tonne} />
        {customerFee !== null && <Figure label={texts.customerFee} value={yuan(customerFee)} unit={texts.yuan} />}
        {driverFee !== null && <Figure label={texts.driverFee} value={yuan(driverFee)} unit={texts.yuan} />}
      </div>
      <div className="grid gap-3 desktop:grid-cols-2">
        <FigureChart
          title={texts.perDayNotes}
          unit={texts.piece}
          axis={texts.day}
          points={charts.points}
          series={charts.notes}
          kind="bar"
          format={count}
        />
        {charts.fees.length > 0 && (
          <FigureChart
            title={texts.perDayFees}
            unit={texts.yuan}
            axis={texts.day}
            points={charts.points}
            series={charts.fees}
            kind="line"
            format={yuan}
          />
        )}
        <FigureChart
          title={texts.perDayWeight}
          unit={texts.tonne}
          axis={texts.day}
          points={charts.points}
          series={charts.weight}
          kind="bar"
          format={tonnes}
        />
        <Panel title={texts.states}>
          <BarList entries={states.map(([code, value]) => ({ key: code, label: <DictTag code="note_status" value={code} />, value }))} />
        </Panel>
        <Panel title={texts.customers}>
          <BarList entries={ranked(customers)} />
        </Panel>
        <Panel title={texts.cargo}>
          <BarList entries={ranked(cargo)} />
        </Panel>
      </div>
    </>
  );
}
