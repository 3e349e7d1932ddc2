import { and, asc, count, eq, inArray, sum } from 'drizzle-orm';
import { shownYuan } from '../../../platform/amountText.ts';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { contactOfCustomer } from '../../customers/customer/customerContact.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { queueSms } from '../../system/message/queueMessage.ts';
import { readConfigValues } from '../../system/setting/configValues.ts';
import { sysUser } from '../../system/user/user.table.ts';
import { daysLater } from '../dianfu/dianfuFee.ts';
import { reminderDays } from '../reminderDays.ts';
import { isOwed } from '../../shipping/shipping-note/owing.ts';

/** Waybills of a customer that are due on one day, and what is open of them. */
interface Due {
  customerId: string;
  dueDate: string;
  notes: number;
  open: number;
}

/**
 * Tells customers and their salespeople of terms that end some days from now or today, or that ended yesterday or a week ago; what is settled is
 * left out. Run again on the same day it tells nobody twice. Where `termSmsEnabled` is on, each has one SMS of it, too.
 *
 * @returns how many customers were told
 * @source NT10
 */
export async function tellDueTerms(ctx: Context): Promise<number> {
  const today = nowText(ctx.clock).slice(0, 10);
  const due = await ctx.transaction((tx) => readDue(tx, ctx, today));
  let told = 0;
  for (const [customerId, terms] of Map.groupBy(due, (one) => one.customerId))
    if (await ctx.transaction((tx) => tellCustomer(tx, ctx, { customerId, terms, today }))) told += 1;
  return told;
}

async function readDue(tx: Tx, ctx: Context, today: string): Promise<Due[]> {
  const { tenantId, customerId, dueDate, customerOpenAmount, delFlag } = hyShippingNote;
  const days = (await reminderDays(tx, ctx)).map((passed) => daysLater(today, -passed));
  const rows = await tx
    .select({ customerId, dueDate, notes: count(), open: sum(customerOpenAmount).mapWith(Number) })
    .from(hyShippingNote)
    .where(and(eq(tenantId, ctx.actor.tenantId), eq(delFlag, 0), inArray(dueDate, days), isOwed()))
    .groupBy(customerId, dueDate)
    .orderBy(asc(customerId), asc(dueDate));
  return rows as Due[];
}

async function tellCustomer(
  tx: Tx,
  ctx: Context,
  { customerId, terms, today }: { customerId: string; terms: readonly Due[]; today: string },
): Promise<boolean> {
  const { tenantId } = ctx.actor;
  const salespeople = await tx
    .select({ username: sysUser.username, phone: sysUser.phone })
    .from(hyCustomer)
    .innerJoin(sysUser, and(eq(sysUser.tenantId, hyCustomer.tenantId), eq(sysUser.id, hyCustomer.salesUserId)))
    .where(and(eq(hyCustomer.tenantId, tenantId), eq(hyCustomer.id, customerId)));
  const notes = terms.reduce((sum, term) => sum + term.notes, 0);
  const open = terms.reduce((sum, term) => sum + term.open, 0);
  const told = await notify(
    tx,
    ctx,
    { company: customerId, usernames: salespeople.map(({ username }) => username) },
    {
      title: `账期提醒：${notes}张运单待付${shownYuan(open)}元`,
      lines: terms.map(({ dueDate, ...term }) =>
        dueDate === today
          ? `今日（${dueDate}）到期：${term.notes}张运单，${shownYuan(term.open)}元`
          : dueDate > today
            ? `将于 ${dueDate} 到期：${term.notes}张运单，${shownYuan(term.open)}元`
            : `已于 ${dueDate} 到期：${term.notes}张运单，${shownYuan(term.open)}元`,
      ),
      priority: terms.some(({ dueDate }) => dueDate < today) ? 'H' : 'M',
      openPage: '/shipping/list?state=1',
      occasion: `terms ${customerId} ${today}`,
    },
  );
  if (told === 0) return false;
  const first = terms.reduce((earliest, { dueDate }) => (dueDate < earliest ? dueDate : earliest), terms[0]?.dueDate ?? today);
  const { name, phones } = await whomToText(tx, ctx, { customerId, salespeople });
  const content = `${name}有${notes}张运单待付${shownYuan(open)}元，最早于${first}到期，请登录平台查看。`;
  for (const phone of phones) await queueSms(tx, ctx, { phone, title: '账期提醒', content });
  return true;
}

/** The name of a customer, and the phones that are reminded: of the main login, else of the contact, and of the salespeople. None where it is switched off. */
async function whomToText(
  tx: Tx,
  ctx: Context,
  { customerId, salespeople }: { customerId: string; salespeople: readonly { phone: string | null }[] },
): Promise<{ name: string; phones: ReadonlySet<string> }> {
  const { termSmsEnabled } = await readConfigValues(tx, ctx, ['termSmsEnabled']);
  if (termSmsEnabled !== '1') return { name: '', phones: new Set() };
  const { name, phone } = await contactOfCustomer(tx, ctx, customerId);
  const phones = [phone, ...salespeople.map((one) => one.phone)];
  return { name, phones: new Set(phones.flatMap((one) => one || [])) };
}
