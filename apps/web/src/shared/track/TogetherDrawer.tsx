import { Drawer } from '@tarmac/admin-kit/dialog';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton } from '@tarmac/admin-kit/input';
import type { Track } from '@tarmac/freight-api/fleet';
import { useQueries } from '@tanstack/react-query';
import { LoadProblem } from '../pages/LoadProblem.tsx';
import { Note } from '../pages/Note.tsx';
import { mostTogether, TracksTogether } from './TracksTogether.tsx';
import { trackTexts as texts } from './trackTexts.ts';

/** Tracks of chosen rows, played back together. @source MAP-01 */
export function TogetherDrawer({ queries, onOpenChange }: TogetherDrawerProps) {
  const { localize } = useLocale();
  const answers = useQueries({ queries: queries.slice(0, mostTogether).map((query) => ({ ...query, staleTime: 60_000 })) });
  const failed = answers.find(({ error }) => error !== null);
  const tracks = answers.flatMap(({ data }) => data ?? []);
  return (
    <Drawer open onOpenChange={onOpenChange} title={localize(texts.together)} width={960}>
      {queries.length > mostTogether && <Note>{interpolate(localize(texts.tooMany), { count: mostTogether })}</Note>}
      {failed?.error && <LoadProblem error={failed.error} onRetry={() => void failed.refetch()} />}
      {failed === undefined && (tracks.length < answers.length ? <Skeleton /> : <TracksTogether tracks={tracks} />)}
    </Drawer>
  );
}

interface TogetherDrawerProps {
  /** Each names a track and fetches it. */
  queries: readonly { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<Track> }[];
  onOpenChange: (open: boolean) => void;
}
