import type { LocalText } from '@tarmac/admin-kit/i18n';
import type { HomeFigures, HomeLayout } from '@tarmac/freight-api/system';
import type { ComponentType } from 'react';
import { AbnormalCard } from './AbnormalCard.tsx';
import { FiguresCard } from './FiguresCard.tsx';
import type { Arranging } from './HomeCard.tsx';
import { homeTexts as texts } from './homeTexts.ts';
import { LatestCard } from './LatestCard.tsx';
import { PlacesCard } from './PlacesCard.tsx';
import { TrendCard } from './TrendCard.tsx';
import { WaitingCard } from './WaitingCard.tsx';

/** What each card of the home page is given. */
export interface CardProps {
  home: HomeFigures;
  arranging: Arranging | undefined;
  /** Keeps another arrangement; rejects when it could not be kept. Absent where nobody would keep it. */
  onLayoutChange: ((layout: HomeLayout) => Promise<void>) | undefined;
}

/** A card of the home page. */
export interface CardDefinition {
  /** Kept with a person's arrangement. */
  key: string;
  title: LocalText;
  /** How much of a line it takes on wide windows. */
  span: string;
  Card: ComponentType<CardProps>;
  /** Whether it has anything to say to this person. */
  isOffered: (home: HomeFigures) => boolean;
}

const seesNotes = ({ days }: HomeFigures) => days !== null;

// A line that a card has left is filled by the other one.
const wide = 'basis-full';
const narrow = 'basis-full desktop:basis-[30%] desktop:grow-[1]';
const broad = 'basis-full desktop:basis-[60%] desktop:grow-[2]';

/** The cards as they come, before a person moves or hides one. */
export const homeCards: readonly CardDefinition[] = [
  { key: 'figures', title: texts.figures, span: wide, Card: FiguresCard, isOffered: seesNotes },
  { key: 'waiting', title: texts.waiting, span: narrow, Card: WaitingCard, isOffered: ({ waiting }) => waiting.length > 0 },
  { key: 'trend', title: texts.trend, span: broad, Card: TrendCard, isOffered: seesNotes },
  { key: 'latest', title: texts.latest, span: broad, Card: LatestCard, isOffered: seesNotes },
  {
    key: 'abnormal',
    title: texts.abnormal,
    span: narrow,
    Card: AbnormalCard,
    isOffered: ({ abnormal }) => abnormal !== null,
  },
  { key: 'places', title: texts.places, span: wide, Card: PlacesCard, isOffered: () => true },
];
