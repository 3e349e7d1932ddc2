import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { flushSync } from 'react-dom';
import { isSame } from '../internals/isSame.ts';
import { PendingInputs } from '../internals/pending.ts';
import { DraftContext } from './draftContext.ts';
import { beginSaving, discardDrafts, dropDrafts } from './draftSlot.ts';
import type { FormDraftProps } from './FormDraft.tsx';
import type { FieldProblem } from '../request/ApiError.ts';
import { problemsOf } from './problems.ts';
import { recheckErrors } from './recheckErrors.ts';
import { fromFieldErrors, schemaResolver } from './schemaResolver.ts';
import type { SchemaSource } from './standardSchema.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** A form with its behaviour: check, save, place the server's errors. */
export interface KitForm<Values extends FieldValues> {
  // What is handed on after the checks is the business of `onSubmit` alone.
  /** The form of react-hook-form. */
  methods: UseFormReturn<Values, unknown, never>;
  /** Checks and saves. Resolves to whether it was saved; never rejects. */
  submit: () => Promise<boolean>;
  /** A save is under way: inputs and buttons are blocked. */
  isSaving: boolean;
  /** What is wrong with the whole form, or at no input in view: said by the server or by a schema. */
  problem: string | null;
  /** What is kept over a crash, as the options said. */
  draft?: FormDraftProps;
  /** Forgets what is kept of what is typed, as when a person leaves the form and throws it away. */
  forgetDraft: () => void;
  /** What inputs still wait for, such as uploads, in words: nothing is saved before they are done. */
  pending?: PendingInputs;
}

/** What a form needs. */
export interface KitFormOptions<Values extends FieldValues, Output = Values> {
  /** What the form begins with, and returns to. */
  defaultValues: DefaultValues<NoInfer<Values>>;
  /** Checks the values: a schema of zod, zod/mini, valibot …, or a way to fetch it. The values' types come from it. */
  schema?: SchemaSource<Values, Output>;
  /** Checks the values in a way of one's own, instead of `schema`. */
  resolver?: Resolver<Values, unknown, Output>;
  /**
   * Saves what the schema made of the values. A rejection keeps what was typed; `errorData: [{ path, message }]` on the error is
   * shown at the inputs, any other message above the form. With `stored` on it (what is stored now), inputs that nobody touched go on from
   * there.
   */
  onSubmit: (values: Output) => unknown;
  /**
   * Asked once the checks here have refused a save: what a server would refuse besides, so that all of it is shown at once. What it says of
   * inputs that have an error already is left out; a rejection is taken for nothing.
   */
  askFurther?: (values: Values) => Promise<readonly FieldProblem[]>;
  /** Keeps what is typed over a crash, in the store of `DraftContext`, until it is saved. */
  draft?: FormDraftProps;
}

/**
 * Makes a form on react-hook-form. The first wrong input gets the focus, inputs are blocked while saving, what was typed
 * stays when saving fails. Read values with `useWatch`; `form.watch()` would keep the component from being compiled.
 *
 * @example const form = useKitForm({ schema: z.object({ name: z.string() }), defaultValues: { name: '' }, onSubmit: (values) => client.post('/device/add', values) });
 */
export function useKitForm<Values extends FieldValues, Output = Values>(options: KitFormOptions<Values, Output>): KitForm<Values> {
  const { defaultValues, schema, onSubmit } = options;
  const drafts = use(DraftContext);
  const { t, localize } = useTexts();
  const checks = options.resolver ?? (schema && schemaResolver(schema, { t, localize }));
  /** What the checks ever objected to: what else stands at an input, a server or a caller said. */
  const [said] = useState(() => new Set<string>());
  const resolver: typeof checks =
    checks &&
    (async (...args) => {
      const result = await checks(...args);
      for (const problem of fromFieldErrors(result.errors)) said.add(JSON.stringify(problem));
      return result;
    });
  // Not on blur: the message would move the save button away between pressing and releasing the mouse, and the click be lost.
  const methods = useForm<Values, unknown, Output>({
    defaultValues,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // Done here: the library does it twice, and the second time takes the focus back from a person who types on already.
    shouldFocusError: false,
  });
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isRunning = useRef(false);
  /** What the form waits for, once somebody wanted to save it: said until it is there. */
  const [held, setHeld] = useState<string | null>(null);
  const [pending] = useState(() => new PendingInputs((words) => setHeld((before) => (before === null ? null : words || null))));
  const inputOf = (path: string) => inputAt(methods.control._fields, path);
  /** Places of errors that the checks found and that no input shows: `problem` tells them. */
  const unplaced = useRef<readonly string[]>([]);
  const turns = useRef(0);

  const recheck = useEffectEvent(async (changed: string | undefined, errors: FieldErrors<Values>) => {
    const turn = ++turns.current;
    if (!resolver || (unplaced.current.length === 0 && Object.keys(errors).length === 0)) return;
    const isOfChecks = (one: FieldProblem) => said.has(JSON.stringify(one));
    const { apply, elsewhere } = await recheckErrors({ methods, resolver, errors, changed, inputOf, isOfChecks });
    if (turn !== turns.current) return;
    apply();
    const still = elsewhere.filter(({ path }) => unplaced.current.includes(path));
    if (unplaced.current.length === 0 || still.length === unplaced.current.length) return;
    unplaced.current = still.map(({ path }) => path);
    setProblem(still.length > 0 ? wordsOf(still) : null);
  });
  useEffect(
    () =>
      methods.subscribe({
        formState: { values: true },
        // Checks that break here break again when the form is saved, and are told then.
        callback: ({ name, errors }) => void recheck(name, errors ?? {}).catch(() => undefined),
      }),
    [methods],
  );

  // `keepDirtyValues` would leave a form that asks no question before it is closed, and forget what was filled in without typing.
  /** What nobody touched here becomes what is stored now; what was typed stays. */
  const goOnFrom = (stored: Readonly<Record<string, unknown>>) => {
    const typed: Readonly<Record<string, unknown>> = methods.getValues();
    const before: Readonly<Record<string, unknown>> = methods.formState.defaultValues ?? {};
    const own = Object.keys(typed).filter((name) => !isSame(typed[name], before[name]));
    methods.reset(stored as Values, { keepIsSubmitted: true, keepSubmitCount: true });
    for (const name of own) methods.setValue(name as Path<Values>, typed[name] as never, { shouldDirty: true });
  };

  /** The first of some inputs takes the focus, in the order of the page. One in a step that is out of view cannot; the form that shows the step does it. */
  const focusFirst = (places: ReadonlySet<string | undefined>) => {
    const first = [...methods.control._names.mount].find((name) => places.has(name));
    const field = (get(methods.control._fields, first) as { _f?: { ref?: { focus?: () => void } } } | undefined)?._f;
    field?.ref?.focus?.();
  };

  const save = async (values: Output) => {
    setSaving(true);
    const endSaving = beginSaving(methods.control);
    try {
      if ((await onSubmit(values)) === false) return false;
      dropDrafts(drafts, methods.control);
      // What is stored now is where the next change begins.
      methods.reset(methods.getValues(), { keepIsSubmitted: true, keepSubmitCount: true });
      return true;
    } catch (error) {
      const { fields, message, stored } = problemsOf(error);
      // At once: a blocked input takes no focus, and a busy browser draws it unblocked later than the next frame.
      flushSync(() => setSaving(false));
      const known = fields.filter(({ path }) => inputOf(path) !== undefined);
      const unknown = fields.filter((one) => !known.includes(one));
      // Afterwards no input is known until it is redrawn.
      if (stored) goOnFrom(stored);
      for (const { path, message: text } of known) methods.setError(path as Path<Values>, { type: 'server', message: text });
      const first = known[0];
      // Its error is drawn with it.
      if (first) requestAnimationFrame(() => focusFirst(new Set([inputOf(first.path)])));
      if (known.length === 0 || unknown.length > 0)
        setProblem(unknown.map((one) => one.message).join(' ') || message || t('form.saveFailed'));
      return false;
    } finally {
      endSaving();
    }
  };

  /** Puts what the server would refuse at inputs that the checks here have nothing against. */
  const askFurther = async () => {
    const asked = JSON.stringify(methods.getValues());
    const further = await options.askFurther?.(methods.getValues()).catch(() => []);
    // What was changed meanwhile is another matter.
    if (JSON.stringify(methods.getValues()) !== asked) return;
    for (const { path, message } of further ?? []) {
      const place = inputOf(path);
      if (place === undefined || methods.getFieldState(path as Path<Values>).error) continue;
      // Of a table each cell has its own; what is wrong with an input as a whole comes first.
      const whole: unknown = methods.getFieldState(place as Path<Values>).error?.message;
      if (typeof whole !== 'string') methods.setError(path as Path<Values>, { type: 'server', message });
    }
  };

  const submit = async () => {
    if (isRunning.current) return false;
    setProblem(null);
    unplaced.current = [];
    setHeld(pending.words || null);
    if (pending.size > 0) {
      pending.goToFirst();
      return false;
    }
    isRunning.current = true;
    let isSaved = false;
    try {
      await methods.handleSubmit(
        async (values) => {
          isSaved = await save(values);
        },
        (errors) => {
          const elsewhere = fromFieldErrors(errors).filter(({ path }) => inputOf(path) === undefined);
          unplaced.current = elsewhere.map(({ path }) => path);
          if (elsewhere.length > 0) setProblem(wordsOf(elsewhere));
          const wrong = new Set(fromFieldErrors(errors).map(({ path }) => inputOf(path)));
          const from = document.activeElement;
          // A table has its errors once they are drawn. A person who has moved on by then, or a form that showed the step, has the say.
          requestAnimationFrame(() => {
            if (document.activeElement === from) focusFirst(wrong);
          });
          void askFurther();
        },
      )();
    } catch (error) {
      // The checks themselves broke, such as a schema that could not be fetched.
      setProblem(problemsOf(error).message || t('form.saveFailed'));
    } finally {
      isRunning.current = false;
      setSaving(false);
    }
    return isSaved;
  };

  return {
    methods: methods as unknown as UseFormReturn<Values, unknown, never>,
    submit,
    isSaving,
    problem: held ?? problem,
    draft: options.draft,
    forgetDraft: () => discardDrafts(drafts, methods.control),
    pending,
  };
}

const wordsOf = (problems: readonly FieldProblem[]) => [...new Set(problems.map((one) => one.message))].join(' ');

/** Path of the input in the page that stands at a path, or whose value holds it, such as an editable table; undefined where none does. */
function inputAt(fields: object, path: string): string | undefined {
  let inner: unknown = fields;
  const keys = path.split('.');
  for (const [depth, key] of keys.entries()) {
    if (typeof inner !== 'object' || inner === null) return undefined;
    inner = (inner as Readonly<Record<string, unknown>>)[key];
    const own = (inner as { _f?: { mount?: boolean } } | undefined)?._f;
    if (own) return own.mount === false ? undefined : keys.slice(0, depth + 1).join('.');
  }
  return undefined;
}
