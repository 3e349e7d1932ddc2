import { and, asc, eq, lte } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { createContext, systemActor } from '../../../platform/createContext.ts';
import { refusedByRule } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { moveRow, type RowRef } from '../../../platform/resource/moveRow.ts';
import type { OutboxHandler } from '../../../platform/jobs/outboxWorker.ts';
import { assertSafe } from '../../system/sms/safe.service.ts';
import { accountChannelOf } from '../account-channel/accountChannels.ts';
import { minutesLater } from '../queryTimes.ts';
import { serialOf } from '../requestSerial.ts';
import { takeAccountNews } from './takeAccountNews.ts';
import { thirdAccountResource } from './thirdAccount.resource.ts';
import { thirdAccountStates as machine, openState } from './thirdAccount.states.ts';
import { hyThirdAccount, type ThirdAccountRow } from './thirdAccount.table.ts';
import { lockThirdOwner } from './thirdOwner.ts';

const topic = 'finance.thirdAccount';

/** Minutes between questions about one application. */
const minutesBetween = 1;

/**
 * Hands an application in: the institution is given it once this has committed, and tells later what became of it. After a refusal it goes under another
 * serial.
 *
 * @throws AppError 40331 no check by SMS a moment ago; it is at another institution than that of today; Conflict handed in before
 * @source freight-domain F24 开户
 */
export function openThirdAccount(ctx: Context, ref: RowRef) {
  return ctx.transaction(async (tx) => {
    const { after } = await moveRow(tx, ctx, thirdAccountResource, {
      ref,
      machine,
      action: 'open',
      change: async (row) => {
        assertKept(ctx, row);
        await lockThirdOwner(tx, ctx, row);
        await assertSafe(tx, ctx);
        const openTries = row.openTries + 1;
        return {
          openTries,
          openSerial: serialOf(row.applyNo, openTries),
          applyTime: nowText(ctx.clock),
          nextQueryTime: minutesLater(ctx, minutesBetween),
          failReason: null,
        };
      },
    });
    const { id, openSerial } = after;
    await ctx.outbox(tx, topic, { payload: { id, openSerial }, idempotencyKey: openSerial ?? '' });
    return getRow(ctx, thirdAccountResource, id) as Promise<never>;
  });
}

/** Gives the institution one application. Where no answer came, the queries tell what became of it. */
export const thirdAccountOutbox: OutboxHandler = {
  topic,
  deliver: async (platform, { tenantId, payload }) => {
    const ctx = createContext(platform, { actor: systemActor(tenantId) });
    const { id, openSerial } = payload as { id: string; openSerial: string };
    const row = await ctx.transaction(async (tx) => {
      const [found] = await tx
        .select()
        .from(hyThirdAccount)
        .where(and(eq(hyThirdAccount.tenantId, tenantId), eq(hyThirdAccount.id, id), eq(hyThirdAccount.openState, openState.pending)));
      return found;
    });
    if (row?.openSerial === openSerial && isKept(ctx, row)) await give(ctx, row);
  },
};

/** Whether the institution of today is the one that the account was applied for at: another one knows nothing of it, and is given nothing. */
const isKept = ({ platform, actor }: Context, { channelCode }: ThirdAccountRow): boolean =>
  accountChannelOf(platform, actor.tenantId).name === channelCode;

/** @throws AppError the account is at an institution that the installation does not have any more */
export function assertKept(ctx: Context, row: ThirdAccountRow): void {
  if (!isKept(ctx, row)) throw refusedByRule('该账户由其他渠道开立，不能办理');
}

async function give(ctx: Context, row: ThirdAccountRow): Promise<void> {
  const requestSerial = row.openSerial ?? '';
  const { accountName: name, idType, idNo, phone, legalPerson } = row;
  const channel = accountChannelOf(ctx.platform, ctx.actor.tenantId);
  try {
    const answer = await channel.open({ requestSerial, holder: { name, idType, idNo, phone, legalPerson } });
    if (answer.state === 'accepted') return;
    const { code, reason } = answer;
    await takeAccountNews(ctx, { kind: 'opening', requestSerial, result: { state: 'refused', code, reason } });
  } catch (error) {
    // Whether it was taken is not known; the queries will tell.
    ctx.log.error({ err: error, applyNo: row.applyNo, channel: channel.name }, 'the institution did not answer');
  }
}

/** Asks what became of an application. What the institution never had is given to it again, under the same serial. */
export async function askOpening(ctx: Context, row: ThirdAccountRow): Promise<void> {
  const requestSerial = row.openSerial ?? '';
  const result = await accountChannelOf(ctx.platform, ctx.actor.tenantId).queryOpening(requestSerial);
  if (result.state === 'missing') await give(ctx, row);
  else if (result.state === 'opened' || result.state === 'refused') await takeAccountNews(ctx, { kind: 'opening', requestSerial, result });
}

/** At most so many are asked for in one run. */
const most = 200;

/** Asks for the applications that are due. Run by a job. @returns how many */
export async function askDueOpenings(ctx: Context): Promise<number> {
  const own = hyThirdAccount;
  const due = await ctx.transaction((tx) =>
    tx
      .select()
      .from(own)
      .where(
        and(
          eq(own.tenantId, ctx.actor.tenantId),
          eq(own.channelCode, accountChannelOf(ctx.platform, ctx.actor.tenantId).name),
          eq(own.openState, openState.pending),
          lte(own.nextQueryTime, nowText(ctx.clock)),
        ),
      )
      .orderBy(asc(own.nextQueryTime))
      .limit(most),
  );
  for (const row of due) {
    await ctx.transaction((tx) =>
      tx
        .update(own)
        .set({ nextQueryTime: minutesLater(ctx, minutesBetween) })
        .where(and(eq(own.tenantId, row.tenantId), eq(own.id, row.id))),
    );
    // One after the other: an institution that is silent about one may still tell of the next.
    await askOpening(ctx, row).catch((error: unknown) =>
      ctx.log.error({ err: error, applyNo: row.applyNo }, 'the institution could not be asked'),
    );
  }
  return due.length;
}
