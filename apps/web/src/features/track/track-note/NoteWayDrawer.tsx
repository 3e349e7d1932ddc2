import { Drawer } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { createTrackQueryQueries, type TrackNote } from '@tarmac/freight-api/fleet';
import { client } from '../../../shared/session/session.ts';
import { TrackLoader } from '../../../shared/track/TrackLoader.tsx';
import { trackTexts } from '../../../shared/track/trackTexts.ts';

const queries = createTrackQueryQueries(client);
const refreshMs = 60_000;

/** The way of a waybill: the planned line, the real one, where it stood and how fast it went, played back. @source freight-domain S16 查看轨迹 */
export function NoteWayDrawer({ rows, onOpenChange }: ActionDialogProps<TrackNote, unknown>) {
  const { localize } = useLocale();
  const { id, shippingNoteNumber, unloadTime } = rows[0]!;
  return (
    <Drawer open onOpenChange={onOpenChange} title={`${localize(trackTexts.track)} · ${shippingNoteNumber ?? ''}`} width={960}>
      <TrackLoader query={queries.ofNote({ noteId: id })} refreshMs={unloadTime === null ? refreshMs : undefined} />
    </Drawer>
  );
}
