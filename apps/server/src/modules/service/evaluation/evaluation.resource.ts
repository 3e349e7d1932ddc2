import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { toldTexts } from '../../../platform/resource/toldTexts.ts';
import { isOfCrew } from '../../fleet/driver/crew.ts';
import { party } from '../party.ts';
import { Evaluation } from './evaluation.contract.ts';
import { evaluationState } from './evaluation.states.ts';
import { hyEvaluation } from './evaluation.table.ts';

interface Company {
  tenantId: number;
  userType: number;
  cid: string;
}

/** Rows that a company gives, and those that it gets. */
function sidesOf({ tenantId, userType, cid }: Company): { given: SQL | undefined; got: SQL | undefined } {
  const { customer, driver, carrier, captain } = party;
  const { fromType, fromId, toType, toId, carrierId } = hyEvaluation;
  switch (userType) {
    case 2:
      return { given: and(eq(fromType, customer), eq(fromId, cid)), got: and(eq(toType, customer), eq(toId, cid)) };
    case 3:
      return { given: and(eq(fromType, carrier), eq(fromId, cid)), got: and(inArray(toType, [driver, carrier]), eq(carrierId, cid)) };
    case 4:
      return {
        given: and(inArray(fromType, [driver, captain]), isOfCrew(fromId, { tenantId, cid })),
        got: and(eq(toType, driver), isOfCrew(toId, { tenantId, cid })),
      };
    default:
      return { given: sql`false`, got: sql`false` };
  }
}

/** The open row by which the actor's side of a waybill is asked. */
export const ownSide = ({ actor: { tenantId, userType, cid } }: Context): SQL | undefined =>
  sidesOf({ tenantId, userType, cid: cid ?? '' }).given;

/** Evaluations that an actor sees: staff all; others what they give, and what was said of them and is not hidden. */
function evaluationScope({ actor: { tenantId, userType, cid } }: Context): SQL | undefined {
  if (userType === 1) return undefined;
  if (cid === null) return sql`false`;
  const { given, got } = sidesOf({ tenantId, userType, cid });
  return or(given, and(got, eq(hyEvaluation.state, evaluationState.given)));
}

/** By what an anonymous evaluation could be traced: one waybill has one customer. */
const traces = [
  'noteId',
  'shippingNoteNumber',
  'fromId',
  'submitBy',
  'createBy',
  'updateBy',
  'province',
  'carrierId',
  'createTime',
  'dueTime',
] as const;
const internal = ['submitBy', 'replyBy', 'hideReason', 'createBy', 'updateBy'] as const;

function blankTraces({ actor, locale }: Context, row: Record<string, unknown>): Record<string, unknown> {
  if (actor.userType === 1 || row['anonymous'] !== '1' || isOwn(actor, row)) return row;
  const blank = Object.fromEntries(traces.flatMap((name) => (name in row ? [[name, null]] : [])));
  return { ...row, ...blank, ...('fromName' in row ? { fromName: locale === 'zh' ? '匿名' : 'Anonymous' } : {}) };
}

/** Who gives it is of another kind than who gets it, so its side tells them apart. */
function isOwn({ userType }: Context['actor'], { fromType }: Record<string, unknown>): boolean {
  const { customer, driver, carrier, captain } = party;
  if (userType === 2) return fromType === customer;
  return userType === 3 ? fromType === carrier : fromType === driver || fromType === captain;
}

/** Evaluations with their rules. They are opened by the payment of their waybill and changed by their moves alone. @source freight-domain 2.24, F14 */
export const evaluationResource: Resource<typeof Evaluation, typeof hyEvaluation> = defineResource(Evaluation, {
  table: hyEvaluation,
  options: {
    permission: 'evaluation',
    title: 'shippingNoteNumber',
    audited: true,
    scope: evaluationScope,
    filters: {
      toGive: (value, ctx) => (value === '1' ? and(ownSide(ctx), eq(hyEvaluation.state, evaluationState.open)) : undefined),
    },
    hidden: ({ actor }) => (actor.userType === 1 ? [] : internal),
    guarded: ({ actor }) => (actor.userType === 1 ? [] : [...traces, 'fromName'].filter((name) => name !== 'createTime')),
    mapRow: (row, ctx) => blankTraces(ctx, toldTexts('fromName')(row, ctx)),
    reads: ['anonymous', 'fromType'],
  },
});
