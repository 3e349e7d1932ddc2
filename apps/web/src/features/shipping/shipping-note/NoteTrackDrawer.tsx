import { Drawer } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { ShippingNote } from '@tarmac/freight-api/shipping';
import { trackTexts } from '../../../shared/track/trackTexts.ts';
import { NoteSummary } from './NoteSummary.tsx';
import { NoteTrack } from './NoteTrack.tsx';

/** The track of a waybill beside the list. @source freight-domain F02 轨迹 */
export default function NoteTrackDrawer({ rows, onOpenChange }: ActionDialogProps<ShippingNote, unknown>) {
  const { localize } = useLocale();
  const row = rows[0]!;
  return (
    <Drawer open onOpenChange={onOpenChange} title={localize(trackTexts.track)} width={960}>
      <NoteSummary row={row} />
      <NoteTrack note={row} />
    </Drawer>
  );
}
