import { ListStateContext, ResourceList } from '@tarmac/admin-kit/resource';
import { useMemo } from 'react';
import { carriedColumns, noteColumn } from '../shared/noteColumns.tsx';
import { itemsOf } from './bill.resource.ts';

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
          { field: 'adjustAmount', width: 112 },
          { field: 'remark', width: 180 },
          ...carriedColumns,
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
