import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { ApiError } from '@tarmac/admin-kit/request';
import { createActuatorApi } from '@tarmac/freight-api/monitor';
import { LiveChart } from '../../../shared/chart/LiveChart.tsx';
import { useLive } from '../../../shared/chart/useLive.ts';
import { FigureName, FigureTable } from '../shared/FigureTable.tsx';
import { type MetricRow, type Metrics, metricText, metricValue } from './metricRows.ts';
import { MonitorFrame } from '../shared/MonitorFrame.tsx';
import { monitorTexts as texts } from '../shared/monitorTexts.ts';
import { isMetric, quietly } from '../shared/quietly.ts';

const api = createActuatorApi(quietly(isMetric));
const everyMs = 5000;
const keep = 60;

/** Lines of a page as charts and as a table; what the server does not have is told where it would stand. */
export function MetricsPage({ title, rows, charts }: MetricsPageProps) {
  const { localize, locale } = useLocale();
  const names = [...new Set(rows.map((row) => row.name))];
  const query = useLive({ key: ['metrics', ...names], read: (signal) => readMetrics(names, signal), everyMs, keep });
  const { history = [] } = query.data ?? {};
  const present = history.at(-1)?.reading ?? {};
  return (
    <MonitorFrame title={title} query={query}>
      <div className="grid gap-3 md:grid-cols-2">
        {charts
          .filter(({ series }) => series.some((one) => metricValue(present, one) !== null))
          .map(({ title: heading, unit, scale, series, isPerSecond = false, decimals }) => (
            <LiveChart
              key={heading.en}
              title={heading}
              unit={unit}
              decimals={decimals}
              series={series.map((one) => one.label)}
              points={history.map(({ at, reading }, index) => ({
                at,
                values: series.map((one) => {
                  const value = metricValue(reading, one);
                  const before = history[index - 1];
                  if (value === null || !isPerSecond) return value === null ? null : value * scale;
                  const former = before === undefined ? null : metricValue(before.reading, one);
                  return former === null || before === undefined ? null : ((value - former) * scale * 1000) / (at - before.at);
                }),
              }))}
            />
          ))}
      </div>
      <FigureTable
        label={localize(title)}
        textColumns={2}
        captions={[localize(texts.parameter), localize(texts.description), localize(texts.value)]}
        lines={rows.map((row) => {
          const value = metricValue(present, row);
          return {
            key: `${row.name} ${row.index}`,
            cells: [
              <FigureName key="name" name={row.name} />,
              localize(row.label),
              value === null ? (
                <span className="text-ink-faint">{localize(texts.notOffered)}</span>
              ) : (
                metricText(value, { unit: row.unit, locale: locale.startsWith('en') ? 'en' : 'zh' })
              ),
            ],
          };
        })}
      />
    </MonitorFrame>
  );
}

/** Reads each figure; one that the server does not have is left out, and only when it has none the page says so. */
async function readMetrics(names: readonly string[], signal: AbortSignal): Promise<Metrics> {
  const all = await Promise.all(
    names.map((name) =>
      api.metric(name, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return error;
        throw error;
      }),
    ),
  );
  const [first] = all;
  if (first instanceof ApiError && all.every((one) => one instanceof ApiError)) throw first;
  return Object.fromEntries(all.map((one, index) => [names[index], one instanceof ApiError ? undefined : one]));
}

/** Lines that are drawn together. */
export interface MetricChart {
  title: LocalText;
  unit: string;
  /** What a value is multiplied by before it is drawn. */
  scale: number;
  series: readonly Pick<MetricRow, 'name' | 'index' | 'label'>[];
  /** Draws how fast a count grows. */
  isPerSecond?: boolean;
  /** Digits after the point, by default those of the chart; things that are counted have none. */
  decimals?: number;
}

/** Props of {@link MetricsPage}. */
export interface MetricsPageProps {
  title: LocalText;
  rows: readonly MetricRow[];
  charts: readonly MetricChart[];
}
