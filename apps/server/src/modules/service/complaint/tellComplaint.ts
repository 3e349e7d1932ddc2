import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { shorten } from '../../../platform/shorten.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { hyCarrier } from '../../fleet/carrier/carrier.table.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { queueSms } from '../../system/message/queueMessage.ts';
import { sysUser } from '../../system/user/user.table.ts';
import { party } from '../party.ts';
import type { ComplaintRow } from './complaint.table.ts';

/** The page of complaints. */
const complaintPage = '/wlhy/hycomplaint/HyComplaintList';

/** Those who answer complaints. @param occasion what is told once @source NT16 */
export async function tellHandlers(
  tx: Tx,
  ctx: Context,
  row: ComplaintRow,
  { what, occasion, priority = 'M' }: { what: string; occasion?: string; priority?: 'M' | 'H' },
): Promise<void> {
  await notify(
    tx,
    ctx,
    { permission: 'complaint:handle' },
    {
      title: `投诉 ${row.complaintNo} ${what}`,
      lines: [`${row.fromName} → ${row.againstName}`, shorten(row.content, 100)],
      openPage: complaintPage,
      priority,
      ...(occasion === undefined ? {} : { occasion }),
    },
  );
}

/** The people of the complainant; who left a phone gets a text message as well. @source NT22 */
export const tellComplainant = (tx: Tx, ctx: Context, row: ComplaintRow, what: string): Promise<void> =>
  tellAt(tx, ctx, { row, what, phone: row.fromPhone });

/** That nothing will be done about it: this is texted in any case, to the phone of the account where none was left. @source T3 */
export const tellRejection = async (tx: Tx, ctx: Context, row: ComplaintRow): Promise<void> =>
  tellAt(tx, ctx, { row, what: `不予受理：${row.rejectReason ?? ''}`, phone: row.fromPhone ?? (await phoneOfAccount(tx, ctx, row)) });

async function tellAt(
  tx: Tx,
  ctx: Context,
  { row, what, phone }: { row: ComplaintRow; what: string; phone: string | null },
): Promise<void> {
  const title = `投诉 ${row.complaintNo} ${what}`;
  if (row.fromId !== null) await notify(tx, ctx, { company: row.fromId }, { title, lines: [row.againstName], openPage: complaintPage });
  if (phone) await queueSms(tx, ctx, { phone, title: '投诉进展', content: `您的${title}` });
}

/** The phone of the login that entered it for their company, else that of the complainant in the books. */
async function phoneOfAccount(tx: Tx, ctx: Context, { createBy, fromType, fromId }: ComplaintRow): Promise<string | null> {
  const { tenantId } = ctx.actor;
  if (fromId === null) return null;
  const [account] = await tx
    .select({ phone: sysUser.phone })
    .from(sysUser)
    .where(and(eq(sysUser.tenantId, tenantId), eq(sysUser.username, createBy ?? ''), eq(sysUser.cid, fromId), eq(sysUser.delFlag, 0)));
  if (account?.phone) return account.phone;
  const [table, column] =
    fromType === party.customer
      ? ([hyCustomer, hyCustomer.contactPhone] as const)
      : fromType === party.carrier
        ? ([hyCarrier, hyCarrier.contactPhone] as const)
        : ([hyDriver, hyDriver.phone] as const);
  const [kept] = await tx
    .select({ phone: column })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), eq(table.id, fromId)));
  return kept?.phone ?? null;
}

/** The person who took it on. */
export async function tellHandler(tx: Tx, ctx: Context, row: ComplaintRow, what: string): Promise<void> {
  if (row.handleBy === null) return tellHandlers(tx, ctx, row, { what });
  await notify(
    tx,
    ctx,
    { usernames: [row.handleBy] },
    { title: `投诉 ${row.complaintNo} ${what}`, lines: [`${row.fromName} → ${row.againstName}`], openPage: complaintPage },
  );
}
