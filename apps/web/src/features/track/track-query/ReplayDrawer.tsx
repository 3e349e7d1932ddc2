import { Drawer } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { createTrackQueryQueries, type TrackQuery } from '@tarmac/freight-api/fleet';
import { client } from '../../../shared/session/session.ts';
import { TrackLoader } from '../../../shared/track/TrackLoader.tsx';
import { trackTexts } from '../../../shared/track/trackTexts.ts';

const queries = createTrackQueryQueries(client);

/** A track as it was when it was asked for. @source freight-domain F17 查看 */
export function ReplayDrawer({ rows, onOpenChange }: ActionDialogProps<TrackQuery, unknown>) {
  const { localize } = useLocale();
  const row = rows[0]!;
  return (
    <Drawer open onOpenChange={onOpenChange} title={`${localize(trackTexts.track)} · ${row.queryNo ?? ''}`} width={960}>
      <TrackLoader query={queries.replay({ id: row.id })} />
    </Drawer>
  );
}
