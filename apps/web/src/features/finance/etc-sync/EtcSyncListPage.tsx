import { ResourceList } from '@tarmac/admin-kit/resource';
import { type EtcSync, etcSyncStates } from '@tarmac/freight-api/finance';
import type { ReactNode } from 'react';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { etcSyncActions } from './etcSync.actions.ts';
import { etcSync, etcSyncQueries } from './etcSync.resource.tsx';
import { SimulatedToll } from './SimulatedToll.tsx';

const { toReport, started, ended, querying, invoiced, failed, timedOut, skipped } = etcSyncStates.codes;

/** Trips that are reported to the toll service, and the invoices that come of them. @source FRT-18, freight-domain F16 */
export default function EtcSyncListPage() {
  return (
    <ResourceList
      resource={etcSync}
      tabs={{
        field: 'state',
        counts: etcSyncQueries.statusCount,
        items: [
          tab('all', '全部', 'All'),
          tab('toReport', '未上报', 'Not reported', toReport),
          tab('started', '行程中', 'On the road', started),
          tab('querying', '待开票', 'To be invoiced', ended, querying),
          tab('invoiced', '已开票', 'Invoiced', invoiced),
          tab('failed', '失败', 'Failed', failed),
          tab('closed', '超时与跳过', 'Timed out or skipped', timedOut, skipped),
        ],
      }}
      search={['shippingNoteNumber', 'vehicleNumber', 'state', 'startTime', 'endTime', 'companyId', 'simulated']}
      columns={[
        {
          field: 'shippingNoteNumber',
          width: 210,
          pinned: 'start',
          cell: (row: EtcSync, shown: ReactNode) => (
            <SimulatedToll row={row}>
              <AppLink href={`/shipping/detail/${row.noteId ?? ''}`} className="text-primary-ink">
                {shown}
              </AppLink>
            </SimulatedToll>
          ),
        },
        { field: 'state', width: 96 },
        { field: 'vehicleNumber', width: 110 },
        { field: 'startTime', width: 166 },
        { field: 'endTime', width: 166 },
        { field: 'sendCity', width: 100 },
        { field: 'receiveCity', width: 100 },
        { field: 'invoiceCount', width: 88 },
        { field: 'tollAmount', width: 112 },
        { field: 'taxAmount', width: 104 },
        { field: 'failReason', width: 220 },
        { field: 'retryCount', width: 88 },
        { field: 'nextRetryTime', width: 166 },
        { field: 'queryTime', width: 166 },
        { field: 'skipReason', width: 160 },
        ...off(['companyName', 'plateColor', 'etcCardNo', 'fee', 'invoiceAmount', 'startReportTime', 'endReportTime', 'createTime']),
      ]}
      card={{ lines: [['vehicleNumber'], ['sendCity', 'receiveCity'], ['startTime']], figure: 'tollAmount' }}
      defaultSort={{ column: 'startTime', order: 'desc' }}
      numbered={false}
      import={false}
      storageId="etcSyncs"
      rowActions={etcSyncActions}
    />
  );
}
