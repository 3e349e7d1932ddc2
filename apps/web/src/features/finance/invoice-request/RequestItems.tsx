import { ListStateContext, ResourceList } from '@tarmac/admin-kit/resource';
import { useMemo } from 'react';
import { carriedColumns, noteColumn } from '../shared/noteColumns.tsx';
import { itemsOf } from './invoiceRequest.resource.ts';

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
          ...carriedColumns,
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
