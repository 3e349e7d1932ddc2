import { useLocale } from '@tarmac/admin-kit/i18n';
import { AppLink } from '../pages/AppLink.tsx';
import { chartTexts as texts } from './chartTexts.ts';

/** The figures of a drawing as a table, folded away: for assistive technology, and for who wants them exactly. */
export function AsTable({ name, heads, rows, className = '' }: AsTableProps) {
  const { localize } = useLocale();
  return (
    <details className={`text-sm ${className}`}>
      <summary className="cursor-pointer text-ink-secondary">{localize(texts.asTable)}</summary>
      <table aria-label={`${name} ${localize(texts.asTable)}`} className="w-full border-collapse tabular-nums">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="border-0 border-b border-solid border-line py-1 text-start font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, href, cells }) => (
            <tr key={key ?? head}>
              <th scope="row" className="py-0.5 text-start font-normal text-ink-secondary">
                {href === undefined ? head : <AppLink href={href}>{head}</AppLink>}
              </th>
              {cells.map((cell, at) => (
                <td key={heads[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

interface AsTableProps {
  /** What is drawn, for assistive technology. */
  name: string;
  /** Captions of the columns: of the points, then of each series. */
  heads: readonly string[];
  /** Points as people read them, each with a figure of every series; `key` where two may read alike, `href` where a point leads somewhere. */
  rows: readonly { key?: string | number; head: string; href?: string | undefined; cells: readonly string[] }[];
  className?: string;
}
