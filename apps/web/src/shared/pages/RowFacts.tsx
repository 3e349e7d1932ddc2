import { type FieldDefinition, FieldView } from '@tarmac/admin-kit/field';
import { fieldTitle } from '@tarmac/admin-kit/resource';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Facts } from './Facts.tsx';

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
  const told = names.filter((name) => row[name] !== null && row[name] !== undefined);
  return (
    <Facts
      label={label}
      className="mb-4"
      facts={told.map((name) => [
        fieldTitle(fields[name], localize),
        <FieldView key={name} meta={fields[name]} name={name} row={row as Readonly<Record<string, unknown>>} whole />,
      ])}
    />
  );
}
