import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { EtcInvoice, EtcSync } from '@tarmac/freight-api/finance';
import { type ReactNode, useMemo } from 'react';
import { ListDrawer } from '../../../shared/lists/ListDrawer.tsx';
import { tollsOf } from './etcSync.resource.tsx';
import { etcSyncTexts as texts } from './etcSyncTexts.ts';
import { SimulatedToll } from './SimulatedToll.tsx';

/** The toll invoices of a trip. @source freight-domain F16 发票列表 */
export function TollsDrawer({ rows, onOpenChange }: ActionDialogProps<EtcSync, unknown>) {
  const { localize } = useLocale();
  const { id, shippingNoteNumber } = rows[0]!;
  const resource = useMemo(() => tollsOf(id), [id]);
  return (
    <ListDrawer
      resource={resource}
      title={`${localize(texts.invoices)} · ${shippingNoteNumber ?? ''}`}
      width={1080}
      columns={[
        {
          field: 'invoiceNo',
          width: 250,
          cell: (row: EtcInvoice, shown: ReactNode) => <SimulatedToll row={row}>{shown}</SimulatedToll>,
        },
        { field: 'amountInclTax', width: 104 },
        { field: 'taxRate', width: 76 },
        { field: 'taxAmount', width: 92 },
        { field: 'deductState', width: 80 },
        { field: 'exitTime', width: 166 },
        { field: 'entryStation', width: 120 },
        { field: 'exitStation', width: 120 },
        { field: 'buyerName', width: 190 },
        { field: 'sellerName', width: 190 },
        { field: 'issueTime', width: 166 },
      ]}
      card={{ lines: [['exitTime'], ['entryStation', 'exitStation']], figure: 'amountInclTax' }}
      selectable={false}
      numbered={false}
      storageId="tollInvoices"
      onOpenChange={onOpenChange}
    />
  );
}
