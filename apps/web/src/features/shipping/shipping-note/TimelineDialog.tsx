import { Drawer } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { ShippingNote } from '@tarmac/freight-api/shipping';
import { NoteSummary } from './NoteSummary.tsx';
import { NoteTimeline } from './NoteTimeline.tsx';
import { noteLabels as labels } from './noteLabels.ts';

/** The timeline of a waybill beside the list. @source freight-domain G04 */
export default function TimelineDialog({ rows, onOpenChange }: ActionDialogProps<ShippingNote, unknown>) {
  const { localize } = useLocale();
  const row = rows[0]!;
  return (
    <Drawer open onOpenChange={onOpenChange} title={localize(labels.timeline)} width={520}>
      <NoteSummary row={row} />
      <NoteTimeline note={row} />
    </Drawer>
  );
}
