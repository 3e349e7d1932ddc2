import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ReportScreen } from '@tarmac/freight-api/online';
import { FigureChart } from '../../../shared/chart/FigureChart.tsx';
import { Ring } from '../../../shared/chart/Ring.tsx';
import { Figure, Panel } from '../../../shared/pages/Panel.tsx';
import { foldRows } from './foldRows.ts';
import { PivotTable } from './PivotTable.tsx';
import { reportTexts as texts } from './reportTexts.ts';

type Chart = ReportScreen['charts'][number];

interface ReportChartProps {
  chart: Chart;
  screen: ReportScreen;
  rows: readonly Readonly<Record<string, unknown>>[];
  /** Of bars and lines, px. */
  height?: number;
}

/** Figures beside each other, by how many there are, where there is room. */
const columns: Readonly<Record<number, string>> = { 3: 'sm:grid-cols-3', 4: 'sm:grid-cols-4' };

const noUnit = { zh: '', en: '' };
const inBoth = (text: string) => ({ zh: text, en: text });

/** One drawing of a report. @source ONL-06 */
export function ReportChart({ chart, screen, rows, height }: ReportChartProps) {
  const { localize, locale } = useLocale();
  const format = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 2 });
  const columnOf = (name: string | null | undefined) => screen.columns.find(({ dataIndex }) => dataIndex === name);
  const captionOf = (name: string | null | undefined) => columnOf(name)?.title ?? name ?? '';
  const textOf = (name: string | null | undefined, value: string): string => {
    const options = screen.dictOptions[columnOf(name)?.customRender ?? ''];
    return options?.find((one) => one.value === value)?.text ?? (value || localize(texts.blank));
  };
  const title = inBoth(chart.title);
  if (chart.kind === 'pivot') return <PivotTable {...{ chart, rows, format, textOf, captionOf }} />;
  if (chart.kind === 'figure') {
    const { values } = foldRows(rows, { ...chart, x: null });
    const shownAt = (at: number) => {
      const value = values[at]?.[0] ?? null;
      return value === null ? '--' : format(value);
    };
    if (chart.y.length === 1) return <Figure label={title} value={shownAt(0)} />;
    return (
      <Panel title={title}>
        <dl className={`m-0 grid grid-cols-2 gap-gap ${columns[chart.y.length] ?? ''}`}>
          {chart.y.map((name, at) => (
            <div key={name} className="min-w-0">
              <dt className="truncate text-ink-secondary">{captionOf(name)}</dt>
              <dd className="m-0 mt-1 text-lg font-semibold tabular-nums desktop:text-2xl">{shownAt(at)}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    );
  }
  const { points, values } = foldRows(rows, chart);
  const shown = points.map((point) => textOf(chart.x, point));
  if (chart.kind === 'pie')
    return (
      <Panel title={title}>
        <Ring
          label={chart.title}
          format={format}
          entries={points.map((point, at) => ({ key: point, label: shown[at] ?? point, value: Math.max(0, values[0]?.[at] ?? 0) }))}
        />
      </Panel>
    );
  return (
    <FigureChart
      title={title}
      unit={noUnit}
      axis={inBoth(captionOf(chart.x))}
      kind={chart.kind}
      points={shown}
      series={chart.y.map((name, at) => ({
        label: chart.fold === 'count' ? texts.count : inBoth(captionOf(name)),
        values: values[at] ?? [],
      }))}
      format={format}
      {...(height !== undefined && { height })}
    />
  );
}
