import { field } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { addBody, FieldsFormView, type FormSpec, useFieldsForm } from '@tarmac/admin-kit/resource';
import { createDemoBaseFormApi, type DemoBaseFormAdd, demoBaseFormFields, type DemoForm } from '@tarmac/freight-api/system';
import { useState } from 'react';
import { PersonPicker } from '../../../shared/pickers/pickers.tsx';
import { client } from '../../../shared/session/session.ts';
import { generalTexts as texts } from '../shared/generalTexts.ts';
import { DemoFormDone, DemoFormFrame } from './DemoFormFrame.tsx';

const api = createDemoBaseFormApi(client);
const fields = { ...demoBaseFormFields, sharedWith: field.reference(demoBaseFormFields.sharedWith, { picker: PersonPicker }) };
const spec: FormSpec = [
  { field: 'title', wide: true },
  'startOn',
  'endOn',
  'goal',
  'standard',
  'client',
  'inviters',
  'weight',
  'publicity',
  { field: 'sharedWith', when: (values) => values['publicity'] === '2', required: true },
];

/** A goal with its measure, checked and kept. @source GEN-04 */
export default function BasicFormPage() {
  const [stored, setStored] = useState<DemoForm>();
  if (stored) return <DemoFormDone content={stored.content} onAgain={() => setStored(undefined)} />;
  return <BasicForm onStored={setStored} />;
}

function BasicForm({ onStored }: { onStored: (row: DemoForm) => void }) {
  const { localize } = useLocale();
  const fieldsForm = useFieldsForm({
    fields,
    spec,
    check: { schema: api.schemas.add, bodyOf: (values, { context }) => addBody(context, { values }) },
    onSubmit: async (values, { context }) => onStored(await api.add(addBody(context, { values }) as unknown as DemoBaseFormAdd)),
  });
  return (
    <DemoFormFrame
      title={texts.baseForm}
      footer={
        <Button variant="primary" busy={fieldsForm.form.isSaving} onClick={() => void fieldsForm.form.submit()}>
          {localize(texts.submit)}
        </Button>
      }
    >
      <FieldsFormView fieldsForm={fieldsForm} spec={spec} label={localize(texts.baseForm)} />
    </DemoFormFrame>
  );
}
