import { useEffect } from 'react';
import type { Resolver } from 'react-hook-form';
import { useFieldKinds, useFieldWords, useRuleCheckSource } from '../field/FieldProvider.tsx';
import type { FieldDefinition } from '../field/FieldMeta.ts';
import { toFieldErrors } from '../form/schemaResolver.ts';
import type { FormDraftProps } from '../form/FormDraft.tsx';
import { useKitForm, type KitForm } from '../form/useKitForm.ts';
import { checkFields, initialValues, type FieldsContext } from './fieldValues.ts';
import { itemsOfSpec, type FormSpec, type FormValues } from './formSpec.ts';
import { schemaProblems, type BodyCheck } from './schemaProblems.ts';

/** A form whose inputs, checks and first values all come from fields. */
export interface FieldsForm {
  form: KitForm<FormValues>;
  context: FieldsContext;
  /** The values the form began with. */
  initial: FormValues;
}

/** Makes a form of fields. */
export function useFieldsForm({ fields, spec, row, isStored = false, check, draft, onSubmit }: FieldsFormOptions): FieldsForm {
  const kindOf = useFieldKinds();
  const words = useFieldWords();
  const loadRules = useRuleCheckSource();
  const context: FieldsContext = { fields, items: itemsOfSpec(spec), kindOf, words };
  const initial = initialValues(context, row);
  // Fetched while the person types, so that saving does not wait for them.
  useEffect(() => void loadRules(), [loadRules]);
  const resolver: Resolver<FormValues> = async (values) => {
    const ruled = { ...context, checkRule: await loadRules() };
    const own = checkFields(ruled, values, isStored ? initial : undefined);
    const problems = [
      ...Object.entries(own).map(([path, message]) => ({ path, message })),
      ...(check ? await schemaProblems(check, values, { context: ruled, initial }, own) : []),
    ];
    return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: toFieldErrors<FormValues>(problems) };
  };
  const form = useKitForm<FormValues>({
    draft,
    defaultValues: initial,
    resolver,
    onSubmit: (values) => onSubmit(values, { context, initial }),
  });
  return { form, context, initial };
}

/** What a form of fields is made from. */
export interface FieldsFormOptions {
  fields: Readonly<Record<string, FieldDefinition>>;
  spec: FormSpec;
  /** A row whose values the inputs begin with; absent on an add. */
  row?: Readonly<Record<string, unknown>>;
  /** The row is stored and is edited: only what changes is checked and sent. */
  isStored?: boolean;
  /** A schema for what will be sent, asked after the checks of the fields, whose words a person knows. */
  check?: BodyCheck;
  /** Keeps what is typed over a crash. */
  draft?: FormDraftProps;
  onSubmit: (values: FormValues, about: Pick<FieldsForm, 'context' | 'initial'>) => unknown;
}
