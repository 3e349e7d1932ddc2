import { createInvoiceRequestApi, type InvoiceRequest, type NoteInvoice } from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { createContext } from 'react';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { readAll } from '../shared/readAll.ts';
import type { RowsFound } from '../shared/RowChoice.tsx';
import { invoiceableNote } from './invoiceRequest.resource.ts';

/** As many as a request holds. */
export const mostNotes = 5000;

/** A waybill that a request may be about. */
export type OfferedNote = Pick<NoteInvoice, 'id' | 'shippingNoteNumber' | 'signTime' | 'vehicleNumber' | 'feeTotal' | 'openAmount'>;

/** The waybills that a form chooses from; undefined until it is known. */
export const OfferedNotes = createContext<RowsFound<OfferedNote> | undefined>(undefined);

const { candidates, items } = createInvoiceRequestApi(quietClient);
const field = 'id,shippingNoteNumber,signTime,vehicleNumber,feeTotal,openAmount';

/** What may be invoiced of the waybills of a bill. */
export const useBillNotes = (billId: string): RowsFound<OfferedNote> =>
  useQuery({
    queryKey: [invoiceableNote.name, 'ofBill', billId],
    queryFn: ({ signal }) => readAll((page, options) => candidates({ ...page, billId, field }, options), { most: mostNotes, signal }),
    gcTime: 0,
    retry: false,
  });

/** The waybills of a draft, and behind them what else could be in it. */
export const useDraftNotes = ({
  id,
  customerId,
  companyId,
  billId,
}: InvoiceRequest): RowsFound<OfferedNote> & { chosen: readonly string[] } => {
  const found = useQuery({
    queryKey: [invoiceableNote.name, 'ofDraft', id],
    queryFn: async ({ signal }) => {
      const of = { customerId: customerId ?? '', companyId: companyId ?? '', ...(billId && { billId }), field };
      const [own, others] = await Promise.all([
        readAll((page, options) => items({ ...page, requestBillId: id }, options), { most: mostNotes, signal }),
        readAll((page, options) => candidates({ ...page, ...of }, options), { most: mostNotes, signal }),
      ]);
      const chosen = own.rows.map((row) => ({ ...row, id: row.noteId ?? row.id }));
      const further = others.rows.filter((row) => chosen.every(({ id: own }) => own !== row.id));
      return { rows: [...chosen, ...further], total: own.total + others.total, chosen: chosen.map((row) => row.id) };
    },
    gcTime: 0,
    retry: false,
  });
  return { ...found, chosen: found.data?.chosen ?? [] };
};
