import { formatInstant, type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { Chart } from './Chart.tsx';
import type { ChartColors } from './chartColors.ts';
import { chartFrame } from './chartFrame.ts';
import { AsTable } from './AsTable.tsx';
import { chartTexts as texts } from './chartTexts.ts';

/**
 * Figures as they come in, drawn as lines over the last while, with the same figures as a table below.
 *
 * @example <LiveChart title={texts.heap} unit="MB" series={[texts.used, texts.limit]} points={points} />
 */
export function LiveChart({ title, unit, series, points, decimals = 2 }: LiveChartProps) {
  const { localize, locale } = useLocale();
  const name = localize(title);
  const names = series.map((one) => localize(one));
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const shown = (value: number | null): string => (value === null ? '--' : format.format(value));
  const option = (colors: ChartColors) => {
    const frame = chartFrame(colors);
    return {
      ...frame,
      tooltip: {
        ...frame.tooltip,
        trigger: 'axis',
        valueFormatter: (value: unknown) => (typeof value === 'number' ? `${format.format(value)} ${unit}` : '--'),
      },
      xAxis: {
        ...frame.xAxis,
        type: 'category',
        boundaryGap: false,
        data: points.map(({ at }) => timeOf(at)),
      },
      yAxis: {
        ...frame.yAxis,
        min: 0,
      },
      series: names.map((one, index) => ({
        name: one,
        type: 'line',
        // A single point has no line.
        showSymbol: points.length === 1,
        smooth: true,
        lineStyle: { width: 2 },
        areaStyle: { opacity: 0.12 },
        data: points.map(({ values }) => values[index] ?? null),
      })),
    };
  };
  const last = points.at(-1);
  return (
    <section aria-label={name} className="min-w-0 rounded-lg border border-solid border-line bg-surface p-gap">
      <h3 className="m-0 flex flex-wrap items-baseline gap-x-4 text-base font-medium">
        <span>{name}</span> <span className="text-sm font-normal text-ink-secondary">{unit}</span>
        {last && (
          <span className="text-sm font-normal tabular-nums">
            {names.map((one, index) => `${names.length > 1 ? `${one} ` : ''}${shown(last.values[index] ?? null)}`).join(' · ')}
          </span>
        )}
      </h3>
      <Chart option={option} height={200} />
      <AsTable
        name={name}
        heads={[localize(texts.time), ...names]}
        rows={points.toReversed().map(({ at, values }) => ({
          key: at,
          head: timeOf(at),
          cells: names.map((_name, index) => shown(values[index] ?? null)),
        }))}
      />
    </section>
  );
}

const timeOf = (at: number): string => formatInstant(at).slice(11);

/** What was measured at a moment. */
export interface LivePoint {
  /** ms since 1970. */
  at: number;
  /** One per series; null where there was none. */
  values: readonly (number | null)[];
}

/** Props of {@link LiveChart}. */
export interface LiveChartProps {
  title: LocalText;
  unit: string;
  /** Names of the lines. */
  series: readonly LocalText[];
  /** Oldest first. */
  points: readonly LivePoint[];
  /** Digits after the point, default 2. */
  decimals?: number;
}
