import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton } from '@tarmac/admin-kit/input';
import type { ListParams } from '@tarmac/admin-kit/resource';
import { useQuery } from '@tanstack/react-query';
import { createReportApi, type ReportScreen } from '@tarmac/freight-api/online';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { useTab } from '@tarmac/admin-kit/tabs';
import { type PointValue, reportPath, rowsBehind } from './drillDown.ts';
import { ReportChart } from './ReportChart.tsx';
import { reportTexts as texts } from './reportTexts.ts';

/** Rows that are drawn, the most that one call gives. */
const most = 1000;

const api = createReportApi(quietClient);

interface ReportChartsProps {
  screen: ReportScreen;
  /** What the list below is filtered by. */
  query: ListParams;
  params: Readonly<Record<string, string>>;
}

/** Drawings over the rows that the list below is asked for, all of its pages. @source ONL-06 */
export default function ReportCharts({ screen, query, params }: ReportChartsProps) {
  const { localize } = useLocale();
  const { search } = useTab();
  const { data, error } = useQuery({
    queryKey: ['reportCharts', screen.id, query, params],
    queryFn: ({ signal }) => api.getData(screen.id, { ...query, ...params, pageNo: 1, pageSize: most } as never, { signal }),
    retry: false,
    staleTime: 60_000,
  });
  // The list below says why.
  if (error) return <p className="m-0 text-ink-secondary">{localize(texts.notDrawn)}</p>;
  if (!data) return <Skeleton rows={6} />;
  return (
    <DrawnReport screen={screen} rows={data.records} total={data.total} behind={rowsBehind(screen, { path: reportPath(screen), search })} />
  );
}

interface DrawnReportProps {
  screen: ReportScreen;
  rows: readonly Readonly<Record<string, unknown>>[];
  total: number;
  /** Beside something else: one below the other. */
  isNarrow?: boolean;
  behind?: (...point: readonly PointValue[]) => string | undefined;
}

/** The drawings of a report over rows that are there. */
export function DrawnReport({ screen, rows, total, isNarrow = false, behind }: DrawnReportProps) {
  const { localize } = useLocale();
  return (
    <section aria-label={localize(texts.charts)} className="flex flex-col gap-2">
      <div className={`grid grid-cols-1 gap-gap ${isNarrow ? '' : 'desktop:grid-cols-2'}`}>
        {screen.charts.map((chart, at) => (
          // Two drawings may be alike.
          // oxlint-disable-next-line react/no-array-index-key
          <ReportChart key={at} chart={chart} screen={screen} rows={rows} {...(behind && { behind })} />
        ))}
      </div>
      {total > rows.length && (
        <p className="m-0 text-sm text-ink-secondary">{interpolate(localize(texts.onlyFirst), { count: rows.length })}</p>
      )}
    </section>
  );
}
