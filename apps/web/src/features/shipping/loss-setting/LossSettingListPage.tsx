import { useLocale } from '@tarmac/admin-kit/i18n';
import { defineAction, defineResource, type FormValues, ResourceList } from '@tarmac/admin-kit/resource';
import { createLossSettingApi, type LossSetting, lossSettingFields } from '@tarmac/freight-api/shipping';
import type { ReactNode } from 'react';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { late } from '@tarmac/admin-kit/chunk';
import { client } from '../../../shared/session/session.ts';
import { switched } from '../../../shared/lists/switched.ts';

const texts = defineTexts({
  enable: { zh: '启用', en: 'Enable' },
  disable: { zh: '停用', en: 'Disable' },
  trial: { zh: '试算', en: 'Try it' },
  everybody: { zh: '平台默认', en: 'Platform default' },
});
const LossTrialDialog = late(() => import('./LossTrialDialog.tsx'), { part: 'LossTrialDialog' });
const api = createLossSettingApi(client);
const lossSetting = defineResource<LossSetting>()({
  label: { zh: '货损设置', en: 'Loss setting' },
  api,
  permission: 'loss',
  titleField: 'settingName',
  fields: lossSettingFields,
});

const switchTo = (enabled: '0' | '1') =>
  defineAction(lossSetting, {
    label: enabled === '1' ? texts.enable : texts.disable,
    permission: 'loss:enable',
    danger: enabled === '0',
    when: (row) => (row.enabled === '1') !== (enabled === '1'),
    run: ({ id, version }, { context }) => api.enable({ id, version, enabled }, context),
    optimistic: switched('enabled', enabled),
    undo: ([row], { reply, context }) =>
      api.enable({ id: row!.id, version: (reply as LossSetting).version, enabled: enabled === '1' ? '0' : '1' }, context),
  });

const trial = defineAction(lossSetting, { label: texts.trial, permission: 'loss:trial', dialog: LossTrialDialog });

/** Whether what is tolerated is said by this rule. */
const toleratedBy = (mode: string) => (values: FormValues) => values['lossMode'] === mode;

/** How losses are tolerated and deducted. @source FRT-12, freight-domain F21 */
export default function LossSettingListPage() {
  const { localize } = useLocale();
  return (
    <ResourceList
      resource={lossSetting}
      search={['settingName', 'customerId', 'cargoTypeCode', 'cargoName', 'enabled']}
      columns={[
        'settingName',
        {
          field: 'customerName',
          cell: (row: LossSetting, shown: ReactNode) => (row.customerId === null ? localize(texts.everybody) : shown),
        },
        'cargoTypeCode',
        'cargoName',
        'lossMode',
        'lossRate',
        'lossKg',
        'lossDeduct',
        'lossPass',
        'cargoPrice',
        'weightBasis',
        'roundMode',
        'enabled',
        'validFrom',
        'validTo',
      ]}
      rowActions={[trial, switchTo('1'), switchTo('0')]}
      form={[
        'settingName',
        'customerId',
        'cargoTypeCode',
        'cargoName',
        'lossMode',
        { field: 'lossRate', when: toleratedBy('1'), required: true },
        { field: 'lossKg', when: toleratedBy('2'), required: true },
        'lossDeduct',
        'lossPass',
        'cargoPrice',
        'weightBasis',
        'roundMode',
        'validFrom',
        'validTo',
      ]}
      formColumns={2}
      formWidth={760}
    />
  );
}
