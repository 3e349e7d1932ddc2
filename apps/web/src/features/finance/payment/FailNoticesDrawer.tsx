import { useLocale } from '@tarmac/admin-kit/i18n';
import { defineResource } from '@tarmac/admin-kit/resource';
import type { Payment } from '@tarmac/freight-api/finance';
import { ListDrawer } from '../../../shared/lists/ListDrawer.tsx';
import { paymentActions } from './payment.actions.tsx';
import { payment, paymentApi } from './payment.resource.ts';
import { paymentTexts as texts } from './paymentTexts.ts';

/** Failures that nobody has looked after yet. They change with the payments, and so stand among their answers. */
const openNotices = defineResource<Payment>()({
  ...payment,
  api: { list: paymentApi.failNotices, get: paymentApi.get, look: payment.api.look! },
});

/** Payments that failed or came back, with what can be done about each. @source freight-domain G03 */
export function FailNoticesDrawer({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const { localize } = useLocale();
  return (
    <ListDrawer
      title={localize(texts.notices)}
      note={localize(texts.noticesNote)}
      width={1080}
      onOpenChange={onOpenChange}
      resource={openNotices}
      columns={[
        { field: 'shippingNoteNumber', width: 172 },
        { field: 'payeeName', width: 110 },
        { field: 'amount', width: 110 },
        { field: 'state', width: 90 },
        { field: 'failReason', width: 220 },
        { field: 'failTime', width: 150 },
        { field: 'retryCount', width: 80 },
      ]}
      selectable={false}
      numbered={false}
      rowActions={paymentActions}
      storageId="failNotices"
    />
  );
}
