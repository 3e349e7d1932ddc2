import { Cron } from 'croner';

/** Fields of Quartz: second minute hour day month weekday [year]. Exactly one of day and weekday says nothing. */
const shape = /^(\d{1,2})(?:\s+[\dA-Z*?/,\-#]+){5,6}$/;
const zone = 'Asia/Shanghai';

/** Why an expression is not taken. */
export type CronProblem = 'shape' | 'second' | 'day' | 'value' | 'never';

/**
 * Says what is wrong with an expression, or nothing. A second that is one number keeps runs a minute apart at least.
 *
 * @param from a run must come after it
 * @source SYS-11, security 35
 */
export function cronProblem(expression: string, from: Date): CronProblem | undefined {
  const parts = partsOf(expression);
  if (!/^\d{1,2}$/.test(parts[0] ?? '')) return parts.length === 6 || parts.length === 7 ? 'second' : 'shape';
  if (!shape.test(parts.join(' '))) return 'shape';
  const [day, weekday] = [parts[3], parts[5] ?? ''];
  if (isOpen(day) === isOpen(weekday) && !(day === '*' && weekday === '?') && !(day === '?' && weekday === '*')) return 'day';
  // The library takes an eighth weekday for the first.
  if (/(?:^|[,/-])(?:0|[89]|\d\d)/.test(weekday)) return 'value';
  try {
    return nextRuns(expression, { from, count: 1 }).length === 0 ? 'never' : undefined;
  } catch {
    return 'value';
  }
}

/** The next instants at which an expression is due, fewer where no more will come. @throws Error it cannot be read */
export function nextRuns(expression: string, { from, count }: { from: Date; count: number }): Date[] {
  const cron = new Cron(partsOf(expression).join(' '), {
    timezone: zone,
    paused: true,
    mode: '6-or-7-parts',
    alternativeWeekdays: true,
    sloppyRanges: true,
    domAndDow: true,
  });
  return cron.nextRuns(count, from);
}

/** The next instant, null where none will come. */
export const nextRun = (expression: string, from: Date): Date | null => nextRuns(expression, { from, count: 1 })[0] ?? null;

const partsOf = (expression: string): string[] => expression.trim().toUpperCase().split(/\s+/);

const isOpen = (part: string | undefined): boolean => part === '?' || part === '*';
