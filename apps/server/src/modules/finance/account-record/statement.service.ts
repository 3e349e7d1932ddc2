import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { refusedField } from '../../../platform/errors.ts';
import { balancesOfRange, readRecords } from './accountRecord.service.ts';
import { type OwnerQuery, ownerOf } from './recordOwner.ts';

/** More lines than this nobody reads on paper. */
const mostLines = 5000;

/**
 * What happened on somebody's accounts in a month, with what they held before and after it, to be printed.
 *
 * @throws Forbidden books of that kind are not the actor's to see; NotFound this owner is not
 * @throws InvalidInput nobody was named, the month has not begun, or it has too many records for paper
 * @source freight-domain A02
 */
export async function statementOf(ctx: Context, { month, ...of }: OwnerQuery & { month: string }) {
  const printedTime = nowText(ctx.clock);
  if (month > printedTime.slice(0, 7)) throw refusedField('month', '该月份尚未开始');
  const owner = await ownerOf(ctx, of);
  if (owner === undefined) throw refusedField('ownerId', '请选择账户主体');
  const query = { ...of, happenTime_begin: `${month}-01 00:00:00`, happenTime_end: `${month}-${lastDay(month)} 23:59:59` };
  const textOf = await ctx.platform.dictionaries.texts(ctx.actor.tenantId, ctx.locale);
  return ctx.transaction(async (tx) => {
    const records =
      owner.mainCodes.length === 0 ? [] : await readRecords(tx, ctx, owner, { query, range: { limit: mostLines + 1, offset: 0 }, textOf });
    if (records.length > mostLines) throw refusedField('month', `该月流水超过${mostLines}条，请导出表格`);
    const { opening, closing, inAmount, outAmount } = await balancesOfRange(ctx, query);
    const { ownerType, ownerName } = owner;
    return { month, ownerType, ownerName, opening, closing, inAmount, outAmount, records: records.toReversed(), printedTime };
  });
}

/** The number of days of a month. */
function lastDay(month: string): number {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}
