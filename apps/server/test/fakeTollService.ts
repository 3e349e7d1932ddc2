import type { TollInvoice, TripAnswer, TripEnd, TripStart, VehicleAnswer } from '../src/modules/finance/etc-channel/etcChannel.ts';
import { tollsOf } from '../src/modules/finance/etc-channel/embedded/tolls.ts';
import type { Clock } from '../src/platform/clock.ts';
import { type InstitutionFault, openSignedServer, type SignedCall, type SignedServer } from './signedServer.ts';

/** A toll service for tests, by the letter of the document in `docs/`. */
export interface FakeTollService extends SignedServer {
  /** What goes wrong with the next reports of a start, and questions for invoices. */
  faults: InstitutionFault[];
}

interface Known {
  trip: TripStart;
  end?: { endTime: string; at: number };
}

const refused = (code: string, reason: string, final = false): Extract<TripAnswer & VehicleAnswer, { state: 'refused' }> => ({
  state: 'refused',
  code,
  reason,
  final,
});

/** Starts it. A plate with an X is not on its list. */
export async function openTollService(clock: Clock, keys: { keyId: string; secret: string }): Promise<FakeTollService> {
  const trips = new Map<string, Known>();
  const faults: InstitutionFault[] = [];
  const calls: Record<string, SignedCall> = {
    '/v1/vehicles': ({ vehicle }: { vehicle: { plate: string } }): { answer: VehicleAnswer } => ({
      answer: vehicle.plate.includes('X') ? refused('NOT_LISTED', '车辆不在名单内') : { state: 'registered', etcCardNo: '3701' },
    }),
    '/v1/trips/start': ({ merchant, trip }: { merchant: string; trip: TripStart }) => {
      const known = trips.get(`${merchant} ${trip.noteNo}`);
      if (known !== undefined && JSON.stringify(known.trip) !== JSON.stringify(trip)) return { status: 409, answer: { code: 'OTHER' } };
      trips.set(`${merchant} ${trip.noteNo}`, known ?? { trip });
      return { answer: { state: 'accepted' } };
    },
    '/v1/trips/end': ({ merchant, trip }: { merchant: string; trip: TripEnd }) => {
      const known = trips.get(`${merchant} ${trip.noteNo}`);
      if (known === undefined) return { answer: refused('NO_TRIP', '行程不存在') };
      known.end ??= { endTime: trip.endTime, at: clock.now().getTime() };
      return { answer: { state: 'accepted' } };
    },
    '/v1/trips/invoices': ({ merchant, noteNo }: { merchant: string; noteNo: string }): { answer: { invoices: TollInvoice[] } } => {
      const known = trips.get(`${merchant} ${noteNo}`);
      if (known?.end === undefined || clock.now().getTime() < known.end.at + 86_400_000) return { answer: { invoices: [] } };
      const { buyer, ...trip } = known.trip;
      return { answer: { invoices: tollsOf({ ...trip, endTime: known.end.endTime, buyerName: buyer.name, buyerTaxNo: buyer.taxNo }) } };
    },
  };
  const line = await openSignedServer(clock, keys, {
    document: 'toll-service.openapi.json',
    calls,
    faults,
    faultyAt: ['/v1/trips/start', '/v1/trips/invoices'],
  });
  return { ...line, faults };
}
