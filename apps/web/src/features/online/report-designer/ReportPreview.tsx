import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Empty } from '@tarmac/admin-kit/input';
import { DataTable } from '@tarmac/admin-kit/table';
import type { ReportPreview as Preview } from '@tarmac/freight-api/online';
import { DrawnReport } from '../report-page/ReportCharts.tsx';
import { designerTexts as texts } from './designerTexts.ts';

/** Rows that the table of a preview shows; its charts draw all that came. */
const shown = 20;

interface Shown {
  key: string;
  row: Readonly<Record<string, unknown>>;
}

/** A report as it would look: its charts, and its first rows. @source ONL-07 */
export function ReportPreview({ preview, isLoading }: { preview: Preview | undefined; isLoading: boolean }) {
  const { localize } = useLocale();
  if (preview === undefined && !isLoading) return <Empty>{localize(texts.noPreview)}</Empty>;
  const { screen, data } = preview ?? { screen: undefined, data: { total: 0, records: [] } };
  const rows = data.records.slice(0, shown).map((row, at) => ({ row, key: String(at) }));
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {screen && screen.charts.length > 0 && <DrawnReport screen={screen} rows={data.records} total={data.total} isNarrow />}
      <DataTable<Shown>
        label={localize(texts.previewTable)}
        state={isLoading ? 'loading' : 'ready'}
        rows={rows}
        rowKey={({ key }) => key}
        maxHeight="420px"
        columns={(screen?.columns ?? [])
          .filter(({ hidden }) => !hidden)
          .map(({ dataIndex, title, width, align, customRender }) => ({
            key: dataIndex,
            title,
            width: width ?? 140,
            ...(align === 'right' && { align: 'end' as const }),
            cell: ({ row }) => {
              const value = row[dataIndex];
              const text = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
              const called = row[`${dataIndex}_dictText`];
              if (typeof called === 'string') return called;
              return screen?.dictOptions[customRender ?? '']?.find((one) => one.value === text)?.text ?? text;
            },
          }))}
      />
      {screen && (
        <p role="status" className="m-0 text-sm text-ink-secondary">
          {interpolate(localize(texts.rows), { total: data.total, count: rows.length })}
        </p>
      )}
    </div>
  );
}
