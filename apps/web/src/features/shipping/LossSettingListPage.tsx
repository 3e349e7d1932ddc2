import { field } from '@tarmac/admin-kit/field';
import { defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { createLossSettingApi, type LossSetting, lossSettingFields } from '@tarmac/freight-api/shipping';
import { CustomerPicker } from '../../shared/pickers.tsx';
import { client } from '../../shared/session.ts';

const lossSetting = defineResource<LossSetting>()({
  label: { zh: '货损设置', en: 'Loss setting' },
  api: createLossSettingApi(client),
  permission: 'loss',
  titleField: 'settingName',
  fields: { ...lossSettingFields, customerId: field.reference(lossSettingFields.customerId, { picker: CustomerPicker }) },
});

/** How losses are tolerated and deducted. @source FRT-12, freight-domain F21 */
export default function LossSettingListPage() {
  return (
    <ResourceList
      resource={lossSetting}
      search={['settingName', 'cargoTypeCode']}
      columns={[
        'settingName',
        'cargoTypeCode',
        'lossMode',
        'lossRate',
        'lossKg',
        'lossDeduct',
        'lossPass',
        'cargoPrice',
        'weightBasis',
        'roundMode',
        'enabled',
      ]}
      formColumns={2}
      formWidth={760}
    />
  );
}
