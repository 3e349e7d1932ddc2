import { useLocale } from '@tarmac/admin-kit/i18n';
import { ResourceList, type TabCounts } from '@tarmac/admin-kit/resource';
import { canAdvance } from '@tarmac/freight-api';
import { type ShippingNote, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { isOwnSide } from '../shared/isOwnSide.ts';
import { routeColumn } from '../shared/routeColumn.tsx';
import { preCheckChosen } from './checking/checkingActions.tsx';
import { examineChosen } from './examining/examiningActions.tsx';
import { importSlips, noteActions } from './shippingNote.actions.tsx';
import { noteStateColumn, vehicleColumn } from './noteColumns.tsx';
import { noteApi, noteFormSize, noteSearch, shippingNote } from './shippingNote.resource.ts';
import { useDueFilter } from './useDueFilter.tsx';

/** Asked by the call itself: the first list that a person sees does without the questions of all the others. */
const counts: TabCounts = (query) => ({
  queryKey: [shippingNote.name, 'statusCount', query],
  queryFn: ({ signal }) => noteApi.statusCount(query, { signal }),
});
const codes = shippingNoteStates.codes;

const { foremost, further, marks, times } = noteSearch;

// In view from the start is what every role reads, in the order of the work, money within a window of 1440 px; the others can be switched on.
const others = [
  'orderNo',
  'orderMode',
  'shipperName',
  'agentName',
  'driverName',
  'driverPhone',
  'actualCarrierName',
  'lossWeight',
  'settleType',
  'dueDate',
  'payableAmount',
  'payeeName',
  'fundReason',
  'payState',
  'insuranceState',
  'trackState',
  'uploadState',
  'invoiceState',
  'abnormalFlags',
  'unloadTime',
] as const;

/** Fetched when a waybill is entered by hand, which is rare. */
const fetchForm = async () => (await import('./shippingNote.form.tsx')).noteForms.form;

/** The work list of waybills. `state=1` of the bell means: terms that are due. @source SHIP-02, freight-domain F02 */
export default function ShippingNoteListPage() {
  const due = useDueFilter();
  const { localize } = useLocale();

  return (
    <ResourceList
      resource={shippingNote}
      {...due}
      tabs={{
        field: 'noteStatus',
        counts,
        items: [
          tab('all', '全部', 'All'),
          tab('draft', '草稿', 'Drafts', codes.draft),
          tab('toAccept', '待接单', 'To accept', codes.toAccept),
          tab('toLoad', '待装货', 'To load', codes.toLoad),
          tab('onRoad', '运输中', 'On the road', codes.loaded, codes.inTransit),
          tab('unloaded', '已卸货', 'Unloaded', codes.unloaded),
          tab('signed', '已签收', 'Signed', codes.signed, codes.preChecked),
          tab('toCheck', '待验收', 'To check', codes.toCheck),
          tab('toReview', '待业务审核', 'To review', codes.checked),
          tab('toExamine', '待财务审核', 'To examine', codes.reviewed),
          tab('toFund', '待备款', 'To fund', codes.examined),
          tab('payable', '待付款', 'To pay', codes.payable),
          tab('paying', '付款中', 'Paying', codes.paying),
          tab('paid', '已付款', 'Paid', codes.paid),
          tab('invoiced', '已开票', 'Invoiced', codes.invoiced),
          { ...tab('revoking', '撤销审批', 'Revocation asked'), counted: ['revoking'], filter: { revokeState: '1' } },
          tab('revoked', '已撤销', 'Revoked', codes.revoked),
        ],
      }}
      search={[...foremost, ...further, ...marks, ...times]}
      columns={[
        { field: 'shippingNoteNumber', width: 172, pinned: 'start' },
        { ...noteStateColumn, width: 108, pinned: 'start' },
        routeColumn<ShippingNote>(localize, 132),
        vehicleColumn(localize),
        { field: 'cargoName', width: 86 },
        { field: 'loadWeight', width: 100 },
        { field: 'driverFee', width: 120 },
        { field: 'feeTotal', width: 122 },
        { field: 'customerName', width: 200 },
        'unloadWeight',
        'unitPrice',
        'loadTime',
        'createTime',
        ...off(others),
      ]}
      card={{ lines: [['route'], ['cargoName', 'loadWeight'], ['vehicleNumber']], figure: 'feeTotal' }}
      import={false}
      toolbar={[importSlips, preCheckChosen, examineChosen]}
      numbered={false}
      rowActions={noteActions}
      rowTone={(row) => (row.dueFlag === '1' ? 'danger' : row.revokeState === '1' ? 'waiting' : undefined)}
      editWhen={(row) => canAdvance(shippingNoteStates, 'edit', row.noteStatus) && isOwnSide(row)}
      removeWhen={(row) => canAdvance(shippingNoteStates, 'remove', row.noteStatus)}
      form={fetchForm}
      {...noteFormSize}
    />
  );
}
