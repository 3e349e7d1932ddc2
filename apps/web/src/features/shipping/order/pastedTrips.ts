import { createDriverApi, createVehicleApi } from '@tarmac/freight-api/fleet';
import { orderFields } from '@tarmac/freight-api/shipping';
import { client } from '../../../shared/session.ts';
import { blankTrip, type TripDraft } from './batchTrips.ts';

/** A line of a sheet, and what of it nobody could be found by. */
export interface PastedTrip {
  trip: TripDraft;
  unknown: { driverId?: string; vehicleId?: string };
}

/** Lines that one call takes. */
const mostTrips = 200;

/**
 * Reads the lines of a sheet: driver (name or phone), plate, planned weight in tonnes, pick-up time, trailer; what follows is passed
 * over. A person or a plate that fits nobody who may be sent out, or several, stays open.
 */
export async function readPastedTrips(text: string): Promise<PastedTrip[]> {
  const lines = text
    .trimEnd()
    .split(/\r\n|\r|\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells, index) => cells.some((cell) => cell !== '') && !(index === 0 && isHeading(cells)))
    .slice(0, mostTrips);
  const drivers = createDriverApi(client);
  const vehicles = createVehicleApi(client);
  // One of each is asked for once, however many lines name it.
  const driverOf = remembered((name) =>
    only(drivers.list({ ...(isPhone(name) ? { phone: name } : { driverName: name }), ...dispatchable })),
  );
  const vehicleOf = remembered((vehicleNumber) => only(vehicles.list({ vehicleNumber, ...dispatchable })));
  return Promise.all(
    lines.map(async ([driver = '', vehicle = '', weight = '', pickup = '', trailer = '']): Promise<PastedTrip> => {
      const [driverId, vehicleId] = await Promise.all([driverOf(driver), vehicleOf(vehicle)]);
      return {
        trip: {
          ...blankTrip(),
          driverId,
          vehicleId,
          weight: kilogramsOf(weight),
          pickupTime: instantOf(pickup),
          trailerNumber: trailer || null,
        },
        unknown: {
          ...(driverId === null && driver !== '' ? { driverId: driver } : {}),
          ...(vehicleId === null && vehicle !== '' ? { vehicleId: vehicle } : {}),
        },
      };
    }),
  );
}

const dispatchable = { state: '2', blacklist: '0', pageNo: 1, pageSize: 2 } as const;

const isPhone = (text: string) => /^1\d{10}$/.test(text);

/** A first line without any number is one of captions. */
const isHeading = (cells: readonly string[]) => cells.length > 1 && !/\d/.test(cells.join(''));

async function only(answer: Promise<{ records: ReadonlyArray<{ id: string }> }>): Promise<string | null> {
  const { records } = await answer;
  return records.length === 1 ? records[0]!.id : null;
}

function remembered(ask: (text: string) => Promise<string | null>) {
  const known = new Map<string, Promise<string | null>>();
  return (text: string): Promise<string | null> => {
    if (text === '') return Promise.resolve(null);
    const answer = known.get(text) ?? ask(text);
    known.set(text, answer);
    return answer;
  };
}

function kilogramsOf(text: string): number | null {
  const tonnes = Number(text.replaceAll(',', ''));
  return text === '' || !Number.isFinite(tonnes) ? null : Math.round(tonnes * orderFields.totalWeight.unit.factor);
}

/** 2026/3/4 8:30 as sheets write it, as the wire does. */
function instantOf(text: string): string | null {
  const parts = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(text);
  if (parts === null) return null;
  const [, year, month, day, hour = '0', minute = '00', second = '00'] = parts;
  const two = (part: string) => part.padStart(2, '0');
  return `${year}-${two(month!)}-${two(day!)} ${two(hour)}:${minute}:${second}`;
}
