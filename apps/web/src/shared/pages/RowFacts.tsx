import { type FieldDefinition, FieldView } from '@tarmac/admin-kit/field';
import { fieldTitle } from '@tarmac/admin-kit/resource';
import { useLocale } from '@tarmac/admin-kit/i18n';

interface RowFactsProps<Name extends string> {
  row: Readonly<Partial<Record<Name, unknown>>>;
  fields: Readonly<Record<Name, FieldDefinition>>;
  /** Name of the list for assistive technology. */
  label?: string;
  /** Which are told; those without a value are left out. */
  names: readonly Name[];
}

/** Which row it is, above what is asked about it. */
export function RowFacts<Name extends string>({ row, fields, label, names }: RowFactsProps<Name>) {
  const { localize } = useLocale();
  return (
    <dl aria-label={label} className="m-0 mb-4 flex flex-wrap gap-x-6 gap-y-1 rounded-md bg-sunken px-3 py-2">
      {names
        .filter((name) => row[name] !== null && row[name] !== undefined)
        .map((name) => (
          <div key={name} className="flex gap-2">
            <dt className="text-ink-secondary">{fieldTitle(fields[name], localize)}</dt>
            <dd className="m-0 tabular-nums">
              <FieldView meta={fields[name]} name={name} row={row as Readonly<Record<string, unknown>>} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
