import { TriangleAlert } from 'lucide-react';
import { createContext, use, useId, useMemo, useState, type ReactNode } from 'react';
import { FormProvider, useController, useFormContext, useFormState, type FieldValues } from 'react-hook-form';
import { type LocaleContextValue } from '../i18n/LocaleProvider.tsx';
import type { ControlProps } from '../internals/control.ts';
import { cx } from '../internals/cx.ts';
import { PendingContext } from '../internals/pending.ts';
import { FieldContext } from '../internals/unreadInput.ts';
import { useUnsavedChanges } from '../internals/unsaved.ts';
import { FormDraft } from './FormDraft.tsx';
import { fieldGrid, formGrid } from './formGrid.ts';
import type { FieldProblem } from '../request/ApiError.ts';
import { fromFieldErrors } from './schemaResolver.ts';
import type { KitForm } from './useKitForm.ts';
import { type Shown, useShown } from '../i18n/useShown.ts';
import { useTexts } from '../i18n/useTexts.ts';

const FormStateContext = createContext<{ isSaving: boolean; columns: 1 | 2 | 3 }>({ isSaving: false, columns: 1 });

/**
 * The frame of a form made by `useKitForm`: Enter saves, the server's message about the whole stands above.
 *
 * @example <Form form={form} columns={2} aria-label="设备"><FormField name="name" label="姓名">{(control) => <TextInput {...control} />}</FormField></Form>
 */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, columns = 1, children, id, className, guarded = true, 'aria-label': label } = props;
  const { isSaving } = form;
  const state = useMemo(() => ({ isSaving, columns }), [isSaving, columns]);
  return (
    <FormProvider {...form.methods}>
      <FormStateContext value={state}>
        <form
          id={id}
          aria-label={label}
          aria-busy={form.isSaving || undefined}
          noValidate
          className={className}
          onSubmit={(event) => {
            event.preventDefault();
            // A form inside a dialog of another form must not save both.
            event.stopPropagation();
            void form.submit();
          }}
        >
          {form.problem && (
            <div
              role="alert"
              className="mb-4 flex items-start gap-2 rounded-md border border-solid border-danger-line bg-danger-soft px-3 py-2 text-danger-ink"
            >
              <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
              {form.problem}
            </div>
          )}
          {guarded && <UnsavedGuard />}
          {form.draft && <FormDraft {...form.draft} />}
          <PendingContext value={form.pending}>
            <div className={fieldGrid(columns)}>{children}</div>
          </PendingContext>
          <button type="submit" hidden tabIndex={-1} aria-hidden />
        </form>
      </FormStateContext>
    </FormProvider>
  );
}

/** Props of {@link Form}. */
export interface FormProps<Values extends FieldValues> {
  /** What `useKitForm` made: values, checks and the action of saving. */
  form: KitForm<Values>;
  /** Columns on a wide screen, default 1; a phone has one. */
  columns?: 1 | 2 | 3;
  /** Fields and groups; a submit button may stand outside, tied by `id`. */
  children: ReactNode;
  /** Id of the form element, for a submit button elsewhere (`<Button type="submit" form={id}>`). */
  id?: string;
  /** Class of the form element. */
  className?: string;
  /** Name of the form for assistive technology; without one it is not a landmark. */
  'aria-label'?: string;
  /** Whether closing the tab or leaving asks while something is typed and not saved, default true; a search has nothing to lose. */
  guarded?: boolean;
}

function UnsavedGuard() {
  const { control } = useFormContext();
  useUnsavedChanges(useFormState({ control }).isDirty);
  return null;
}

/**
 * Inputs side by side; with a title, one of several parts of a form.
 *
 * @example <FormGroup title="联系方式" columns={2}><FormField name="phone" label="电话">{(control) => <TextInput {...control} />}</FormField></FormGroup>
 */
export function FormGroup({ title, columns, children }: FormGroupProps) {
  const shown = useShown();
  const outer = use(FormStateContext);
  const titleId = useId();
  return (
    <div role={title ? 'group' : undefined} aria-labelledby={title ? titleId : undefined} className="not-first:mt-5">
      {title && (
        <div id={titleId} className="mb-3 border-b border-solid border-line pb-1.5 font-semibold">
          {shown(title)}
        </div>
      )}
      <div className={formGrid(columns ?? outer.columns)}>{children}</div>
    </div>
  );
}

/** Props of {@link FormGroup}. */
export interface FormGroupProps {
  /** Heading of the part and its name for assistive technology; absent draws none. */
  title?: Shown;
  /** Columns of this part, by default those of the form. */
  columns?: 1 | 2 | 3;
  /** Fields of this part. */
  children: ReactNode;
}

/**
 * One input with its label, required mark, help and error, wired to the form by name.
 *
 * @example <FormField name="phone" label="电话" required help="用于登录">{(control) => <TextInput {...control} type="tel" />}</FormField>
 */
export function FormField({ name, required = false, status, wide = false, disabled = false, children, ...words }: FormFieldProps) {
  const { t } = useTexts();
  const shown = useShown();
  const [label, help] = [shown(words.label), shown(words.help)];
  const { isSaving } = use(FormStateContext);
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const id = useId();
  // An input of many values, such as an editable table, has its errors at places within.
  const problems = fromFieldErrors(fieldState.error);
  const inner = problems.filter((problem) => problem.path !== '');
  const [isUnread, setUnread] = useState(false);
  const around = useMemo(() => ({ label: typeof label === 'string' ? label : undefined, onUnreadChange: setUnread }), [label]);
  // A text that cannot be read is told by the input: to call it missing would be wrong.
  const whole = isUnread ? undefined : problems.find((problem) => problem.path === '')?.message;
  const error = whole ?? innerText(inner, t);
  return (
    <div className={cx('relative flex min-w-0 flex-col gap-1', wide && 'col-span-full')} data-field={name}>
      <label id={`${id}-label`} htmlFor={id} className="text-ink-secondary">
        <span>{label}</span>
        {required && (
          <span title={t('common.required')} aria-hidden className="ms-0.5 text-danger-ink">
            *
          </span>
        )}
      </label>
      {status && (
        <span role="status" className="absolute end-0 top-0 bg-surface text-sm text-ink-secondary">
          {status}
        </span>
      )}
      <FieldContext value={around}>
        {children({
          id,
          name,
          value: field.value as never,
          onValueChange: field.onChange as (value: unknown) => void,
          onBlur: field.onBlur,
          ref: field.ref,
          required,
          invalid: Boolean(error),
          disabled: disabled || isSaving,
          'aria-labelledby': `${id}-label`,
          'aria-describedby': error ? `${id}-error` : help ? `${id}-help` : undefined,
          ...(inner.length > 0 ? { problems: inner } : {}),
        })}
      </FieldContext>
      {error ? (
        <div id={`${id}-error`} role="alert" className="text-sm text-danger-ink">
          {error}
        </div>
      ) : (
        help && (
          <div id={`${id}-help`} className="text-sm text-ink-secondary">
            {help}
          </div>
        )
      )}
    </div>
  );
}

/** Props of {@link FormField}. */
export interface FormFieldProps {
  /** Key in the form's values; dots lead into nested values. */
  name: string;
  /** Words above the input; a click on them goes to the input. */
  label: Shown;
  /** Draws the mark and tells assistive technology; the check itself belongs to the resolver. */
  required?: boolean;
  /** A line below the input, until there is an error. */
  help?: Shown;
  /** What is under way with the value, at the end of the label's line: it takes no place of its own, so nothing moves. */
  status?: ReactNode;
  /** Takes the whole line. */
  wide?: boolean;
  /** Greys the input, as saving does meanwhile; its value is sent all the same. Default false. */
  disabled?: boolean;
  /** Draws the input; spread the given props onto one input of the kit. */
  children: (control: FormControl) => ReactNode;
}

/** What `FormField` hands to its input. The value's type is the input's own matter. */
export type FormControl = Omit<ControlProps<never>, 'onValueChange'> & {
  /** Called with each next value of the input. */
  onValueChange: (value: unknown) => void;
  /** What is wrong within the value, such as `{ path: '3.weight' }` in a list of rows; absent when nothing is. */
  problems?: readonly FieldProblem[];
};

function innerText(inner: readonly FieldProblem[], t: LocaleContextValue['t']): string | undefined {
  if (inner.length < 2) return inner[0]?.message;
  return t('form.errors', { count: inner.length });
}
