import { type ActionDialogProps, ResourceFormDialog } from '@tarmac/admin-kit/resource';
import type { Order } from '@tarmac/freight-api/shipping';
import { orderForms } from './order.form.tsx';
import { order } from './order.resource.ts';

/** A new order that begins with what another one said; its times and its number are its own. @source freight-domain F01 复制 */
export function CopyDialog({ rows, onOpenChange }: ActionDialogProps<Order, unknown>) {
  return (
    <ResourceFormDialog
      resource={order}
      initial={{ ...rows[0], status: null, originalDocumentNumber: null, pickupTimeFrom: null, pickupTimeTo: null, deliverTimeTo: null }}
      form={orderForms.form}
      columns={orderForms.formColumns}
      width={orderForms.formWidth}
      onOpenChange={onOpenChange}
    />
  );
}
