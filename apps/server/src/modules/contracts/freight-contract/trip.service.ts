import { and, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { confirmWarnings } from '../../../platform/createContext.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { businessError, conflict } from '../../../platform/errors.ts';
import { insertOf } from '../../../platform/resource/plainSelect.ts';
import { insertRow, lockRow } from '../../../platform/resource/writeRows.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { findDefaultCompany } from '../../customers/company/company.service.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { readConfigValues } from '../../system/setting/configValues.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { setNoteContract } from '../../shipping/shipping-note/noteContract.ts';
import { noteResource, type NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { templateIdFor } from '../template/template.service.ts';
import { assertStaff } from './freightContract.resource.ts';
import { contractState, contractType } from './freightContract.states.ts';
import { hyContract, contractNumbers } from './freightContract.table.ts';
import { replyContract, tellParty } from './contractMoves.service.ts';
import { driverParty, partyType, sidesOf } from './contractParty.ts';
import { todayOf, tripTerms, tripValidity, yearsLater } from './contractTerms.ts';
import { tripContractTopic } from './tripNotice.ts';

/** Agreements of a waybill that are not over. */
const open = [contractState.draft, contractState.toSign, contractState.partlySigned, contractState.inForce];

/**
 * Makes the agreement of one trip and sends it. A dispatch has no time for more than that: who has to sign is told by the worker. Its text
 * follows from the template and from what is written down here until it is signed.
 *
 * @param serial which agreement of this waybill it is; its number is that of the waybill
 * @returns its id
 * @source freight-domain N1, NT18
 */
async function makeTripContract(tx: Tx, ctx: Context, note: NoteRow, serial: number): Promise<string> {
  const { id, write } = tripContract(ctx, note, serial);
  await tx.execute(write);
  await ctx.outbox(tx, tripContractTopic, { payload: { id } });
  return id;
}

/** The agreement of a new waybill, written with the other writes of its dispatch. */
export async function sendTripContract(tx: Tx, ctx: Context, note: NoteRow): Promise<void> {
  const { id, write } = tripContract(ctx, note, 1);
  ctx.writeLater(write);
  await ctx.outbox(tx, tripContractTopic, { payload: { id } });
}

function tripContract(ctx: Context, note: NoteRow, serial: number) {
  const { username, orgCode, tenantId } = ctx.actor;
  const id = newId();
  const now = nowText(ctx.clock);
  const day = todayOf(ctx);
  const write = insertOf(hyContract, {
    id,
    tenantId,
    createBy: username,
    createTime: now,
    sysOrgCode: orgCode,
    contractNo: tripContractNo(note.shippingNoteNumber, serial),
    contractType: contractType.trip,
    contractName: `司机运输协议 ${note.shippingNoteNumber}`,
    partyId: note.driverId ?? '',
    partyAType: partyType.platform,
    partyAId: note.companyId,
    partyAName: sql`coalesce((select ${hyCompany.companyName} from ${hyCompany} where ${hyCompany.tenantId} = ${tenantId} and ${hyCompany.id} = ${note.companyId}), '')`,
    partyBType: partyType.driver,
    partyBId: note.driverId ?? '',
    partyBName: note.driverName ?? '',
    companyId: note.companyId,
    noteId: note.id,
    shippingNoteNumber: note.shippingNoteNumber,
    templateId: templateIdFor(ctx, contractType.trip),
    terms: tripTerms(note, day),
    ...tripValidity(day),
    amount: note.orderMode === '3' ? null : note.driverFee,
    sendTime: now,
    state: contractState.toSign,
  });
  return { id, write };
}

/** The number of a waybill's agreement: that of the waybill, counted on where there is another one. */
export const tripContractNo = (shippingNoteNumber: string, serial: number): string =>
  `HT${shippingNoteNumber.replace(/^YD/, '')}${serial === 1 ? '' : `-${serial}`}`;

/** Makes the agreements of a waybill void, signed or not. @source freight-domain N4, N25 */
export async function voidTripContracts(tx: Tx, ctx: Context, noteId: string, reason: string): Promise<void> {
  await tx
    .update(hyContract)
    .set({
      state: contractState.void,
      endReason: reason,
      endBy: ctx.actor.username,
      endTime: nowText(ctx.clock),
      version: sql`${hyContract.version} + 1`,
    })
    .where(and(ofNote(ctx, noteId), inArray(hyContract.state, open)));
}

/**
 * Makes the agreements void that are not signed when the goods are signed for: the trip is over, and nobody is asked any more. One that both sides
 * have signed stands until its time is over.
 *
 * @source freight-domain 3.18, N8
 */
export async function endUnsignedTrips(tx: Tx, ctx: Context, note: NoteRow): Promise<void> {
  const ended = await tx
    .update(hyContract)
    .set({
      state: contractState.void,
      endReason: '货物已签收，协议未签署',
      endBy: ctx.actor.username,
      endTime: nowText(ctx.clock),
      version: sql`${hyContract.version} + 1`,
    })
    .where(unsignedOf(ctx, note.id))
    .returning({ id: hyContract.id });
  if (ended.length > 0) await setNoteContract(tx, ctx, note.id, contractState.void);
}

/** Asks before {@link endUnsignedTrips}. @throws WarningsToConfirm there are agreements that somebody has yet to sign */
export async function confirmUnsignedTrips(tx: Tx, ctx: Context, noteId: string): Promise<void> {
  const unsigned = await tx.select({ contractNo: hyContract.contractNo }).from(hyContract).where(unsignedOf(ctx, noteId));
  confirmWarnings(
    ctx,
    unsigned.map(({ contractNo }) => ({ code: 40217, message: `运输协议${contractNo}尚未签署，签收后将作废` })),
  );
}

const unsignedOf = (ctx: Context, noteId: string) =>
  and(ofNote(ctx, noteId), inArray(hyContract.state, [contractState.toSign, contractState.partlySigned]));

const ofNote = (ctx: Context, noteId: string) => and(eq(hyContract.tenantId, ctx.actor.tenantId), eq(hyContract.noteId, noteId));

/** Another driver or vehicle signs another agreement. @source freight-domain N4 */
export async function remakeTripContract(tx: Tx, ctx: Context, note: NoteRow, reason: string): Promise<string> {
  await voidTripContracts(tx, ctx, note.id, reason);
  const [count] = await tx
    .select({ n: sql`count(*)`.mapWith(Number) })
    .from(hyContract)
    .where(ofNote(ctx, note.id));
  const id = await makeTripContract(tx, ctx, note, (count?.n ?? 0) + 1);
  await setNoteContract(tx, ctx, note.id, contractState.toSign);
  return id;
}

/**
 * Makes the agreement that a waybill lacks: of the time before there were any, or after one was declined.
 *
 * @throws Conflict it has one, or nobody drives
 * @source freight-domain S04 补签
 */
export function supplyContract(ctx: Context, noteId: string) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const note = await lockRow(tx, ctx, noteResource, { id: noteId });
    if (note.driverId === null || note.noteStatus === noteStatus.draft || note.noteStatus === noteStatus.revoked)
      throw conflict('运单没有司机或已撤销，不能补签', { errorCode: 40901 });
    const [present] = await tx
      .select({ id: hyContract.id })
      .from(hyContract)
      .where(and(ofNote(ctx, noteId), inArray(hyContract.state, open)))
      .limit(1);
    if (present !== undefined) throw conflict('运单已有运输协议', { errorCode: 40901 });
    const id = await remakeTripContract(tx, ctx, note, '补签');
    return replyContract(ctx, id);
  });
}

/**
 * Whether the driver has signed, where the configuration asks for it. A waybill that is accepted as it is made leaves the driver no time for its
 * own agreement: they must have signed the one that stands for all their trips.
 *
 * @throws AppError 40207 they have not
 * @source freight-domain N1, N2
 */
export async function assertTripSigned(tx: Tx, ctx: Context, note: NoteRow): Promise<void> {
  const { contractSignRequired } = await readConfigValues(tx, ctx, ['contractSignRequired']);
  if (contractSignRequired !== '1') return;
  const isSigned =
    note.noteStatus === noteStatus.toAccept ? await isTripInForce(tx, ctx, note.id) : await isFrameworkInForce(tx, ctx, note.driverId);
  if (!isSigned) throw businessError(40207, { message: '请先签署运输协议' });
}

async function isTripInForce(tx: Tx, ctx: Context, noteId: string): Promise<boolean> {
  const [last] = await tx
    .select({ state: hyContract.state })
    .from(hyContract)
    .where(and(ofNote(ctx, noteId), eq(hyContract.delFlag, 0)))
    .orderBy(desc(hyContract.createTime), desc(hyContract.id))
    .limit(1);
  return last?.state === contractState.inForce;
}

async function isFrameworkInForce(tx: Tx, ctx: Context, driverId: string | null): Promise<boolean> {
  const today = todayOf(ctx);
  const [row] = await tx
    .select({ id: hyContract.id })
    .from(hyContract)
    .where(
      and(
        eq(hyContract.tenantId, ctx.actor.tenantId),
        eq(hyContract.partyId, driverId ?? ''),
        eq(hyContract.contractType, contractType.framework),
        eq(hyContract.state, contractState.inForce),
        lte(hyContract.validFrom, today),
        gte(hyContract.validTo, today),
        eq(hyContract.delFlag, 0),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** How long a framework agreement stands, years. */
const frameworkYears = 3;

/** A driver who passes their review is sent a framework agreement, unless they have one. @source freight-domain C2, NT18 */
export async function makeFrameworkContract(tx: Tx, ctx: Context, driverId: string): Promise<void> {
  const { tenantId } = ctx.actor;
  const [driver] = await tx
    .select()
    .from(hyDriver)
    .where(and(eq(hyDriver.tenantId, tenantId), eq(hyDriver.id, driverId)));
  const company = await findDefaultCompany(tx, tenantId);
  // Without a company there is nobody to agree with; it is made by hand once there is one.
  if (driver === undefined || company === undefined) return;
  const mine = and(
    eq(hyContract.tenantId, tenantId),
    eq(hyContract.partyId, driverId),
    eq(hyContract.contractType, contractType.framework),
  );
  const [known] = await tx
    .select({ id: hyContract.id })
    .from(hyContract)
    .where(and(mine, eq(hyContract.delFlag, 0), inArray(hyContract.state, open)))
    .limit(1);
  if (known !== undefined) return;
  const day = todayOf(ctx);
  const party = driverParty(driver);
  const row = await insertRow(tx, ctx, hyContract, {
    contractNo: await nextNumber(tx, ctx, contractNumbers),
    contractType: contractType.framework,
    contractName: `司机框架协议（${party.name}）`,
    partyId: driverId,
    ...sidesOf(contractType.framework, { company, party }),
    companyId: company.id,
    templateId: await frameworkTemplate(tx, ctx),
    terms: JSON.stringify({ ...party.values, madeOn: day, companyCode: company.uscc, companyAddress: company.address }),
    validFrom: day,
    validTo: yearsLater(day, frameworkYears),
    sendTime: nowText(ctx.clock),
    state: contractState.toSign,
  });
  await tellParty(tx, ctx, row, driver.phone);
}

async function frameworkTemplate(tx: Tx, ctx: Context): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string | null }>(sql`select ${templateIdFor(ctx, contractType.framework)} as id`);
  return rows[0]?.id ?? null;
}
