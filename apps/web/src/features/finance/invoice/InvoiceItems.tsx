import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ActionDialogProps, ListStateContext, ResourceList } from '@tarmac/admin-kit/resource';
import type { Invoice } from '@tarmac/freight-api/finance';
import { useMemo } from 'react';
import { ListDrawer } from '../../../shared/lists/ListDrawer.tsx';
import { carriedColumns, noteColumn } from '../shared/noteColumns.tsx';
import { itemsOf } from './invoice.resource.tsx';
import { invoiceTexts as texts } from './invoiceTexts.ts';

const useItems = (invoiceId: string) => {
  const resource = useMemo(() => itemsOf(invoiceId), [invoiceId]);
  return { resource, columns, card, defaultSort: null, selectable: false, numbered: false, storageId: 'invoiceItems' } as const;
};

/** The waybills of an invoice, in its detail; filters and page are gone with it. */
export function InvoiceItems({ invoiceId }: { invoiceId: string }) {
  return (
    <ListStateContext value={null}>
      <ResourceList {...useItems(invoiceId)} advanced={false} view={false} maxHeight="60vh" />
    </ListStateContext>
  );
}

/** The same in a drawer over the list. @source freight-domain F12 运单明细 */
export function InvoiceItemsDrawer({ rows, onOpenChange }: ActionDialogProps<Invoice, unknown>) {
  const { localize } = useLocale();
  const { id, invoiceNo, serialNo } = rows[0]!;
  return (
    <ListDrawer
      {...useItems(id)}
      title={`${localize(texts.items)} · ${invoiceNo ?? serialNo ?? ''}`}
      width={1080}
      onOpenChange={onOpenChange}
    />
  );
}

const columns = [
  noteColumn,
  { field: 'signTime' as const, width: 166 },
  { field: 'amountInclTax' as const, width: 112 },
  { field: 'amountExclTax' as const, width: 112 },
  { field: 'taxAmount' as const, width: 104 },
  { field: 'redAmount' as const, width: 104 },
  ...carriedColumns,
];
const card = { lines: [['signTime'], ['vehicleNumber', 'cargoName']], figure: 'amountInclTax' };
