import type { ReactNode } from 'react';
import { useFetched } from '../../internals/useFetched.ts';
import type { FieldProblem } from '../../request/ApiError.ts';
import type { ActionForm, FormSource } from './defineAction.ts';
import { FieldsFormDialog } from '../form/FieldsFormDialog.tsx';
import { addBody, initialValues } from '../form/fieldValues.ts';
import { defaultSpec } from '../form/formSpec.ts';
import type { BodyCheck } from '../form/schemaProblems.ts';

/** The dialog of an action that asks for fields. What the server refuses is shown at its input, and what was typed stays. */
export function ActionFormDialog<Row>(props: ActionFormDialogProps<Row>) {
  const form = useFetched(props.form);
  return form && <FetchedDialog {...props} form={form} />;
}

function FetchedDialog<Row>({
  title,
  form,
  rows,
  draft,
  changes,
  okText,
  okDisabled,
  danger,
  onOpenChange,
  onSubmit,
  onCheck,
}: FetchedDialogProps<Row>) {
  // Passwords and numbers of documents are not written into the browser.
  const sensitive = Object.keys(form.fields).filter((name) => form.fields[name]!.sensitive);
  const bodyOf: BodyCheck['bodyOf'] = (values, { context, initial }) => addBody(context, { values, before: initial });
  return (
    <FieldsFormDialog
      title={title}
      width={form.width ?? 560}
      columns={form.columns ?? 1}
      okDanger={danger}
      okText={okText}
      okDisabled={okDisabled}
      asksBeforeDiscard
      intro={
        <>
          {changes}
          {form.intro?.(rows)}
        </>
      }
      onOpenChange={onOpenChange}
      options={{
        fields: form.fields,
        spec: form.layout ?? defaultSpec(form.fields),
        row: form.initial?.(rows),
        check: form.schema && { schema: form.schema, bodyOf, isCompletedLater: true },
        askFurther: onCheck && ((values, about) => onCheck(bodyOf(values, about))),
        draft: draft === undefined ? undefined : { id: draft, without: sensitive },
        onSubmit: async (values, about) => {
          try {
            await onSubmit(bodyOf(values, about));
          } catch (error) {
            const { rows: now } = error as { rows?: readonly Row[] };
            if (now && form.initial) Object.assign(error as object, { stored: initialValues(about.context, form.initial(now)) });
            throw error;
          }
        },
      }}
    />
  );
}

type FetchedDialogProps<Row> = ActionFormDialogProps<Row> & { form: ActionForm<Row> };

interface ActionFormDialogProps<Row> {
  title: string;
  form: FormSource<Row>;
  rows: readonly Row[];
  /** Id of its draft. */
  draft?: string;
  /** What others have changed of the rows since, and what the button does then. */
  changes?: ReactNode;
  okText?: string;
  okDisabled?: boolean;
  danger?: boolean;
  onOpenChange: (open: boolean) => void;
  onSubmit: (input: Record<string, unknown>) => Promise<void>;
  onCheck?: (input: Record<string, unknown>) => Promise<readonly FieldProblem[]>;
}
