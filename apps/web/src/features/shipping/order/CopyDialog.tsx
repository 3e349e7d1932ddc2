import { notices } from '@tarmac/admin-kit/notice';
import { type ActionDialogProps, ResourceFormDialog } from '@tarmac/admin-kit/resource';
import type { Order } from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { errorText } from '../../../shared/texts/errorText.ts';
import { orderForms } from './order.form.tsx';
import { order, orderApi } from './order.resource.ts';

/** A new order that begins with what another one said; its times and its number are its own. @source freight-domain F01 复制 */
export function CopyDialog({ rows, onOpenChange }: ActionDialogProps<Order, unknown>) {
  const { id } = rows[0]!;
  const { data, error } = useQuery({
    queryKey: ['order', 'copy', id],
    queryFn: ({ signal }) => orderApi.copy({ id }, { signal }),
    gcTime: 0,
    retry: false,
  });
  const fail = useEffectEvent((reason: Error) => {
    notices.error(errorText(reason));
    onOpenChange(false);
  });
  useEffect(() => {
    if (error) fail(error);
  }, [error]);
  if (data === undefined) return null;
  return (
    <ResourceFormDialog
      resource={order}
      initial={{ ...data }}
      form={orderForms.form}
      columns={orderForms.formColumns}
      width={orderForms.formWidth}
      onOpenChange={onOpenChange}
    />
  );
}
