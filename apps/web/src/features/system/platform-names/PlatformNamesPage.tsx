import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Skeleton } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import { useCan } from '@tarmac/admin-kit/permission';
import { editBody, FieldsFormView, type FormSpec, useFieldsForm } from '@tarmac/admin-kit/resource';
import {
  createPlatformSettingsApi,
  createPlatformSettingsQueries,
  type PlatformNames,
  type PlatformNamesEdit,
  platformNamesFields,
} from '@tarmac/freight-api/system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshPlatformSettings } from '../../../shared/api/settings.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { Note } from '../../../shared/pages/Note.tsx';
import { client } from '../../../shared/session/session.ts';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';

const api = createPlatformSettingsApi(client);
const query = createPlatformSettingsQueries(client).names();

const texts = defineTexts({
  title: { zh: '平台名称', en: 'Platform names' },
  note: {
    zh: '全称用于登录页和窗口标题，简称显示在标志旁。英文界面没有填写英文名称时，显示中文名称。',
    en: 'The name stands on the login page and in titles of windows, the short name beside the logo. English pages show the Chinese name where there is no English one.',
  },
  save: { zh: '保存', en: 'Save' },
  saved: { zh: '平台名称已保存', en: 'Names saved' },
});

const spec: FormSpec = ['webPlatformName', 'webPlatformNameEn', 'logoTitle', 'logoTitleEn'];

/** What the platform is called, in Chinese and in English. @source SET-09 */
export default function PlatformNamesPage() {
  const { data, error, refetch } = useQuery(query);
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton rows={4} />;
  return <NamesForm key={data.version} names={data} />;
}

function NamesForm({ names }: { names: PlatformNames }) {
  const { localize } = useLocale();
  const mayEdit = useCan()('platformSetting:edit');
  const queryClient = useQueryClient();
  const row = { ...names };
  const fieldsForm = useFieldsForm({
    fields: platformNamesFields,
    spec,
    row,
    isStored: true,
    onSubmit: async (values, { context, initial }) => {
      const changed = editBody(context, { values, before: initial }) as Partial<PlatformNamesEdit>;
      const stored = await api.editNames({ ...changed, id: names.id, version: names.version });
      queryClient.setQueryData(query.queryKey, stored);
      await refreshPlatformSettings();
      notices.success(localize(texts.saved));
    },
  });
  return (
    <section className="max-w-3xl rounded-lg border border-solid border-line bg-surface p-6">
      <Note>{localize(texts.note)}</Note>
      <FieldsFormView fieldsForm={fieldsForm} spec={spec} row={row} label={localize(texts.title)} />
      {mayEdit && (
        <div className="mt-4">
          <Button variant="primary" busy={fieldsForm.form.isSaving} onClick={() => void fieldsForm.form.submit()}>
            {localize(texts.save)}
          </Button>
        </div>
      )}
    </section>
  );
}
