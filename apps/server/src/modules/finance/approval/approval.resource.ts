import { sql } from 'drizzle-orm';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { Approval } from './approval.contract.ts';
import { hyApproval } from './approval.table.ts';
import { writtenLines } from './approvalKind.ts';
import { kindOf } from './approvalKinds.ts';

/** Applications with their rules. They are of the platform, so its staff alone sees them. @source amendments 28 */
export const approvalResource: Resource<typeof Approval, typeof hyApproval> = defineResource(Approval, {
  table: hyApproval,
  options: {
    permission: 'approval',
    title: 'approvalNo',
    audited: true,
    scope: ({ actor }) => (actor.userType === 1 ? undefined : sql`false`),
    fetch: { payload: hyApproval.payload },
    mapRow: ({ payload, ...row }, { locale }) => {
      const kind = kindOf(String(row['kind']));
      return { ...row, summary: writtenLines(kind.lines(kind.payload.parse(payload)), locale).join('\n') };
    },
    reads: ['kind'],
  },
});
