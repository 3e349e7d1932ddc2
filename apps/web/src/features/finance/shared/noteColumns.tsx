import { AppLink } from '../../../shared/pages/AppLink.tsx';

/** A line of a document that is about a waybill. */
interface NoteLine {
  noteId: string | null;
  shippingNoteNumber: string | null;
}

/** Its waybill, with the way there. */
export const noteColumn = {
  field: 'shippingNoteNumber' as const,
  width: 176,
  cell: ({ noteId, shippingNoteNumber }: NoteLine) => (
    <AppLink href={`/shipping/detail/${noteId ?? ''}`} className="text-primary-ink">
      {shippingNoteNumber}
    </AppLink>
  ),
};

/** What was carried, and by which vehicle. */
export const carriedColumns = [
  { field: 'settleWeight' as const, width: 96 },
  { field: 'vehicleNumber' as const, width: 110 },
  { field: 'sendCity' as const, width: 100 },
  { field: 'receiveCity' as const, width: 100 },
  { field: 'cargoName' as const, width: 100 },
];
