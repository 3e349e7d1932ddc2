import { late } from '@tarmac/admin-kit/chunk';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { type ShippingNote, shippingNoteRevokeApproveFields, shippingNoteSchemas as schemas } from '@tarmac/freight-api/shipping';
import { ReviewDrawer } from '../../../shared/review/ReviewDrawer.tsx';
import type { Verdict } from '../../../shared/review/verdict.tsx';
import { NoteConsequences } from './NoteConsequences.tsx';
import { noteLabels as labels } from './noteLabels.ts';
import { shippingNote } from './shippingNote.resource.ts';

// A part of its own: what both dialogs of a revocation share comes with the list.
const PolicyConsequences = late(() => import('./PolicyConsequences.tsx'), { part: 'PolicyConsequences' });

/** Anyone who decides on a revocation sees the papers, the reason and what follows. @source freight-domain G11 */
export default function RevokeApproval({ rows, draft, onOpenChange, onSubmit, onCheck }: ActionDialogProps<ShippingNote, Verdict>) {
  return (
    <ReviewDrawer
      title={labels.revokeApprove}
      resource={shippingNote}
      row={rows[0]!}
      documents={['loadFiles', 'unloadFiles']}
      remark={shippingNoteRevokeApproveFields.remark}
      schema={schemas.revokeApprove}
      fields={['shippingNoteNumber', 'noteStatus', 'driverName', 'vehicleNumber', 'loadWeight', 'revokeBy', 'revokeCode', 'revokeReason']}
      intro={
        <>
          <NoteConsequences row={rows[0]!} isLoaded={false} />
          <PolicyConsequences noteId={rows[0]!.id} />
        </>
      }
      draft={draft}
      onOpenChange={onOpenChange}
      onSubmit={onSubmit}
      onCheck={onCheck}
    />
  );
}
