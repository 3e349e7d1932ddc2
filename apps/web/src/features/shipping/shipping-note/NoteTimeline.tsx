import { useDictionary } from '@tarmac/admin-kit/dictionary';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Empty, FileGallery, RadioGroup, Skeleton, Timeline, useUploadTransport } from '@tarmac/admin-kit/input';
import { createNoteEventQueries, type ShippingNote, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../shared/session/session.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { type EventGroup, eventGroups, groupOf } from './eventGroups.ts';
import { noteTexts as texts } from './noteTexts.ts';

const queries = createNoteEventQueries(client);
const refreshMs = 30_000;
const { loaded, inTransit } = shippingNoteStates.codes;

/** What happened to a waybill, in order; asked again while it is on the road. @source SHIP-20, freight-domain G04 */
export function NoteTimeline({ note: { id, version, noteStatus } }: { note: ShippingNote }) {
  const { localize, t } = useLocale();
  const [chosen, setChosen] = useState<EventGroup | 'all'>('all');
  const kinds = useDictionary('event_type');
  const isOnRoad = noteStatus === loaded || noteStatus === inTransit;
  const query = queries.list({ noteId: id });
  // What changes a waybill is an event of it, too.
  const queryKey = [...query.queryKey, version];
  const events = useQuery({ ...query, queryKey, placeholderData: keepPreviousData, refetchInterval: isOnRoad ? refreshMs : false });
  if (events.isPending) return <Skeleton />;
  if (events.isError) return <LoadProblem error={events.error} onRetry={() => void events.refetch()} />;
  if (events.data.length === 0) return <Empty>{t('state.empty')}</Empty>;
  const present = new Set(events.data.map((event) => groupOf(event.eventType)));
  const timeline = (
    <Timeline
      entries={events.data
        .filter((event) => chosen === 'all' || groupOf(event.eventType) === chosen)
        .map((event) => ({
          key: event.id,
          title: kinds.textOf(event.eventType),
          time: event.happenTime ?? '',
          content: (
            <>
              <span>{[event.content, event.actorName, event.address].filter(Boolean).join(' · ')}</span>
              {event.files && <EventFiles paths={event.files.split(',')} label={kinds.textOf(event.eventType)} />}
            </>
          ),
        }))}
    />
  );
  if (present.size === 1) return timeline;
  return (
    <>
      <div className="mb-4">
        <RadioGroup<EventGroup | 'all'>
          aria-label={localize(texts.eventGroup)}
          variant="buttons"
          value={chosen}
          onValueChange={(group) => setChosen(group ?? 'all')}
          options={[
            { value: 'all', label: localize(texts.allEvents) },
            ...(Object.keys(eventGroups) as EventGroup[])
              .filter((group) => present.has(group))
              .map((group) => ({ value: group, label: localize(eventGroups[group]) })),
          ]}
        />
      </div>
      {timeline}
    </>
  );
}

/** What was handed in with an event. */
function EventFiles({ paths, label }: { paths: readonly string[]; label: string }) {
  const { urlOf } = useUploadTransport();
  return <FileGallery size="small" className="mt-1" files={paths.map((path) => ({ id: path, label, url: urlOf(path) }))} />;
}
