import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Steps } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import { addBody, defineResource, FieldDescriptions, FieldsFormView, useFieldsForm } from '@tarmac/admin-kit/resource';
import { createDemoStepFormApi, type DemoForm, type DemoStepFormAdd, demoStepFormFields } from '@tarmac/freight-api/system';
import { useState } from 'react';
import { errorText } from '../../../shared/texts/errorText.ts';
import { Note } from '../../../shared/pages/Note.tsx';
import { client } from '../../../shared/session/session.ts';
import { generalTexts as texts } from '../shared/generalTexts.ts';
import { DemoFormDone, DemoFormFrame } from './DemoFormFrame.tsx';

const api = createDemoStepFormApi(client);
const names = ['payer', 'payeeKind', 'payeeAccount', 'payeeName', 'amount'] as const;
const transfer = defineResource<DemoStepFormAdd>()({
  label: texts.stepForm,
  api: { list: () => Promise.reject(new Error('A transfer is not listed.')) },
  permission: 'demoForm',
  fields: demoStepFormFields,
});

/** A transfer: filled in, looked over, kept. @source GEN-04 */
export default function StepFormPage() {
  const { localize } = useLocale();
  const [filled, setFilled] = useState<DemoStepFormAdd>();
  const [step, setStep] = useState(0);
  const [stored, setStored] = useState<DemoForm>();
  const [isSaving, setSaving] = useState(false);
  const fieldsForm = useFieldsForm({
    fields: demoStepFormFields,
    spec: names,
    check: { schema: api.schemas.add, bodyOf: (values, { context }) => addBody(context, { values }) },
    onSubmit: (values, { context }) => {
      setFilled(addBody(context, { values }) as unknown as DemoStepFormAdd);
      setStep(1);
    },
  });
  const save = async () => {
    if (filled === undefined) return;
    setSaving(true);
    try {
      setStored(await api.add(filled));
      setStep(2);
    } catch (error) {
      notices.error(errorText(error));
    } finally {
      setSaving(false);
    }
  };
  const again = () => {
    fieldsForm.form.methods.reset();
    setStored(undefined);
    setStep(0);
  };

  return (
    <DemoFormFrame
      title={texts.stepForm}
      footer={
        step === 0 ? (
          <Button variant="primary" onClick={() => void fieldsForm.form.submit()}>
            {localize(texts.next)}
          </Button>
        ) : (
          step === 1 && (
            <>
              <Button onClick={() => setStep(0)}>{localize(texts.previous)}</Button>
              <Button variant="primary" busy={isSaving} onClick={() => void save()}>
                {localize(texts.submit)}
              </Button>
            </>
          )
        )
      }
    >
      <div className="mb-6 flex justify-center">
        <Steps steps={[texts.fill, texts.confirm, texts.done].map(localize)} current={step} />
      </div>
      <div hidden={step !== 0}>
        <FieldsFormView fieldsForm={fieldsForm} spec={names} columns={1} label={localize(texts.fill)} />
      </div>
      {step === 1 && filled && (
        <>
          <Note>{localize(texts.confirmHint)}</Note>
          <FieldDescriptions resource={transfer} row={filled} names={names} columns={2} />
        </>
      )}
      {step === 2 && stored && <DemoFormDone content={stored.content} onAgain={again} />}
    </DemoFormFrame>
  );
}
