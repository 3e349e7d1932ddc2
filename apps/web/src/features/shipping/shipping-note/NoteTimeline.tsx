import { useDictionary } from '@tarmac/admin-kit/dictionary';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Empty, Skeleton, Timeline } from '@tarmac/admin-kit/input';
import { createNoteEventQueries, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/session.ts';
import { LoadProblem } from '../../../shared/LoadProblem.tsx';

const queries = createNoteEventQueries(client);
const refreshMs = 30_000;
const { loaded, inTransit } = shippingNoteStates.codes;

/** What happened to a waybill, in order; asked anew while it is on the road. @source SHIP-20, freight-domain G04 */
export function NoteTimeline({ noteId, noteStatus }: { noteId: string; noteStatus: string | null }) {
  const { t } = useLocale();
  const kinds = useDictionary('event_type');
  const isOnRoad = noteStatus === loaded || noteStatus === inTransit;
  const events = useQuery({ ...queries.list({ noteId }), refetchInterval: isOnRoad ? refreshMs : false });
  if (events.isPending) return <Skeleton />;
  if (events.isError) return <LoadProblem error={events.error} onRetry={() => void events.refetch()} />;
  if (events.data.length === 0) return <Empty>{t('state.empty')}</Empty>;
  return (
    <Timeline
      entries={events.data.map((event) => ({
        key: event.id,
        title: kinds.textOf(event.eventType),
        time: event.happenTime ?? '',
        content: [event.content, event.actorName, event.address].filter(Boolean).join(' · '),
      }))}
    />
  );
}
