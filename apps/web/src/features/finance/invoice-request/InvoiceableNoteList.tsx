import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import { ResourceList } from '@tarmac/admin-kit/resource';
import type { NoteInvoice } from '@tarmac/freight-api/finance';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { Facts } from '../../../shared/pages/Facts.tsx';
import { Note } from '../../../shared/pages/Note.tsx';
import { isCustomer } from '../../../shared/session/ownCustomer.ts';
import { applyChosen } from './invoiceRequest.actions.tsx';
import { invoiceableNote } from './invoiceRequest.resource.ts';
import { requestTexts as texts } from './invoiceRequestTexts.ts';

/** Waybills of which something is left to invoice, the last signed first. @source freight-domain S15 可开票运单 */
export function InvoiceableNoteList() {
  const isOwn = isCustomer();
  return (
    <ResourceList
      resource={invoiceableNote}
      search={['shippingNoteNumber', ...(isOwn ? [] : (['customerId'] as const)), 'companyId', 'signTime', 'payTime', 'settleType']}
      defaultSort={{ column: 'signTime', order: 'desc' }}
      columns={[
        { field: 'shippingNoteNumber', width: 176, pinned: 'start' },
        { field: 'customerName', width: 180, hidden: isOwn },
        // What is left comes before what it is left of.
        { field: 'openAmount', width: 116 },
        { field: 'feeTotal', width: 116 },
        { field: 'requestedAmount', width: 108 },
        { field: 'invoicedAmount', width: 108 },
        { field: 'signTime', width: 166 },
        { field: 'payTime', width: 166 },
        { field: 'companyName', width: 220 },
        { field: 'billNo', width: 150 },
        ...off(['noteStatus', 'settleType', 'settleWeight', 'vehicleNumber', 'sendCity', 'receiveCity', 'cargoName', 'customerPaidAmount']),
      ]}
      card={{ lines: [['customerName'], ['signTime'], ['companyName']], figure: 'openAmount' }}
      summary={({ selectedRows }) => <Chosen rows={selectedRows} isOwn={isOwn} />}
      numbered={false}
      rowActionsWidth={84}
      export="columns"
      storageId="invoiceableNotes"
      toolbar={[applyChosen]}
    />
  );
}

/** What the ticked waybills come to, of whatever page they are. */
function Chosen({ rows, isOwn }: { rows: readonly NoteInvoice[]; isOwn: boolean }) {
  const { localize } = useLocale();
  if (rows.length === 0) return <Note className="mx-4 mb-3">{localize(isOwn ? texts.ownNotesHelp : texts.notesHelp)}</Note>;
  return (
    <div role="status" className="mx-4 mb-3">
      <Facts
        isFigures
        facts={[
          [localize(texts.chosen), String(rows.length)],
          [localize(texts.chosenAmount), formatMoney(rows.reduce((sum, row) => sum + (row.openAmount ?? 0), 0))],
        ]}
      />
    </div>
  );
}
