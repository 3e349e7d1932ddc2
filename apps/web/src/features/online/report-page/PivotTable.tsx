import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ReportScreen } from '@tarmac/freight-api/online';
import { pivotRows } from '@tarmac/freight-api/rules';
import type { ReactNode } from 'react';
import { chartTexts } from '../../../shared/chart/chartTexts.ts';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { Panel } from '../../../shared/pages/Panel.tsx';
import type { PointValue } from './drillDown.ts';
import { reportTexts as texts } from './reportTexts.ts';

interface PivotTableProps {
  chart: ReportScreen['charts'][number];
  screen: ReportScreen;
  rows: readonly Readonly<Record<string, unknown>>[];
  format: (value: number) => string;
  /** A value of a column in words. */
  textOf: (name: string | null | undefined, value: string) => string;
  captionOf: (name: string | null | undefined) => string;
  behind?: ((...point: readonly PointValue[]) => string | undefined) | undefined;
  aside?: ReactNode;
}

const cellClass = 'border-0 border-b border-solid border-line px-2 py-1.5';

/** Lines by the values of one column, columns by those of another, and totals of both. @source ONL-06 */
export function PivotTable({ chart, screen, rows, format, textOf, captionOf, behind, aside }: PivotTableProps) {
  const { localize } = useLocale();
  const { lines, columns, cell } = pivotRows(rows, { ...chart, screen });
  const shown = (line?: string, column?: string) => {
    const value = cell(line, column);
    if (value === null) return '';
    const point = [
      ...(line === undefined ? [] : [{ name: chart.x, value: line }]),
      ...(column === undefined ? [] : [{ name: chart.by, value: column }]),
    ];
    const href = behind?.(...point);
    if (href === undefined) return format(value);
    return (
      <AppLink href={href} className="hover:underline">
        {format(value)}
      </AppLink>
    );
  };
  return (
    <div className="col-span-full min-w-0">
      <Panel title={{ zh: chart.title, en: chart.title }} aside={aside}>
        {lines.length === 0 && <p className="m-0 text-ink-secondary">{localize(chartTexts.empty)}</p>}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard; the panel around it is the landmark */}
        <div className={`max-h-80 overflow-auto ${lines.length === 0 ? 'hidden' : ''}`} role="group" aria-label={chart.title} tabIndex={0}>
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
                      {shown(line, column)}
                    </td>
                  ))}
                  <td className={`${cellClass} text-end font-medium`}>{shown(line)}</td>
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
                    {shown(undefined, column)}
                  </td>
                ))}
                <td className={`${cellClass} text-end`}>{shown()}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      </Panel>
    </div>
  );
}
