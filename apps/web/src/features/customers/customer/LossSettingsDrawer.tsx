import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, defineResource } from '@tarmac/admin-kit/resource';
import type { Customer } from '@tarmac/freight-api/customers';
import { createLossSettingApi, type LossSetting, lossSettingFields, type LossSettingOfCustomerQuery } from '@tarmac/freight-api/shipping';
import { ListDrawer } from '../../../shared/lists/ListDrawer.tsx';
import { client } from '../../../shared/session/session.ts';

const api = createLossSettingApi(client);

// To look at: they are agreed on a page of their own.
const lossSettings = defineResource<LossSetting>()({
  label: { zh: '货损设置', en: 'Loss settings' },
  api: { list: (query, options) => api.ofCustomer(query as LossSettingOfCustomerQuery, options) },
  permission: 'loss',
  name: 'lossSettingsOfCustomer',
  titleField: 'settingName',
  fields: lossSettingFields,
});

/** How losses of a customer's cargo are tolerated and deducted; without one the platform's defaults hold. @source freight-domain F07 货损设置 */
export function LossSettingsDrawer({ rows, onOpenChange }: ActionDialogProps<Customer, unknown>) {
  const { localize } = useLocale();
  const customer = rows[0]!;
  return (
    <ListDrawer
      title={`${localize(lossSettings.label)} · ${customer.customerName ?? ''}`}
      width={960}
      note={localize({
        zh: '与该客户单独约定的规则；没有约定的货物按平台默认设置扣损。',
        en: 'Agreed with this customer. Other cargo follows the platform defaults.',
      })}
      onOpenChange={onOpenChange}
      resource={lossSettings}
      filter={{ customerId: customer.id }}
      columns={[
        { field: 'settingName', width: 160 },
        { field: 'cargoTypeCode', width: 100 },
        { field: 'lossMode', width: 110 },
        { field: 'lossRate', width: 110 },
        { field: 'lossKg', width: 120 },
        { field: 'lossDeduct', width: 110 },
        { field: 'enabled', width: 70 },
        { field: 'validTo', width: 110 },
      ]}
      selectable={false}
      storageId="lossSettingsOfCustomer"
    />
  );
}
