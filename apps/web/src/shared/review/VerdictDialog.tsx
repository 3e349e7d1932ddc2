import { Dialog, useConfirm } from '@tarmac/admin-kit/dialog';
import { type FieldDefinition, toText } from '@tarmac/admin-kit/field';
import { Form, type SchemaSource } from '@tarmac/admin-kit/form';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, useFieldsForm } from '@tarmac/admin-kit/resource';
import type { ReactNode } from 'react';
import { askWhenDecided, type Verdict, verdictBody, verdictFields, VerdictInputs, verdictOf, verdictSpec } from './verdict.tsx';

/** Takes one verdict on several rows, below what they come to. @source freight-domain G10, S09 */
export function VerdictDialog<Row>({
  title,
  remark,
  schema,
  isReady,
  children,
  draft,
  changes,
  okText,
  okDisabled,
  onOpenChange,
  onSubmit,
  onCheck,
}: VerdictDialogProps<Row>) {
  const { t } = useLocale();
  const confirm = useConfirm();
  const { form } = useFieldsForm({
    fields: verdictFields(remark),
    spec: verdictSpec,
    check: { schema, bodyOf: verdictBody, isCompletedLater: true },
    draft,
    askFurther: onCheck && askWhenDecided((typed) => onCheck(verdictOf(typed))),
    onSubmit: (typed) => onSubmit(verdictOf(typed)),
  });
  const leave = async () => {
    if (toText(form.methods.getValues('remark')).trim() !== '' && !(await confirm({ content: t('resource.discard') }))) return;
    form.forgetDraft();
    onOpenChange(false);
  };
  return (
    <Dialog
      open
      onOpenChange={() => void leave()}
      width={920}
      title={title}
      okClose={false}
      okText={okText}
      okDisabled={okDisabled === true || !isReady}
      busy={form.isSaving}
      onOk={form.submit}
    >
      {changes}
      {children}
      <Form form={form} aria-label={title}>
        <VerdictInputs remark={remark} />
      </Form>
    </Dialog>
  );
}

interface VerdictDialogProps<Row> extends Omit<ActionDialogProps<Row, Verdict>, 'rows' | 'onSubmit'> {
  /** With `false` the verdict was not given after all: it stays as it was typed. */
  onSubmit: (verdict: Verdict) => Promise<unknown>;
  title: string;
  /** The remark, as the contract has it. */
  remark: FieldDefinition;
  /** What the call of the verdict takes. */
  schema: SchemaSource;
  /** Nobody decides on what has not come yet. */
  isReady: boolean;
  /** What the rows come to. */
  children: ReactNode;
}
