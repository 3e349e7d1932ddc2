import type { ReactNode } from 'react';

/** Figures with their names, line by line. */
export function FigureTable({ label, captions, lines }: FigureTableProps) {
  return (
    <div className="overflow-x-auto rounded-lg border border-solid border-line bg-surface">
      <table aria-label={label} className="w-full border-collapse text-start">
        <thead>
          <tr className="bg-sunken text-ink-secondary">
            {captions.map((caption) => (
              <th key={caption} scope="col" className="px-cell py-2 text-start font-medium">
                {caption}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, cells }) => (
            <tr key={key} className="border-0 border-t border-solid border-line">
              {cells.map((cell, index) => (
                <td key={captions[index]} className="px-cell py-2 align-top break-words tabular-nums">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Props of {@link FigureTable}. */
export interface FigureTableProps {
  label: string;
  captions: readonly string[];
  lines: readonly { key: string; cells: readonly ReactNode[] }[];
}
