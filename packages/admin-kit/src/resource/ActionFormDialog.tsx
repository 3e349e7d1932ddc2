import type { ActionForm } from './defineAction.ts';
import { FieldsFormDialog } from './FieldsFormDialog.tsx';
import { addBody } from './fieldValues.ts';
import { defaultSpec } from './formSpec.ts';
import type { BodyCheck } from './schemaProblems.ts';

/** The dialog of an action that asks for fields. What the server refuses is shown at its input, and what was typed stays. */
export function ActionFormDialog<Row>({ title, form, rows, danger, onOpenChange, onSubmit }: ActionFormDialogProps<Row>) {
  const bodyOf: BodyCheck['bodyOf'] = (values, { context, initial }) => addBody(context, values, initial);
  return (
    <FieldsFormDialog
      title={title}
      width={form.width ?? 560}
      columns={form.columns ?? 1}
      okDanger={danger}
      asksBeforeDiscard
      intro={form.intro?.(rows)}
      onOpenChange={onOpenChange}
      options={{
        fields: form.fields,
        spec: form.layout ?? defaultSpec(form.fields),
        row: form.initial?.(rows),
        check: form.schema && { schema: form.schema, bodyOf, isCompletedLater: true },
        onSubmit: (values, about) => onSubmit(bodyOf(values, about)),
      }}
    />
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
