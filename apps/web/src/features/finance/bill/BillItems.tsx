import { ListStateContext, ResourceList } from '@tarmac/admin-kit/resource';
import type { BillItem } from '@tarmac/freight-api/finance';
import { useMemo } from 'react';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { itemsOf } from './bill.resource.ts';

const noteColumn = {
  field: 'shippingNoteNumber' as const,
  width: 176,
  cell: ({ noteId, shippingNoteNumber }: BillItem) => (
    <AppLink href={`/shipping/detail/${noteId ?? ''}`} className="text-primary-ink">
      {shippingNoteNumber}
    </AppLink>
  ),
};

/** What is told of them by the kind of the bill: nobody who carried learns what the customer pays. */
const ofKind: Readonly<
  Record<string, ReadonlyArray<{ field: 'feeTotal' | 'customerPaidAmount' | 'paidAmount' | 'dueDate'; width: number }>>
> = {
  customer: [
    { field: 'feeTotal', width: 112 },
    { field: 'customerPaidAmount', width: 112 },
    { field: 'dueDate', width: 104 },
  ],
  carrier: [{ field: 'paidAmount', width: 112 }],
  agent: [
    { field: 'feeTotal', width: 112 },
    { field: 'paidAmount', width: 112 },
  ],
};

/** The waybills of a bill, those that the other side objects to marked; filters and page are gone with the detail. */
export function BillItems({ billId, kind }: { billId: string; kind: string | null }) {
  const items = useMemo(() => itemsOf(billId), [billId]);
  return (
    <ListStateContext value={null}>
      <ResourceList
        resource={items}
        columns={[
          noteColumn,
          { field: 'signTime', width: 166 },
          { field: 'amount', width: 112 },
          { field: 'openAmount', width: 112 },
          { field: 'remark', width: 180 },
          { field: 'settleWeight', width: 96 },
          { field: 'vehicleNumber', width: 110 },
          { field: 'sendCity', width: 100 },
          { field: 'receiveCity', width: 100 },
          { field: 'cargoName', width: 100 },
          ...(ofKind[kind ?? ''] ?? []),
        ]}
        card={{ lines: [['signTime', 'remark']], figure: 'amount' }}
        rowTone={({ disputed }) => (disputed === '1' ? 'waiting' : undefined)}
        defaultSort={null}
        advanced={false}
        view={false}
        selectable={false}
        numbered={false}
        maxHeight="60vh"
        storageId="billItems"
      />
    </ListStateContext>
  );
}
