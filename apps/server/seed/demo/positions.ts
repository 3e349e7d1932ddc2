import type { hyPosition } from '../../src/modules/track/position/position.table.ts';
import { hour, minute, day, timeText } from './calendar.ts';
import type { Fleet, Vehicle } from './fleet.ts';
import type { NotePlan } from './notes.ts';
import { places } from './places.ts';
import { createRandom, type Random } from './random.ts';
import type { SetSize } from './size.ts';

/** A position as it is inserted. */
export type Position = typeof hyPosition.$inferInsert;

interface Spot {
  lng: number;
  lat: number;
}

/** Units report more often; so many show the way, and the first start stays quick. */
const interval = 15 * minute;
/** km/h, as `drawMoments` has it. */
const cruising = 63;

/** Makes the positions of a set. */
export interface PositionMaker {
  /** Those of a waybill: on the road, or one of the sample of finished ones; else none. */
  ofNote(plan: NotePlan): Position[];
  /** Where vehicles stand that are on no waybill. */
  ofFree(): Position[];
}

/**
 * Vehicles on the road have their way up to now, and some that finished lately the whole of theirs: plausible lines between the
 * places of the waybill, with the rests that drivers must take.
 *
 * @source freight-domain 8.2
 */
export function createPositions(size: SetSize, { fleet, now }: { fleet: Fleet; now: number }): PositionMaker {
  const random = createRandom('positions');
  const vehicles = new Map(fleet.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const moved = new Set<string>();
  const finished = new Set<string>();
  return {
    ofNote: ({ note, moments }) => {
      const vehicle = vehicles.get(note.vehicleId ?? '');
      if (vehicle === undefined || !size.tracks) return [];
      const own = { vehicle, noteId: note.id, driverId: note.driverId ?? null };
      const from = { lng: note.sendLng!, lat: note.sendLat! };
      const to = { lng: note.receiveLng!, lat: note.receiveLat! };
      if (['15', '20'].includes(note.noteStatus)) {
        moved.add(vehicle.id);
        return [
          standing(random, {
            own,
            spot: {
              lng: from.lng + random.normal({ mean: 0, deviation: 0.4, low: -1, high: 1 }),
              lat: from.lat + random.normal({ mean: 0, deviation: 0.3, low: -0.8, high: 0.8 }),
            },
            now,
          }),
        ];
      }
      const way = { from, to, metres: note.distance ?? 0, load: moments.load, depart: moments.depart, arrive: moments.arrive };
      if (['30', '40'].includes(note.noteStatus)) {
        moved.add(vehicle.id);
        return wayOf(random, { own, way: { ...way, until: now } });
      }
      const { unload } = moments;
      // Those that go on now went within the last day: older trips do not get in their way.
      if (unload === undefined || unload > now - 2 * day || unload < now - 20 * day) return [];
      if (note.trackState !== '1' || finished.size >= size.tracks || finished.has(vehicle.id)) return [];
      finished.add(vehicle.id);
      return wayOf(random, { own, way: { ...way, until: unload } });
    },
    ofFree: () =>
      fleet.vehicles
        .filter(({ id, state, vehicleType }) => size.tracks > 0 && state === '2' && !vehicleType.startsWith('B') && !moved.has(id))
        .map((vehicle) => {
          const { lng, lat } = random.pick(places);
          const spot = {
            lng: lng + random.normal({ mean: 0, deviation: 0.08, low: -0.3, high: 0.3 }),
            lat: lat + random.normal({ mean: 0, deviation: 0.06, low: -0.2, high: 0.2 }),
          };
          return standing(random, { own: { vehicle, noteId: null, driverId: null }, spot, now });
        }),
  };
}

interface Own {
  vehicle: Vehicle;
  noteId: string | null;
  driverId: string | null;
}

function position(
  { vehicle, noteId, driverId }: Own,
  { at, spot: { lng, lat }, speed, direction }: { at: number; spot: Spot; speed: number; direction: number | null },
): Position {
  return {
    vehicleNumber: vehicle.vehicleNumber,
    plateColor: vehicle.plateColor,
    locTime: timeText(at),
    source: vehicle.gpsNetState === '1' ? '1' : '2',
    driverId,
    noteId,
    lng: Math.round(lng * 1e6) / 1e6,
    lat: Math.round(lat * 1e6) / 1e6,
    speed,
    direction,
  };
}

const standing = (random: Random, { own, spot, now }: { own: Own; spot: Spot; now: number }): Position =>
  position(own, { at: now - random.int(2, 300) * minute, spot, speed: 0, direction: null });

interface Way {
  from: Spot;
  to: Spot;
  metres: number;
  load: number | undefined;
  depart: number | undefined;
  arrive: number | undefined;
  until: number;
}

/** Positions from the loading place on until a moment. */
function wayOf(random: Random, { own, way: { from, to, metres, load, depart, arrive, until } }: { own: Own; way: Way }): Position[] {
  if (load === undefined) return [];
  const rows: Position[] = [];
  const stand = (first: number, { last, spot, pause }: { last: number; spot: Spot; pause: number }) => {
    for (let at = first; at < last; at += pause) {
      const near = {
        lng: spot.lng + random.normal({ mean: 0, deviation: 0.0002, low: -0.0006, high: 0.0006 }),
        lat: spot.lat + random.normal({ mean: 0, deviation: 0.0002, low: -0.0006, high: 0.0006 }),
      };
      rows.push(position(own, { at, spot: near, speed: 0, direction: null }));
    }
  };
  stand(load, { last: Math.min(depart ?? until, until), spot: from, pause: interval });
  if (depart === undefined) return rows;
  const driving = (metres / 1000 / cruising) * hour;
  const planned = driving + restsBefore(driving);
  // As long as the moments of the waybill say that it took.
  const stretch = arrive === undefined ? 1 : (arrive - depart) / planned;
  const spotAt = curve(random, { from, to });
  const arrived = depart + planned * stretch;
  const driven = (at: number) => drivenAfter((at - depart) / stretch, driving);
  for (let at = depart; at < Math.min(arrived, until); at += interval) {
    const done = driven(at);
    const spot = spotAt(done / driving);
    const next = spotAt(Math.min(1, (done + 5 * minute) / driving));
    const isResting = driven(at + minute) === done;
    const speed = isResting
      ? 0
      : random.next() < 0.008
        ? random.int(112, 119)
        : Math.round(random.normal({ mean: cruising + 9, deviation: 7, low: 38, high: 92 }));
    rows.push(position(own, { at, spot, speed, direction: isResting ? null : bearing(spot, next) }));
  }
  if (arrived < until) stand(arrived, { last: Math.min(until, arrived + 3 * hour), spot: to, pause: 30 * minute });
  return rows;
}

/** Half an hour after four hours at the wheel, a night after eleven. */
function restsBefore(driving: number): number {
  return Math.floor(driving / (4 * hour)) * 30 * minute + Math.floor(driving / (11 * hour)) * 9 * hour;
}

/** How long was driven of what has passed since the departure. */
function drivenAfter(passed: number, driving: number): number {
  // Rests only delay: the latest driving time that fits is looked for.
  let [low, high] = [0, Math.min(passed, driving)];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (middle + restsBefore(middle) <= passed) low = middle;
    else high = middle;
  }
  return Math.round(low / 1000) * 1000;
}

/** A winding line between two places, by the share that is behind: longer than the crow flies by what roads are. */
function curve(random: Random, { from, to }: { from: Spot; to: Spot }): (share: number) => Spot {
  const [wide, narrow] = [random.pick([-1, 1]) * 0.04, random.pick([-1, 1]) * 0.017];
  const narrowing = Math.cos(((from.lat + to.lat) / 2 / 180) * Math.PI);
  const [east, north] = [(to.lng - from.lng) * narrowing, to.lat - from.lat];
  return (share) => {
    const aside = wide * Math.sin(6 * Math.PI * share) + narrow * Math.sin(14 * Math.PI * share);
    return { lng: from.lng + (east * share - north * aside) / narrowing, lat: from.lat + north * share + east * aside };
  };
}

function bearing(from: Spot, to: Spot): number {
  const east = (to.lng - from.lng) * Math.cos((from.lat / 180) * Math.PI);
  return (Math.round((Math.atan2(east, to.lat - from.lat) / Math.PI) * 180) + 360) % 360;
}
