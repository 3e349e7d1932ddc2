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
import type { Seal } from '../sign/signAdapter.ts';
import { nameContract } from './contractLinks.ts';
import { replyContract } from './contractMoves.service.ts';
import { platformSide } from './contractParty.ts';
import { contractResource, type ContractRow } from './freightContract.resource.ts';
import { contractState, contractStates, contractType } from './freightContract.states.ts';
import { hyContract } from './freightContract.table.ts';
import { contentOf, todayOf } from './contractTerms.ts';

type Side = 'A' | 'B';

/** The side that a reader signs for: staff for the platform, others for the other one. */
function sideOf({ actor }: Pick<Context, 'actor'>, row: Pick<ContractRow, 'contractType'>): Side {
  const platform = platformSide(row.contractType);
  if (actor.userType === 1) return platform;
  return platform === 'A' ? 'B' : 'A';
}

const timeOf = (row: ContractRow, side: Side) => (side === 'A' ? row.signATime : row.signBTime);
const partyOf = (row: ContractRow, side: Side) => (side === 'A' ? row.partyAName : row.partyBName);

/** Agreements that are made by the hundred: the platform's signature comes with the driver's. */
const isGenerated = (row: Pick<ContractRow, 'contractType'>): boolean =>
  row.contractType === contractType.trip || row.contractType === contractType.framework;

/** Whether the reader's side is still to sign, and it is theirs to do so. */
export function maySign(ctx: Context, row: ContractRow): boolean {
  const side = sideOf(ctx, row);
  return (
    holds(ctx.actor, 'contract:sign') &&
    row.signMode === 'electronic' &&
    contractStates.moves.sign.from.some((state) => contractStates.codes[state] === row.state) &&
    timeOf(row, side) === null &&
    !(ctx.actor.userType === 1 && isGenerated(row))
  );
}

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
  if (row.contentHash !== null && row.contentHash !== contentHash) throw altered();
  // Outside of any transaction: a provider takes its time.
  const own = sideOf(ctx, row);
  const sides: Side[] = isGenerated(row) ? [own, own === 'A' ? 'B' : 'A'] : [own];
  const time = nowText(ctx.clock);
  const seals: { side: Side; name: string; time: string; seal: Seal }[] = [];
  for (const side of sides) {
    const name = side === own ? ctx.actor.realname || ctx.actor.username : '平台';
    const seal = await askSign(ctx, { contractNo: row.contractNo, hash: contentHash }, { side, party: partyOf(row, side), name, time });
    seals.push({ side, name, time, seal });
  }
  return ctx.transaction(async (tx) => {
    if (row.noteId !== null) await lockNoteOfContract(tx, ctx, row.noteId);
    const locked = await lockRow(tx, ctx, contractResource, { id: row.id, version: row.version });
    const signed = Object.assign({}, ...seals.map(sealColumns)) as Partial<ContractRow>;
    const isBoth = timeOf({ ...locked, ...signed }, 'A') !== null && timeOf({ ...locked, ...signed }, 'B') !== null;
    const state = isBoth ? contractState.inForce : contractState.partlySigned;
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
  if (!contractStates.moves.sign.from.some((state) => contractStates.codes[state] === row.state)) throw stateChanged();
  if (row.validTo < todayOf(ctx)) throw businessError(40103, { message: '合同不存在或已到期' });
  if (timeOf(row, sideOf(ctx, row)) !== null) throw conflict('本方已签署', { errorCode: 40901 });
  if (!maySign(ctx, row)) throw forbidden();
}

function sealColumns({
  side,
  name,
  time,
  seal: { serial, seal },
}: {
  side: Side;
  name: string;
  time: string;
  seal: Seal;
}): Partial<ContractRow> {
  return side === 'A'
    ? { signATime: time, signAName: name, signASerial: serial, signASeal: seal }
    : { signBTime: time, signBName: name, signBSerial: serial, signBSeal: seal };
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
        if (ctx.actor.userType === 1 && isGenerated(row)) throw forbidden();
        if (timeOf(row, sideOf(ctx, row)) !== null) throw stateChanged();
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
