import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { createTrackQueryQueries, type TrackQuery } from '@tarmac/freight-api/fleet';
import { client } from '../../../shared/session/session.ts';
import { TogetherDrawer } from '../../../shared/track/TogetherDrawer.tsx';

const queries = createTrackQueryQueries(client);

/** Chosen queries, played back together. @source MAP-01 */
export function ReplaysTogetherDrawer({ rows, onOpenChange }: ActionDialogProps<TrackQuery, unknown>) {
  return <TogetherDrawer queries={rows.map(({ id }) => queries.replay({ id }))} onOpenChange={onOpenChange} />;
}
