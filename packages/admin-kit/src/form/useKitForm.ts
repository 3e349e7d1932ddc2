import { useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver, type UseFormReturn } from 'react-hook-form';
import { useLocale } from '../i18n/LocaleProvider.tsx';
import { problemsOf } from './problems.ts';

/** A form with its behaviour: check, save, place the server's errors. */
export interface KitForm<Values extends FieldValues> {
  methods: UseFormReturn<Values>;
  /** Checks and saves. Resolves to whether it was saved; never rejects. */
  submit: () => Promise<boolean>;
  /** A save is under way: inputs and buttons are blocked. */
  isSaving: boolean;
  /** What the server said about the whole form. */
  problem: string | null;
}

/** What a form needs. */
export interface KitFormOptions<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>;
  /** Checks the values, for instance `zodResolver(schema)`. */
  resolver?: Resolver<Values>;
  /**
   * Saves. A rejection keeps what was typed; `errorData: [{ path, message }]` on the error is shown at the inputs, any other
   * message above the form.
   */
  onSubmit: (values: Values) => unknown;
}

/**
 * Makes a form on react-hook-form. The first wrong input gets the focus, inputs are blocked while saving, what was typed
 * stays when saving fails. Read values with `useWatch`; `form.watch()` would keep the component from being compiled.
 */
export function useKitForm<Values extends FieldValues>({ defaultValues, resolver, onSubmit }: KitFormOptions<Values>): KitForm<Values> {
  const { t } = useLocale();
  // Not on blur: the message would move the save button away between pressing and releasing the mouse, and the click be lost.
  const methods = useForm<Values>({ defaultValues, resolver, mode: 'onSubmit', reValidateMode: 'onChange', shouldFocusError: true });
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isRunning = useRef(false);

  const submit = async () => {
    if (isRunning.current) return false;
    isRunning.current = true;
    let isSaved = false;
    setProblem(null);
    try {
      await methods.handleSubmit(async (values) => {
        setSaving(true);
        try {
          isSaved = (await onSubmit(values)) !== false;
        } catch (error) {
          const { fields, message } = problemsOf(error);
          setSaving(false);
          const known = fields.filter(
            ({ path }) => methods.getFieldState(path as Path<Values>) && path in (methods.control._fields as object),
          );
          const unknown = fields.filter((one) => !known.includes(one));
          for (const { path, message: text } of known) methods.setError(path as Path<Values>, { type: 'server', message: text });
          const first = known[0];
          // A blocked input takes no focus, so wait until React has unblocked it.
          if (first) requestAnimationFrame(() => methods.setFocus(first.path as Path<Values>));
          if (known.length === 0 || unknown.length > 0)
            setProblem(unknown.map((one) => one.message).join(' ') || message || t('form.saveFailed'));
        }
      })();
    } finally {
      isRunning.current = false;
      setSaving(false);
    }
    return isSaved;
  };

  return { methods, submit, isSaving, problem };
}
