import type { LocalizedText } from '@tarmac/freight-api/rules';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { ErrorTexts } from '../../../platform/englishOf.ts';
import { type AppError, businessError, invalidInput } from '../../../platform/errors.ts';

/** When a waybill took each step, as wire text; null for those that it has not taken. */
export interface RoadTimes {
  createTime: string | null;
  dispatchTime: string | null;
  acceptTime: string | null;
  loadTime: string | null;
  departTime: string | null;
  arriveTime: string | null;
  unloadTime: string | null;
  signTime: string | null;
}
type Step = keyof RoadTimes;
/** Steps whose time a person or a sheet names; the others are stamped by the clock. */
type NamedStep = 'loadTime' | 'departTime' | 'arriveTime' | 'unloadTime' | 'signTime';

const labels: Record<Step, LocalizedText> = {
  createTime: { zh: '下单时间', en: 'order' },
  dispatchTime: { zh: '派车时间', en: 'dispatch' },
  acceptTime: { zh: '接单时间', en: 'acceptance' },
  loadTime: { zh: '装货时间', en: 'loading' },
  departTime: { zh: '发车时间', en: 'departure' },
  arriveTime: { zh: '到达时间', en: 'arrival' },
  unloadTime: { zh: '卸货时间', en: 'unloading' },
  signTime: { zh: '签收时间', en: 'signing' },
};

const stamped: readonly Step[] = ['acceptTime', 'dispatchTime', 'createTime'];
/** What comes before each step; the first that a time contradicts is named. */
const before: Record<NamedStep, readonly Step[]> = {
  loadTime: stamped,
  departTime: ['loadTime', ...stamped],
  arriveTime: ['departTime', 'loadTime', ...stamped],
  unloadTime: ['loadTime', 'departTime', 'arriveTime', ...stamped],
  signTime: ['unloadTime', 'arriveTime', 'departTime', 'loadTime', ...stamped],
};
const named = Object.keys(before) as NamedStep[];

/** A way takes time: these two may not be at one moment. */
const isStrict = (earlier: Step, later: Step): boolean =>
  (later === 'unloadTime' && (earlier === 'loadTime' || earlier === 'departTime')) || (later === 'arriveTime' && earlier === 'loadTime');

const contradicts = (earlier: Step, { at, later, laterAt }: { at: string; later: Step; laterAt: string }): boolean =>
  laterAt < at || (laterAt === at && isStrict(earlier, later));

/** Two steps out of order, or one in the future. */
export interface RoadTimeProblem {
  /** Step whose given time is wrong. */
  step: NamedStep;
  message: string;
  /** Domain code where the rule has one. */
  errorCode?: 40214;
}

/**
 * What is wrong with times that are given for a waybill: steps follow each other as order, dispatch, acceptance, loading, departure,
 * arrival, unloading, signature, and none lies in the future.
 *
 * @param known times that are stored
 * @param given times that are about to be stored, in place of the known ones
 * @param now the present moment
 * @source freight-domain N5 to N8, R3
 */
export function roadTimeProblem(
  known: RoadTimes,
  { given, now }: { given: Readonly<Partial<Record<NamedStep, string | null>>>; now: string },
): RoadTimeProblem | undefined {
  const all: RoadTimes = { ...known, ...given };
  for (const step of named) {
    const time = given[step] ?? null;
    if (time === null) continue;
    if (time > now) return { step, message: `${labels[step].zh}不能晚于当前时间` };
    const earlier = before[step].find((one) => all[one] !== null && contradicts(one, { at: all[one], later: step, laterAt: time }));
    if (earlier !== undefined) return tooEarly(step, { earlier, at: all[earlier] ?? '' });
    const later = named.find(
      (one) => before[one].includes(step) && all[one] !== null && contradicts(step, { at: time, later: one, laterAt: all[one] }),
    );
    // Where the later one is given as well, it is the later one that is named.
    if (later !== undefined && (given[later] ?? null) === null) return { step, message: `${labels[step].zh}不能晚于${labels[later].zh}` };
  }
  return undefined;
}

function tooEarly(step: NamedStep, { earlier, at }: { earlier: Step; at: string }): RoadTimeProblem {
  const strict = isStrict(earlier, step);
  const message = `${labels[step].zh}${strict ? '必须晚于' : '不能早于'}${labels[earlier].zh}`;
  if (step === 'unloadTime' && strict) return { step, message, errorCode: 40214 };
  return { step, message: stamped.includes(earlier) ? `${message} ${at}` : message };
}

const nameOf = (step: Step) => `The time of ${labels[step].en}`;

/** Every sentence of {@link roadTimeProblem} in English. */
export const roadTimeErrors: ErrorTexts = Object.fromEntries(
  named.flatMap((step) => [
    [`${labels[step].zh}不能晚于当前时间`, `${nameOf(step)} must not be in the future`],
    ...before[step].flatMap((earlier) => {
      const [own, other] = [labels[step].zh, labels[earlier].zh];
      const time = stamped.includes(earlier) ? { zh: ' {}', en: ', {}' } : { zh: '', en: '' };
      return [
        isStrict(earlier, step)
          ? [`${own}必须晚于${other}${time.zh}`, `${nameOf(step)} must be after that of ${labels[earlier].en}${time.en}`]
          : [`${own}不能早于${other}${time.zh}`, `${nameOf(step)} must not be before that of ${labels[earlier].en}${time.en}`],
        [`${other}不能晚于${own}`, `${nameOf(earlier)} must not be after that of ${labels[step].en}`],
      ];
    }),
  ]),
);

/**
 * Refuses times out of order.
 *
 * @param paths inputs that hold the given times
 * @throws AppError 40214 unloaded before it was loaded or left; InvalidInput another step out of order, or in the future
 */
export function assertRoadTimes(
  ctx: Context,
  known: RoadTimes,
  { given, paths }: { given: Parameters<typeof roadTimeProblem>[1]['given']; paths: Readonly<Partial<Record<NamedStep, string>>> },
): void {
  const problem = roadTimeProblem(known, { given, now: nowText(ctx.clock) });
  if (problem !== undefined) throw refused(problem, paths[problem.step] ?? problem.step);
}

function refused({ message, errorCode }: RoadTimeProblem, path: string): AppError {
  const fields = [{ path, message }];
  return errorCode === undefined ? invalidInput(message, fields) : businessError(errorCode, { message, errorData: fields });
}
