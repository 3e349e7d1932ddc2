import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Tag } from '@tarmac/admin-kit/input';
import { defineListAction, ImportDialog, ResourceList } from '@tarmac/admin-kit/resource';
import { useTab } from '@tarmac/admin-kit/tabs';
import { canAdvance } from '@tarmac/freight-api';
import { createShippingNoteQueries, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { FileUp } from 'lucide-react';
import { useCountedTab } from '../../../shared/useCountedTab.ts';
import { client } from '../../../shared/session.ts';
import { isOwnSide } from '../isOwnSide.ts';
import { noteTexts as texts } from './noteTexts.ts';
import { noteActions } from './shippingNote.actions.tsx';
import { noteForms } from './shippingNote.form.ts';
import { shippingNote, weighSlip } from './shippingNote.resource.ts';

const queries = createShippingNoteQueries(client);
const codes = shippingNoteStates.codes;

const importSlips = defineListAction(shippingNote, {
  label: texts.importSlips,
  icon: <FileUp aria-hidden size={15} />,
  permission: 'shipping:import',
  dialog: ({ onOpenChange }) => <ImportDialog resource={weighSlip} onOpenChange={onOpenChange} />,
  success: false,
  run: () => undefined,
});

/** The work list of waybills. `state=1` of the bell means: terms that are due. @source SHIP-02, freight-domain F02 */
export default function ShippingNoteListPage() {
  const { localize } = useLocale();
  const { search, setSearch } = useTab();
  const isDue = search.get('state') === '1';
  const tab = useCountedTab(queries.statusCount());
  const showAll = () => {
    const next = new URLSearchParams(search);
    next.delete('state');
    setSearch(next, 'push');
  };

  return (
    <ResourceList
      resource={shippingNote}
      filter={{ dueFlag: isDue ? '1' : undefined }}
      header={() =>
        isDue && (
          <p className="m-0 flex items-center gap-2">
            <Tag tone="danger">{localize(texts.dueFilter)}</Tag>
            <Button variant="link" onClick={showAll}>
              {localize(texts.removeFilter)}
            </Button>
          </p>
        )
      }
      tabs={{
        field: 'noteStatus',
        items: [
          tab('all', '全部', 'All'),
          tab('toAccept', '待接单', 'To accept', codes.toAccept),
          tab('toLoad', '待装货', 'To load', codes.toLoad),
          tab('onRoad', '运输中', 'On the road', codes.loaded, codes.inTransit),
          tab('unloaded', '已卸货', 'Unloaded', codes.unloaded),
          tab('signed', '已签收', 'Signed', codes.signed, codes.preChecked),
          tab('toCheck', '待验收', 'To check', codes.toCheck),
          tab('toExamine', '待审核', 'To examine', codes.checked, codes.reviewed),
          tab('payable', '待付款', 'To pay', codes.examined, codes.payable),
          tab('paying', '付款中', 'Paying', codes.paying),
          tab('paid', '已付款', 'Paid', codes.paid),
          tab('invoiced', '已开票', 'Invoiced', codes.invoiced),
          tab('revoked', '已撤销', 'Revoked', codes.revoked),
        ],
      }}
      search={[
        'shippingNoteNumber',
        'vehicleNumber',
        'driverName',
        'orderNo',
        'originalDocumentNumber',
        'customerId',
        'agentId',
        'driverPhone',
        'carrierId',
        'sendCity',
        'receiveCity',
        'cargoName',
        'settleType',
        'payState',
        'uploadState',
        'trackState',
        'abnormalFlags',
        'loadTime',
        'unloadTime',
        'createTime',
      ]}
      columns={[
        { field: 'shippingNoteNumber', width: 200 },
        'noteStatus',
        'orderNo',
        'orderMode',
        'customerName',
        'shipperName',
        'agentName',
        'driverName',
        'driverPhone',
        'vehicleNumber',
        'plateColor',
        'actualCarrierName',
        'sendCity',
        'receiveCity',
        'cargoName',
        'loadWeight',
        'unloadWeight',
        'lossWeight',
        'unitPrice',
        'driverFee',
        'feeTotal',
        'settleType',
        'dueDate',
        'payState',
        'insuranceState',
        'trackState',
        'uploadState',
        'invoiceState',
        'abnormalFlags',
        'loadTime',
        'unloadTime',
        'createTime',
      ]}
      import={false}
      toolbar={[importSlips]}
      rowActions={noteActions}
      rowActionsWidth={230}
      rowTone={(row) => (row.dueFlag === '1' ? 'danger' : row.revokeState === '1' ? 'waiting' : undefined)}
      editWhen={(row) => canAdvance(shippingNoteStates, 'edit', row.noteStatus) && isOwnSide(row)}
      removeWhen={(row) => canAdvance(shippingNoteStates, 'remove', row.noteStatus)}
      {...noteForms}
    />
  );
}
