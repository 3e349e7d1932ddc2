import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { shorten } from '../../../platform/shorten.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { queueSms } from '../../system/message/queueMessage.ts';
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

/** The people of the complainant; without a login a person gets a text message. @source NT22, T3 */
export async function tellComplainant(tx: Tx, ctx: Context, row: ComplaintRow, what: string): Promise<void> {
  const title = `投诉 ${row.complaintNo} ${what}`;
  if (row.fromId !== null) await notify(tx, ctx, { company: row.fromId }, { title, lines: [row.againstName], openPage: complaintPage });
  if (row.fromPhone !== null) await queueSms(tx, ctx, { phone: row.fromPhone, title: '投诉进展', content: `您的${title}` });
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
