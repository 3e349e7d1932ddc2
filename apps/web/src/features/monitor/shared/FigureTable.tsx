import { Fragment, type ReactNode } from 'react';

/** Figures with their names, line by line. */
export function FigureTable({ label, captions, lines, textColumns = 1 }: FigureTableProps) {
  return (
    <div className="overflow-x-auto rounded-lg border border-solid border-line bg-surface">
      <table aria-label={label} className="w-full border-collapse text-start">
        <thead>
          <tr className="bg-sunken text-ink-secondary">
            {captions.map((caption) => (
              <th key={caption} scope="col" className="px-cell py-2 text-start font-medium whitespace-nowrap">
                {caption}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, cells }) => (
            <tr key={key} className="border-0 border-t border-solid border-line">
              {cells.map((cell, index) => (
                <td
                  key={captions[index]}
                  className={`px-cell py-2 align-top break-words tabular-nums ${index < textColumns ? '' : 'whitespace-nowrap'}`}
                >
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
  /** So many columns from the first hold words, which may take several lines; a figure stays with its unit. Default 1. */
  textColumns?: number;
}

/** The name of a figure; it may break after a dot or an underscore, not within a word. */
export function FigureName({ name }: { name: string }) {
  return (
    <code>
      {name.split(/(?<=[._])/).map((part, index) => (
        // A part has no other identity than its place.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
