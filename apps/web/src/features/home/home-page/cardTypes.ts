import type { HomeFigures, HomeLayout } from '@tarmac/freight-api/system';
import type { Arranging } from './HomeCard.tsx';

/** What each card of the home page is given. */
export interface CardProps {
  home: HomeFigures;
  arranging: Arranging | undefined;
  /** Keeps another arrangement; rejects when it could not be kept. Absent where nobody would keep it. */
  onLayoutChange: ((layout: HomeLayout) => Promise<void>) | undefined;
}
