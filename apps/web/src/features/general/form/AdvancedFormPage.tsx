import { field } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { addBody, FieldsFormView, type FormSpec, type FormValues, useFieldsForm } from '@tarmac/admin-kit/resource';
import {
  createDemoAdvancedFormApi,
  type DemoAdvancedFormInput,
  demoAdvancedFormFields as own,
  type DemoForm,
} from '@tarmac/freight-api/system';
import { useState } from 'react';
import { PersonPicker } from '../../../shared/pickers/pickers.tsx';
import { client } from '../../../shared/session/session.ts';
import { generalTexts as texts } from '../shared/generalTexts.ts';
import { DemoFormDone, DemoFormFrame } from './DemoFormFrame.tsx';
import { MembersInput } from './MembersInput.tsx';

const api = createDemoAdvancedFormApi(client);
const fields = {
  ...own,
  owner: field.reference(own.owner, { picker: PersonPicker }),
  approver: field.reference(own.approver, { picker: PersonPicker }),
  executor: field.reference(own.executor, { picker: PersonPicker }),
  members: { kind: 'reference', label: texts.memberList, picker: MembersInput },
};
const spec: FormSpec = {
  groups: [
    { title: texts.store, items: ['storeName', 'storeUrl', 'owner', 'approver', 'validFrom', 'storeKind'] },
    { title: texts.task, items: ['taskName', 'executor', 'remindOn', { field: 'taskNote', wide: true }] },
    { title: texts.members, items: [{ field: 'members', wide: true }] },
  ],
};

/** A store, a task and members in one form. @source GEN-04 */
export default function AdvancedFormPage() {
  const [stored, setStored] = useState<DemoForm>();
  if (stored) return <DemoFormDone content={stored.content} onAgain={() => setStored(undefined)} />;
  return <AdvancedForm onStored={setStored} />;
}

type Context = Parameters<typeof addBody>[0];

const bodyOf = (context: Context, values: FormValues) => {
  const members = Array.isArray(values['members']) ? (values['members'] as readonly Record<string, unknown>[]) : [];
  return {
    ...addBody(context, { values }),
    members: members.map(({ name, workNo, department }) => ({ name, workNo, department })),
  } as unknown as DemoAdvancedFormInput;
};

function AdvancedForm({ onStored }: { onStored: (row: DemoForm) => void }) {
  const { localize } = useLocale();
  const fieldsForm = useFieldsForm({
    fields,
    spec,
    check: { schema: api.schemas.add, bodyOf: (values, { context }) => ({ ...bodyOf(context, values) }) },
    onSubmit: async (values, { context }) => onStored(await api.add(bodyOf(context, values))),
  });
  return (
    <DemoFormFrame
      title={texts.advancedForm}
      footer={
        <Button variant="primary" busy={fieldsForm.form.isSaving} onClick={() => void fieldsForm.form.submit()}>
          {localize(texts.submit)}
        </Button>
      }
    >
      <FieldsFormView fieldsForm={fieldsForm} spec={spec} label={localize(texts.advancedForm)} />
    </DemoFormFrame>
  );
}
