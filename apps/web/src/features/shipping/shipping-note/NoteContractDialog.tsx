import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { type ShippingNote, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { contractTexts } from '../../../shared/contract/contractTexts.ts';
import { NoteContract } from '../../../shared/contract/NoteContract.tsx';
import { NoteSummary } from './NoteSummary.tsx';

/** Whether an agreement can still be made for a waybill: somebody drives. */
const canSupply = ({ noteStatus, driverName }: Pick<ShippingNote, 'noteStatus' | 'driverName'>): boolean =>
  driverName !== null && noteStatus !== shippingNoteStates.codes.draft && noteStatus !== shippingNoteStates.codes.revoked;

/** The agreement of a waybill among its details. */
export const NoteContractPart = ({ note }: { note: ShippingNote }) => <NoteContract noteId={note.id} canSupply={canSupply(note)} />;

/** The agreement of a waybill, from the list. @source freight-domain F02 合同 */
export default function NoteContractDialog({ rows, onOpenChange }: ActionDialogProps<ShippingNote, unknown>) {
  const { localize } = useLocale();
  const row = rows[0]!;
  return (
    <Dialog open onOpenChange={onOpenChange} width={760} title={localize(contractTexts.contracts)} footer={null}>
      <NoteSummary row={row} />
      <NoteContractPart note={row} />
    </Dialog>
  );
}
