import type { Filters } from '@tarmac/admin-kit/field';
import type { LocalText } from '@tarmac/admin-kit/i18n';
import { createDriverApi, createVehicleApi } from '@tarmac/freight-api/fleet';
import type { Order } from '@tarmac/freight-api/shipping';
import { dispatchable } from '../../../shared/pickers/dispatchable.ts';
import { awayText, fromLoading } from '../../../shared/pickers/nearby.ts';
import { pickerQuery, withIds } from '../../../shared/pickers/pickerQuery.ts';
import { listWire } from '../../../shared/api/listWire.ts';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { client } from '../../../shared/session/session.ts';
import { vehiclesNear } from '../../../shared/pickers/vehiclesNear.ts';
import { tripTexts } from './batchTrips.ts';

/** Which of the two a cell names. */
export type CrewKind = 'driver' | 'vehicle';

/** Drivers and vehicles that the lines of one dialog name: their texts by id, and ids by what was pasted. */
export interface CrewBook {
  /** Name or plate of an id; a word that stands for nobody is its own text. */
  textOf: (value: string) => string;
  /** Whether it is the id of somebody who was chosen or found. */
  isKnown: (value: string) => boolean;
  remember: (id: string, text: string) => void;
  /** Who may be sent out by a name, a phone number or a plate; null when nobody fits, or several do. Asked for once. */
  find: (kind: CrewKind, word: string) => Promise<string | null>;
  /** Whether that was looked for in vain. */
  isMissing: (kind: CrewKind, word: string) => boolean;
  /** Vehicles bound to a driver that may be sent out, their default first. Nothing for anyone who may not read it. */
  boundTo: (driverId: string) => Promise<readonly string[]>;
  /** How far a vehicle is from the loading place, and how old that is; null where who asks may not know. */
  awayOf: (vehicleId: string) => Promise<string | null>;
}

/** Makes the book of one dialog about an order. */
export function createCrewBook(order: Order, localize: (text: LocalText) => string): CrewBook {
  const drivers = createDriverApi(client);
  const vehicles = createVehicleApi(client);
  const quiet = { drivers: createDriverApi(quietClient), vehicles: createVehicleApi(quietClient) };
  const texts = new Map<string, string>();
  const asked = new Map<string, Promise<string | null>>();
  const missing = new Set<string>();
  const bound = new Map<string, Promise<readonly string[]>>();
  const keyOf = (kind: CrewKind, word: string) => `${kind} ${word}`;

  const ask = async (kind: CrewKind, word: string) => {
    const only = (filters: Filters) => listWire.params({ filters: { ...dispatchable, ...filters }, page: 1, size: 2 });
    const { records } =
      kind === 'driver'
        ? await drivers.list(only(isPhone(word) ? { phone: { is: word } } : { driverName: { is: word } }))
        : await vehicles.list(only({ vehicleNumber: { is: word } }));
    const [first, second] = records as ReadonlyArray<{ id: string; driverName?: string | null; vehicleNumber?: string | null }>;
    if (first === undefined || second !== undefined) {
      missing.add(keyOf(kind, word));
      return null;
    }
    texts.set(first.id, first.driverName ?? first.vehicleNumber ?? word);
    return first.id;
  };
  const boundVehicles = async (driverId: string) => {
    const ids = (await quiet.drivers.boundVehicles({ id: driverId })).map(({ id }) => id);
    if (ids.length === 0) return [];
    const { records } = await quiet.vehicles.list(pickerQuery({ filter: { ...dispatchable, ...withIds(ids) } }, ids.length));
    for (const { id, vehicleNumber } of records) texts.set(id, vehicleNumber ?? id);
    return ids.filter((id) => records.some((row) => row.id === id));
  };

  return {
    textOf: (value) => texts.get(value) ?? value,
    isKnown: (value) => texts.has(value),
    remember: (id, text) => void texts.set(id, text),
    find(kind, word) {
      const key = keyOf(kind, word);
      const answer = asked.get(key) ?? ask(kind, word);
      asked.set(key, answer);
      // What failed was told by the client; it is asked again when the word is met again.
      answer.catch(() => asked.delete(key));
      return answer;
    },
    isMissing: (kind, word) => missing.has(keyOf(kind, word)),
    boundTo(driverId) {
      const answer = bound.get(driverId) ?? boundVehicles(driverId).catch(() => []);
      bound.set(driverId, answer);
      return answer;
    },
    async awayOf(vehicleId) {
      const { records } = await vehiclesNear(pickerQuery({ filter: withIds([vehicleId]), parameters: fromLoading({ ...order }) }, 1));
      return records[0] === undefined ? null : (awayText(records[0], localize) ?? localize(tripTexts.unseen));
    },
  };
}

const isPhone = (text: string) => /^1\d{10}$/.test(text);
