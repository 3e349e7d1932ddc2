import { late } from '@tarmac/admin-kit/chunk';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Skeleton } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import { useCan } from '@tarmac/admin-kit/permission';
import { editBody, FieldsFormView, useFieldsForm } from '@tarmac/admin-kit/resource';
import {
  createPlatformSettingsApi,
  createPlatformSettingsQueries,
  type PlatformSetting,
  type PlatformSettingEdit,
  platformSettingFields as fields,
} from '@tarmac/freight-api/system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Control, useFormState, useWatch } from 'react-hook-form';
import { refreshPlatformSettings } from '../../../shared/api/settings.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { TabStrip } from '../../../shared/pages/TabStrip.tsx';
import { client } from '../../../shared/session/session.ts';
import { settingTexts as texts } from './settingTexts.ts';
import { shownSettings } from './shownSettings.ts';

const SettingsPreview = late(() => import('./SettingsPreview.tsx'), { meanwhile: () => <Skeleton rows={8} /> });

const api = createPlatformSettingsApi(client);
const query = createPlatformSettingsQueries(client).own();

/** What the settings are about, each in a tab of its own. */
const tabs = [
  {
    key: 'names',
    label: texts.names,
    items: [
      { field: 'webPlatformName', help: texts.nameHelp, required: true },
      { field: 'webPlatformNameEn', help: texts.englishHelp },
      { field: 'logoTitle', help: texts.shortHelp },
      { field: 'logoTitleEn', help: texts.englishHelp },
    ],
  },
  {
    key: 'pictures',
    label: texts.pictures,
    items: [
      { field: 'platformLogoLight', help: texts.logoLightHelp },
      { field: 'platformLogoDark', help: texts.logoDarkHelp },
      { field: 'bg', help: texts.bgHelp },
    ],
  },
  {
    key: 'footer',
    label: texts.footer,
    items: [
      'footerCompanyName',
      { field: 'footerCompanyNameLink', help: texts.linkHelp },
      'footerAddress',
      'footerCustomerService',
      'footerWebRecordNumber',
      'footerIcpNumber',
    ],
  },
  { key: 'functions', label: texts.functions, items: [{ field: 'vehicleTrackSwitch', help: texts.trackHelp }] },
] as const;
const spec = tabs.flatMap(({ items }) => [...items]);

/** How the platform presents itself, with a view of what it comes to. @source SET-09, freight-domain F20 */
export default function PlatformSettingsPage() {
  const { data, error, refetch } = useQuery(query);
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton rows={6} />;
  return <SettingsForm key={data.version} setting={data} />;
}

function SettingsForm({ setting }: { setting: PlatformSetting }) {
  const { localize } = useLocale();
  const mayEdit = useCan()('setting:edit');
  const queryClient = useQueryClient();
  const row = { ...setting };
  const fieldsForm = useFieldsForm({
    fields,
    spec,
    row,
    isStored: true,
    onSubmit: async (values, { context, initial }) => {
      const changed = editBody(context, { values, before: initial }) as Partial<PlatformSettingEdit>;
      const stored = await api.edit({ ...changed, id: setting.id, version: setting.version });
      await refreshPlatformSettings();
      notices.success(localize(texts.saved));
      queryClient.setQueryData(query.queryKey, stored);
    },
  });
  const { control } = fieldsForm.form.methods;
  const values = useWatch({ control });
  const [tab, setTab] = useWrongTab(control);
  return (
    <div className="grid items-start gap-gap desktop:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <section className="min-w-0 rounded-lg border border-solid border-line bg-surface">
        <TabStrip
          label={localize(texts.title)}
          current={tab}
          onChange={setTab}
          tabs={tabs.map(({ key, label, items }) => ({
            key,
            label: localize(label),
            // All of them stay, with what was typed.
            panel: (
              <FieldsFormView
                fieldsForm={fieldsForm}
                spec={items}
                columns={1}
                row={row}
                label={`${localize(texts.title)} · ${localize(label)}`}
              />
            ),
          }))}
        />
        {mayEdit && (
          <div className="border-0 border-t border-solid border-line px-gap py-3">
            <Button variant="primary" busy={fieldsForm.form.isSaving} onClick={() => void fieldsForm.form.submit()}>
              {localize(texts.save)}
            </Button>
          </div>
        )}
      </section>
      <div className="min-w-0 rounded-lg border border-solid border-line bg-surface p-gap">
        <SettingsPreview settings={shownSettings(values)} />
      </div>
    </div>
  );
}

/** The tab in view; a refused save leads to the first with a wrong input, which nobody would find out of view. */
function useWrongTab(control: Control) {
  const { errors, submitCount } = useFormState({ control });
  const [seen, setSeen] = useState(0);
  const [tab, setTab] = useState<string>(tabs[0].key);
  if (submitCount !== seen) {
    setSeen(submitCount);
    const wrong = tabs.find(({ items }) => items.some((item) => (typeof item === 'string' ? item : item.field) in errors));
    if (wrong !== undefined) setTab(wrong.key);
  }
  return [tab, setTab] as const;
}
