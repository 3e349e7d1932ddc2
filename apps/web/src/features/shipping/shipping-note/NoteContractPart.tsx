import { type ShippingNote, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { NoteContract } from '../../../shared/contract/NoteContract.tsx';

/** Whether an agreement can still be made for a waybill: somebody drives. */
const canSupply = ({ noteStatus, driverName }: Pick<ShippingNote, 'noteStatus' | 'driverName'>): boolean =>
  driverName !== null && noteStatus !== shippingNoteStates.codes.draft && noteStatus !== shippingNoteStates.codes.revoked;

/** The agreement of a waybill among its details. */
export default function NoteContractPart({ note }: { note: ShippingNote }) {
  return <NoteContract noteId={note.id} canSupply={canSupply(note)} />;
}
