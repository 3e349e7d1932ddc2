import { late } from '@tarmac/admin-kit/chunk';
import { Dialog, useConfirm } from '@tarmac/admin-kit/dialog';
import { type FieldDefinition, toText } from '@tarmac/admin-kit/field';
import { DictSelect } from '@tarmac/admin-kit/dictionary';
import { Form, FormField, type FormControl, useWatch } from '@tarmac/admin-kit/form';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { TextArea, TextInput } from '@tarmac/admin-kit/input';
import { type ActionDialogProps, type FormItem, useFieldsForm } from '@tarmac/admin-kit/resource';
import {
  type RevokeInput,
  type ShippingNote,
  shippingNoteRevokeFields,
  shippingNoteSchemas,
  shippingNoteStates,
} from '@tarmac/freight-api/shipping';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { NoteConsequences } from './NoteConsequences.tsx';
import { NoteSummary } from './NoteSummary.tsx';
import { noteLabels as labels } from './noteLabels.ts';
import { noteTexts as texts } from './noteTexts.ts';

// A part of its own: what both dialogs of a revocation share comes with the list.
const PolicyConsequences = late(() => import('./PolicyConsequences.tsx'), { part: 'PolicyConsequences' });

const { revokeCode, reason } = shippingNoteRevokeFields;
const { loaded } = shippingNoteStates.codes;
const fields: Record<string, FieldDefinition> = { revokeCode, reason, number: { kind: 'text', label: texts.typeNumber } };
/** Says nothing by itself, so it needs words. */
const otherReason = '9';
const { otherNeedsWords } = defineTexts({ otherNeedsWords: { zh: '选择“其他”时必填', en: 'Needed for “Another reason”' } });
const items: readonly (string | FormItem)[] = [
  'revokeCode',
  { field: 'reason', required: (values) => values['revokeCode'] === otherReason },
];
const confirmed: readonly (string | FormItem)[] = [...items, { field: 'number', required: true }];

/** Takes a waybill back: says what follows, and wants the number of one with goods on the road. @source freight-domain G11 */
export default function RevokeDialog({
  rows,
  draft,
  changes,
  okText,
  okDisabled,
  onOpenChange,
  onSubmit,
  onCheck,
}: ActionDialogProps<ShippingNote, Omit<RevokeInput, 'id' | 'version'>>) {
  const { localize, t } = useLocale();
  const confirm = useConfirm();
  const row = rows[0]!;
  const isLoaded = Number(row.noteStatus) >= Number(loaded);
  const spec = isLoaded ? confirmed : items;
  const isConfirmed = (number: unknown) => !isLoaded || toText(number).trim() === row.shippingNoteNumber;
  const bodyOf = (values: Readonly<Record<string, unknown>>) => ({
    revokeCode: toText(values['revokeCode']),
    reason: toText(values['reason']).trim() || null,
    ...(isLoaded ? { number: toText(values['number']).trim() } : {}),
  });
  const { form } = useFieldsForm({
    fields,
    spec,
    check: { schema: shippingNoteSchemas.revoke, bodyOf, isCompletedLater: true },
    draft,
    askFurther: onCheck && ((values) => onCheck(bodyOf(values))),
    onSubmit: (values) => {
      // Enter sends a form without its button.
      if (!isConfirmed(values['number']))
        throw Object.assign(new Error(), { errorData: [{ path: 'number', message: localize(texts.typeNumberHelp) }] });
      return onSubmit(bodyOf(values));
    },
  });
  const [code, typed] = useWatch({ control: form.methods.control, name: ['revokeCode', 'number'] });
  const leave = async () => {
    const isTyped = Object.keys(fields).some((name) => toText(form.methods.getValues(name)).trim() !== '');
    if (isTyped && !(await confirm({ content: t('resource.discard') }))) return;
    form.forgetDraft();
    onOpenChange(false);
  };
  return (
    <Dialog
      open
      onOpenChange={() => void leave()}
      width={560}
      title={localize(labels.revoke)}
      okDanger
      okClose={false}
      okText={okText}
      okDisabled={okDisabled || !isConfirmed(typed)}
      busy={form.isSaving}
      onOk={form.submit}
    >
      {changes}
      <NoteSummary row={row} />
      <NoteConsequences row={row} isLoaded={isLoaded} />
      <PolicyConsequences noteId={row.id} />
      <Form form={form} columns={1} aria-label={localize(labels.revoke)}>
        <div className="flex flex-col gap-4">
          <FormField name="revokeCode" label={localize(revokeCode.label)} required>
            {(control: FormControl) => <DictSelect {...control} code={revokeCode.dict} />}
          </FormField>
          <FormField
            name="reason"
            label={localize(reason.label)}
            required={code === otherReason}
            help={code === otherReason ? undefined : localize(otherNeedsWords)}
          >
            {(control: FormControl) => <TextArea {...control} maxLength={reason.maxLength} />}
          </FormField>
          {isLoaded && (
            <FormField name="number" label={localize(texts.typeNumber)} help={localize(texts.typeNumberHelp)} required>
              {(control: FormControl) => <TextInput {...control} />}
            </FormField>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
