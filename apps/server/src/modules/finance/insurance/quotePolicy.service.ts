import type { z } from 'zod';
import { shownYuan } from '../../../platform/amountText.ts';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, notFound, refusedByRule, refusedField } from '../../../platform/errors.ts';
import { findRow, getRow } from '../../../platform/resource/getRow.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import { insertRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { noteResource, type NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import type { Insurer, QuoteAnswer } from '../insurance-channel/insuranceChannel.ts';
import { askInsurance, insuranceChannelOf } from '../insurance-channel/insuranceChannels.ts';
import { holdNote } from '../ledger/holdNote.ts';
import { assertOwnNote, holdPoliciesOf } from './holdPolicy.ts';
import type { PolicyQuoteInput } from './policy.contract.ts';
import { policyResource } from './policy.resource.ts';
import { policyOpen, policyState } from './policy.states.ts';
import { hyInsurancePolicy, policyNumbers, type PolicyRow } from './policy.table.ts';

/** Fen. @source freight-domain 2.36 */
export const insurable = { min: 100_000, max: 500_000_000 } as const;

/** What is insured, and by whom. */
export interface Wanted {
  insuranceType: string;
  insuredAmount: number;
}

/** What an insurer said of it. */
export interface Quoted {
  insurer: Pick<Insurer, 'code' | 'name'>;
  answer: Extract<QuoteAnswer, { state: 'quoted' }>;
}

/** @throws InvalidInput below or above what is insured at all */
export function assertInsurable(insuredAmount: number): void {
  if (insuredAmount < insurable.min || insuredAmount > insurable.max)
    throw refusedField('insuredAmount', `保险金额须在${shownYuan(insurable.min)}至${shownYuan(insurable.max)}元之间`);
}

/**
 * Whether a waybill is still to be insured: it has its vehicle, and has not left.
 *
 * @param isAuto what the waybill itself asks for may come while it is loaded
 * @throws AppError 40371 it has left
 * @source freight-domain U1, U2, amendments 24
 */
export function assertBeforeDeparture({ noteStatus: status }: NoteRow, isAuto = false): void {
  if (status === noteStatus.draft) throw refusedByRule('运单尚未派车，不能投保');
  if (status === noteStatus.revoked) throw refusedByRule('运单已撤销，不能投保');
  if (status === noteStatus.loaded && !isAuto) throw refusedByRule('运单已装货，不能投保');
  if (status > noteStatus.loaded) throw businessError(40371, { message: '已发车，不能投保' });
}

/** Asks an insurer, before the transaction of the call. @throws InvalidInput what they do not sell; AppError 50301 no answer; those of `assertBeforeDeparture` */
export async function askForQuote(ctx: Context, input: z.output<typeof PolicyQuoteInput>): Promise<Quoted> {
  const note = await ctx.transaction((tx) => findRow(tx, ctx, noteResource, input.noteId));
  if (note === undefined) throw notFound();
  assertOwnNote(ctx, note);
  assertBeforeDeparture(note);
  assertInsurable(input.insuredAmount);
  return askInsurance(ctx, async (channel) => {
    const insurer = (await channel.companies()).find(({ code }) => code === input.insuranceCompanyCode);
    if (insurer === undefined) throw refusedField('insuranceCompanyCode', '请选择保险公司');
    const { cargoTypeCode, sendAdcode: fromAdcode, receiveAdcode: toAdcode } = note;
    const answer = await channel.quote({
      companyCode: insurer.code,
      insuranceType: input.insuranceType,
      cargoTypeCode,
      insuredAmount: input.insuredAmount,
      fromAdcode,
      toAdcode,
    });
    if (answer.state === 'refused') throw refusedField('insuranceCompanyCode', answer.reason);
    return { insurer, answer };
  });
}

/** Keeps what was told: one quote of a kind stands at a waybill, which a further one replaces (U1). */
export function quotePolicy(ctx: Context, input: z.output<typeof PolicyQuoteInput>, told: Quoted): Promise<never> {
  return ctx.transaction(async (tx) => {
    const note = await holdNote(tx, ctx, input.noteId);
    assertBeforeDeparture(note);
    const { id } = await keepQuote(tx, ctx, note, { ...input, ...told });
    return getRow(ctx, policyResource, id) as Promise<never>;
  });
}

/** @throws AppError the waybill has a policy of this kind already; Conflict it got one while the insurer was asked */
export async function keepQuote(
  tx: Tx,
  ctx: Context,
  note: NoteRow,
  { insuranceType, insuredAmount, insurer, answer, isAuto = false }: Wanted & Quoted & { isAuto?: boolean },
): Promise<PolicyRow> {
  const open = (await holdPoliciesOf(tx, ctx, note.id, [policyState.quoted, ...policyOpen])).filter(
    (policy) => policy.insuranceType === insuranceType,
  );
  if (open.some(({ state }) => state !== policyState.quoted)) throw refusedByRule('该运单已有此险种的有效保单');
  const values = {
    ...aboutNote(ctx, note),
    insuranceCompanyCode: insurer.code,
    insuranceCompanyName: insurer.name,
    insuredAmount,
    rateE6: answer.rateE6,
    premium: answer.premium,
    quoteTime: nowText(ctx.clock),
    isAuto: isAuto ? '1' : '0',
  };
  const [before] = open;
  if (before !== undefined) return updateRow(tx, ctx, hyInsurancePolicy, { before, values });
  const orderPolicyNo = await nextNumber(tx, ctx, policyNumbers);
  return insertRow(tx, ctx, hyInsurancePolicy, { ...values, insuranceType, orderPolicyNo, state: policyState.quoted });
}

/** What a policy says of its waybill: a copy of the moment. */
export const aboutNote = (ctx: Context, note: NoteRow) => ({
  noteId: note.id,
  shippingNoteNumber: note.shippingNoteNumber,
  companyId: note.companyId,
  customerId: note.customerId,
  cargoName: note.cargoName,
  cargoTypeCode: note.cargoTypeCode,
  weight: note.loadWeight ?? note.plannedWeight,
  fromAddress: [note.sendCity, note.sendAddress].filter(Boolean).join(' '),
  toAddress: [note.receiveCity, note.receiveAddress].filter(Boolean).join(' '),
  vehicleNumber: note.vehicleNumber ?? '',
  simulated: insuranceChannelOf(ctx).simulated ? '1' : '0',
});

/** @throws Conflict the quote is a day old */
export function assertFresh({ quoteTime }: PolicyRow, oldest: string): void {
  if (quoteTime < oldest) throw stateChanged();
}
