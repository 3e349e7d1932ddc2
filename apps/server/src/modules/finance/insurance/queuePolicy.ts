import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { PostingFacts } from '../ledger/post.ts';
import type { PolicyRow } from './policy.table.ts';

/** Topic of the outbox under which insurers are told. */
export const policyTopic = 'finance.policy';

/** Has the insurer asked for what a policy waits for, once the transaction has committed. */
export const queuePolicy = (tx: Tx, ctx: Context, { id, version }: PolicyRow): Promise<string> =>
  ctx.outbox(tx, policyTopic, { payload: { id }, idempotencyKey: `policy ${id} ${version}` });

/** What a posting about a policy says of itself. */
export const policyFacts = (
  { id, companyId, shippingNoteNumber, orderPolicyNo }: PolicyRow,
  { step, what }: { step: string; what: string },
): PostingFacts => ({ bizId: id, step, bizNo: shippingNoteNumber, companyId, summary: `${what} ${orderPolicyNo}` });
