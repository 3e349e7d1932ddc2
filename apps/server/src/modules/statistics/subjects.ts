import { sql, type SQL } from 'drizzle-orm';
import { handlingFacts, touchedHandling } from './facts/handling.ts';
import { orderFacts, touchedOrders } from './facts/orders.ts';
import { paymentFacts, touchedPayments } from './facts/payments.ts';
import { freightFacts, laneFacts, touchedWaybills, tripFacts } from './facts/waybills.ts';

/** Which rows facts are told of. */
export interface FactRange {
  tenantId: number;
  /** Days that the facts lie on, both included. */
  days?: { from: string; to: string } | undefined;
  /** Sums that are asked for, where not all are: what takes long is left out if nobody asks for it. */
  sums?: readonly string[] | undefined;
  /** Further conditions on the table that the facts stand in, under its own name. */
  where?: SQL | undefined;
}

/** Since when rows were written whose days are asked for. */
export interface Touched {
  tenantId: number;
  since: string;
}

/**
 * What is counted by the day: the columns that tell its facts apart, those that are added up, and where each fact is read. The daily figures, the
 * figures of today and those of people who see few rows are all sums of these facts, so that they cannot disagree.
 */
export interface Subject {
  dimensions: readonly string[];
  sums: readonly string[];
  /** A select of `row_id` (the row that it is told of), `stat_date`, the dimensions and the sums, one row a fact. */
  facts: (range: FactRange) => SQL;
  /** A select of `stat_date`: days that rows written since a moment stand on. */
  touched: (since: Touched) => SQL;
}

const parties = ['company_id', 'customer_id', 'agent_id', 'order_mode'] as const;
const ways = ['note_count', 'weight_sum', 'km_sum', 'tracked_km_sum', 'track_sum', 'empty_sum', 'tonne_km_sum'] as const;
const fees = [
  'fee_total_sum',
  'driver_fee_sum',
  'service_fee_sum',
  'agent_margin_sum',
  'loss_amount_sum',
  'extra_fee_sum',
  'adjust_sum',
] as const;

/** Everything that statistics are read from. */
export const subjects = {
  /** Waybills that were signed for, by whom they are carried for. */
  freight: {
    dimensions: parties,
    sums: ['note_count', 'weight_sum', 'tonne_km_sum', ...fees],
    facts: freightFacts,
    touched: touchedWaybills,
  },
  /** The same by what carried them; nearly as many rows as waybills. */
  trip: {
    dimensions: [...parties, 'carrier_id', 'driver_id', 'vehicle_id', 'lane_key'],
    sums: [...ways, ...fees],
    facts: tripFacts,
    touched: touchedWaybills,
  },
  /** The same by where it goes: lanes are few, and rows of a day a fifth of those of trips. */
  lane: {
    dimensions: [...parties, 'lane_key', 'province'],
    sums: ways,
    facts: laneFacts,
    touched: touchedWaybills,
  },
  order: {
    dimensions: [...parties, 'cargo_type_code', 'lane_key', 'order_status'],
    sums: [
      'note_count',
      'ordered_sum',
      'dispatched_sum',
      'vehicle_count',
      'finished_count',
      'sent_count',
      'revoke_count',
      'wait_seconds',
      'wait_count',
    ],
    facts: orderFacts,
    touched: touchedOrders,
  },
  pay: {
    dimensions: [...parties, 'payee_type', 'payee_key', 'payee_name', 'bank_name'],
    sums: ['note_count', 'paid_sum', 'prepaid_sum', 'offline_sum', 'failed_count', 'wait_seconds', 'wait_count'],
    facts: paymentFacts,
    touched: touchedPayments,
  },
  handling: {
    dimensions: [...parties, 'person_kind', 'person'],
    sums: [
      'note_count',
      'weight_sum',
      'fee_total_sum',
      'driver_fee_sum',
      'agent_margin_sum',
      'adjust_sum',
      'pass_count',
      'refuse_count',
      'wait_seconds',
      'wait_count',
    ],
    facts: handlingFacts,
    touched: touchedHandling,
  },
} as const satisfies Record<string, Subject>;

/**
 * Months of those whom years are asked of: by one of them alone, without the parties, so that a month holds one row for each. They are added up from the
 * daily figures, stand in the same table on the first day of their month, and serve staff who ask for whole months of all customers.
 */
export const monthlies = {
  payeeMonth: { of: 'pay', key: 'payee_key', label: 'payee_name', sums: subjects.pay.sums },
  vehicleMonth: { of: 'trip', key: 'vehicle_id', label: undefined, sums: ways },
  driverMonth: { of: 'trip', key: 'driver_id', label: undefined, sums: subjects.trip.sums },
} as const satisfies Record<string, { of: SubjectName; key: string; label: string | undefined; sums: readonly string[] }>;

/** Name of what is kept by the month. */
export type MonthlyName = keyof typeof monthlies;

/** All that is kept by the month, by name. */
export const monthlyNames = Object.keys(monthlies) as MonthlyName[];

/** Name of a subject. */
export type SubjectName = keyof typeof subjects;

/** All subjects by name. */
export const subjectNames = Object.keys(subjects) as SubjectName[];

/** Names of columns as they stand in a statement. */
export const columnList = (names: readonly string[], write: (name: string) => SQL = (name) => sql.raw(name)): SQL =>
  sql.join(names.map(write), sql`, `);
