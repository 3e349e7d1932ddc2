import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { assertLeadsTo, canAdvance } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { forbidden, notFound, staleVersion } from '../../../platform/errors.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { type RowRef, stateChanged } from '../../../platform/resource/moveRow.ts';
import { storedRows } from '../../../platform/resource/plainSelect.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { holdNote } from '../ledger/holdNote.ts';
import { policyResource } from './policy.resource.ts';
import { policyCovers, policyState, policyStates } from './policy.states.ts';
import { hyInsurancePolicy, type PolicyRow } from './policy.table.ts';

/** Moves of a policy. */
export type PolicyAction = keyof typeof policyStates.moves;

/** A policy with its waybill; both are held. */
export interface HeldPolicy {
  policy: PolicyRow;
  note: NoteRow;
}

/** Policies of a held waybill in some states, held as well. */
export function holdPoliciesOf(tx: Tx, ctx: Context, noteId: string, states: readonly string[]): Promise<PolicyRow[]> {
  const { tenantId, id, noteId: ofNote, state, delFlag } = hyInsurancePolicy;
  const named = and(eq(tenantId, ctx.actor.tenantId), eq(ofNote, noteId), inArray(state, [...states]), eq(delFlag, 0));
  return storedRows(tx, hyInsurancePolicy, sql`where ${named} order by ${id} for update`);
}

/** Holds a policy, its waybill first. Undefined for a missing one. @source amendments 31 */
export async function holdPolicy(tx: Tx, ctx: Context, id: string): Promise<HeldPolicy | undefined> {
  const named = and(eq(hyInsurancePolicy.tenantId, ctx.actor.tenantId), eq(hyInsurancePolicy.id, id));
  const [found] = await tx.select({ noteId: hyInsurancePolicy.noteId }).from(hyInsurancePolicy).where(named);
  if (found === undefined) return undefined;
  const note = await holdNote(tx, ctx, found.noteId);
  const [policy] = await storedRows(tx, hyInsurancePolicy, sql`where ${named} for update`);
  return policy === undefined ? undefined : { policy, note };
}

/**
 * The same for a person, as they have read it. Staff, and the customer whose waybill it is, change policies; others only see them.
 *
 * @throws NotFound missing or not visible; Forbidden of another side; Conflict changed since, or not in a state from which the move leads on
 */
export async function holdPolicyAsRead(tx: Tx, ctx: Context, ref: RowRef, action: PolicyAction): Promise<HeldPolicy> {
  if ((await findRow(tx, ctx, policyResource, ref.id)) === undefined) throw notFound();
  const held = await holdPolicy(tx, ctx, ref.id);
  if (held === undefined) throw notFound();
  assertOwnNote(ctx, held.note);
  if (!canAdvance(policyStates, { action, code: held.policy.state })) throw stateChanged();
  if ((ref.version ?? held.policy.version) !== held.policy.version) throw staleVersion();
  return held;
}

/** @throws Forbidden the waybill is neither looked after by the actor nor their own */
export function assertOwnNote({ actor: { userType, cid } }: Context, { customerId }: Pick<NoteRow, 'customerId'>): void {
  if (userType !== 1 && !(userType === 2 && cid === customerId)) throw forbidden();
}

/** Stores a move of a held policy, and has its waybill say the same. */
export async function movePolicy(
  tx: Tx,
  ctx: Context,
  before: PolicyRow,
  { action, to, values = {} }: { action: PolicyAction; to: string; values?: Values<typeof hyInsurancePolicy> },
): Promise<PolicyRow> {
  assertLeadsTo(policyStates, { action, code: before.state, to });
  const after = await updateRow(tx, ctx, hyInsurancePolicy, { before, values: { ...values, state: to } });
  ctx.audit({
    action: `insurancePolicy.${action}`,
    entity: 'insurancePolicy',
    entityId: before.id,
    before: { state: before.state },
    after: { state: to, ...values },
  });
  await tellNote(tx, ctx, after.noteId);
  return after;
}

/**
 * A waybill says how far its insurance is, what it costs by now, and which policy covers it. Quotes are none of its business. Its version stays:
 * nobody who has it open is in the way of it.
 */
export async function tellNote(tx: Tx, ctx: Context, noteId: string): Promise<void> {
  const { tenantId, noteId: ofNote, buyTime, isAuto, state, delFlag, insuranceType: kind, id, premium, refundPremium } = hyInsurancePolicy;
  const isMeant = or(isNotNull(buyTime), and(eq(isAuto, '1'), eq(state, policyState.failed)));
  const policies = await tx
    .select({ id, state, premium, refundPremium, buyTime })
    .from(hyInsurancePolicy)
    .where(and(eq(tenantId, ctx.actor.tenantId), eq(ofNote, noteId), eq(delFlag, 0), isMeant))
    // Cargo first: it is what the authorities are told of. Of one kind the latest counts.
    .orderBy(kind, desc(id));
  const covering = policies.find((policy) => policyCovers.includes(policy.state));
  const leading = covering ?? policies[0];
  const paid = policies.filter((policy) => policy.buyTime !== null);
  await tx
    .update(hyShippingNote)
    .set({
      insuranceState: leading?.state ?? null,
      insuranceFee: paid.reduce((sum, policy) => sum + policy.premium - policy.refundPremium, 0),
      policyId: covering?.id ?? null,
    })
    .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), eq(hyShippingNote.id, noteId)));
  ctx.afterCommit(() => ctx.platform.rowNews.changed(ctx.actor.tenantId, 'insurancePolicy'));
}
