import { interpolate } from '@tarmac/admin-kit/i18n';
import type { StandardSchema } from '@tarmac/admin-kit/form';
import { type BatchDispatchInput, type Order, orderBatchDispatchLimits, orderSchemas } from '@tarmac/freight-api/shipping';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { remainderOf, vehiclesLeftOf } from './remainder.ts';

/** One line of the batch dispatch while it is typed. */
export interface TripDraft {
  /** Its id; what was pasted, as long as nobody was found by it. */
  driverId: string | null;
  /** As the driver: an id, or a plate that was pasted. */
  vehicleId: string | null;
  trailerNumber: string | null;
  /** Kilograms. */
  weight: number | null;
  pickupTime: string | null;
  /** Fen. */
  prepayAmount: number | null;
}

/** What the form of the batch dispatch holds. */
export interface BatchValues {
  rows: TripDraft[];
}

type Batch = Pick<BatchDispatchInput, 'rows' | 'version'>;

/** What is wrong with lines, in words. */
export const tripTexts = defineTexts({
  twice: { zh: '车辆重复', en: 'Vehicle chosen twice' },
  tooMany: {
    zh: '订单只剩 {count} 车，请先编辑订单，增加计划车数',
    en: 'The order has {count} {count|vehicle|vehicles} left; edit the order and plan more vehicles first',
  },
  over: { zh: '合计超过订单剩余量', en: 'The total exceeds what is left' },
  unseen: { zh: '24 小时内无位置', en: 'not seen for 24 h' },
  unknown: { zh: '没有可派的“{text}”，或不止一个', en: '“{text}” matches no one, or more than one' },
});

/** A line in which nothing has been typed. */
export const blankTrip = (): TripDraft => ({
  driverId: null,
  vehicleId: null,
  trailerNumber: null,
  weight: null,
  pickupTime: null,
  prepayAmount: null,
});

/** The most lines that one call takes. @source freight-domain G05 */
export const mostTrips = orderBatchDispatchLimits.rows;

/** As many blank lines as the order has vehicles left; two where it does not say how many go. */
export const blankTrips = (order: Order): TripDraft[] =>
  Array.from({ length: Math.min(mostTrips, Math.max(1, vehiclesLeftOf(order) ?? 2)) }, blankTrip);

/** Whether anything of a line has been typed; lines left blank are not sent. */
export const isUsed = (row: TripDraft): boolean => Object.keys(blankTrip()).some((name) => (row[name as keyof TripDraft] ?? '') !== '');

/** What the lines weigh together, in kilograms. */
export const totalOf = (rows: readonly TripDraft[]): number => rows.reduce((sum, row) => sum + (row.weight ?? 0), 0);

/** More than the order has left. An order without a weight has no bound. */
export const isOver = (order: Order, rows: readonly TripDraft[]): boolean =>
  order.totalWeight !== null && totalOf(rows) > remainderOf(order);

/** A line as the call takes it. */
const tripOf = (row: TripDraft) => ({
  driverId: row.driverId,
  vehicleId: row.vehicleId,
  trailerNumber: row.trailerNumber || null,
  weight: row.weight,
  pickupTime: row.pickupTime || null,
  prepayAmount: row.prepayAmount ?? null,
});

/**
 * The lines that lack nothing, with their places among all.
 *
 * @param isKnown whether a driver or vehicle is one, and not a word that nobody was found by
 */
export function completeTrips(
  rows: readonly TripDraft[],
  isKnown: (value: string) => boolean,
): { index: number; trip: Batch['rows'][number] }[] {
  return rows.flatMap((row, index) => {
    const { driverId, vehicleId, weight } = row;
    if (!driverId || !vehicleId || !weight || !isKnown(driverId) || !isKnown(vehicleId)) return [];
    return [{ index, trip: { ...tripOf(row), driverId, vehicleId, weight } }];
  });
}

/**
 * What the call takes, and what no single line can know: a vehicle goes once, and together they do not exceed the order.
 *
 * @param isKnown whether a driver or vehicle is one, and not a word that nobody was found by
 */
export function batchSchema(
  order: Order,
  { isKnown, localize }: { isKnown: (value: string) => boolean; localize: (text: { zh: string; en: string }) => string },
): StandardSchema<BatchValues, Batch> {
  return {
    '~standard': {
      version: 1,
      vendor: 'tarmac',
      validate: async (values) => {
        const { rows } = values as BatchValues;
        const used = rows.flatMap((row, index) => (isUsed(row) ? [{ row, index }] : []));
        const body = {
          id: order.id,
          version: order.version,
          rows: used.map(({ row }) => tripOf(row)),
        };
        const outcome = await (await orderSchemas.batchDispatch())['~standard'].validate(body);
        const issues = (outcome.issues ?? []).map((issue) => {
          const [list, at, ...rest] = (issue.path ?? []).map((part) => (typeof part === 'object' ? part.key : part));
          return { ...issue, path: typeof at === 'number' ? [list!, used[at]!.index, ...rest] : (issue.path ?? []) };
        });
        const last = used.at(-1);
        const vehiclesLeft = vehiclesLeftOf(order);
        const own = [
          ...used.flatMap(({ row, index }) =>
            (['driverId', 'vehicleId'] as const).flatMap((name) => {
              const word = row[name];
              if (!word || isKnown(word)) return [];
              return [{ message: localize(tripTexts.unknown).replace('{text}', word), path: ['rows', index, name] }];
            }),
          ),
          ...used
            .filter(({ row, index }) => row.vehicleId && used.some((one) => one.index < index && one.row.vehicleId === row.vehicleId))
            .map(({ index }) => ({ message: localize(tripTexts.twice), path: ['rows', index, 'vehicleId'] })),
          ...(vehiclesLeft === null ? [] : used.slice(vehiclesLeft)).map(({ index }) => ({
            message: interpolate(localize(tripTexts.tooMany), { count: vehiclesLeft ?? 0 }),
            path: ['rows', index, 'vehicleId'],
          })),
          ...(isOver(order, rows) && last ? [{ message: localize(tripTexts.over), path: ['rows', last.index, 'weight'] }] : []),
        ];
        if (outcome.issues || own.length > 0) return { issues: [...issues, ...own] };
        return { value: { version: outcome.value.version, rows: outcome.value.rows } };
      },
    },
  };
}
