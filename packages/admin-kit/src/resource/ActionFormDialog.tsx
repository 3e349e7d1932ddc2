import { Dialog } from '../dialog/Dialog.tsx';
import type { ActionForm } from './defineAction.ts';
import { FieldsFormView } from './FieldsFormView.tsx';
import { addBody } from './fieldValues.ts';
import { defaultSpec } from './formSpec.ts';
import { useFieldsForm } from './useFieldsForm.ts';

/** The dialog of an action that asks for fields. What the server refuses is shown at its input, and what was typed stays. */
export function ActionFormDialog<Row>({ title, form, rows, danger, onOpenChange, onSubmit }: ActionFormDialogProps<Row>) {
  const spec = form.layout ?? defaultSpec(form.fields);
  const fieldsForm = useFieldsForm({
    fields: form.fields,
    spec,
    row: form.initial?.(rows),
    onSubmit: (values, { context }) => onSubmit(addBody(context, values)),
  });
  return (
    <Dialog
      open
      title={title}
      width={form.width ?? 560}
      okDanger={danger}
      busy={fieldsForm.form.isSaving}
      okClose={false}
      onOk={fieldsForm.form.submit}
      onOpenChange={onOpenChange}
    >
      {form.intro?.(rows)}
      <FieldsFormView fieldsForm={fieldsForm} spec={spec} columns={form.columns ?? 1} row={form.initial?.(rows)} label={title} />
    </Dialog>
  );
}

interface ActionFormDialogProps<Row> {
  title: string;
  form: ActionForm<Row>;
  rows: readonly Row[];
  danger?: boolean;
  onOpenChange: (open: boolean) => void;
  onSubmit: (input: Record<string, unknown>) => Promise<void>;
}
