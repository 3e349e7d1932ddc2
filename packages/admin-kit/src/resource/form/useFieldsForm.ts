import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { useFieldCheckSource, useFieldKinds, useFieldWords, useRuleCheckSource } from '../../field/FieldProvider.tsx';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import type { FieldProblem } from '../../request/ApiError.ts';
import { toFieldErrors } from '../../form/schemaResolver.ts';
import type { FormDraftProps } from '../../form/FormDraft.tsx';
import { useKitForm, type KitForm } from '../../form/useKitForm.ts';
import type { AskingForm, FormAsks } from './formAsks.ts';
import type { FieldAsks } from './fieldAsks.ts';
import { checkFields, initialValues, type FieldsContext } from './fieldValues.ts';
import { itemsOfSpec, partsOf, type FormSpec, type FormValues } from './formSpec.ts';
import { schemaProblems, type BodyCheck } from './schemaProblems.ts';

/** A form whose inputs, checks and first values all come from fields. */
export interface FieldsForm {
  /** The form itself. */
  form: KitForm<FormValues>;
  /** Checks and saves; as a draft without asking for what is only `needed`. Resolves to whether it was saved. */
  save: (as?: 'draft') => Promise<boolean>;
  /** What its inputs were made of. */
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

/**
 * Makes a form of fields.
 *
 * @example
 * const fieldsForm = useFieldsForm({ fields, spec: ['name', 'state'], onSubmit: (values) => client.post('/device/add', values) });
 * return <FieldsFormView fieldsForm={fieldsForm} spec={['name', 'state']} label="Device" />;
 */
export function useFieldsForm({
  fields,
  spec,
  row,
  isStored = false,
  isStoredDraft = false,
  check,
  draft,
  onSubmit,
  askFurther,
}: FieldsFormOptions): FieldsForm {
  const kindOf = useFieldKinds();
  const words = useFieldWords();
  const loadRules = useRuleCheckSource();
  const context: FieldsContext = { fields, items: itemsOfSpec(spec), kindOf, words };
  const initial = initialValues(context, row);
  // Fetched while the person types, so that saving does not wait for them.
  useEffect(() => void loadRules(), [loadRules]);
  const loadChecks = useFieldCheckSource();
  const stored = isStored ? initial : undefined;
  const held = useRef<FormAsks>(undefined);
  const [listeners] = useState(() => new Set<() => void>());
  const latest = useRef<AskingForm>(undefined);
  const isAsking = context.items.some(({ field }) => fields[field]?.unique !== undefined || fields[field]?.checkRule !== undefined);
  /** The code that asks, once it is there; without it the server checks when it saves. */
  const startAsking = async (): Promise<FormAsks | undefined> => {
    const late = isAsking ? await import('./formAsks.ts').catch(() => undefined) : undefined;
    return (held.current ??= late?.createFormAsks(() => latest.current!, {
      load: loadChecks,
      tell: () => listeners.forEach((listener) => listener()),
    }));
  };
  const start = useEffectEvent(() => void startAsking());
  useEffect(() => {
    start();
    return () => {
      held.current?.stop();
      held.current = undefined;
    };
  }, []);
  const isDraft = useRef(isStoredDraft);
  const resolver: Resolver<FormValues> = async (values) => {
    const ruled = { ...context, isDraft: isDraft.current, checkRule: await loadRules() };
    const own = { ...held.current?.refusals(values), ...checkFields(ruled, { values, stored }) };
    const problems = [
      ...Object.entries(own).map(([path, message]) => ({ path, message })),
      ...wholeProblems(spec, { values, words }),
      ...(check ? await schemaProblems(check, { values, about: { context: ruled, initial }, skip: own }) : []),
    ];
    return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: toFieldErrors<FormValues>(problems) };
  };
  const form = useKitForm<FormValues>({
    draft,
    defaultValues: initial,
    resolver,
    askFurther: askFurther && ((values) => askFurther(values, { context, initial })),
    onSubmit: async (values) => {
      // What was not asked yet, or is not answered yet. A server that takes its time keeps nobody from saving: it checks again anyway.
      const asked = startAsking().then((asks) => asks?.askAll(values));
      if (isAsking) await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, longestWait))]);
      const problems = Object.entries(held.current?.refusals(values) ?? {}).map(([path, message]) => ({ path, message }));
      if (problems[0]) throw Object.assign(new Error(problems[0].message), { errorData: problems });
      return onSubmit(values, { context, initial, isDraft: isDraft.current });
    },
  });
  useLayoutEffect(() => {
    latest.current = { context, stored, row, loadRules, methods: form.methods };
  });
  const [subscribe] = useState(() => (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  });
  const asks: FieldsForm['asks'] = {
    isAsking: (name) => held.current?.isAsking(name) ?? false,
    subscribe,
    leave: async (name) => {
      const values = form.methods.getValues();
      await (await startAsking())?.leave(name, values);
    },
    change: (name) => held.current?.change(name),
  };
  // A second press is the first one: it must not take back what that one saves as.
  const saving = useRef<Promise<boolean>>(undefined);
  const save: FieldsForm['save'] = (as) => {
    if (saving.current === undefined) isDraft.current = isStoredDraft || as === 'draft';
    return (saving.current ??= form.submit().finally(() => {
      isDraft.current = isStoredDraft;
      saving.current = undefined;
    }));
  };
  return { form, save, context, initial, asks };
}

/** What is wrong with a form at none of its inputs, as one text. */
function wholeProblems(spec: FormSpec, { values, words }: { values: FormValues; words: FieldsContext['words'] }): FieldProblem[] {
  const said = partsOf(spec).flatMap((part) => part.check?.(values) ?? []);
  return said.length === 0 ? [] : [{ path: '', message: said.map((one) => words.localize(one)).join(' ') }];
}

/** How long saving waits for answers, in ms. */
const longestWait = 5000;

/** What a form of fields is made from. */
export interface FieldsFormOptions {
  /** What can be entered, by name. */
  fields: Readonly<Record<string, FieldDefinition>>;
  /** Which of them, in which order and groups. */
  spec: FormSpec;
  /** A row whose values the inputs begin with; absent on an add. */
  row?: Readonly<Record<string, unknown>>;
  /** The row is stored and is edited: only what changes is checked and sent. */
  isStored?: boolean;
  /** The stored row is a draft: what is only `needed` is not asked for. */
  isStoredDraft?: boolean;
  /** A schema for what will be sent, asked after the checks of the fields, whose words a person knows. */
  check?: BodyCheck;
  /** Keeps what is typed over a crash. */
  draft?: FormDraftProps;
  /** Told whether the values are kept as a draft, which may lack what is only `needed`. */
  onSubmit: (values: FormValues, about: Pick<FieldsForm, 'context' | 'initial'> & { isDraft: boolean }) => unknown;
  /** What the server would refuse, asked where the checks here have refused a save. */
  askFurther?: (values: FormValues, about: Pick<FieldsForm, 'context' | 'initial'>) => Promise<readonly FieldProblem[]>;
}
