import { nowText } from '../../../platform/clock.ts';
import { type Context, holds } from '../../../platform/context.ts';
import { sm3Hex } from '../../../platform/crypto/sm2.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, conflict, forbidden, notFound, staleVersion } from '../../../platform/errors.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { moveRow, reasonMissing, stateChanged, type RowRef } from '../../../platform/resource/moveRow.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { assertSafe } from '../../system/sms/safe.service.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import { lockNoteOfContract, putBackUnsigned, setNoteContract } from '../../shipping/shipping-note/noteContract.ts';
import { askSign } from '../sign/askSign.ts';
import { nameContract } from './contractLinks.ts';
import { replyContract } from './contractMoves.service.ts';
import { contractResource, type ContractRow } from './freightContract.resource.ts';
import { contractState, contractStates } from './freightContract.states.ts';
import { hyContract } from './freightContract.table.ts';
import { contentOf, todayOf } from './contractTerms.ts';
import {
  isAltered,
  isGenerated,
  partyName,
  sealColumns,
  type Side,
  sideOf,
  type SideSeal,
  sidesSigning,
  signedAt,
  stateBySignatures,
  whyNotSign,
} from './signRules.ts';

const signerOf = ({ actor }: Context) => ({ isStaff: actor.userType === 1, mayAct: holds(actor, 'contract:sign') });

/** The side that the reader signs for. */
const ownSide = (ctx: Context, row: Pick<ContractRow, 'contractType'>): Side =>
  sideOf({ isStaff: ctx.actor.userType === 1, type: row.contractType });

/** Whether the reader's side is still to sign, and it is theirs to do so. */
export const maySign = (ctx: Context, row: ContractRow): boolean =>
  whyNotSign(row, { signer: signerOf(ctx), today: todayOf(ctx) }) === undefined;

/**
 * Signs for the reader's side. The first signature fixes the text and its digest; the second one, over the same digest, brings the
 * contract into force.
 *
 * @throws Forbidden 40331 the session has not passed the check by SMS; or it is not the reader's to sign
 * @throws Conflict another state, changed meanwhile, or the text is no longer the one that was signed
 * @throws AppError 40103 its time is over
 * @source freight-domain 3.18, A06
 */
export async function signContract(ctx: Context, ref: RowRef) {
  const { row, content } = await ctx.transaction(async (tx) => {
    await assertSafe(tx, ctx);
    const found = await readContract(tx, ctx, ref);
    assertMaySign(ctx, found);
    return { row: found, content: await contentOf(tx, ctx, found) };
  });
  const contentHash = sm3Hex(content);
  if (isAltered(row, contentHash)) throw altered();
  // Outside of any transaction: a provider takes its time.
  const own = ownSide(ctx, row);
  const time = nowText(ctx.clock);
  const seals: SideSeal[] = [];
  for (const side of sidesSigning(row.contractType, own)) {
    const name = side === own ? ctx.actor.realname || ctx.actor.username : '平台';
    const seal = await askSign(ctx, { contractNo: row.contractNo, hash: contentHash }, { side, party: partyName(row, side), name, time });
    seals.push({ side, name, time, seal });
  }
  return ctx.transaction(async (tx) => {
    if (row.noteId !== null) await lockNoteOfContract(tx, ctx, row.noteId);
    const locked = await lockRow(tx, ctx, contractResource, { id: row.id, version: row.version });
    const signed = Object.assign({}, ...seals.map(sealColumns)) as Partial<ContractRow>;
    const state = stateBySignatures({ ...locked, ...signed });
    const after = await updateRow(tx, ctx, hyContract, { before: locked, values: { ...signed, content, contentHash, state } });
    ctx.audit({
      action: 'contract.sign',
      entity: 'contract',
      entityId: row.id,
      before: { state: row.state },
      after: { state, contentHash, serials: seals.map(({ side, seal }) => `${side} ${seal.serial}`) },
    });
    await follow(tx, ctx, after);
    return replyContract(ctx, row.id);
  });
}

const altered = () => conflict('合同正文与签署时的摘要不一致，不能签署');

async function readContract(tx: Tx, ctx: Context, { id, version }: RowRef): Promise<ContractRow> {
  const row = await findRow(tx, ctx, contractResource, id);
  if (row === undefined) throw notFound();
  if (version !== undefined && version !== row.version) throw staleVersion();
  return row;
}

function assertMaySign(ctx: Context, row: ContractRow): void {
  const problem = whyNotSign(row, { signer: signerOf(ctx), today: todayOf(ctx) });
  if (problem === 'state') throw stateChanged();
  if (problem === 'over') throw businessError(40103, { message: '合同不存在或已到期' });
  if (problem === 'signed') throw conflict('本方已签署', { errorCode: 40901 });
  if (problem === 'denied') throw forbidden();
}

/** What a signature means elsewhere: for the party, and for the waybill. */
async function follow(tx: Tx, ctx: Context, row: ContractRow): Promise<void> {
  if (row.state === contractState.inForce) await nameContract(tx, ctx, row);
  if (row.noteId === null) return;
  await setNoteContract(tx, ctx, row.noteId, row.state);
  if (row.state === contractState.inForce)
    await writeNoteEvent(tx, ctx, { noteId: row.noteId, eventType: 'contractSigned', content: `运输协议 ${row.contractNo} 已签署` });
}

/**
 * Does not sign. A waybill whose driver does not goes back to those who dispatch.
 *
 * @throws AppError 40106 no reason
 * @source freight-domain 3.9, 3.18
 */
export function refuseContract(ctx: Context, { reason, ...ref }: RowRef & { reason: string }) {
  return ctx.transaction(async (tx) => {
    if (reason.trim() === '') throw reasonMissing();
    const { noteId } = await readContract(tx, ctx, ref);
    const note = noteId === null ? undefined : await lockNoteOfContract(tx, ctx, noteId);
    const { after } = await moveRow(tx, ctx, contractResource, {
      ref,
      machine: contractStates,
      action: 'refuse',
      change: (row) => {
        // The platform takes its own back by making them void.
        if (ctx.actor.userType === 1 && isGenerated(row.contractType)) throw forbidden();
        if (signedAt(row, ownSide(ctx, row)) !== null) throw stateChanged();
        return { endReason: reason, endBy: ctx.actor.username, endTime: nowText(ctx.clock) };
      },
    });
    if (note !== undefined) await putBackUnsigned(tx, ctx, note, reason);
    const dispatcher = note?.dispatchBy;
    await notify(tx, ctx, typeof dispatcher === 'string' ? { usernames: [dispatcher] } : { permission: 'contract:send' }, {
      title: `合同被拒签 ${after.contractNo}`,
      lines: [`${after.partyBName} ${after.shippingNoteNumber ?? ''}：${reason}`],
      openPage: note === undefined ? '/shipping/contract' : '/shipping/list',
    });
    return replyContract(ctx, ref.id);
  });
}
