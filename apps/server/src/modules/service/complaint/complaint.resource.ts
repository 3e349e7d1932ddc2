import { and, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { toldTexts } from '../../../platform/resource/toldTexts.ts';
import { hyApproval } from '../../finance/approval/approval.table.ts';
import { isOfCrew } from '../../fleet/driver/crew.ts';
import { Complaint } from './complaint.contract.ts';
import { complaintState } from './complaint.states.ts';
import { party } from '../party.ts';
import { hyComplaint } from './complaint.table.ts';

/** Complaints that an actor sees: staff all; others what their own company has complained of, a captain also what their drivers have. @source amendments 30 */
function complaintScope({ actor: { tenantId, userType, cid } }: Context): SQL | undefined {
  if (userType === 1) return undefined;
  if (cid === null) return sql`false`;
  const ofType = (fromType: string) => and(eq(hyComplaint.fromType, fromType), eq(hyComplaint.fromId, cid));
  if (userType === 2) return ofType(party.customer);
  if (userType === 3) return ofType(party.carrier);
  if (userType !== 4) return sql`false`;
  return or(ofType(party.captain), and(eq(hyComplaint.fromType, party.driver), isOfCrew(hyComplaint.fromId, { tenantId, cid })));
}

const unanswered: readonly string[] = [complaintState.toAccept, complaintState.handling];

/** Complaints that should have been answered by now. @source freight-domain 2.23 */
export const isOverdue = (now: string): SQL => and(inArray(hyComplaint.state, [...unanswered]), lt(hyComplaint.replyDue, now)) as SQL;

/** Complaints with their rules. They are changed by their moves alone. @source freight-domain 2.23, F13 */
export const complaintResource: Resource<typeof Complaint, typeof hyComplaint> = defineResource(Complaint, {
  table: hyComplaint,
  options: {
    permission: 'complaint',
    title: 'complaintNo',
    audited: true,
    scope: complaintScope,
    hidden: ({ actor }) => (actor.userType === 1 ? [] : ['approvalId', 'approvalNo', 'handleBy', 'createBy', 'updateBy']),
    filters: {
      overdue: (value, { clock }) =>
        value === '1' ? isOverdue(nowText(clock)) : value === '0' ? sql`not (${isOverdue(nowText(clock))})` : undefined,
    },
    extra: { approvalNo: { sql: hyApproval.approvalNo, type: 'text' } },
    join: (query) =>
      query.leftJoin(hyApproval, and(eq(hyApproval.tenantId, hyComplaint.tenantId), eq(hyApproval.id, hyComplaint.approvalId)) as SQL),
    mapRow: (row, ctx) => ({
      ...toldTexts('againstName')(row, ctx),
      overdue: unanswered.includes(String(row['state'])) && String(row['replyDue']) < nowText(ctx.clock) ? '1' : '0',
    }),
    reads: ['state', 'replyDue'],
  },
});
