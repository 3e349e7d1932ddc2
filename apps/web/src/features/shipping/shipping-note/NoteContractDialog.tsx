import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { ShippingNote } from '@tarmac/freight-api/shipping';
import { contractTexts } from '../../../shared/contract/contractTexts.ts';
import NoteContractPart from './NoteContractPart.tsx';
import { NoteSummary } from './NoteSummary.tsx';

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
