import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { createContext, systemActor } from '../../../platform/createContext.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OutboxHandler } from '../../../platform/jobs/outboxWorker.ts';
import { insertRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { insuranceChannelOf } from '../insurance-channel/insuranceChannels.ts';
import { holdNote } from '../ledger/holdNote.ts';
import { minutesLater } from '../queryTimes.ts';
import { partyOf, takeQuote } from './buyPolicy.service.ts';
import { holdPoliciesOf, tellNote } from './holdPolicy.ts';
import { insuranceType, policyOpen, policyPayer, policyState } from './policy.states.ts';
import { hyInsurancePolicy, policyNumbers } from './policy.table.ts';
import { aboutNote, assertBeforeDeparture, assertInsurable, keepQuote, type Quoted } from './quotePolicy.service.ts';
import { tellFailed } from './tellPolicy.ts';

const topic = 'finance.insureNote';

/** Minutes until insurers that were silent are asked again. After the last time the purchase has failed. */
const retryMinutes = [1, 5, 15, 60] as const;

/** A purchase that a waybill asks for. */
interface Asked {
  noteId: string;
  tries: number;
}

/** Has a waybill insured that asks for it, once its acceptance has committed: nothing that goes wrong with that is in the way of it. @source freight-domain N2, amendments 24 */
export const insureLater = async (tx: Tx, ctx: Context, { id, needInsurance }: NoteRow): Promise<void> => {
  if (needInsurance === '1') await queue(tx, ctx, { noteId: id, tries: 0 });
};

const queue = (tx: Tx, ctx: Context, asked: Asked, notBefore?: string): Promise<string> =>
  ctx.outbox(tx, topic, {
    payload: asked,
    idempotencyKey: `insure ${asked.noteId} ${asked.tries} ${nowText(ctx.clock)}`,
    ...(notBefore === undefined ? {} : { notBefore }),
  });

/** Buys the insurance of a waybill. A second delivery finds the policy of the first one. */
export const insureOutbox: OutboxHandler = {
  topic,
  deliver: async (platform, { tenantId, payload }) => {
    await insureNote(createContext(platform, { actor: systemActor(tenantId) }), payload as Asked);
  },
};

async function insureNote(ctx: Context, asked: Asked): Promise<void> {
  try {
    const note = await ctx.transaction((tx) => noteToInsure(tx, ctx, asked.noteId));
    if (note === undefined) return;
    assertBeforeDeparture(note, true);
    assertInsurable(note.insuredAmount ?? 0);
    const quoted = await quoteOf(ctx, note, asked);
    if (quoted !== undefined) await ctx.transaction((tx) => buy(tx, ctx, asked.noteId, quoted));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await ctx.transaction((tx) => keepFailure(tx, ctx, asked.noteId, error.message));
  }
}

/** The waybill, held, unless it has its policy or is no more. */
async function noteToInsure(tx: Tx, ctx: Context, noteId: string): Promise<NoteRow | undefined> {
  const note = await holdNote(tx, ctx, noteId);
  const open = (await holdPoliciesOf(tx, ctx, noteId, policyOpen)).some((policy) => policy.insuranceType === insuranceType.cargo);
  return open ? undefined : note;
}

/** The offer of the first insurer who sells cargo insurance. @returns undefined when they are asked again @throws AppError nobody insures it, or answers */
async function quoteOf(ctx: Context, note: NoteRow, asked: Asked): Promise<Quoted | undefined> {
  const channel = insuranceChannelOf(ctx);
  try {
    const insurer = (await channel.companies()).find(({ types }) => types.includes(insuranceType.cargo));
    if (insurer === undefined) throw new AppError('Business', '没有承保货物运输险的保险公司');
    const answer = await channel.quote({
      companyCode: insurer.code,
      insuranceType: insuranceType.cargo,
      cargoTypeCode: note.cargoTypeCode,
      insuredAmount: note.insuredAmount ?? 0,
      fromAdcode: note.sendAdcode,
      toAdcode: note.receiveAdcode,
    });
    if (answer.state === 'refused') throw new AppError('Business', { zh: answer.reason, en: answer.reason });
    return { insurer, answer };
  } catch (error) {
    if (error instanceof AppError) throw error;
    ctx.log.warn({ err: error, noteId: note.id, channel: channel.name }, 'the insurer does not answer');
    const minutes = retryMinutes[asked.tries];
    if (minutes === undefined) throw new AppError('Business', '保险服务没有响应，请稍后重试');
    await ctx.transaction((tx) => queue(tx, ctx, { ...asked, tries: asked.tries + 1 }, minutesLater(ctx, minutes)));
    return undefined;
  }
}

/** Cargo of the customer, at their cost, from now on. */
async function buy(tx: Tx, ctx: Context, noteId: string, quoted: Quoted): Promise<void> {
  const note = await noteToInsure(tx, ctx, noteId);
  if (note === undefined) return;
  assertBeforeDeparture(note, true);
  const wanted = { insuranceType: insuranceType.cargo, insuredAmount: note.insuredAmount ?? 0 };
  const policy = await keepQuote(tx, ctx, note, { ...wanted, ...quoted, isAuto: true });
  const { customerName, idNo, phone } = await partyOf(tx, ctx, note.customerId);
  const insured = { insured: customerName, insuredIdNo: idNo, insuredPhone: phone };
  await takeQuote(tx, ctx, { policy, note }, { ...insured, payer: policyPayer.customer, startTime: null });
}

/** The waybill says that it is not insured, and those who buy by hand are told. Somebody may have bought meanwhile. */
async function keepFailure(tx: Tx, ctx: Context, noteId: string, reason: string): Promise<void> {
  const note = await noteToInsure(tx, ctx, noteId);
  if (note === undefined) return;
  const quotes = await holdPoliciesOf(tx, ctx, noteId, [policyState.quoted]);
  const quoted = quotes.find((policy) => policy.insuranceType === insuranceType.cargo);
  const failed = { state: policyState.failed, isAuto: '1', failReason: reason.slice(0, 200), failTime: nowText(ctx.clock) };
  const policy =
    quoted === undefined
      ? await insertRow(tx, ctx, hyInsurancePolicy, {
          ...aboutNote(ctx, note),
          ...failed,
          orderPolicyNo: await nextNumber(tx, ctx, policyNumbers),
          insuranceType: insuranceType.cargo,
          insuranceCompanyCode: '',
          insuranceCompanyName: '',
          insuredAmount: note.insuredAmount ?? 0,
          rateE6: 0,
          premium: 0,
          quoteTime: failed.failTime,
        })
      : await updateRow(tx, ctx, hyInsurancePolicy, { before: quoted, values: failed });
  await tellNote(tx, ctx, noteId);
  await writeNoteEvent(tx, ctx, { noteId, eventType: 'insuranceFailed', content: policy.failReason ?? '' });
  await tellFailed(tx, ctx, policy);
}
