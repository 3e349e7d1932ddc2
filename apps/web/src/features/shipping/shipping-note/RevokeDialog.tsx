import { Dialog, useConfirm } from '@tarmac/admin-kit/dialog';
import { type FieldDefinition, toText } from '@tarmac/admin-kit/field';
import { Form, FormField, type FormControl, useWatch } from '@tarmac/admin-kit/form';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { TextArea, TextInput } from '@tarmac/admin-kit/input';
import { type ActionDialogProps, useFieldsForm } from '@tarmac/admin-kit/resource';
import { type ShippingNote, shippingNoteRevokeFields, shippingNoteSchemas, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { NoteConsequences } from './NoteConsequences.tsx';
import { NoteSummary } from './NoteSummary.tsx';
import { noteTexts as texts } from './noteTexts.ts';

const { reason } = shippingNoteRevokeFields;
const { loaded } = shippingNoteStates.codes;
const fields: Record<string, FieldDefinition> = { reason, number: { kind: 'text', label: texts.typeNumber } };

/** Takes a waybill back: says what follows, and wants the number of one with goods on the road. @source freight-domain G11 */
export function RevokeDialog({ rows, onOpenChange, onSubmit }: ActionDialogProps<ShippingNote, { reason: string }>) {
  const { localize, t } = useLocale();
  const confirm = useConfirm();
  const row = rows[0]!;
  const isLoaded = Number(row.noteStatus) >= Number(loaded);
  const isConfirmed = (number: unknown) => !isLoaded || toText(number).trim() === row.shippingNoteNumber;
  const bodyOf = (values: Readonly<Record<string, unknown>>) => ({ reason: toText(values['reason']).trim() });
  const { form } = useFieldsForm({
    fields,
    spec: isLoaded ? ['reason', { field: 'number', required: true }] : ['reason'],
    check: { schema: shippingNoteSchemas.revoke, bodyOf, isCompletedLater: true },
    onSubmit: (values) => {
      // Enter sends a form without its button.
      if (!isConfirmed(values['number']))
        throw Object.assign(new Error(), { errorData: [{ path: 'number', message: localize(texts.typeNumberHelp) }] });
      return onSubmit(bodyOf(values));
    },
  });
  const typed = useWatch({ control: form.methods.control, name: 'number' });
  const leave = async () => {
    if (toText(form.methods.getValues('reason')).trim() !== '' && !(await confirm({ content: t('resource.discard') }))) return;
    onOpenChange(false);
  };
  return (
    <Dialog
      open
      onOpenChange={() => void leave()}
      width={560}
      title={localize(texts.revoke)}
      okDanger
      okClose={false}
      okDisabled={!isConfirmed(typed)}
      busy={form.isSaving}
      onOk={form.submit}
    >
      <NoteSummary row={row} />
      <NoteConsequences row={row} isLoaded={isLoaded} />
      <Form form={form} aria-label={localize(texts.revoke)}>
        <FormField name="reason" label={localize(reason.label)} required>
          {(control: FormControl) => <TextArea {...control} maxLength={reason.maxLength} />}
        </FormField>
        {isLoaded && (
          <FormField name="number" label={localize(texts.typeNumber)} help={localize(texts.typeNumberHelp)} required>
            {(control: FormControl) => <TextInput {...control} />}
          </FormField>
        )}
      </Form>
    </Dialog>
  );
}
