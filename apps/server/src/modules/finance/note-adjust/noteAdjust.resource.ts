import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { hyBill } from '../bill/bill.table.ts';
import { NoteAdjust } from './noteAdjust.contract.ts';
import { noteAdjustState } from './noteAdjust.states.ts';
import { hyNoteAdjust } from './noteAdjust.table.ts';

/** What of a correction is the platform's own. */
const internal = ['files', 'reason', 'auditRemark', 'applyBy', 'auditBy', 'groupNo', 'billId', 'billNo'] as const;

/** Corrections that an actor sees: staff all; others those that are effective, of their own side. @source freight-domain 4.6 */
function adjustScope({ actor: { userType, cid } }: Context): SQL | undefined {
  if (userType === 1) return undefined;
  if (cid === null) return sql`false`;
  // What a carrier gets is of the side of the carriage, what a customer is charged of theirs.
  const partyType = new Map([
    [2, 'customer'],
    [3, 'carrier'],
  ]).get(userType);
  if (partyType === undefined) return sql`false`;
  return and(eq(hyNoteAdjust.partyType, partyType), eq(hyNoteAdjust.partyId, cid), eq(hyNoteAdjust.state, noteAdjustState.effective));
}

/** Corrections of waybills with their rules. They are asked for and changed by their moves alone. @source amendments 16, L20 */
export const noteAdjustResource: Resource<typeof NoteAdjust, typeof hyNoteAdjust> = defineResource(NoteAdjust, {
  table: hyNoteAdjust,
  options: {
    permission: 'adjust',
    title: 'adjustNo',
    audited: true,
    scope: adjustScope,
    hidden: ({ actor }) => (actor.userType === 1 ? [] : internal),
    extra: {
      companyName: { sql: hyCompany.companyName, type: 'text' },
      billNo: { sql: hyBill.billNo, type: 'text' },
    },
    join: (query) =>
      query
        .leftJoin(hyCompany, and(eq(hyCompany.tenantId, hyNoteAdjust.tenantId), eq(hyCompany.id, hyNoteAdjust.companyId)) as SQL)
        .leftJoin(hyBill, and(eq(hyBill.tenantId, hyNoteAdjust.tenantId), eq(hyBill.id, hyNoteAdjust.billId)) as SQL),
  },
});
