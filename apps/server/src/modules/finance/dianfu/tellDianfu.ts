import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedByRule } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import type { RowRef } from '../../../platform/resource/moveRow.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import { dianfuResource } from './dianfu.resource.ts';
import type { DianfuRow } from './dianfu.table.ts';
import { holdDianfu } from './moveDianfu.ts';

const openPage = '/plateform/cost/paylist';

/** Tells who takes the next step. @source NT21 */
export async function tellNext(
  tx: Tx,
  ctx: Context,
  { dianfuNo, shippingNoteNumber, principal }: DianfuRow,
  { permission, what }: { permission: string; what: string },
): Promise<void> {
  await notify(
    tx,
    ctx,
    { permission },
    { title: `垫付 ${dianfuNo} ${what}`, lines: [`运单 ${shippingNoteNumber}，${shownYuan(principal)}元`], openPage },
  );
}

/** Tells who asked for an advance what became of it. @source NT22 */
export async function tellApplicant(
  tx: Tx,
  ctx: Context,
  { dianfuNo, shippingNoteNumber, applyBy }: DianfuRow,
  what: string,
): Promise<void> {
  if (applyBy === ctx.actor.username) return;
  await notify(tx, ctx, { usernames: [applyBy] }, { title: `垫付 ${dianfuNo} ${what}`, lines: [`运单 ${shippingNoteNumber}`], openPage });
}

/** Tells a customer, and finance, that an advance is due or overdue; once for each occasion. @returns whether anybody was told @source NT11 */
export async function tellDebtor(tx: Tx, ctx: Context, dianfu: DianfuRow, occasion: string): Promise<boolean> {
  const { dianfuNo, customerId, dueDate, balance, overdueDays } = dianfu;
  const isOverdue = overdueDays > 0;
  const told = await notify(
    tx,
    ctx,
    { company: customerId, roles: ['finance_mgr'] },
    {
      title: isOverdue ? `垫付 ${dianfuNo} 已逾期${overdueDays}天` : `垫付 ${dianfuNo} 将于 ${dueDate} 到期`,
      lines: [`待归还${shownYuan(balance)}元，到期日 ${dueDate}`],
      priority: isOverdue ? 'H' : 'M',
      openPage: `${openPage}?state=1`,
      occasion,
    },
  );
  return told > 0;
}

/** Reminds a customer of what they owe. @throws AppError they were told today @source freight-domain F25 催收通知 */
export function remindDebtor(ctx: Context, input: RowRef) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { dianfu } = await holdDianfu(tx, ctx, input, 'notice');
    const isNew = await tellDebtor(tx, ctx, dianfu, `dianfu ${dianfu.id} ${nowText(ctx.clock).slice(5, 10)}`);
    if (!isNew) throw refusedByRule('今天已发送过催收通知');
    ctx.audit({ action: 'dianfu.notice', entity: 'dianfu', entityId: dianfu.id });
    return getRow(ctx, dianfuResource, input.id) as Promise<never>;
  });
}
