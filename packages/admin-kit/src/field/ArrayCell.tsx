import { useTexts } from '../i18n/useTexts.ts';
import { alone, type Entry, fieldsOf } from './arrayEntries.ts';
import type { FieldDefinition } from './FieldMeta.ts';
import { FieldView } from './FieldView.tsx';
import { zhArray } from './texts.zh.ts';

/** Single values in a line; of rows a list says how many, and a detail shows them as a table. */
export default function ArrayCell({ value, meta, whole = false }: ArrayCellProps) {
  const { t, localize } = useTexts(zhArray);
  const fields = Object.entries(fieldsOf(meta));
  if (meta.items === undefined)
    return (
      <ul className="m-0 flex list-none flex-wrap gap-x-3 p-0">
        {value.map((entry, at) => (
          // Entries have no identity of their own, and are only shown.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <FieldView meta={fields[0]![1]} name={alone} row={{ [alone]: entry }} whole={whole} />
          </li>
        ))}
      </ul>
    );
  if (!whole) return t('array.count', { count: value.length });
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-start">
        <thead>
          <tr>
            {fields.map(([name, field]) => (
              <th key={name} scope="col" className="border-b border-solid border-line px-2 py-1 text-start font-normal text-ink-secondary">
                {localize(field.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value.map((entry, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at}>
              {fields.map(([name, field]) => (
                <td key={name} className="border-b border-solid border-line px-2 py-1">
                  <FieldView meta={field} name={name} row={entry as Readonly<Record<string, unknown>>} whole />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ArrayCellProps {
  value: readonly Entry[];
  meta: FieldDefinition;
  whole: boolean | undefined;
}
