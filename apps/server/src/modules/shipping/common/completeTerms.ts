import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type FieldError, businessError, invalidInput, refusedField } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { findDefaultCompany } from '../../customers/company/company.service.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { customerResource } from '../../customers/customer/customer.service.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { hyShipper } from '../../customers/shipper/shipper.table.ts';
import { hyCarrier } from '../../fleet/carrier/carrier.table.ts';
import { checkFieldRules } from '../../region/checkFieldRules.ts';
import { hyReceiveAddress } from '../receive-address/receiveAddress.table.ts';
import { hySendAddress } from '../send-address/sendAddress.table.ts';
import { ShippingNote } from '../shipping-note/shippingNote.entity.ts';
import type { hyShippingNote } from '../shipping-note/shippingNote.table.ts';
import { assertAgreedTerms } from './agreedTerms.ts';
import type { placeColumns, termColumns } from './columns.ts';
import { distanceOf, findPlaces, placeValues } from './documentPlaces.ts';
import { assertAllowedCargo } from './prohibitedCargo.ts';
import { fillDefaults } from './termDefaults.ts';

/** What a document says of parties, places, cargo and prices. */
type Terms = Partial<
  Pick<typeof hyShippingNote.$inferInsert, keyof ReturnType<typeof termColumns> | keyof ReturnType<typeof placeColumns>>
>;
type Completed = Terms &
  Pick<typeof hyShippingNote.$inferInsert, 'orderMode' | 'companyId' | 'customerId' | 'customerName' | 'shipperId' | 'shipperName'>;

/**
 * Completes an order or waybill: checks who takes part, copies names and addresses, and fills terms from the customer and
 * the loss setting where none were given.
 *
 * @param before the stored document when it is being edited
 * @param further what is asked besides; its objections are told with the others
 * @throws AppError 40101 customer not approved; 40102 frozen; 40109 a term that is not agreed with the customer; 40111 prohibited cargo
 * @throws InvalidInput something needed is missing
 */
export async function completeTerms<Given extends Terms>(
  tx: Tx,
  ctx: Context,
  given: Given,
  { before, further }: { before?: Terms; further?: (values: Given & Completed, problems: ProblemList) => Promise<void> } = {},
): Promise<Given & Completed> {
  const values: Terms = { ...given };
  const problems = new ProblemList();
  await problems.ask(() => checkFieldRules(ctx, ShippingNote, { values: changedOnly(values, before) }));
  await problems.ask(() => assertAllowedCargo(values.cargoName ?? ''));
  const customer = await problems.ask(() => payingCustomer(tx, ctx, values.customerId ?? ''));
  if (customer !== undefined) {
    await problems.ask(() => assertAgreedTerms(ctx, customer, { given, before }));
    const shipper = await problems.ask(() => findShipper(tx, ctx, values, { customerId: customer.id, before }));
    Object.assign(values, { customerName: customer.customerName, shipperName: shipper?.shipperName });
  }
  await problems.ask(() => fillParties(tx, ctx, values));
  await problems.ask(() => fillPlaces(tx, ctx, values));
  if (customer !== undefined) await fillPrices(tx, ctx, values, { customer, problems });
  await further?.(values as Given & Completed, problems);
  problems.end();
  return values as Given & Completed;
}

function changedOnly(values: Terms, before: Terms | undefined): Record<string, unknown> {
  if (before === undefined) return values;
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== (before as Record<string, unknown>)[name]));
}

/** The account that pays. @throws AppError 40101 not approved; 40102 frozen */
export async function payingCustomer(tx: Tx, ctx: Context, customerId: string): Promise<typeof hyCustomer.$inferSelect> {
  const customer = await findRow(tx, ctx, customerResource, customerId);
  assertPaying(customer);
  return customer;
}

/** @throws InvalidInput there is no such customer; AppError 40101 not approved; 40102 frozen */
export function assertPaying<Customer extends { state: string }>(customer: Customer | null | undefined): asserts customer is Customer {
  if (customer === undefined || customer === null) throw refusedField('customerId', '请选择客户');
  if (customer.state === '4') throw businessError(40102, { message: '客户已冻结' });
  if (customer.state !== '2') throw businessError(40101, { message: '客户未审核通过' });
}

async function findShipper(tx: Tx, ctx: Context, values: Terms, { customerId, before }: { customerId: string; before: Terms | undefined }) {
  // In agent mode the goods belong to a client of the agent.
  const owners = [customerId, ...(values.orderMode === '3' && typeof values.agentId === 'string' ? [values.agentId] : [])];
  const [shipper] = await tx
    .select()
    .from(hyShipper)
    .where(and(eq(hyShipper.tenantId, ctx.actor.tenantId), eq(hyShipper.delFlag, 0), eq(hyShipper.id, values.shipperId ?? '')));
  if (shipper === undefined || !owners.includes(shipper.customerId)) throw refusedField('shipperId', '请选择该客户的货主');
  // What was begun goes on.
  if (shipper.state !== '2' && before?.shipperId !== shipper.id) throw refusedField('shipperId', '货主未审核通过');
  return shipper;
}

async function fillParties(tx: Tx, ctx: Context, values: Terms): Promise<void> {
  if ((values.companyId ?? null) === null) {
    const company = await findDefaultCompany(tx, ctx.actor.tenantId);
    if (company === undefined) throw refusedField('companyId', '请先设置默认运营主体');
    values.companyId = company.id;
  } else {
    const found = await tx
      .select({ state: hyCompany.state })
      .from(hyCompany)
      .where(and(eq(hyCompany.tenantId, ctx.actor.tenantId), eq(hyCompany.delFlag, 0), eq(hyCompany.id, values.companyId ?? '')));
    if (found[0]?.state !== '1') throw refusedField('companyId', '运营主体不可用');
  }
  if (values.orderMode === '3') {
    const agent = await findParty(tx, ctx, values.agentId);
    if (agent?.customerKind !== '2') throw refusedField('agentId', '代理模式请选择代理公司');
    if (agent.state !== '2') throw businessError(40101, { message: '客户未审核通过' });
    values.agentName = agent.customerName;
  } else {
    Object.assign(values, { agentId: null, agentName: null });
  }
  if ((values.carrierId ?? null) === null) {
    values.carrierName = null;
    return;
  }
  const [carrier] = await tx
    .select()
    .from(hyCarrier)
    .where(and(eq(hyCarrier.tenantId, ctx.actor.tenantId), eq(hyCarrier.delFlag, 0), eq(hyCarrier.id, values.carrierId ?? '')));
  if (carrier === undefined) throw refusedField('carrierId', '请选择承运商');
  if (carrier.state !== '2') throw refusedField('carrierId', '承运商未审核通过');
  if (carrier.blacklist === '1') throw businessError(40121, { message: '已列入黑名单' });
  values.carrierName = carrier.carrierName;
}

async function findParty(tx: Tx, ctx: Context, id: string | null | undefined) {
  if (id === null || id === undefined) return undefined;
  const [row] = await tx
    .select()
    .from(hyCustomer)
    .where(and(eq(hyCustomer.tenantId, ctx.actor.tenantId), eq(hyCustomer.delFlag, 0), eq(hyCustomer.id, id)));
  return row;
}

async function fillPlaces(tx: Tx, ctx: Context, values: Terms): Promise<void> {
  const { send, receive } = await findPlaces(tx, ctx, values);
  if (send === null) throw refusedField('sendAddressId', '请选择该客户的地址');
  if (receive === null) throw refusedField('receiveAddressId', '请选择该客户的地址');
  const used = async (table: typeof hySendAddress | typeof hyReceiveAddress, id: string) => {
    const address = table as typeof hyReceiveAddress;
    await tx
      .update(address)
      .set({ useCount: sql`${address.useCount} + 1` })
      .where(and(eq(address.tenantId, ctx.actor.tenantId), eq(address.id, id)) as SQL);
  };
  if (send !== undefined) await used(hySendAddress, send.id);
  if (receive !== undefined) await used(hyReceiveAddress, receive.id);
  Object.assign(values, placeValues(send, receive));
  const problems = Object.entries({
    sendName: '请填写装货单位',
    sendPhone: '请填写装货电话',
    sendAdcode: '请选择装货地',
    sendAddress: '请填写装货详细地址',
    sendLng: '请在地图上选择装货地',
    sendLat: '请在地图上选择装货地',
    receiveName: '请填写收货人',
    receivePhone: '请填写收货电话',
    receiveAdcode: '请选择卸货地',
    receiveAddress: '请填写卸货详细地址',
    receiveLng: '请在地图上选择卸货地',
    receiveLat: '请在地图上选择卸货地',
  }).flatMap(([path, message]): FieldError[] => (((values as Record<string, unknown>)[path] ?? '') === '' ? [{ path, message }] : []));
  if (problems[0] !== undefined) throw invalidInput(problems[0].message, problems);
  values.distance = distanceOf(values);
}

async function fillPrices(
  tx: Tx,
  ctx: Context,
  values: Terms,
  { customer, problems }: { customer: typeof hyCustomer.$inferSelect; problems: ProblemList },
): Promise<void> {
  await fillDefaults(tx, ctx, values, customer);
  if (values.settleType === '0') values.termDays = null;
  else if ((values.termDays ?? null) === null) problems.keep(refusedField('termDays', '请填写账期'));
  if (values.lossMode !== '0' && (values.cargoPrice ?? null) === null) problems.keep(refusedField('cargoPrice', '请填写货值单价'));
  if (values.needInsurance === '1' && (values.insuredAmount ?? 0) <= 0) problems.keep(refusedField('insuredAmount', '请填写保险金额'));
  if (values.orderMode === '3' && (values.agentFee ?? null) === null && (values.customerUnitPrice ?? null) === null)
    problems.keep(refusedField('agentFee', '代理模式请填写代理运费或代理运价'));
}
