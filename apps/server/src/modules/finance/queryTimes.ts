import { momentAfter } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';

/** The time some minutes from now. */
export const minutesLater = (ctx: Context, minutes: number): string => momentAfter(ctx.clock, minutes * 60_000);

/** Minutes after which a channel is asked again, then hourly. @source freight-domain 3.4 M7 */
const queryMinutes = [1, 2, 5, 10, 30];

/** When a channel is asked next for a result that it has been asked for so many times. */
export const nextQueryTime = (ctx: Context, queryCount: number): string => minutesLater(ctx, queryMinutes[queryCount] ?? 60);
