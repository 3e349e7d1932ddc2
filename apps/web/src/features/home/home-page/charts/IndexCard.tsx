import type { LocalText } from '@tarmac/admin-kit/i18n';
import { Skeleton } from '@tarmac/admin-kit/input';
import type { DashboardIndex } from '@tarmac/freight-api/system';
import type { ReactNode } from 'react';
import { LoadProblem } from '../../../../shared/pages/LoadProblem.tsx';
import { type Arranging, HomeCard } from '../HomeCard.tsx';
import { useIndexFigures } from './useIndexFigures.ts';

/** A card of what the home page fetches after what waits. */
export function IndexCard({ title, arranging, aside, rows = 4, children }: IndexCardProps) {
  const { data, error, isPending, refetch } = useIndexFigures();
  return (
    <HomeCard title={title} arranging={arranging} aside={data && aside?.(data)}>
      {isPending && <Skeleton rows={rows} />}
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {data && children(data)}
    </HomeCard>
  );
}

interface IndexCardProps {
  title: LocalText;
  arranging: Arranging | undefined;
  aside?: (figures: DashboardIndex) => ReactNode;
  /** Lines that hold its place until it is there. */
  rows?: number;
  children: (figures: DashboardIndex) => ReactNode;
}
