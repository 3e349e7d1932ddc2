import { useEffect, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { useFieldCheckSource, useFieldKinds, useFieldWords, useRuleCheckSource } from '../field/FieldProvider.tsx';
import type { FieldDefinition } from '../field/FieldMeta.ts';
import { toFieldErrors } from '../form/schemaResolver.ts';
import type { FormDraftProps } from '../form/FormDraft.tsx';
import { useKitForm, type KitForm } from '../form/useKitForm.ts';
import { useWhenReleased } from '../internals/whenReleased.ts';
import { createFieldAsks, questionOf, type FieldAsks } from './fieldAsks.ts';
import { checkFields, initialValues, type FieldsContext } from './fieldValues.ts';
import { itemsOfSpec, type FormSpec, type FormValues } from './formSpec.ts';
import { schemaProblems, type BodyCheck } from './schemaProblems.ts';

/** A form whose inputs, checks and first values all come from fields. */
export interface FieldsForm {
  form: KitForm<FormValues>;
  context: FieldsContext;
  /** The values the form began with. */
  initial: FormValues;
  /** What the server is asked about single values while they are filled in. @source VAL-02 */
  asks: Pick<FieldAsks, 'isAsking' | 'subscribe'> & {
    /** The input was left: what it holds is asked about. */
    leave: (name: string) => Promise<void>;
    /** The value changed: what was said of the former one is taken away. */
    change: (name: string) => void;
  };
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
  const loadChecks = useFieldCheckSource();
  const [asks] = useState(() => createFieldAsks(loadChecks));
  const whenReleased = useWhenReleased();
  const stored = isStored ? initial : undefined;
  const question = (name: string, values: FormValues) => questionOf(context, name, values, stored, row);
  const refusals = (values: FormValues) =>
    context.items.flatMap(({ field }) => {
      const asked = question(field, values);
      const message = asked && asks.refusal(field, asked);
      return message === undefined ? [] : [[field, message] as const];
    });
  const resolver: Resolver<FormValues> = async (values) => {
    const ruled = { ...context, checkRule: await loadRules() };
    const own = { ...Object.fromEntries(refusals(values)), ...checkFields(ruled, values, stored) };
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
    onSubmit: async (values) => {
      // What was not asked yet, or is not answered yet. A server that takes its time keeps nobody from saving: it checks again anyway.
      const asked = Promise.all(
        context.items.map(async ({ field }) => {
          const open = question(field, values);
          return open && asks.ask(field, open);
        }),
      );
      await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, longestWait))]);
      const problems = refusals(values).map(([path, message]) => ({ path, message }));
      if (problems[0]) throw Object.assign(new Error(problems[0].message), { errorData: problems });
      return onSubmit(values, { context, initial });
    },
  });
  const { methods } = form;
  /** The field, and those that are unique within its value. */
  const concerned = (name: string) =>
    context.items.map(({ field }) => field).filter((field) => field === name || fields[field]?.unique?.within === name);
  const leave = async (name: string) => {
    const asked = concerned(name).map(async (field) => {
      const values = methods.getValues();
      const open = question(field, values);
      // What the fields themselves say comes first, once somebody saves; the server need not hear of it.
      if (!open || checkFields({ ...context, checkRule: await loadRules() }, values, stored)[field] !== undefined) return;
      const before = asks.refusal(field, open);
      const message = await asks.ask(field, open);
      await whenReleased();
      const now = question(field, methods.getValues());
      if (!now || JSON.stringify(now) !== JSON.stringify(open)) return;
      if (message !== undefined) methods.setError(field, { type: 'asked', message });
      // Refused before, and free by now.
      else if (before !== undefined && methods.getFieldState(field).error?.message === before) methods.clearErrors(field);
    });
    await Promise.all(asked);
  };
  const change = (name: string) => {
    for (const field of concerned(name)) {
      const words = asks.forget(field);
      if (words !== undefined && methods.getFieldState(field).error?.message === words) methods.clearErrors(field);
    }
  };
  return { form, context, initial, asks: { isAsking: asks.isAsking, subscribe: asks.subscribe, leave, change } };
}

/** How long saving waits for answers, in ms. */
const longestWait = 5000;

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
