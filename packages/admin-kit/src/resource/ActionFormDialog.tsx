import { useEffect, useState } from 'react';
import type { FieldProblem } from '../form/problems.ts';
import type { ActionForm, FormSource } from './defineAction.ts';
import { FieldsFormDialog } from './FieldsFormDialog.tsx';
import { addBody } from './fieldValues.ts';
import { defaultSpec } from './formSpec.ts';
import type { BodyCheck } from './schemaProblems.ts';

/** The dialog of an action that asks for fields. What the server refuses is shown at its input, and what was typed stays. */
export function ActionFormDialog<Row>(props: ActionFormDialogProps<Row>) {
  const form = useForm(props.form);
  return form && <FetchedDialog {...props} form={form} />;
}

function FetchedDialog<Row>({ title, form, rows, danger, onOpenChange, onSubmit, onCheck }: FetchedDialogProps<Row>) {
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
        askFurther: onCheck && ((values, about) => onCheck(bodyOf(values, about))),
        onSubmit: (values, about) => onSubmit(bodyOf(values, about)),
      }}
    />
  );
}

/** The form, once it is there. @throws in render what fetching it failed with */
function useForm<Row>(source: FormSource<Row>): ActionForm<Row> | undefined {
  const [fetched, setFetched] = useState<ActionForm<Row>>();
  useEffect(() => {
    if (typeof source !== 'function') return;
    let isCurrent = true;
    source().then(
      (form) => isCurrent && setFetched(form),
      (error: unknown) =>
        isCurrent &&
        setFetched(() => {
          throw error;
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [source]);
  return typeof source === 'function' ? fetched : source;
}

type FetchedDialogProps<Row> = ActionFormDialogProps<Row> & { form: ActionForm<Row> };

interface ActionFormDialogProps<Row> {
  title: string;
  form: FormSource<Row>;
  rows: readonly Row[];
  danger?: boolean;
  onOpenChange: (open: boolean) => void;
  onSubmit: (input: Record<string, unknown>) => Promise<void>;
  onCheck?: (input: Record<string, unknown>) => Promise<readonly FieldProblem[]>;
}
