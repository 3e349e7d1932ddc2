import type { Context } from '../context.ts';
import type { ScheduledJob } from './scheduledJob.ts';

/**
 * The run of a job that does something to so many: its message says how many, and where there were none it has nothing to say.
 *
 * @example run: countingRun(expireContracts, (count) => `${count}份合同到期`)
 */
export const countingRun =
  (act: (ctx: Context) => Promise<number>, words: (count: number) => string): ScheduledJob['run'] =>
  async (ctx) => {
    const count = await act(ctx);
    return count === 0 ? undefined : words(count);
  };
