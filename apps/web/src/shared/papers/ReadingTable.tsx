import { FieldView, type FieldDefinition } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { isMasked, isSameValue } from './papers.ts';
import { paperTexts as texts } from './paperTexts.ts';

/** What was read from papers beside what was typed, line by line; what differs is marked. */
export function ReadingTable({ label, fields, rows, onTake }: ReadingTableProps) {
  const { localize } = useLocale();
  return (
    <div className="mt-2 overflow-x-auto">
      <table
        aria-label={label}
        className="w-full border-collapse text-sm [&_td]:border-0 [&_td]:border-b [&_td]:border-solid [&_td]:border-line [&_td]:px-2 [&_td]:py-1 [&_th]:px-2 [&_th]:py-1 [&_th]:text-left [&_th]:font-normal [&_th]:text-ink-secondary"
      >
        <thead>
          <tr>
            <th scope="col">{localize(texts.field)}</th>
            <th scope="col">{localize(texts.typed)}</th>
            <th scope="col">{localize(texts.onPaper)}</th>
            {onTake && (
              <th scope="col">
                <span className="sr-only">{localize(texts.take)}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, read, typed }) => {
            const meta = fields[name]!;
            const differs = !isSameValue(read, typed);
            return (
              <tr key={name}>
                <th scope="row">{localize(meta.label)}</th>
                <td>
                  <FieldView meta={meta} name={name} row={{ [name]: typed }} whole />
                </td>
                <td className={differs ? 'text-danger-ink' : undefined}>
                  <FieldView meta={meta} name={name} row={{ [name]: read }} whole />
                  {differs && <span className="sr-only"> {localize(texts.different)}</span>}
                </td>
                {onTake && (
                  <td className="text-right">
                    {!isMasked(read) && (
                      <Button variant="link" size="small" onClick={() => onTake(name, read)}>
                        {localize(texts.take)}
                        <span className="sr-only"> {localize(meta.label)}</span>
                      </Button>
                    )}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Props of {@link ReadingTable}. */
export interface ReadingTableProps {
  /** Name of the table for assistive technology. */
  label: string;
  fields: Readonly<Record<string, FieldDefinition>>;
  rows: readonly { name: string; read: string | number; typed: unknown }[];
  /** Puts a read value in the place of what is typed; absent where nothing is typed in. */
  onTake?: (name: string, value: string | number) => void;
}
