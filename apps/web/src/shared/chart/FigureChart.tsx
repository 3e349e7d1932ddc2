import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton } from '@tarmac/admin-kit/input';
import type { ReactNode } from 'react';
import { Panel } from '../pages/Panel.tsx';
import type { ChartLinks } from './Chart.tsx';
import type { ChartColors } from './chartColors.ts';
import { chartFrame } from './chartFrame.ts';
import { chartTexts } from './chartTexts.ts';
import { late } from '@tarmac/admin-kit/chunk';
import { AsTable } from './AsTable.tsx';

// The library of drawings comes with the first one.
const Chart = late(() => import('./Chart.tsx'), { part: 'Chart', meanwhile: () => <Skeleton rows={6} /> });

/** Figures by day or hour as bars or lines, and the same figures as a table below. @source GEN-02 */
export function FigureChart({
  title,
  unit,
  axis,
  points,
  series,
  kind,
  format,
  height = 220,
  fill = false,
  links,
  aside,
}: FigureChartProps) {
  const { localize } = useLocale();
  const isEmpty = !series.some(({ values }) => values.some((value) => value !== null));
  const names = series.map(({ label }) => localize(label));
  const option = (colors: ChartColors) => {
    const frame = chartFrame(colors);
    return {
      ...frame,
      tooltip: {
        ...frame.tooltip,
        trigger: 'axis',
        valueFormatter: (value: unknown) => (typeof value === 'number' ? format(value) : '--'),
      },
      xAxis: {
        ...frame.xAxis,
        type: 'category',
        data: [...points],
      },
      yAxis: {
        ...frame.yAxis,
        // Losses lie below the line.
        min: ({ min }: { min: number }) => Math.min(0, min),
        // Nothing that is drawn here comes in parts of one.
        minInterval: 1,
        axisLabel: { ...frame.yAxis.axisLabel, formatter: (value: number) => format(value).replace(/\.0+$/, '') },
      },
      series: names.map((name, index) => ({
        name,
        type: kind,
        // A point between two gaps has no line.
        showSymbol: hasLonePoint(series[index]?.values ?? []),
        barMaxWidth: 18,
        lineStyle: { width: 2 },
        data: [...(series[index]?.values ?? [])],
      })),
    };
  };
  return (
    <Panel
      title={title}
      fill={fill}
      aside={
        <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-secondary">
          {names.map((name, index) => (
            <span key={name} className="inline-flex items-center gap-1.5">
              <span aria-hidden className={`size-2 rounded-full ${dots[index] ?? ''}`} />
              {name}
            </span>
          ))}
          {localize(unit) && `(${localize(unit)})`}
          {aside}
        </span>
      }
    >
      {isEmpty ? (
        <p className="m-0 text-ink-secondary">{localize(chartTexts.empty)}</p>
      ) : (
        <>
          <Chart option={option} height={fill ? undefined : height} className={fill ? 'min-h-60 flex-1' : undefined} {...links} />
          <AsTable
            name={localize(title)}
            heads={[localize(axis), ...names]}
            rows={points.map((point, row) => ({
              head: point,
              href: links?.hrefs[row],
              cells: series.map(({ values }) => (typeof values[row] === 'number' ? format(values[row]) : '--')),
            }))}
            className={fill ? 'max-h-1/2 shrink-0 overflow-auto' : ''}
          />
        </>
      )}
    </Panel>
  );
}

const hasLonePoint = (values: readonly (number | null)[]): boolean =>
  values.some((value, at) => value !== null && (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null);

// The colours of a drawing, in its order.
const dots = ['bg-primary-solid', 'bg-ok-ink', 'bg-waiting-ink', 'bg-danger-ink'];

interface FigureChartProps {
  title: LocalText & { zh: string; en: string };
  unit: LocalText;
  /** What the points are called. */
  axis: LocalText;
  points: readonly string[];
  /** Null where there is nothing to say of a point. */
  series: readonly { label: { zh: string; en: string }; values: readonly (number | null)[] }[];
  kind: 'bar' | 'line';
  /** A figure as people read it. */
  format: (value: number) => string;
  /** Where the points lead, in their order. */
  links?: ChartLinks;
  /** Stands beside the title. */
  aside?: ReactNode;
  /** px, default 220. */
  height?: number;
  /** Takes the height that is left where it stands. */
  fill?: boolean;
}
