import { type Note, type World, book, codes, timeText } from './world.ts';

/** A trip as the toll service is told of it. Times are milliseconds. */
export interface Trip {
  note: string;
  state: string;
  due: 'start' | 'end' | null;
  retry: number;
  /** When the report that is due is tried next. */
  next: number;
  startTime: number;
  endTime: number | null;
  isStartKnown: boolean;
  endKnown: number | null;
  count: number;
  toll: number;
  tax: number;
  /** What the service has of it. */
  told: Toll[];
}

/** An invoice for a toll. */
export interface Toll {
  no: string;
  amount: number;
  tax: number;
  /** It is of the vehicle, and of the time of the trip. */
  isOurs: boolean;
  /** It names the company. */
  isTitled: boolean;
  /** When it was issued. */
  time: number;
}

/** What the toll service says to reports. */
export type Mood = 'accepted' | 'refused' | 'never' | 'silent';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const retries = [1, 5, 15, 60, 180];
const latest = { start: 24, end: 48 } as const;

const isOpenThere = ({ isStartKnown, endKnown }: Trip): boolean => isStartKnown && endKnown === null;

/** A report is due from now on. */
export const dueNow = (trip: Trip, due: 'start' | 'end'): void => void Object.assign(trip, { due, retry: 0, next: 0 });

/** The vehicle has left. */
export function depart(world: World, note: Note, startTime: number, endTime: number | null = null): void {
  world.trips[note.id] = {
    note: note.id,
    state: '10',
    due: 'start',
    retry: 0,
    next: 0,
    startTime,
    endTime,
    isStartKnown: false,
    endKnown: null,
    count: 0,
    toll: 0,
    tax: 0,
    told: [],
  };
}

/** It has arrived; without a departure the loading counts. */
export function arrive(world: World, note: Note, { loaded, unloaded }: { loaded: number; unloaded: number }): void {
  const trip = world.trips[note.id];
  if (trip === undefined) return depart(world, note, loaded, unloaded);
  trip.endTime = unloaded;
  if (isOpenThere(trip)) dueNow(trip, 'end');
}

/** The waybill is no more: what is open over there is ended. */
export function revokeTrip(world: World, note: Note): void {
  const trip = world.trips[note.id];
  // One that was given up before is ended over there with its waybill.
  if (trip === undefined || (trip.state === '80' && trip.endTime !== null)) return;
  trip.state = '80';
  trip.endTime ??= world.now;
  if (isOpenThere(trip)) dueNow(trip, 'end');
  else Object.assign(trip, { due: null, next: 0 });
}

/** All reports that are due are sent. */
export function report(world: World, mood: Mood): void {
  for (const trip of Object.values(world.trips)) while (trip.due !== null && trip.next <= world.now) tell(world, trip, mood);
}

function tell(world: World, trip: Trip, mood: Mood): void {
  const kind = trip.due!;
  const from = kind === 'start' ? trip.startTime : trip.endTime!;
  const isLate = world.now > from + latest[kind] * hour;
  if (!isLate && mood === 'accepted') return accept(world, trip, kind);
  const minutes = isLate || mood === 'never' ? undefined : retries[trip.retry];
  if (minutes === undefined) {
    Object.assign(trip, { due: null, state: ['10', '20'].includes(trip.state) ? '60' : trip.state });
    return;
  }
  trip.retry += 1;
  trip.next = world.now + minutes * minute;
}

function accept(world: World, trip: Trip, kind: 'start' | 'end'): void {
  Object.assign(trip, { due: null, retry: 0, next: 0 });
  if (kind === 'end') {
    trip.endKnown = world.now;
    if (['20', '60'].includes(trip.state)) trip.state = '30';
    return;
  }
  trip.isStartKnown = true;
  if (['10', '60'].includes(trip.state)) trip.state = '20';
  if (trip.endTime !== null) dueNow(trip, 'end');
}

/** What the service has of a trip is taken, each invoice once. */
export function takeTolls(world: World, trip: Trip): void {
  const account = codes(world);
  for (const { no, amount, tax, isOurs, isTitled, time } of trip.told) {
    if (!isOurs || world.tolls.includes(no)) continue;
    world.tolls.push(no);
    trip.count += 1;
    trip.toll += amount;
    trip.tax += tax;
    if (isTitled) book(world, account.vatIn, account.cost, tax, timeText(Math.min(time, world.now)));
  }
  const isOver = world.now >= (trip.endKnown ?? Infinity) + 30 * day;
  trip.state = trip.count > 0 ? '50' : trip.state === '70' || isOver ? '70' : '40';
}

/** Trips that the job asks about. */
export const toAsk = (world: World): Trip[] =>
  Object.values(world.trips).filter(
    ({ state, endKnown }) => ['30', '40'].includes(state) || (state === '50' && (endKnown ?? 0) > world.now - 30 * day),
  );
