import { alwaysHidden } from '../shipping/common/feeVisibility.ts';
import type { Actor } from '../../platform/context.ts';
import type { StatisticName } from './statistics.contract.ts';

/** Sums of a group by column; `who` counts different payees. */
export type Sums = Readonly<Record<string, number>>;

/**
 * From whom a figure is kept: what the carrying side gets, in agent mode; what is charged, from the carrying side; both; or everything that is the
 * platform's own.
 */
type Secret = 'carriage' | 'charged' | 'both' | 'platform';

interface Measure {
  value: (sums: Sums) => number | null;
  secret?: Secret;
}

const of = (column: string, secret?: Secret): Measure => ({ value: (sums) => sums[column] ?? null, ...(secret && { secret }) });
/** Part of a whole in so many of it; null of nothing. */
const inUnits =
  (unit: number) =>
  (part: number, whole: number): number | null =>
    whole === 0 ? null : Math.round((part * unit) / whole);
const share = inUnits(10_000);
const perHour = inUnits(100 / 3600);
/** Fen for kilograms over kilometres, as 1/10000 yuan for tonnes. */
const perTonneKm = inUnits(100_000);
/** Hundredths of an hour. */
const hours: Measure = { value: (sums) => perHour(sums['wait_seconds']!, sums['wait_count']!) };
const profitOf = (sums: Sums): number => sums['fee_total_sum']! - sums['driver_fee_sum']! - sums['agent_margin_sum']! + sums['adjust_sum']!;
const grossProfit: Measure = { value: profitOf, secret: 'platform' };

/** What each statistic says of a group; the first measure is what groups are ordered by. @source freight-domain 5.4 */
const measures: Readonly<Record<StatisticName, Readonly<Record<string, Measure>>>> = {
  collection: {
    amount: of('paid_sum'),
    payees: of('who'),
    payments: of('note_count'),
    prepaid: of('prepaid_sum'),
    offline: of('offline_sum'),
    failed: of('failed_count'),
    payHours: hours,
  },
  mileage: {
    planned: of('km_sum'),
    trips: of('note_count'),
    weight: of('weight_sum'),
    tracked: of('track_sum'),
    deviation: {
      value: (sums) => share(sums['track_sum']! - sums['tracked_km_sum']!, sums['tracked_km_sum']!),
    },
    tonneKm: of('tonne_km_sum'),
    emptyRatio: { value: (sums) => share(sums['empty_sum']!, sums['empty_sum']! + sums['km_sum']!), secret: 'platform' },
  },
  orders: {
    orders: of('note_count'),
    ordered: of('ordered_sum'),
    dispatched: of('dispatched_sum'),
    completion: { value: (sums) => share(sums['finished_count']!, sums['vehicle_count']!) },
    dispatchHours: hours,
    revokeRate: { value: (sums) => share(sums['revoke_count']!, sums['sent_count']!) },
  },
  person: {
    documents: of('note_count'),
    weight: of('weight_sum'),
    feeTotal: of('fee_total_sum', 'charged'),
    grossProfit,
    passed: of('pass_count'),
    refused: of('refuse_count'),
    handlingHours: { value: (sums) => (sums['wait_count'] === undefined ? null : hours.value(sums)) },
  },
  freight: {
    notes: of('note_count'),
    weight: of('weight_sum'),
    feeTotal: of('fee_total_sum', 'charged'),
    driverFee: of('driver_fee_sum', 'carriage'),
    serviceFee: of('service_fee_sum', 'both'),
    agentMargin: of('agent_margin_sum', 'both'),
    lossAmount: of('loss_amount_sum', 'carriage'),
    extraFee: of('extra_fee_sum', 'carriage'),
    grossProfit,
    margin: { value: (sums) => share(profitOf(sums), sums['fee_total_sum']!), secret: 'platform' },
    perTonneKm: { value: (sums) => perTonneKm(sums['fee_total_sum']!, sums['tonne_km_sum']!), secret: 'charged' },
  },
};

/** A figure; null where a sum is missing that it is worked out from. */
const known = (value: number | null): number | null => (Number.isNaN(value) ? null : value);

/** The figures of a group as an actor may see them. @param hides it holds waybills whose carriage fees are hidden from the actor @source PERM-06 */
export function figuresOf(
  actor: Actor,
  { name, sums, hides }: { name: StatisticName; sums: Sums; hides: boolean },
): Record<string, number | null> {
  const seesCharged = !alwaysHidden(actor).includes('feeTotal');
  const isKept = {
    carriage: hides,
    charged: !seesCharged,
    both: hides || !seesCharged,
    platform: actor.userType !== 1,
  };
  return Object.fromEntries(
    Object.entries(measures[name]).map(([field, { value, secret }]) => [
      field,
      secret !== undefined && isKept[secret] ? null : known(value(sums)),
    ]),
  );
}
