import { useLocale } from '@tarmac/admin-kit/i18n';
import { useTabs } from '@tarmac/admin-kit/tabs';
import type { ReportScreen } from '@tarmac/freight-api/online';
import { foldRows } from '@tarmac/freight-api/rules';
import type { ReactNode } from 'react';
import { chartTexts } from '../../../shared/chart/chartTexts.ts';
import { FigureChart } from '../../../shared/chart/FigureChart.tsx';
import { Ring } from '../../../shared/chart/Ring.tsx';
import { Figure, Panel } from '../../../shared/pages/Panel.tsx';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { calledIn } from './calledIn.ts';
import type { PointValue } from './drillDown.ts';
import { PivotTable } from './PivotTable.tsx';
import { reportTexts as texts } from './reportTexts.ts';

type Chart = ReportScreen['charts'][number];

interface ReportChartProps {
  chart: Chart;
  screen: ReportScreen;
  rows: readonly Readonly<Record<string, unknown>>[];
  /** Of bars and lines, px. */
  height?: number;
  /** The address of the rows behind a point; undefined where there is none. */
  behind?: (...point: readonly PointValue[]) => string | undefined;
  /** Stands beside the title where there is room. */
  aside?: ReactNode;
}

/** Figures beside each other, by how many there are, where there is room. */
const columns: Readonly<Record<number, string>> = { 3: 'sm:grid-cols-3', 4: 'sm:grid-cols-4' };

const noUnit = { zh: '', en: '' };
const inBoth = (text: string) => ({ zh: text, en: text });

/** One drawing of a report. @source ONL-06 */
export function ReportChart({ chart, screen, rows, height, behind, aside }: ReportChartProps) {
  const { localize, locale } = useLocale();
  const { open } = useTabs();
  const columnOf = (name: string | null | undefined) => screen.columns.find(({ dataIndex }) => dataIndex === name);
  const captionOf = (name: string | null | undefined) => columnOf(name)?.title ?? name ?? '';
  const textOf = (name: string | null | undefined, value: string): string => {
    const options = screen.dictOptions[columnOf(name)?.customRender ?? ''];
    return calledIn(rows, { name, value }) ?? options?.find((one) => one.value === value)?.text ?? (value || localize(texts.blank));
  };
  // Decimals stand below each other; what is counted has none.
  const isDecimal = chart.fold !== 'count' && (chart.fold === 'average' || chart.y.every((name) => columnOf(name)?.fieldType === 'Double'));
  const format = (value: number) => value.toLocaleString(locale, { minimumFractionDigits: isDecimal ? 2 : 0, maximumFractionDigits: 2 });
  const title = inBoth(chart.title);
  if (chart.kind === 'pivot') return <PivotTable {...{ chart, screen, rows, format, textOf, captionOf, behind, aside }} />;
  if (chart.kind === 'figure') {
    const { values } = foldRows(rows, { ...chart, x: null, screen });
    const shownAt = (at: number) => {
      const value = values[at]?.[0] ?? null;
      return value === null ? '--' : format(value);
    };
    if (chart.y.length === 1) return <Figure label={title} value={shownAt(0)} aside={aside} />;
    return (
      <Panel title={title} aside={aside}>
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
  const { points, values } = foldRows(rows, { ...chart, screen });
  const isOrdered = Boolean(columnOf(chart.x)?.customRender);
  const addressOf = (point: string) => behind?.({ name: chart.x, value: point });
  const shown = points.map((point) => textOf(chart.x, point));
  if (chart.kind === 'pie')
    return (
      <Panel title={title} aside={aside}>
        <Ring
          label={chart.title}
          format={format}
          inOrder={isOrdered}
          roomy
          nothing={localize(chartTexts.empty)}
          entries={points.map((point, at) => {
            const href = addressOf(point);
            const text = shown[at] ?? point;
            return {
              key: point,
              label: href === undefined ? text : <AppLink href={href}>{text}</AppLink>,
              value: Math.max(0, values[0]?.[at] ?? 0),
            };
          })}
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
      {...(behind && { links: { hrefs: points.map(addressOf), onOpen: open } })}
      aside={aside}
      series={chart.y.map((name, at) => ({
        label: chart.fold === 'count' ? texts.count : inBoth(captionOf(name)),
        values: values[at] ?? [],
      }))}
      format={format}
      {...(height !== undefined && { height })}
    />
  );
}
