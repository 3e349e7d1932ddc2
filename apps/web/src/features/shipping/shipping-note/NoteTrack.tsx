import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import { useCan } from '@tarmac/admin-kit/permission';
import { createTrackQueryApi, createTrackQueryQueries } from '@tarmac/freight-api/fleet';
import { type ShippingNote, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { client } from '../../../shared/session/session.ts';
import { TrackLoader } from '../../../shared/track/TrackLoader.tsx';
import { Note } from '../../../shared/pages/Note.tsx';
import { shippingNote } from './shippingNote.resource.ts';

const texts = defineTexts({
  pull: { zh: '拉取轨迹', en: 'Fetch the track' },
  pulled: { zh: '轨迹已拉取并校验', en: 'The track was fetched and checked' },
  notYet: { zh: '派车之后才有轨迹。', en: 'A track appears once a vehicle is dispatched.' },
});
const api = createTrackQueryApi(client);
const queries = createTrackQueryQueries(client);
const { loaded, inTransit } = shippingNoteStates.codes;
const refreshMs = 60_000;

/** The way of a waybill from loading to unloading, asked again while it is on the road. */
export function NoteTrack({ note, mapClass }: { note: ShippingNote; mapClass?: string }) {
  const { localize } = useLocale();
  const can = useCan();
  const cache = useQueryClient();
  const query = queries.ofNote({ noteId: note.id });
  const pull = useMutation({
    mutationFn: () => api.query({ noteId: note.id }, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: async () => {
      notices.success(localize(texts.pulled));
      // What was found is kept on the waybill.
      await Promise.all([
        cache.invalidateQueries({ queryKey: query.queryKey }),
        cache.invalidateQueries({ queryKey: [shippingNote.name] }),
      ]);
    },
  });
  if (note.vehicleNumber === null) return <Note className="">{localize(texts.notYet)}</Note>;
  return (
    <TrackLoader
      // What changes a waybill may change when its way begins and ends.
      query={{ ...query, queryKey: [...query.queryKey, note.version] }}
      mapClass={mapClass}
      refreshMs={note.noteStatus === loaded || note.noteStatus === inTransit ? refreshMs : undefined}
      aside={
        can('track:query') && (
          <Button size="small" busy={pull.isPending} onClick={() => pull.mutate()}>
            {localize(texts.pull)}
          </Button>
        )
      }
    />
  );
}
