import type { Label } from '../../i18n/catalogue.ts';
import { use, useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { useFormState } from 'react-hook-form';
import { focusFirstInput } from '../../dialog/focusFirstInput.ts';
import { DraftContext } from '../../form/draftContext.ts';
import { keepDraft, touchedOf } from '../../form/draftSlot.ts';
import { loadSchema } from '../../form/standardSchema.ts';
import { FieldsFormView, type FormStepsHandle } from './FieldsFormView.tsx';
import { useFieldsForm, type FieldsFormOptions } from './useFieldsForm.ts';

/** The form inside of a `FieldsFormDialog`. With it comes the form library, so it is a chunk of its own. */
export default function FieldsFormBody({ ref, columns, label, intro, onStateChange, onStepsChange, ...options }: FieldsFormBodyProps) {
  const fieldsForm = useFieldsForm(options);
  const { isSaving, methods, pending } = fieldsForm.form;
  const { save } = fieldsForm;
  const { isDirty, dirtyFields } = useFormState({ control: methods.control });
  const store = use(DraftContext);
  const { draft } = options;
  const place = useRef<HTMLDivElement>(null);
  const schema = options.check?.schema;

  // Not told by an effect: that comes a task later, and an Escape between would close the dialog over what was just typed.
  useImperativeHandle(ref, () => ({
    save,
    get isDirty() {
      return isDirty || (pending?.size ?? 0) > 0;
    },
    forgetDraft: fieldsForm.form.forgetDraft,
    keepDraft: () => {
      if (store === undefined || draft === undefined) return;
      const values = touchedOf(methods.getValues(), { dirty: dirtyFields, without: draft.without ?? [] });
      keepDraft(store, { form: methods.control, id: draft.id, values });
    },
  }));
  useEffect(() => onStateChange({ isReady: true, isSaving }), [onStateChange, isSaving]);
  useEffect(() => {
    // Fetched while the person types, so that saving does not wait for it. Anyone who saves asks again when this fails.
    if (schema) loadSchema(schema).catch(() => undefined);
  }, [schema]);
  useEffect(() => {
    // A dialog that opened before its form holds the focus itself; where a person has moved it, it stays.
    const dialog = place.current?.closest<HTMLElement>('[role="dialog"]');
    if (dialog && document.activeElement === dialog) focusFirstInput(dialog);
  }, []);

  return (
    <div ref={place}>
      {intro}
      <FieldsFormView
        fieldsForm={fieldsForm}
        spec={options.spec}
        columns={columns}
        row={options.row}
        label={label}
        onStepsChange={onStepsChange}
      />
    </div>
  );
}

/** Props of {@link FieldsFormBody}. */
export interface FieldsFormBodyProps extends FieldsFormOptions {
  ref: Ref<FieldsFormHandle>;
  columns: 1 | 2 | 3;
  label: Label;
  /** Stands above the inputs. */
  intro?: ReactNode;
  onStateChange: (state: FieldsFormState) => void;
  /** Told what leads to the steps beside the present one. */
  onStepsChange: (steps: FormStepsHandle) => void;
}

/** What the buttons of the dialog ask of the form. */
export interface FieldsFormHandle {
  save: (as?: 'draft') => Promise<boolean>;
  /** Something was typed or is on its way that is not saved. */
  isDirty: boolean;
  /** Forgets what was kept of what is typed. */
  forgetDraft: () => void;
  /** Keeps what is typed at once, for a person who leaves and comes back to it. */
  keepDraft: () => void;
}

/** What the dialog shows of the form. */
export interface FieldsFormState {
  isReady: boolean;
  isSaving: boolean;
}
