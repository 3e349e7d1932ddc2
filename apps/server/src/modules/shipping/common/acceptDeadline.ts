import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { conflict, refusedField } from '../../../platform/errors.ts';

/** Until when something may be accepted lies in the future. @throws InvalidInput it does not */
export function assertFutureDeadline(ctx: Context, deadline: string | null | undefined): void {
  if (deadline !== null && deadline !== undefined && deadline <= nowText(ctx.clock))
    throw refusedField('deadline', '接单截止必须晚于当前时间');
}

/** Nobody accepts after the deadline. @throws Conflict it is over */
export function assertInTime(ctx: Context, deadline: string | null): void {
  if (deadline !== null && deadline < nowText(ctx.clock)) throw conflict(`已过接单截止时间 ${deadline.slice(0, 16)}`, { errorCode: 40901 });
}
