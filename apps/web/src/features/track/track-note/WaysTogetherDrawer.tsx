import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { createTrackQueryQueries, type TrackNote } from '@tarmac/freight-api/fleet';
import { client } from '../../../shared/session/session.ts';
import { TogetherDrawer } from '../../../shared/track/TogetherDrawer.tsx';

const queries = createTrackQueryQueries(client);

/** The ways of chosen waybills, played back together. @source MAP-01 */
export function WaysTogetherDrawer({ rows, onOpenChange }: ActionDialogProps<TrackNote, unknown>) {
  return <TogetherDrawer queries={rows.map(({ id }) => queries.ofNote({ noteId: id }))} onOpenChange={onOpenChange} />;
}
