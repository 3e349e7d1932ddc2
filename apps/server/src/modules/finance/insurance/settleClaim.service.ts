import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedByRule, refusedField } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import { assertAnother, assertStaff, yuan } from '../../shipping/shipping-note/noteSteps.ts';
import { assertNewSerial } from '../arrival/knownSerial.ts';
import { receivingAccounts } from '../company-account/receivingAccounts.ts';
import { compensateSide, compensation } from '../compensation/compensation.ts';
import { fundLater } from '../examination/fundLater.ts';
import { accounts, booksOf } from '../ledger/chartOfAccounts.ts';
import { walletOf } from '../ledger/funds.service.ts';
import { hyLedgerTxn } from '../ledger/ledger.table.ts';
import { holdAccounts, post } from '../ledger/post.ts';
import { postClaim, postLossPassed } from '../ledger/postings.ts';
import { assertWithinInsured } from './claimPolicy.service.ts';
import { type HeldPolicy, holdPolicyAsRead, movePolicy } from './holdPolicy.ts';
import type { PolicySettleInput } from './policy.contract.ts';
import { policyResource } from './policy.resource.ts';
import { policyState } from './policy.states.ts';
import { hyInsurancePolicy } from './policy.table.ts';
import { policyFacts } from './queuePolicy.ts';
import { tellSettled } from './tellPolicy.ts';

/**
 * Closes a claim (U7). What the insurer has paid makes good what the platform had paid the customer in compensation; the rest goes to their wallet.
 * Nothing where the insurer does not pay.
 *
 * @throws AppError 40405 the actor made the claim; the customer has no wallet; 40451 the arrival was told of before
 * @throws InvalidInput more than what is insured, or where and by what serial it arrived is missing; Conflict another state
 * @source freight-domain 4.4 P21, amendments L31
 */
export function settleClaim(ctx: Context, input: z.output<typeof PolicySettleInput>): Promise<never> {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const held = await holdPolicyAsRead(tx, ctx, input, 'settle');
    const { policy, note } = held;
    assertAnother(ctx, policy.claimBy);
    const { claimAmount: amount } = input;
    const claimResult = input.claimResult.trim();
    const problems = new ProblemList();
    await problems.ask(() => assertWithinInsured(policy, amount));
    await problems.ask(() => {
      if (claimResult === '') throw refusedField('claimResult', '请填写理赔结果');
    });
    const arrival = amount === 0 ? undefined : await arrivalOf(tx, ctx, held, { ...input, problems });
    problems.end();
    const compensatedAmount = arrival === undefined ? 0 : await bookClaim(tx, ctx, held, { amount, ...arrival });
    const after = await movePolicy(tx, ctx, policy, {
      action: 'settle',
      to: policyState.closed,
      values: {
        claimAmount: amount,
        claimResult,
        compensatedAmount,
        companyAccountId: arrival?.companyAccountId ?? null,
        bankSerialNo: arrival?.bankSerialNo ?? null,
        settleBy: ctx.actor.username,
        settleTime: nowText(ctx.clock),
        nextQueryTime: null,
      },
    });
    const content = `理赔结案，赔款${yuan(amount)}元：${claimResult}`.slice(0, 600);
    await writeNoteEvent(tx, ctx, { noteId: note.id, eventType: 'insuranceSettled', content, visibleTo: 'platform' });
    await tellSettled(tx, ctx, after);
    return getRow(ctx, policyResource, input.id) as Promise<never>;
  });
}

interface ArrivalOfClaim {
  companyAccountId: string;
  bankSerialNo: string;
}

/** Where the money of a claim arrived; undefined where something is objected to. */
async function arrivalOf(
  tx: Tx,
  ctx: Context,
  { policy: { companyId } }: HeldPolicy,
  {
    companyAccountId,
    bankSerialNo,
    problems,
  }: Pick<z.output<typeof PolicySettleInput>, 'companyAccountId' | 'bankSerialNo'> & { problems: ProblemList },
): Promise<ArrivalOfClaim | undefined> {
  const account = await problems.ask(async () => {
    const known = await receivingAccounts(tx, ctx, companyId);
    if (!known.some(({ id }) => id === companyAccountId)) throw refusedField('companyAccountId', '请选择运营主体的收款账户');
    return companyAccountId ?? '';
  });
  const serial = await problems.ask(() => {
    if (!bankSerialNo) throw refusedField('bankSerialNo', '请填写银行流水号');
    return bankSerialNo;
  });
  if (account === undefined || serial === undefined) return undefined;
  const arrival = { companyAccountId: account, bankSerialNo: serial };
  await problems.ask(() => assertNewSerial(tx, ctx, arrival));
  return arrival;
}

/** P21, and what is the customer's goes to them. @returns what made compensations good */
async function bookClaim(
  tx: Tx,
  ctx: Context,
  { policy, note }: HeldPolicy,
  { amount, companyAccountId }: ArrivalOfClaim & { amount: number },
): Promise<number> {
  const { companyId, customerId } = note;
  const wallet = await walletOf(tx, ctx, note);
  const compensated = Math.min(amount, await openCompensation(tx, ctx, note.id));
  const rest = amount - compensated;
  if (rest > 0 && wallet === undefined) throw refusedByRule('客户没有钱包，不能结案');
  const books = booksOf(companyId);
  await holdAccounts(tx, ctx.actor.tenantId, [
    accounts.bank(companyAccountId),
    books.compensationCost,
    books.loss(customerId),
    ...(wallet === undefined ? [] : [accounts.wallet(wallet.id)]),
  ]);
  const claim = postClaim({ companyId, amount, companyAccountId, customerId, compensated });
  await post(tx, ctx, claim, policyFacts(policy, { step: 'claim', what: '理赔' }));
  if (rest > 0) {
    const passed = postLossPassed({ companyId, amount: rest, customerId, walletId: wallet!.id });
    await post(tx, ctx, passed, policyFacts(policy, { step: 'claim', what: '理赔款' }));
    await fundLater(tx, ctx, customerId);
  }
  return compensated;
}

/** What the platform has paid the customer in compensation for a waybill, and no claim has made good. */
async function openCompensation(tx: Tx, ctx: Context, noteId: string): Promise<number> {
  const { tenantId } = ctx.actor;
  const { rows } = await tx.execute<{ amount: string | number }>(sql`
    select coalesce(sum(a.amount), 0)
             - (select coalesce(sum(p.compensated_amount), 0) from ${hyInsurancePolicy} as p where p.tenant_id = ${tenantId} and p.note_id = ${noteId}) as amount
      from hy_approval as a
     where a.tenant_id = ${tenantId} and a.kind = ${compensation.code} and a.target_id = ${noteId} and a.payload ->> 'side' = ${compensateSide.customer}
       and exists (select 1 from ${hyLedgerTxn} as t where t.tenant_id = a.tenant_id and t.biz = 'complaintCompensate' and t.biz_id = a.id)`);
  return Math.max(0, Number(rows[0]?.amount ?? 0));
}
