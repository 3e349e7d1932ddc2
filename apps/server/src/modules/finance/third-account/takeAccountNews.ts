import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import type { AccountNews } from '../account-channel/accountChannel.ts';
import { documentNoOf } from '../requestSerial.ts';
import { nameInWallets } from './nameInWallets.ts';
import { openState, thirdState } from './thirdAccount.states.ts';
import { hyThirdAccount, type ThirdAccountRow } from './thirdAccount.table.ts';

const page = '/wlhy/hythirdaccount/HyThirdAccountList';

/**
 * Takes what the institution says of an account: by its answer, by a query, by its own call, once or several times, in any order. What was taken before
 * changes nothing, what is older than what is known neither; what contradicts it is told to those who answer for the money.
 *
 * @throws Error it is about an account of whose opening we have not heard: the institution calls again
 * @source freight-domain F24, 7
 */
export function takeAccountNews(ctx: Context, news: AccountNews): Promise<void> {
  return ctx.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(hyThirdAccount)
      .where(and(eq(hyThirdAccount.tenantId, ctx.actor.tenantId), eq(hyThirdAccount.applyNo, documentNoOf(news.requestSerial))))
      .for('update');
    if (row === undefined) return ctx.log.warn({ requestSerial: news.requestSerial }, 'the institution tells of an account of nobody');
    if (news.kind === 'opening') return takeOpening(tx, ctx, row, news);
    if (row.openSerial !== news.requestSerial || row.openState !== openState.opened)
      throw new Error('the opening of the account was not told yet');
    if (row.state === thirdState.closed) return;
    if (news.kind === 'closed') {
      await keep(tx, ctx, row, { action: 'closed', values: { state: thirdState.closed, closeTime: news.time } });
      return nameInWallets(tx, ctx, row, undefined);
    }
    // Of two balances the later one counts, whichever comes first.
    if (row.balanceTime !== null && news.time <= row.balanceTime) return;
    const { balance, frozen, time } = news;
    await keep(tx, ctx, row, { action: 'balance', values: { balance, frozen, balanceTime: time } });
  });
}

async function takeOpening(
  tx: Tx,
  ctx: Context,
  row: ThirdAccountRow,
  { requestSerial, result }: Extract<AccountNews, { kind: 'opening' }>,
): Promise<void> {
  const isOpened = result.state === 'opened';
  const isCurrent = row.openSerial === requestSerial;
  if (isCurrent && row.openState === openState.pending) {
    const values = isOpened
      ? {
          openState: openState.opened,
          openTime: result.time,
          accountNo: result.accountNo,
          subAccountNo: result.subAccountNo,
          failReason: null,
        }
      : { openState: openState.refused, failReason: result.reason.slice(0, 200) };
    await keep(tx, ctx, row, { action: isOpened ? 'succeed' : 'fail', values: { ...values, nextQueryTime: null } });
    if (isOpened) await nameInWallets(tx, ctx, row, result);
    await tell(tx, ctx, row, {
      title: `${row.accountName}第三方账户${isOpened ? '已开户' : '开户未通过'}`,
      line: isOpened ? result.accountNo : result.reason,
    });
    return;
  }
  const isKnown = isOpened ? isCurrent && row.accountNo === result.accountNo : !isCurrent || row.openState === openState.refused;
  if (isKnown) return;
  const what = isOpened ? `渠道报告已开户：${result.accountNo}` : '渠道报告开户失败';
  ctx.log.error({ applyNo: row.applyNo, openState: row.openState }, 'the institution contradicts what it said before');
  ctx.audit({ action: 'thirdAccount.contradiction', entity: 'thirdAccount', entityId: row.id, outcome: 'refused', remark: what });
  await tell(tx, ctx, row, {
    title: `第三方账户 ${row.applyNo} 结果不一致`,
    line: `${what}，与系统状态不符，请与渠道核对`,
    occasion: `third ${row.id} ${requestSerial.slice(-2)}`.slice(0, 50),
  });
}

async function keep(
  tx: Tx,
  ctx: Context,
  before: ThirdAccountRow,
  { action, values }: { action: string; values: Values<typeof hyThirdAccount> },
): Promise<void> {
  await updateRow(tx, ctx, hyThirdAccount, { before, values });
  ctx.audit({ action: `thirdAccount.${action}`, entity: 'thirdAccount', entityId: before.id, after: values });
}

/** Those who open accounts, and the people of the owner. @source NT22 */
async function tell(
  tx: Tx,
  ctx: Context,
  { ownerType, ownerId }: ThirdAccountRow,
  { title, line, occasion }: { title: string; line: string; occasion?: string },
): Promise<void> {
  const notice = { title, lines: [line], openPage: page };
  await notify(
    tx,
    ctx,
    { permission: 'thirdAccount:open', ...(ownerType === 'platform' || occasion !== undefined ? {} : { company: ownerId }) },
    occasion === undefined ? notice : { ...notice, occasion, priority: 'H' },
  );
}
