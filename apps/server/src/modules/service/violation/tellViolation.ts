import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { shorten } from '../../../platform/shorten.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { party } from '../party.ts';
import type { ViolationRow } from './violation.table.ts';

/** The page of violations. */
const violationPage = '/wlhy/hyviolation/HyViolationList';

const aboutOf = (row: ViolationRow): string[] => [[row.targetName, row.vehicleNumber].filter(Boolean).join(' '), shorten(row.detail, 100)];

/** The people of whom it is about: a carrier's of its drivers, else a captain's or a customer's own. @source NT21 */
export async function tellOfViolation(tx: Tx, ctx: Context, row: ViolationRow, what: string): Promise<void> {
  const company = row.carrierId ?? (row.targetType === party.carrier || row.targetType === party.customer ? row.targetId : null);
  const title = `违规 ${row.violationNo} ${what}`;
  if (company !== null) await notify(tx, ctx, { company }, { title, lines: aboutOf(row), openPage: violationPage });
}

/** Those who decide. @source NT21 */
export async function tellDeciders(tx: Tx, ctx: Context, row: ViolationRow, what: string): Promise<void> {
  const title = `违规 ${row.violationNo} ${what}`;
  await notify(tx, ctx, { permission: 'violation:handle' }, { title, lines: aboutOf(row), openPage: violationPage });
}

/** How many may be decided on now that nobody has appealed against, once a day. @source amendments 41 */
export async function tellOfWaiting(tx: Tx, ctx: Context, { count, day }: { count: number; day: string }): Promise<void> {
  await notify(
    tx,
    ctx,
    { permission: 'violation:handle' },
    {
      title: `${count}条违规申诉期已过，待处理`,
      lines: ['申诉期内无人申诉，可以处罚或撤销'],
      openPage: `${violationPage}?toDecide=1`,
      occasion: `violations ${day}`,
    },
  );
}
