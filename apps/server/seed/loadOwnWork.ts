import { and, asc, eq, gte, inArray, isNotNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hyPayment } from '../src/modules/finance/payment/payment.table.ts';
import { hyShippingNote as note } from '../src/modules/shipping/shipping-note/shippingNote.table.ts';
import { sysUser } from '../src/modules/system/user/user.table.ts';
import { appendAudit, type Entry } from '../src/platform/audit/writeAudit.ts';
import { newId } from '../src/platform/db/newId.ts';
import type { Tx } from '../src/platform/db/database.ts';
import { day, timeText } from './demo/calendar.ts';

/** So far back the home page looks at most: to the Monday of the week before. */
const days = 14;

interface Step {
  table: typeof note | typeof hyPayment;
  by: PgColumn;
  time: PgColumn;
  action: string;
}

const steps: readonly Step[] = [
  { table: note, by: note.dispatchBy, time: note.dispatchTime, action: 'shippingNote.dispatch' },
  { table: note, by: note.preCheckBy, time: note.preCheckTime, action: 'shippingNote.preCheck' },
  { table: note, by: note.checkBy, time: note.checkTime, action: 'shippingNote.check' },
  { table: note, by: note.businessReviewBy, time: note.businessReviewTime, action: 'shippingNote.businessReview' },
  { table: note, by: note.examineBy, time: note.examineTime, action: 'shippingNote.examine' },
  { table: hyPayment, by: hyPayment.submitBy, time: hyPayment.submitTime, action: 'payment.submit' },
  { table: hyPayment, by: hyPayment.approveBy, time: hyPayment.approveTime, action: 'payment.approve' },
];

/** The audit log of what people of the demonstration did lately with waybills and payments, as their documents say: their home pages count it. */
export async function loadOwnWork(tx: Tx, now: number): Promise<void> {
  const users = await tx.select({ id: sysUser.id, username: sysUser.username }).from(sysUser).where(eq(sysUser.tenantId, 0));
  const idOf = new Map(users.map(({ id, username }) => [username, id]));
  const entries: Entry[] = [];
  for (const { table, by, time, action } of steps) {
    const rows = await tx
      .select({ id: table.id, username: by, happenedAt: time })
      .from(table)
      .where(and(eq(table.tenantId, 0), isNotNull(by), inArray(by, [...idOf.keys()]), gte(time, timeText(now - days * day))))
      .orderBy(asc(time), asc(table.id));
    for (const { id, username, happenedAt } of rows as { id: string; username: string; happenedAt: string }[])
      entries.push({
        id: newId(),
        tenantId: 0,
        happenedAt,
        userId: idOf.get(username) ?? null,
        username,
        address: null,
        requestId: null,
        action,
        outcome: 'done',
        entity: action.split('.')[0] ?? null,
        entityId: id,
        remark: null,
        before: null,
        after: null,
      });
  }
  await appendAudit(
    tx,
    entries.toSorted((one, other) => one.happenedAt.localeCompare(other.happenedAt)),
  );
}
