import { useMemo, type ReactNode } from 'react';
import { DraftContext } from '../form/draftContext.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { UnsavedContext } from '../internals/unsaved.ts';
import { OnPhoneContext } from '../internals/useMediaQuery.ts';
import { FieldsFormView } from '../resource/form/FieldsFormView.tsx';
import { useFieldsForm } from '../resource/form/useFieldsForm.ts';
import { ListStateContext } from '../resource/list/listState.ts';
import { SavedViewContext } from '../resource/views/savedViews.ts';
import { formSpecOf } from './formSpecOf.tsx';
import type { OnlineAround } from './OnlineContext.ts';
import { onlineResource } from './onlineResource.tsx';

interface TrialOptions {
  isForm: boolean;
  isOnPhone: boolean;
}

/** A screen that somebody only looks at while they design it. */
export default function Trial({ isForm, isOnPhone, children, ...around }: OnlineAround & TrialOptions & { children: ReactNode }) {
  return (
    <UnsavedContext value={undefined}>
      <DraftContext value={undefined}>
        <SavedViewContext value={null}>
          <ListStateContext value={null}>
            <OnPhoneContext value={isOnPhone}>{isForm ? <TrialForm {...around} /> : children}</OnPhoneContext>
          </ListStateContext>
        </SavedViewContext>
      </DraftContext>
    </UnsavedContext>
  );
}

function TrialForm({ form, api, user }: OnlineAround) {
  const { localize } = useTexts();
  const { resource } = useMemo(() => onlineResource(form, { api, user }), [form, api, user]);
  const spec = useMemo(() => formSpecOf(form, user), [form, user]);
  const fieldsForm = useFieldsForm({ fields: resource.fields, spec, onSubmit: () => false });
  return (
    <FieldsFormView fieldsForm={fieldsForm} spec={spec} columns={Math.min(form.formColumns, 3) as 1 | 2 | 3} label={localize(form.label)} />
  );
}
