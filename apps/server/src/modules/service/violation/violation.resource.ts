import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { toldTexts } from '../../../platform/resource/toldTexts.ts';
import { hyNoteAdjust } from '../../finance/note-adjust/noteAdjust.table.ts';
import { isOfCrew } from '../../fleet/driver/crew.ts';
import { party } from '../party.ts';
import { Violation } from './violation.contract.ts';
import { violationState } from './violation.states.ts';
import { hyViolation } from './violation.table.ts';

/** Violations that an actor sees: staff all, others those of their own company, drivers and vehicles. @source freight-domain 0.6 */
function violationScope({ actor: { tenantId, userType, cid } }: Context): SQL | undefined {
  if (userType === 1) return undefined;
  if (cid === null) return sql`false`;
  if (userType === 2) return and(eq(hyViolation.targetType, party.customer), eq(hyViolation.targetId, cid));
  if (userType === 3) return eq(hyViolation.carrierId, cid);
  if (userType !== 4) return sql`false`;
  return and(eq(hyViolation.targetType, party.driver), isOfCrew(hyViolation.targetId, { tenantId, cid }));
}

/** Violations that somebody has to decide on: appealed ones, and those that nobody has appealed against in time. @source amendments 41 */
export const isToDecide = (now: string): SQL =>
  or(
    eq(hyViolation.state, violationState.appealed),
    and(eq(hyViolation.state, violationState.toHandle), sql`${hyViolation.appealUntil} < ${now}`),
  ) as SQL;

/** Violations that may still be appealed against. */
export const canBeAppealed = (now: string): SQL =>
  and(eq(hyViolation.state, violationState.toHandle), sql`${hyViolation.appealUntil} >= ${now}`) as SQL;

/** What the platform keeps to itself. */
const internal = ['handleBy', 'createBy', 'updateBy', 'adjustId', 'adjustNo'] as const;

/** Violations with their rules. They are changed by their moves alone. @source freight-domain 2.25, X02 */
export const violationResource: Resource<typeof Violation, typeof hyViolation> = defineResource(Violation, {
  table: hyViolation,
  options: {
    permission: 'violation',
    title: 'violationNo',
    audited: true,
    scope: violationScope,
    hidden: ({ actor }) => (actor.userType === 1 ? [] : internal),
    filters: {
      toDecide: (value, { clock }) => (value === '1' ? isToDecide(nowText(clock)) : undefined),
      canAppeal: (value, { clock }) => (value === '1' ? canBeAppealed(nowText(clock)) : undefined),
    },
    mapRow: toldTexts('detail'),
    extra: { adjustNo: { sql: hyNoteAdjust.adjustNo, type: 'text' } },
    join: (query) =>
      query.leftJoin(hyNoteAdjust, and(eq(hyNoteAdjust.tenantId, hyViolation.tenantId), eq(hyNoteAdjust.id, hyViolation.adjustId)) as SQL),
  },
});
