import { field } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import { editBody, FieldsFormView, type FormSpec, useFieldsForm } from '@tarmac/admin-kit/resource';
import { useSession } from '@tarmac/admin-kit/session';
import { ownProfileFields } from '@tarmac/freight-api/system';
import { useQueryClient } from '@tanstack/react-query';
import { Note } from '../../../shared/pages/Note.tsx';
import { session } from '../../../shared/session/session.ts';
import { accountTexts as texts } from './accountTexts.ts';
import { AvatarInput } from './AvatarInput.tsx';
import { type Profile, profileQuery, saveProfile, stockFields } from './ownProfile.ts';

const fields = {
  ...ownProfileFields,
  avatar: field.reference(ownProfileFields.avatar, { picker: AvatarInput }),
  birthday: { ...ownProfileFields.birthday, kind: 'date' },
};
const ownSpec: FormSpec = [
  { field: 'avatar', wide: true },
  'sex',
  'birthday',
  'email',
  'telephone',
  { field: 'signature', wide: true },
  { field: 'tags', wide: true, help: texts.tagsHelp },
];
const stockSpec: FormSpec = stockFields.map((name) => ({ field: name, wide: name === 'avatar' }));

/** What people show of themselves. @source GEN-01 */
export function BaseSection({ profile }: { profile: Profile }) {
  const { localize } = useLocale();
  const { user } = useSession(session);
  const queryClient = useQueryClient();
  const spec = profile.isStock === true ? stockSpec : ownSpec;
  const fieldsForm = useFieldsForm({
    fields,
    spec,
    row: { ...profile },
    isStored: true,
    onSubmit: async (values, { context, initial }) => {
      const stored = await saveProfile(profile, editBody(context, { values, before: initial }));
      if (user !== undefined) session.updateUser({ ...user, avatar: stored.avatar, email: stored.email });
      queryClient.setQueryData(profileQuery.queryKey, stored);
      notices.success(localize(texts.saved));
    },
  });
  return (
    <div className="max-w-2xl">
      {profile.isStock === true && <Note>{localize(texts.stockProfile)}</Note>}
      <FieldsFormView fieldsForm={fieldsForm} spec={spec} row={{ ...profile }} label={localize(texts.base)} />
      <div className="mt-4">
        <Button variant="primary" busy={fieldsForm.form.isSaving} onClick={() => void fieldsForm.form.submit()}>
          {localize(texts.save)}
        </Button>
      </div>
    </div>
  );
}
