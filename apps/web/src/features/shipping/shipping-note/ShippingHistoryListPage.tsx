import { formatInstant, useLocale } from '@tarmac/admin-kit/i18n';
import { ResourceList } from '@tarmac/admin-kit/resource';
import { type ShippingNote, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { useState } from 'react';
import { columnsForReader } from '../../../shared/lists/columnsForReader.ts';
import { adjustAction } from '../../../shared/adjust/adjustAction.ts';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { noteServiceActions } from '../../../shared/service/noteServiceActions.ts';
import { useBeginning } from '../../../shared/lists/useBeginning.ts';
import { routeColumn } from '../shared/routeColumn.tsx';
import { finishedNote, finishedStates } from './finishedNote.ts';
import { noteActions } from './shippingNote.actions.tsx';
import { noteSearch, shippingNote } from './shippingNote.resource.ts';
import { uploadFundsChosen } from './uploadFunds.ts';
import { uploadChosen } from './uploadNotes.ts';
import { noteStateColumn, vehicleColumn } from './noteColumns.tsx';

const { paid, invoiced, revoked } = shippingNoteStates.codes;
const actions = [...noteActions, adjustAction(shippingNote), ...noteServiceActions(shippingNote)];
/** A waybill at its end is neither due nor about to be revoked. */
const marks = ['payState', 'uploadState', 'trackState', 'abnormalFlags'] as const;
const dayMs = 86_400_000;
const shownDays = 90;
const dayOf = (time: number) => formatInstant(time).slice(0, 10);

/** Waybills that have come to their end, of the last 90 days unless another year is asked for. @source SHIP-07, freight-domain S05 */
export default function ShippingHistoryListPage() {
  const { localize } = useLocale();
  const [recent] = useState(() => ({
    createTime_begin: `${dayOf(Date.now() - shownDays * dayMs)} 00:00:00`,
    createTime_end: `${dayOf(Date.now())} 23:59:59`,
  }));
  const isReady = useBeginning(recent);
  if (!isReady) return null;
  return (
    <ResourceList
      resource={finishedNote}
      filter={{ noteStatus: [...finishedStates] }}
      tabs={{
        field: 'noteStatus',
        items: [
          tab('all', '全部', 'All'),
          tab('paid', '已付款', 'Paid', paid),
          tab('invoiced', '已开票', 'Invoiced', invoiced),
          tab('revoked', '已撤销', 'Revoked', revoked),
        ],
      }}
      search={[
        'shippingNoteNumber',
        'createTime',
        'payTime',
        'invoiceNo',
        ...noteSearch.foremost.slice(1, -1),
        ...noteSearch.further,
        ...marks,
        'loadTime',
        'unloadTime',
        'signTime',
      ]}
      columns={columnsForReader(
        [
          { field: 'shippingNoteNumber', width: 172, pinned: 'start' },
          { ...noteStateColumn, width: 108, pinned: 'start' },
          routeColumn<ShippingNote>(localize, 132),
          vehicleColumn(localize),
          { field: 'cargoName', width: 86 },
          { field: 'settleWeight', width: 100 },
          { field: 'driverFee', width: 120 },
          { field: 'feeTotal', width: 122 },
          { field: 'customerName', width: 200 },
          { field: 'payTime', width: 166 },
          { field: 'invoiceNo', width: 184 },
          'invoiceState',
          'fundUploadState',
          'loadTime',
          'unloadTime',
          'createTime',
          ...off([
            'orderNo',
            'orderMode',
            'shipperName',
            'agentName',
            'driverName',
            'driverPhone',
            'actualCarrierName',
            'loadWeight',
            'unloadWeight',
            'lossWeight',
            'unitPrice',
            'settleType',
            'dueDate',
            'payState',
            'insuranceState',
            'trackState',
            'uploadState',
            'abnormalFlags',
          ]),
        ],
        {
          party: ['fundUploadState'],
          customer: ['customerName'],
          carrier: ['feeTotal', 'invoiceNo', 'invoiceState'],
          captain: ['feeTotal', 'invoiceNo', 'invoiceState'],
        },
      )}
      card={{ lines: [['route'], ['cargoName', 'settleWeight'], ['vehicleNumber']], figure: 'feeTotal' }}
      numbered={false}
      add={false}
      edit={false}
      remove={false}
      import={false}
      export="columns"
      storageId="finishedNotes"
      toolbar={[uploadChosen, uploadFundsChosen]}
      rowActions={actions}
    />
  );
}
