import type { ReactNode } from 'react';
import { Facts } from './Facts.tsx';

interface FigureColumn {
  label: string;
  isNumber?: boolean;
}

interface FigureTableProps {
  /** Name for assistive technology. */
  label: string;
  /** What the rows come to, above them: it is read before anything is confirmed. */
  sums: ReadonlyArray<readonly [label: string, text: string]>;
  columns: readonly FigureColumn[];
  rows: ReadonlyArray<{ key: string; cells: readonly ReactNode[]; isDoubtful?: boolean }>;
  /** Stands on a page, which scrolls, and not in a dialog. */
  isPage?: boolean;
}

/** Figures of rows that something is decided on, and what they come to together. */
export function FigureTable({ label, sums, columns, rows, isPage = false }: FigureTableProps) {
  return (
    <section aria-label={label} className="mb-4">
      {sums.length > 0 && <Facts facts={sums} isFigures className="mb-2" />}
      <div className={isPage ? 'overflow-x-auto' : 'max-h-[40vh] overflow-auto'}>
        <table aria-label={label} className="w-full border-collapse text-start text-sm tabular-nums">
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th
                  key={column.label}
                  scope="col"
                  className={`${cell} whitespace-nowrap text-ink-secondary ${sideOf(column)} ${placeOf(at)}`}
                >
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells, isDoubtful }) => (
              <tr key={key} className={isDoubtful ? 'text-danger-ink' : undefined}>
                {columns.map((column, at) => (
                  <td key={column.label} className={`${cell} ${sideOf(column)} ${placeOf(at)}`}>
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const cell = 'border-0 border-b border-solid border-line px-2 py-1 font-normal';
const sideOf = ({ isNumber = false }: FigureColumn) => (isNumber ? 'text-end whitespace-nowrap' : 'text-start');
/** What a row is of stays where the figures are wider than the screen. */
const placeOf = (at: number) => (at === 0 ? 'sticky start-0 min-w-24 bg-surface' : '');
