import { and, eq, inArray, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, refusedField } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { takenValue } from '../../../platform/files/takenFiles.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { moveRow, reasonMissing, type RowRef } from '../../../platform/resource/moveRow.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { lockNoteOfContract, setNoteContract } from '../../shipping/shipping-note/noteContract.ts';
import { ScanInput, TerminateInput } from './freightContract.contract.ts';
import { queueSms } from '../../system/message/queueMessage.ts';
import type { ContractValues } from '../template/placeholders.ts';
import { checkFiles } from '../../../platform/resource/checkFiles.ts';
import { assertStaff, contractResource, type ContractRow } from './freightContract.resource.ts';
import { contractState, contractStates as machine } from './freightContract.states.ts';
import { hyContract } from './freightContract.table.ts';
import { nameContract, unnameContracts } from './contractLinks.ts';
import { todayOf } from './contractTerms.ts';
import { mayBeNamed } from './signRules.ts';

/** What every move answers: the contract as a list shows it. */
export const replyContract = (ctx: Context, id: string) => getRow(ctx, contractResource, id) as Promise<never>;

/**
 * Sends a contract to be signed; one on paper comes into force with its scan.
 *
 * @throws InvalidInput there is no scan, or it ends before today
 * @source freight-domain 3.18, NT18
 */
export function sendContract(ctx: Context, ref: RowRef) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { after } = await moveRow(tx, ctx, contractResource, {
      ref,
      machine,
      action: 'send',
      ...((await isOnPaper(tx, ctx, ref.id)) ? { to: contractState.inForce } : {}),
      change: (row) => {
        if (row.validTo < todayOf(ctx)) throw refusedField('validTo', '合同已过到期日期');
        if (row.signMode === 'paper' && (row.file ?? '') === '') throw refusedField('file', '纸质合同请先上传扫描件');
        return { sendTime: nowText(ctx.clock) };
      },
    });
    if (after.state === contractState.inForce) await nameContract(tx, ctx, after);
    else await tellParty(tx, ctx, after, (JSON.parse(after.terms) as ContractValues).partyPhone);
    return replyContract(ctx, ref.id);
  });
}

async function isOnPaper(tx: Tx, ctx: Context, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ signMode: hyContract.signMode })
    .from(hyContract)
    .where(and(eq(hyContract.tenantId, ctx.actor.tenantId), eq(hyContract.id, id)));
  return row?.signMode === 'paper';
}

/** Tells the other side that it is asked to sign: its people in the bell, and its phone. @source NT18 */
export async function tellParty(
  tx: Tx,
  ctx: Context,
  { contractNo, contractName, partyId }: Pick<ContractRow, 'contractNo' | 'contractName' | 'partyId'>,
  phone: string | null | undefined,
): Promise<void> {
  const title = `合同待签署 ${contractNo}`;
  await notify(tx, ctx, { company: partyId }, { title, lines: [`${contractName}：请阅读后签署`], openPage: '/account/sign' });
  if (phone) await queueSms(tx, ctx, { phone, title, content: `您有合同${contractNo}待签署，请登录平台阅读后签署。` });
}

/**
 * Brings a contract into force that both sides have signed on paper, whatever way it was to be signed.
 *
 * @throws InvalidInput it ends before today
 * @source freight-domain 3.18
 */
export function scanContract(ctx: Context, { file, ...ref }: z.output<typeof ScanInput>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    await holdNote(tx, ctx, ref.id);
    const values = { file: await takenValue(tx, ctx, { name: 'file', schema: ScanInput.shape.file, value: file }) };
    await checkFiles(tx, ctx, contractResource.kind, { values });
    const { after } = await moveRow(tx, ctx, contractResource, {
      ref,
      machine,
      action: 'scan',
      change: (row) => {
        if (row.validTo < todayOf(ctx)) throw refusedField('validTo', '合同已过到期日期');
        return { ...values, signMode: 'paper', sendTime: row.sendTime ?? nowText(ctx.clock) };
      },
    });
    await nameContract(tx, ctx, after);
    if (after.noteId !== null) await setNoteContract(tx, ctx, after.noteId, after.state);
    return replyContract(ctx, ref.id);
  });
}

/** The waybill is held before its agreement, as everywhere. */
async function holdNote(tx: Tx, ctx: Context, id: string): Promise<void> {
  const [row] = await tx
    .select({ noteId: hyContract.noteId })
    .from(hyContract)
    .where(and(eq(hyContract.tenantId, ctx.actor.tenantId), eq(hyContract.id, id)));
  if (row?.noteId != null) await lockNoteOfContract(tx, ctx, row.noteId);
}

/** Ends a contract before its time. @throws AppError 40106 no reason */
export function terminateContract(ctx: Context, { endFile, reason, ...ref }: z.output<typeof TerminateInput>) {
  return end(ctx, ref, { action: 'terminate', reason, endFile });
}

/** Takes a contract back that is not signed. @throws AppError 40106 no reason */
export function voidContract(ctx: Context, { reason, ...ref }: RowRef & { reason: string }) {
  return end(ctx, ref, { action: 'void', reason });
}

function end(
  ctx: Context,
  ref: RowRef,
  { action, reason, endFile }: { action: 'terminate' | 'void'; reason: string | undefined; endFile?: string },
) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const problems = new ProblemList();
    // Left out where the rules are asked about an input with holes.
    if (reason?.trim() === '') problems.keep(reasonMissing());
    await holdNote(tx, ctx, ref.id);
    const values = (await problems.ask(() => endFileOf(tx, ctx, endFile))) ?? {};
    problems.end();
    const { after } = await moveRow(tx, ctx, contractResource, {
      ref,
      machine,
      action,
      change: () => ({ ...values, endReason: reason, endBy: ctx.actor.username, endTime: nowText(ctx.clock) }),
    });
    await unnameContracts(tx, ctx, [after.id]);
    if (after.noteId !== null) await setNoteContract(tx, ctx, after.noteId, after.state);
    return replyContract(ctx, ref.id);
  });
}

async function endFileOf(tx: Tx, ctx: Context, endFile: string | undefined): Promise<{ endFile?: string | null }> {
  if (endFile === undefined) return {};
  const values = { endFile: await takenValue(tx, ctx, { name: 'endFile', schema: TerminateInput.shape.endFile, value: endFile }) };
  await checkFiles(tx, ctx, contractResource.kind, { values });
  return values;
}

/** Contracts that end with their time: those in force, and those that nobody signed in full. */
const ending = [contractState.toSign, contractState.partlySigned, contractState.inForce];

/**
 * Ends contracts whose time is over. Run by a job, for one tenant, some at a time.
 *
 * @returns how many
 * @source freight-domain 3.18
 */
export async function expireContracts(ctx: Context): Promise<number> {
  const piece = 500;
  let count = 0;
  for (;;) {
    const ended = await ctx.transaction(async (tx) => {
      const own = eq(hyContract.tenantId, ctx.actor.tenantId);
      const over = await tx
        .select({ id: hyContract.id, noteId: hyContract.noteId })
        .from(hyContract)
        .where(and(own, eq(hyContract.delFlag, 0), inArray(hyContract.state, ending), lt(hyContract.validTo, todayOf(ctx))))
        .limit(piece)
        .for('update', { skipLocked: true });
      const ids = over.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await tx
        .update(hyContract)
        .set({ state: contractState.expired, endReason: '到期', endTime: nowText(ctx.clock) })
        .where(and(own, inArray(hyContract.id, ids)));
      for (const { noteId } of over) if (noteId !== null) await setNoteContract(tx, ctx, noteId, contractState.expired);
      await unnameContracts(tx, ctx, ids);
      ctx.audit({ action: 'contract.expire', entity: 'contract', after: { count: ids.length } });
      return ids.length;
    });
    count += ended;
    if (ended < piece) return count;
  }
}

/** Whether a contract may be named by an order. @throws AppError 40103 it may not */
export async function assertInForce(
  tx: Tx,
  ctx: Context,
  { contractId, parties, day }: { contractId: string; parties: readonly (string | null)[]; day: string },
): Promise<void> {
  const [row] = await tx
    .select()
    .from(hyContract)
    .where(and(eq(hyContract.tenantId, ctx.actor.tenantId), eq(hyContract.delFlag, 0), eq(hyContract.id, contractId)));
  if (row === undefined || !mayBeNamed(row, { parties, day })) {
    const message = '合同不存在或已到期';
    throw businessError(40103, { message, errorData: [{ path: 'contractId', message }] });
  }
}
