import { Skeleton } from '@tarmac/admin-kit/input';
import type { Track } from '@tarmac/freight-api/fleet';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LoadProblem } from '../pages/LoadProblem.tsx';
import { TrackView, type TrackViewProps } from './TrackView.tsx';

/** A track that is asked for: the view, its place while it comes, or why it does not. */
export function TrackLoader({ query, refreshMs, ...view }: TrackLoaderProps) {
  const { data, error, refetch, isPending } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: refreshMs ?? false,
  });
  if (data !== undefined) return <TrackView track={data} {...view} />;
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  return isPending ? <Skeleton /> : null;
}

interface TrackLoaderProps extends Omit<TrackViewProps, 'track'> {
  /** Names the track and fetches it. */
  query: { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<Track> };
  /** Asked again every so many ms, while the vehicle goes on. */
  refreshMs?: number | undefined;
}
