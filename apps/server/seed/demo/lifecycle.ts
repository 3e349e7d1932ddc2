import { configDefaults } from '../../src/modules/system/setting/configValues.ts';
import { day, hour, minute } from './calendar.ts';
import type { Random } from './random.ts';

/** Moments of a waybill's life in milliseconds; what has not happened yet is absent. */
export interface Moments {
  dispatch: number;
  accept?: number;
  load?: number;
  depart?: number;
  arrive?: number;
  unload?: number;
  sign?: number;
  preCheck?: number;
  submitCheck?: number;
  check?: number;
  review?: number;
  examine?: number;
  fund?: number;
  paySubmit?: number;
  paid?: number;
  invoiced?: number;
  revoke?: number;
}

/** The step that brings a waybill into a status. */
const lastStep: Readonly<Record<string, keyof Moments>> = {
  '10': 'dispatch',
  '15': 'dispatch',
  '20': 'accept',
  '30': 'load',
  '40': 'depart',
  '50': 'unload',
  '55': 'sign',
  '58': 'preCheck',
  '60': 'submitCheck',
  '65': 'check',
  '68': 'review',
  '70': 'examine',
  '75': 'fund',
  '78': 'paySubmit',
  '80': 'paid',
  '90': 'invoiced',
  '99': 'revoke',
};

/** How long ago, in hours, the last step of an open waybill was at most. */
const recentHours: Readonly<Record<string, number>> = {
  '10': 30,
  // Some time is left: whatever waits longer is returned by a job within minutes of the first start.
  '15': (0.75 * Number(configDefaults.acceptTimeoutMinutes)) / 60,
  '20': 14,
  '30': 4,
  '40': 20,
  '50': 20,
  '55': 40,
  '58': 40,
  '60': 60,
  '65': 60,
  '68': 40,
  '70': 60,
  '75': 60,
  '78': 10,
  '80': 300,
  '90': 1000,
  '99': 2000,
};

/** Steps in their order, each with the time that passes before it. */
function steps(random: Random, metres: number): [step: keyof Moments, pause: number][] {
  const driving = (metres / 1000 / random.normal({ mean: 63, deviation: 4, low: 55, high: 72 })) * hour;
  // At most four hours at the wheel, then half an hour of rest; eleven hours a day.
  const rests = Math.floor(driving / (4 * hour)) * 30 * minute + Math.floor(driving / (11 * hour)) * 9 * hour;
  const lasting = (median: number) => Math.round(median * Math.exp(random.normal({ mean: 0, deviation: 0.5, low: -1.5, high: 1.5 })));
  return [
    ['accept', lasting(40 * minute)],
    ['load', lasting(8 * hour)],
    ['depart', lasting(25 * minute)],
    ['arrive', driving + rests],
    ['unload', lasting(2 * hour)],
    ['sign', lasting(3 * hour)],
    // Anyone who reports within the day after signing, as is due, has checked and reviewed before: nine of ten are in time.
    ['preCheck', lasting(4 * hour)],
    ['submitCheck', lasting(hour)],
    ['check', lasting(6 * hour)],
    ['review', lasting(4 * hour)],
    ['examine', lasting(15 * hour)],
    ['fund', 2 * minute],
    ['paySubmit', lasting(14 * hour)],
    ['paid', lasting(3 * hour)],
    ['invoiced', lasting(9 * day)],
  ];
}

/**
 * Draws the moments of a waybill that is in a status now.
 *
 * @param dispatchAt when it was dispatched; absent for an open one, which is told backwards from its last step
 */
export function drawMoments(
  random: Random,
  { status, metres, now, dispatchAt }: { status: string; metres: number; now: number; dispatchAt?: number },
): Moments {
  const last = lastStep[status]!;
  const offsets: Partial<Record<keyof Moments, number>> = { dispatch: 0 };
  let passed = 0;
  for (const [step, pause] of steps(random, metres)) {
    if (last === 'dispatch' || (last === 'revoke' && (step === 'load' || random.next() < 0.3))) break;
    passed += Math.round(pause / 1000) * 1000;
    offsets[step] = passed;
    if (step === last) break;
  }
  if (last === 'revoke') {
    passed += random.int(1, 20) * hour;
    offsets.revoke = passed;
  }
  const dispatch = dispatchAt ?? now - Math.round(random.next() * recentHours[status]! * 3600) * 1000 - passed;
  return Object.fromEntries(Object.entries(offsets).map(([step, offset]) => [step, dispatch + offset])) as unknown as Moments;
}
