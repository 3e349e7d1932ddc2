import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ReportScreen } from '@tarmac/freight-api/online';
import { Panel } from '../../../shared/pages/Panel.tsx';
import { pivotRows } from './foldRows.ts';
import { reportTexts as texts } from './reportTexts.ts';

interface PivotTableProps {
  chart: ReportScreen['charts'][number];
  rows: readonly Readonly<Record<string, unknown>>[];
  format: (value: number) => string;
  /** A value of a column in words. */
  textOf: (name: string | null | undefined, value: string) => string;
  captionOf: (name: string | null | undefined) => string;
}

const cellClass = 'border-0 border-b border-solid border-line px-2 py-1.5';

/** Lines by the values of one column, columns by those of another, and totals of both. @source ONL-06 */
export function PivotTable({ chart, rows, format, textOf, captionOf }: PivotTableProps) {
  const { localize } = useLocale();
  const { lines, columns, cell } = pivotRows(rows, chart);
  const shown = (value: number | null) => (value === null ? '' : format(value));
  return (
    <div className="col-span-full min-w-0">
      <Panel title={{ zh: chart.title, en: chart.title }}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <div className="max-h-80 overflow-auto" role="region" aria-label={chart.title} tabIndex={0}>
          <table className="w-full border-collapse tabular-nums">
            <thead>
              <tr>
                <th scope="col" className={`${cellClass} sticky top-0 bg-surface text-start font-normal text-ink-secondary`}>
                  {captionOf(chart.x)}
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" className={`${cellClass} sticky top-0 bg-surface text-end font-normal text-ink-secondary`}>
                    {textOf(chart.by, column)}
                  </th>
                ))}
                <th scope="col" className={`${cellClass} sticky top-0 bg-surface text-end font-medium`}>
                  {localize(texts.total)}
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line} className="hover:bg-hover">
                  <th scope="row" className={`${cellClass} max-w-56 truncate text-start font-normal`}>
                    {textOf(chart.x, line)}
                  </th>
                  {columns.map((column) => (
                    <td key={column} className={`${cellClass} text-end`}>
                      {shown(cell(line, column))}
                    </td>
                  ))}
                  <td className={`${cellClass} text-end font-medium`}>{shown(cell(line))}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="font-medium">
                <th scope="row" className={`${cellClass} text-start`}>
                  {localize(texts.total)}
                </th>
                {columns.map((column) => (
                  <td key={column} className={`${cellClass} text-end`}>
                    {shown(cell(undefined, column))}
                  </td>
                ))}
                <td className={`${cellClass} text-end`}>{shown(cell())}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      </Panel>
    </div>
  );
}
