import { ListStateContext, ResourceList } from '@tarmac/admin-kit/resource';
import type { InvoiceRequestItem } from '@tarmac/freight-api/finance';
import { useMemo } from 'react';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { itemsOf } from './invoiceRequest.resource.ts';

const noteColumn = {
  field: 'shippingNoteNumber' as const,
  width: 176,
  cell: ({ noteId, shippingNoteNumber }: InvoiceRequestItem) => (
    <AppLink href={`/shipping/detail/${noteId ?? ''}`} className="text-primary-ink">
      {shippingNoteNumber}
    </AppLink>
  ),
};

/** The waybills of a request; filters and page are gone with the detail. */
export function RequestItems({ requestBillId }: { requestBillId: string }) {
  const items = useMemo(() => itemsOf(requestBillId), [requestBillId]);
  return (
    <ListStateContext value={null}>
      <ResourceList
        resource={items}
        columns={[
          noteColumn,
          { field: 'signTime', width: 166 },
          { field: 'amount', width: 112 },
          { field: 'issuedAmount', width: 112 },
          { field: 'redAmount', width: 104 },
          { field: 'feeTotal', width: 112 },
          { field: 'openAmount', width: 112 },
          { field: 'settleWeight', width: 96 },
          { field: 'vehicleNumber', width: 110 },
          { field: 'sendCity', width: 100 },
          { field: 'receiveCity', width: 100 },
          { field: 'cargoName', width: 100 },
        ]}
        card={{ lines: [['signTime'], ['vehicleNumber', 'cargoName']], figure: 'amount' }}
        defaultSort={null}
        advanced={false}
        view={false}
        selectable={false}
        numbered={false}
        maxHeight="60vh"
        storageId="invoiceRequestItems"
      />
    </ListStateContext>
  );
}
