import { type FieldDefinition, useFieldKinds } from '@tarmac/admin-kit/field';
import { FormField, type FormControl, useWatch } from '@tarmac/admin-kit/form';
import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { FormValues } from '@tarmac/admin-kit/resource';
import { type ReactNode, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/** What a reviewer may put right on the way: inputs that begin with what is stored. */
export interface CorrectionsSpec {
  title: LocalText;
  fields: Readonly<Record<string, FieldDefinition>>;
  /** Stands below the inputs, such as what they come to. */
  footer?: (values: FormValues, row: Readonly<Record<string, unknown>>) => ReactNode;
}

/** What differs from the stored row. An input that was emptied is left out: what is stored stays. */
export function correctedOf({ fields }: CorrectionsSpec, { values, row }: { values: FormValues; row: Readonly<Record<string, unknown>> }) {
  const isOther = (name: string) => {
    const value = values[name];
    return value !== undefined && value !== null && value !== '' && value !== row[name];
  };
  return Object.fromEntries(Object.keys(fields).flatMap((name) => (isOther(name) ? [[name, values[name]] as const] : [])));
}

/** The inputs of corrections within the form of a verdict. @param row as it is stored; absent until it is there */
export function Corrections({ spec, row }: { spec: CorrectionsSpec; row: Readonly<Record<string, unknown>> | undefined }) {
  const { localize } = useLocale();
  const kindOf = useFieldKinds();
  const values = useWatch() as FormValues;
  const { resetField } = useFormContext();
  const names = Object.keys(spec.fields);
  useEffect(() => {
    if (row !== undefined)
      for (const name of Object.keys(spec.fields)) resetField(name, { defaultValue: row[name] ?? null, keepDirty: true });
  }, [row, spec, resetField]);
  if (row === undefined) return null;
  return (
    <fieldset className="m-0 mt-4 min-w-0 border-0 p-0">
      <legend className="mb-2 p-0 text-sm font-semibold text-ink-secondary">{localize(spec.title)}</legend>
      <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">
        {names.map((name) => {
          const meta = spec.fields[name]!;
          const { Input } = kindOf(meta);
          return (
            <FormField key={name} name={name} label={localize(meta.label)}>
              {(control: FormControl) => <Input {...control} meta={meta} />}
            </FormField>
          );
        })}
      </div>
      {spec.footer?.(values, row)}
    </fieldset>
  );
}
