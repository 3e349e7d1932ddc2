import { late } from '@tarmac/admin-kit/chunk';
import type { LocalText } from '@tarmac/admin-kit/i18n';
import type { HomeFigures } from '@tarmac/freight-api/system';
import type { ComponentType } from 'react';
import { AbnormalCard } from './AbnormalCard.tsx';
import { DoneCard } from './DoneCard.tsx';
import { FiguresCard } from './FiguresCard.tsx';
import { homeTexts as texts } from './homeTexts.ts';
import { LatestCard } from './LatestCard.tsx';
import { PlacesCard } from './PlacesCard.tsx';
import { TrendCard } from './TrendCard.tsx';
import { WaitingCard } from './WaitingCard.tsx';
import { WrongCard } from './WrongCard.tsx';
import type { CardProps } from './cardTypes.ts';

// They need figures of their own, and come when what waits is there.
const cards = () => import('./charts/chartCards.ts');
const MoneyCard = late(cards, { part: 'MoneyCard' });
const FreightCard = late(cards, { part: 'FreightCard' });
const TermsCard = late(cards, { part: 'TermsCard' });
const CustomersCard = late(cards, { part: 'CustomersCard' });
const LanesCard = late(cards, { part: 'LanesCard' });
const CargoCard = late(cards, { part: 'CargoCard' });
const StatesCard = late(cards, { part: 'StatesCard' });

/** A card of the home page. */
export interface CardDefinition {
  /** Kept with a person's arrangement. */
  key: string;
  title: LocalText;
  /** How much of a line it takes on wide windows. */
  span: string;
  Card: ComponentType<CardProps>;
  /** Whether it has anything to say to this person. */
  isOffered: (home: HomeFigures, can: (permission: string) => boolean) => boolean;
}

/** Of a server of another make nothing is known but the ways to other pages. */
const isOurs = ({ now }: HomeFigures) => now !== '';
const seesNotes = ({ days }: HomeFigures) => days !== null;

// A line that a card has left is filled by the other one.
const wide = 'basis-full';
const narrow = 'basis-full desktop:basis-[30%] desktop:grow-[1]';
const half = 'basis-full desktop:basis-[45%] desktop:grow-[1]';
const broad = 'basis-full desktop:basis-[60%] desktop:grow-[2]';

/** The cards as they come, before a person moves or hides one. */
export const homeCards: readonly CardDefinition[] = [
  { key: 'figures', title: texts.figures, span: wide, Card: FiguresCard, isOffered: seesNotes },
  { key: 'waiting', title: texts.waiting, span: narrow, Card: WaitingCard, isOffered: ({ waiting }) => waiting.length > 0 },
  { key: 'trend', title: texts.trend, span: broad, Card: TrendCard, isOffered: seesNotes },
  { key: 'wrong', title: texts.wrong, span: narrow, Card: WrongCard, isOffered: ({ wrong }) => wrong.length > 0 },
  { key: 'freight', title: texts.freight, span: broad, Card: FreightCard, isOffered: seesNotes },
  {
    key: 'money',
    title: texts.money,
    span: half,
    Card: MoneyCard,
    isOffered: (home, can) => isOurs(home) && (can('wallet:list') || can('pay:list')),
  },
  { key: 'terms', title: texts.terms, span: half, Card: TermsCard, isOffered: (home, can) => seesNotes(home) && can('wallet:list') },
  { key: 'done', title: texts.ownWork, span: narrow, Card: DoneCard, isOffered: ({ done }) => done.length > 0 },
  { key: 'latest', title: texts.latest, span: broad, Card: LatestCard, isOffered: seesNotes },
  { key: 'customers', title: texts.customers, span: half, Card: CustomersCard, isOffered: seesNotes },
  { key: 'lanes', title: texts.lanes, span: half, Card: LanesCard, isOffered: seesNotes },
  { key: 'cargo', title: texts.cargo, span: half, Card: CargoCard, isOffered: ({ orders }) => orders !== null },
  { key: 'states', title: texts.states, span: half, Card: StatesCard, isOffered: seesNotes },
  { key: 'abnormal', title: texts.abnormal, span: narrow, Card: AbnormalCard, isOffered: ({ abnormal }) => abnormal !== null },
  { key: 'places', title: texts.places, span: broad, Card: PlacesCard, isOffered: () => true },
];
