import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { nowText, toDateText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { AnyEntity } from '../../../platform/contract/index.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { maskText } from '../../../platform/resource/maskText.ts';
import type { CommonTable, Resource } from '../../../platform/resource/resource.ts';
import { contractState } from '../../contracts/freight-contract/freightContract.states.ts';
import { hyContract } from '../../contracts/freight-contract/freightContract.table.ts';
import { findDefaultCompany } from '../../customers/company/company.service.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { customerResource } from '../../customers/customer/customer.service.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { hyShipper } from '../../customers/shipper/shipper.table.ts';
import { carrierResource } from '../../fleet/carrier/carrier.service.ts';
import { hyCarrier } from '../../fleet/carrier/carrier.table.ts';
import { driverResource } from '../../fleet/driver/driver.service.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { vehicleResource } from '../../fleet/vehicle/vehicle.service.ts';
import { hyVehicle } from '../../fleet/vehicle/vehicle.table.ts';
import { coveringPolicy } from '../../finance/insurance/coveringPolicy.ts';
import { hyPayment, hyPaymentItem } from '../../finance/payment/payment.table.ts';
import { noteResource } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyNoteGoods } from '../../shipping/shipping-note/noteDetail.table.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { carrierFields, carrierMessage, checkCarrier } from '../messages/carrierMessage.ts';
import type { LocalError } from '../messages/checkMessage.ts';
import { customerFields, customerMessage } from '../messages/customerMessage.ts';
import { checkDriver, driverFields, driverMessage } from '../messages/driverMessage.ts';
import { fundFlowFields } from '../messages/fundFlowMessage.ts';
import type { Message } from '../messages/message.ts';
import { checkVehicle, vehicleFields, vehicleMessage } from '../messages/vehicleMessage.ts';
import { checkWaybill, oddities, waybillFields, waybillMessage } from '../messages/waybillMessage.ts';
import { readFundFlow } from './fundFlowSubject.ts';
import type { UploadType } from './govUpload.contract.ts';
import { uploadState } from './govUpload.states.ts';
import type { GovUploadRow } from './govUpload.table.ts';
import { hasSlipOfAnother, isInTwoPlaces, limitsOf, missingRecords } from './waybillBooks.ts';
import type { UploadSubject } from './uploadSubjectTypes.ts';

interface UploadKind {
  ipcType: string;
  documentName: string;
  table: CommonTable;
  /** Hours within which the authorities expect it. @source freight-domain 6.3 */
  dueHours: number;
  /** Its message says when it is sent. */
  isDated?: true;
}

/** Base records are expected at once, waybills within a day of their signature, fund flows within a day of the payment. */
const base = { dueHours: 1 } as const;
const ofTrip = { dueHours: 24, isDated: true, table: hyShippingNote } as const;

/** What is reported, by kind: its interface, its table, how it is told. */
export const uploadKinds: Readonly<Record<UploadType, UploadKind>> = {
  driver: { ...base, ipcType: 'WLHY_JSY1001', documentName: '驾驶员基本信息', table: hyDriver },
  vehicle: { ...base, ipcType: 'WLHY_CL1001', documentName: '车辆基本信息', table: hyVehicle },
  carrier: { ...base, ipcType: 'WLHY_CYR1001', documentName: '实际承运人信息', table: hyCarrier },
  customer: { ...base, ipcType: 'WLHY_TYR1001', documentName: '托运人信息', table: hyCustomer },
  waybill: { ...ofTrip, ipcType: 'WLHY_YD1001', documentName: '电子运单' },
  fund: { ...ofTrip, ipcType: 'WLHY_ZJ1001', documentName: '资金流水单' },
};

/** A message as it leaves at a moment, n14. */
export const sentAt = (message: Message, { type, moment }: { type: UploadType; moment: string }): Message =>
  uploadKinds[type].isDated === true ? { ...message, sendToProDateTime: moment } : message;

/** Names of a message's fields in the order of the exchange format. */
export const fieldNamesOf = (type: UploadType): readonly string[] =>
  ({
    driver: driverFields,
    vehicle: vehicleFields(0),
    carrier: carrierFields,
    customer: customerFields,
    waybill: waybillFields,
    fund: fundFlowFields,
  })[type].map(({ name }) => name);

/** Reads an object that the actor sees, ready to be uploaded; undefined where there is none. */
export function readSubject(tx: Tx, ctx: Context, type: UploadType, id: string): Promise<UploadSubject | undefined> {
  return readers[type](tx, ctx, id);
}

type Reader = (tx: Tx, ctx: Context, id: string) => Promise<UploadSubject | undefined>;

type PartySubject = Pick<UploadSubject, 'bizNo' | 'bizName' | 'message' | 'fields'> & { errors?: LocalError[] };

/** A certified party: reported under the company that new business goes to, once it is approved. */
function party<Kind extends AnyEntity, Table extends CommonTable>(
  resource: Resource<Kind, Table>,
  describe: (row: Table['$inferSelect'], given: { today: string; tx: Tx }) => PartySubject | Promise<PartySubject>,
): Reader {
  return async (tx, ctx, id) => {
    const row = await findRow(tx, ctx, resource, id);
    if (row === undefined) return undefined;
    const { state, createBy, updateBy } = row as unknown as { state: string; createBy: string | null; updateBy: string | null };
    return {
      errors: [],
      ...(await describe(row, { today: toDateText(ctx.clock.now()), tx })),
      company: await findDefaultCompany(tx, ctx.actor.tenantId),
      notDue: state === '2' ? undefined : '审核通过后才能上传',
      owner: updateBy ?? createBy,
    };
  };
}

/** The contract that stands with a customer; it leaves the customer when it is over. */
async function contractOf(tx: Tx, { tenantId, contractId }: typeof hyCustomer.$inferSelect) {
  if (contractId === null) return undefined;
  const [contract] = await tx
    .select({ contractNo: hyContract.contractNo, validTo: hyContract.validTo })
    .from(hyContract)
    .where(and(eq(hyContract.tenantId, tenantId), eq(hyContract.id, contractId), eq(hyContract.state, contractState.inForce)));
  return contract;
}

const readers: Readonly<Record<UploadType, Reader>> = {
  driver: party(driverResource, (row, { today }) => ({
    bizNo: maskText(row.idNo),
    bizName: row.driverName,
    message: driverMessage(row),
    fields: driverFields,
    errors: checkDriver(row, today),
  })),
  vehicle: party(vehicleResource, (row, { today }) => ({
    bizNo: row.vehicleNumber,
    bizName: row.owner,
    message: vehicleMessage(row),
    fields: vehicleFields(row.grossMass),
    errors: checkVehicle(row, today),
  })),
  carrier: party(carrierResource, (row, { today }) => ({
    bizNo: row.uscc ?? maskText(row.legalIdNo ?? ''),
    bizName: row.carrierName,
    message: carrierMessage(row),
    fields: carrierFields,
    errors: checkCarrier(row, today),
  })),
  customer: party(customerResource, async (row, { tx }) => ({
    bizNo: row.customerNo,
    bizName: row.customerName,
    message: customerMessage(row, await contractOf(tx, row)),
    fields: customerFields,
  })),
  waybill: readWaybill,
  fund: readFundFlow,
};

async function readWaybill(tx: Tx, ctx: Context, id: string): Promise<UploadSubject | undefined> {
  const { tenantId } = ctx.actor;
  const note = await findRow(tx, ctx, noteResource, id);
  if (note === undefined) return undefined;
  const one = async <Row>(rows: Promise<Row[]>): Promise<Row | undefined> => (await rows)[0];
  const own = (table: CommonTable, rowId: string | null) => and(eq(table.tenantId, tenantId), eq(table.id, rowId ?? ''));
  const company = await one(tx.select().from(hyCompany).where(own(hyCompany, note.companyId)));
  const shipper = await one(tx.select().from(hyShipper).where(own(hyShipper, note.shipperId)));
  const driver = await one(tx.select().from(hyDriver).where(own(hyDriver, note.driverId)));
  const coDriver = note.coDriverId === null ? undefined : await one(tx.select().from(hyDriver).where(own(hyDriver, note.coDriverId)));
  const vehicle = await one(tx.select().from(hyVehicle).where(own(hyVehicle, note.vehicleId)));
  const goods = await tx
    .select()
    .from(hyNoteGoods)
    .where(and(eq(hyNoteGoods.tenantId, tenantId), eq(hyNoteGoods.noteId, id), eq(hyNoteGoods.delFlag, 0)))
    .orderBy(asc(hyNoteGoods.lineNo));
  const isReviewed = note.signTime !== null && note.businessReviewState === '2' && note.noteStatus !== noteStatus.revoked;
  const policy = await coveringPolicy(tx, ctx, note);
  const parts = company === undefined ? undefined : { note, company, shipper, driver, coDriver, vehicle, goods, policy };
  return {
    bizNo: note.serialNumber === '0000' ? note.shippingNoteNumber : `${note.shippingNoteNumber}-${note.serialNumber}`,
    bizName: [note.vehicleNumber, note.driverName].filter(Boolean).join(' '),
    company,
    notDue: isReviewed ? undefined : '签收并通过业务审核后才能上传',
    waitsFor: await missingRecords(tx, ctx, note),
    dueFrom: note.signTime,
    owner: note.updateBy ?? note.createBy,
    message: parts === undefined ? {} : waybillMessage(parts),
    fields: waybillFields,
    errors:
      parts === undefined
        ? []
        : [
            ...checkWaybill(parts, nowText(ctx.clock)),
            ...(await isInTwoPlaces(tx, ctx, note)),
            ...(await hasSlipOfAnother(tx, ctx, note)),
            ...oddities(parts, await limitsOf(tx, ctx, note)),
          ],
  };
}

/**
 * Writes how far the upload of an object has come beside the object, and where it goes. It is not an edit of it: a form that is open
 * saves as before.
 *
 * @source freight-domain 6.8
 */
export async function markSubject(tx: Tx, ctx: Context, upload: GovUploadRow): Promise<void> {
  const { bizId, state, environment, receiptTime } = upload;
  const type = upload.uploadType as UploadType;
  if (type === 'fund') return markFundFlow(tx, ctx, upload);
  const { table } = uploadKinds[type];
  const isReceived = state === uploadState.received && receiptTime !== null;
  const change = {
    uploadState: state,
    uploadEnvironment: environment,
    ...(type !== 'waybill' && isReceived ? { uploadTime: receiptTime } : {}),
  };
  await tx
    .update(table)
    .set(change as never)
    .where(and(eq(table.tenantId, ctx.actor.tenantId), eq(table.id, bizId), sql`del_flag = 0`));
  const entity = type === 'waybill' ? 'shippingNote' : type;
  ctx.afterCommit(() => ctx.platform.rowNews.changed(ctx.actor.tenantId, entity));
}

/** Of a fund flow its waybill and its payments tell. */
async function markFundFlow(tx: Tx, ctx: Context, { bizId, state }: GovUploadRow): Promise<void> {
  const { tenantId } = ctx.actor;
  await tx
    .update(hyShippingNote)
    .set({ fundUploadState: state })
    .where(and(eq(hyShippingNote.tenantId, tenantId), eq(hyShippingNote.id, bizId)));
  await tx
    .update(hyPayment)
    .set({ fundUploadState: state })
    .where(and(eq(hyPayment.tenantId, tenantId), eq(hyPayment.noteId, bizId), sql`${hyPayment.fundFlowNo} is not null`));
  // One that pays a bill is as far as all of its waybills are.
  await tx
    .update(hyPayment)
    .set({ fundUploadState: state })
    .where(
      and(
        eq(hyPayment.tenantId, tenantId),
        isNotNull(hyPayment.billId),
        sql`${hyPayment.id} in (select item.payment_id from ${hyPaymentItem} item where item.tenant_id = ${tenantId} and item.note_id = ${bizId} and item.fund_flow_no is not null)`,
        sql`not exists (select 1 from ${hyPaymentItem} item join ${hyShippingNote} note on note.tenant_id = item.tenant_id and note.id = item.note_id
          where item.tenant_id = ${tenantId} and item.payment_id = hy_payment.id and note.fund_upload_state <> ${state})`,
      ),
    );
  ctx.afterCommit(() => {
    for (const entity of ['shippingNote', 'payment']) ctx.platform.rowNews.changed(tenantId, entity);
  });
}
