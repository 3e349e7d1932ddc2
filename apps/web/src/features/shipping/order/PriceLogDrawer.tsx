import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, defineResource } from '@tarmac/admin-kit/resource';
import { type Order, type OrderPriceLogQuery, type PriceHistory, priceHistoryFields } from '@tarmac/freight-api/shipping';
import { ListDrawer } from '../../../shared/lists/ListDrawer.tsx';
import { orderApi } from './order.resource.ts';

const priceHistory = defineResource<PriceHistory>()({
  label: { zh: '价格记录', en: 'Price history' },
  api: { list: (query, options) => orderApi.priceLog(query as OrderPriceLogQuery, options) },
  permission: 'price',
  name: 'priceLogOfOrder',
  fields: priceHistoryFields,
});

/** Which prices of an order were changed, by whom and why. @source FRT-11, freight-domain F01 价格记录 */
export function PriceLogDrawer({ rows, onOpenChange }: ActionDialogProps<Order, unknown>) {
  const { localize } = useLocale();
  const row = rows[0]!;
  return (
    <ListDrawer
      title={`${localize(priceHistory.label)} · ${row.orderNo ?? ''}`}
      width={980}
      onOpenChange={onOpenChange}
      resource={priceHistory}
      filter={{ targetId: row.id }}
      columns={[
        { field: 'fieldName', width: 116 },
        { field: 'oldValue', width: 110 },
        { field: 'newValue', width: 110 },
        { field: 'unit', width: 80 },
        'reason',
        { field: 'changeBy', width: 120 },
        'changeTime',
      ]}
    />
  );
}
