import type { hyOrder } from '../../src/modules/shipping/order/order.table.ts';
import { estimateFees } from '../../src/modules/shipping/fees/fees.ts';
import { roadDistance } from '../../src/modules/region/haversine.ts';
import { busyMoment, day, hour, idAt, timeText } from './calendar.ts';
import type { Carrier, Customer, Parties, ReceiveAddress, SendAddress, Shipper } from './parties.ts';
import { type Lane, lanes, placeOf } from './places.ts';
import { createRandom, type Random } from './random.ts';
import type { SetSize } from './size.ts';

/** Rows as they are inserted. */
export type Order = typeof hyOrder.$inferInsert & {
  id: string;
  totalWeight: number;
  dispatchedWeight: number;
  dispatchedVehicles: number;
  finishedVehicles: number;
};

/** An order with what its waybills need to know, and the statuses that they are in. */
export interface OrderPlan {
  order: Order;
  lane: Lane;
  customer: Customer;
  carrier: Carrier | undefined;
  noteStatuses: readonly string[];
  /** When the first waybill of a settled order left; absent for orders that are still open. */
  startedAt: number | undefined;
}

/** Shares of the demonstration's order statuses. @source freight-domain 8.2 */
const orderStatuses = { '60': 1020, '50': 110, '40': 90, '30': 60, '20': 15, '10': 25, '70': 50, '99': 30 };

const settled = ['80', '90', '99'];

/** Days ago, from and to, that orders whose waybills are all settled began; in the second span they are paid and have no invoice yet. */
const [longAgo, lately] = [
  [362, 50],
  [48, 9],
] as const;
const within = (now: number, [from, to]: readonly [number, number]) => ({ from: now - from * day, to: now - to * day });

/** Yuan per tonne of a cargo over a distance. @source freight-domain 8.4 */
function yuanPerTonne(random: Random, { lane, metres, when }: { lane: Lane; metres: number; when: number }): number {
  const cargo = ({ '0100': 0.85, '0300': 0.9, '0400': 1, '0600': 0.95, '1100': 0.95 } as Record<string, number>)[lane.cargoTypeCode] ?? 1.1;
  const month = new Date(when + 8 * hour).getUTCMonth();
  const season = 0.95 + 0.12 * Math.sin(((month + 2) / 12) * 2 * Math.PI) ** 2;
  const price = 12 + 0.3 * (metres / 1000) ** 0.97 * cargo * season * random.normal({ mean: 1, deviation: 0.035, low: 0.92, high: 1.08 });
  return Math.round(price * 2) / 2;
}

/** Who has places at both ends of a lane ships on it so much more often than others. */
const homeAdvantage = 12;

/** Customers by how much they ship on each lane: a few large ones, many small. */
function byLane(customers: readonly Customer[], addresses: AddressBook): ReadonlyMap<Lane, readonly (readonly [Customer, number])[]> {
  const weightOn = (lane: Lane, { customer, index }: { customer: Customer; index: number }) =>
    (addresses.serves(customer, lane) ? homeAdvantage : 1) / (index + 1) ** 1.1;
  return new Map(lanes.map((lane) => [lane, customers.map((customer, index) => [customer, weightOn(lane, { customer, index })] as const)]));
}

/** Plans all orders of a set: who ships what from where to where, and in what states the waybills are. */
export function* planOrders(size: SetSize, { parties, now }: { parties: Parties; now: number }): Generator<OrderPlan> {
  const random = createRandom('orders');
  const active = parties.customers.filter((customer) => customer.state === '2');
  const shippersOf = Map.groupBy(parties.shippers, (shipper) => shipper.customerId);
  const addresses = addressBook(parties);
  const carriers = parties.carriers.filter((carrier) => carrier.state === '2');
  const directOn = byLane(
    active.filter((customer) => customer.customerKind !== '2'),
    addresses,
  );
  const agentsOn = byLane(
    active.filter((customer) => customer.customerKind === '2'),
    addresses,
  );
  const weightedLanes = lanes.map((lane) => [lane, lane.share] as const);
  const modes = createModePlan(size, random);

  let serial = 0;
  for (const { status, noteStatuses, isLately } of divide(size, random)) {
    serial += 1;
    const mode = modes(noteStatuses.length > 0 ? noteStatuses.length : status === '30' ? 1 : 0);
    const lane = random.weighted(weightedLanes);
    const customer = random.weighted((mode === '3' ? agentsOn : directOn).get(lane)!);
    const startedAt = status === '60' ? busyMoment(random, isLately ? within(now, lately) : within(now, longAgo)) : undefined;
    const created = (startedAt ?? openSince(random, { status, noteStatuses, now })) - random.int(4, 40) * hour;
    const order = makeOrder({
      random,
      serial,
      status,
      mode,
      customer,
      shipper: random.pick(shippersOf.get(customer.id)!),
      lane,
      carrier: mode === '2' ? random.pick(carriers) : undefined,
      created,
      addresses,
      parties,
      trips: noteStatuses.length,
    });
    yield {
      order,
      lane,
      customer,
      carrier: mode === '2' ? carriers.find((carrier) => carrier.id === order.carrierId) : undefined,
      noteStatuses,
      startedAt,
    };
  }
}

/** How many of a hundred waybills go in each mode. @source freight-domain 8.2 */
const modeShares = [
  ['1', 67],
  ['2', 14],
  ['3', 19],
] as const;

/**
 * Draws the mode of one order after the other, so that the waybills of each mode come out as planned to the last one. An order
 * without waybills takes nothing from the plan; one that is waiting to be dispatched lends its mode to a draft.
 */
function createModePlan(size: SetSize, random: Random): (noteCount: number) => string {
  const left = new Map<string, number>(modeShares.map(([mode, share]) => [mode, Math.floor((size.notes * share) / 100)]));
  return (noteCount) => {
    const open = [...left].filter(([, count]) => count > 0 && count >= noteCount);
    if (noteCount === 0 || open.length === 0) return random.weighted(modeShares);
    const mode = random.weighted(open);
    left.set(mode, (left.get(mode) ?? 0) - noteCount);
    return mode;
  };
}

/** Before when an open order was made: earlier than the oldest of its waybills. */
function openSince(
  random: Random,
  { status, noteStatuses, now }: { status: string; noteStatuses: readonly string[]; now: number },
): number {
  if (noteStatuses.length === 0) return now - random.int(1, status === '30' ? 3 : 6) * day;
  return now - 26 * day;
}

/** Gives every order its status and its waybills: settled ones to finished orders, open ones to those under way. */
function* divide(size: SetSize, random: Random): Generator<{ status: string; noteStatuses: string[]; isLately?: boolean }> {
  const total = Object.values(orderStatuses).reduce((sum, count) => sum + count, 0);
  const counts = Object.fromEntries(
    Object.entries(orderStatuses).map(([status, count]) => [status, Math.round((count * size.orders) / total)]),
  );
  const expand = (codes: readonly string[]) => codes.flatMap((code) => Array.from({ length: size.statuses[code] ?? 0 }, () => code));
  // Drafts are waybills without an order; see notes.ts.
  const open = expand(
    Object.keys(size.statuses)
      .filter((code) => !settled.includes(code) && code !== '10')
      .toSorted(),
  );
  const [paid, over] = [expand(['80']), expand(['90', '99'])];
  const lateOrders = Math.round(counts['60']! / 10);
  // What lately arrived is paid and has no invoice yet.
  const late = paid.splice(0, Math.round((lateOrders * (paid.length + over.length)) / counts['60']!));
  const done = random.shuffle([...paid, ...over]);
  const underWay = ['50', '40', '70'].flatMap((status) => Array.from({ length: counts[status]! }, () => status));
  const perOpen = open.length / underWay.length;
  for (const noteStatuses of inParts(done, counts['60']! - lateOrders)) yield { status: '60', noteStatuses };
  for (const noteStatuses of inParts(late, lateOrders)) yield { status: '60', noteStatuses, isLately: true };
  // Neighbours in the sorted list are in similar states, as the waybills of one order are.
  for (const [index, status] of random.shuffle(underWay).entries())
    yield { status, noteStatuses: open.slice(Math.round(index * perOpen), Math.round((index + 1) * perOpen)) };
  for (const status of ['30', '20', '10', '99'])
    for (let index = 0; index < counts[status]!; index += 1) yield { status, noteStatuses: [] };
}

/** A list in so many parts of about one length. */
const inParts = <Item>(list: readonly Item[], count: number): Item[][] =>
  Array.from({ length: count }, (_, index) =>
    list.slice(Math.round((index * list.length) / count), Math.round(((index + 1) * list.length) / count)),
  );

interface AddressBook {
  send(customer: Customer, adcode: string): SendAddress | undefined;
  receive(customer: Customer, adcode: string): ReceiveAddress | undefined;
  /** Whether the customer has a place at both ends. */
  serves(customer: Customer, lane: Lane): boolean;
}

function addressBook(parties: Parties): AddressBook {
  const sends = new Map(parties.sendAddresses.map((address) => [`${address.customerId} ${address.adcode}`, address]));
  const receives = new Map(parties.receiveAddresses.map((address) => [`${address.customerId} ${address.adcode}`, address]));
  return {
    send: (customer, adcode) => sends.get(`${customer.id} ${adcode}`),
    receive: (customer, adcode) => receives.get(`${customer.id} ${adcode}`),
    serves: ({ id }, { from, to }) => sends.has(`${id} ${from}`) && receives.has(`${id} ${to}`),
  };
}

interface OrderFacts {
  random: Random;
  serial: number;
  status: string;
  mode: string;
  customer: Customer;
  shipper: Shipper;
  lane: Lane;
  carrier: Carrier | undefined;
  created: number;
  addresses: AddressBook;
  parties: Parties;
  trips: number;
}

function makeOrder({
  random,
  serial,
  status,
  mode,
  customer,
  shipper,
  lane,
  carrier,
  created,
  addresses,
  parties,
  trips,
}: OrderFacts): Order {
  const [from, to] = [placeOf(lane.from), placeOf(lane.to)];
  const [send, receive] = [addresses.send(customer, lane.from), addresses.receive(customer, lane.to)];
  const distance = roadDistance(from, to);
  const perTonne = yuanPerTonne(random, { lane, metres: distance, when: created });
  const tonnes = random.int(lane.tonnes[0], lane.tonnes[1]);
  const priceMode = random.weighted([
    ['1', 86],
    ['2', 9],
    ['5', 5],
  ]);
  const unitPrice =
    priceMode === '1'
      ? Math.round(perTonne * 10_000)
      : priceMode === '2'
        ? Math.round(perTonne * tonnes) * 10_000
        : Math.max(1, Math.round((perTonne * 10_000_000) / distance));
  const loss = parties.lossSettings.find((setting) => setting.cargoTypeCode === lane.cargoTypeCode) ?? parties.lossSettings[0]!;
  const planned = Math.max(trips, random.int(1, 4)) + (status === '40' ? random.int(1, 3) : 0);
  const totalWeight = planned * tonnes * 1000;
  const orderNo = `DD${timeText(created).slice(2, 10).replaceAll('-', '')}${String(serial % 1_000_000).padStart(6, '0')}`;
  const isDraft = status === '10';
  const isPublished = !['10', '20', '99'].includes(status);
  const terms = {
    orderMode: mode,
    priceMode,
    unitPrice,
    customerUnitPrice: mode === '3' ? Math.round(unitPrice * 1.12) : null,
    agentFee: null as number | null,
    cargoPrice: loss.cargoPrice ?? null,
    weightBasis: '3',
    lossMode: loss.lossMode,
    lossRate: loss.lossRate ?? null,
    lossKg: loss.lossKg ?? null,
    lossDeduct: loss.lossDeduct,
    lossPass: serial % 11 === 0 && loss.lossMode !== '0' ? '2' : '1',
    roundMode: '2',
    serviceRate: customer.serviceRate,
    feeCalcMode: customer.feeCalcMode,
  };
  const fees = estimateFees(terms, { weight: totalWeight, volume: null, pieces: null, distance });
  return {
    id: idAt(random, created),
    createBy: random.pick(['ops', 'dispatcher', 'customer_op']),
    createTime: timeText(created),
    sysOrgCode: 'A01',
    orderNo,
    originalDocumentNumber: orderNo,
    publishMode: mode === '2' ? '3' : '1',
    status,
    companyId: parties.companies[0]!.id,
    customerId: customer.id,
    customerName: customer.customerName,
    shipperId: shipper.id,
    shipperName: shipper.shipperName,
    agentId: mode === '3' ? customer.id : null,
    agentName: mode === '3' ? customer.customerName : null,
    carrierId: carrier?.id ?? null,
    carrierName: carrier?.carrierName ?? null,
    businessTypeCode: lane.businessTypeCode,
    transportTypeCode: '1',
    cargoName: lane.cargoName,
    cargoTypeCode: lane.cargoTypeCode,
    ...terms,
    agentFee: fees.agentFee,
    settleType: customer.settleType,
    termDays: customer.termDays ?? null,
    needInsurance: '0',
    insuredAmount: null,
    needReceipt: '1',
    sendAddressId: send?.id ?? null,
    sendName: send?.companyName ?? `${from.name}货场示例`,
    // Where nobody is named at a place, the parties themselves answer: a document without a phone can be edited by nobody.
    sendContact: send?.contactName ?? shipper.contactName,
    sendPhone: send?.phone ?? shipper.contactPhone,
    sendProvince: from.province,
    sendCity: from.city,
    sendDistrict: from.district,
    sendAdcode: from.adcode,
    sendAddress: send?.address ?? `${from.district}物流园`,
    sendLng: from.lng,
    sendLat: from.lat,
    receiveAddressId: receive?.id ?? null,
    receiveName: receive?.companyName ?? `${to.name}货场示例`,
    receiveIdNo: null,
    receiveContact: receive?.contactName ?? customer.contactName,
    receivePhone: receive?.phone ?? customer.contactPhone,
    receiveProvince: to.province,
    receiveCity: to.city,
    receiveDistrict: to.district,
    receiveAdcode: to.adcode,
    receiveAddress: receive?.address ?? `${to.district}物流园`,
    receiveLng: to.lng,
    receiveLat: to.lat,
    distance,
    totalWeight,
    totalVehicles: planned,
    pickupTimeFrom: timeText(created + 12 * hour),
    pickupTimeTo: timeText(created + (status === '30' ? 6 : 3) * day),
    driverFee: fees.driverFee,
    serviceFee: fees.serviceFee,
    customerFee: fees.customerFee,
    agentMargin: fees.agentMargin,
    dispatchedWeight: 0,
    dispatchedVehicles: 0,
    finishedVehicles: 0,
    publishTime: isPublished ? timeText(created + hour) : null,
    closeTime: status === '70' ? timeText(created + 5 * day) : null,
    closeReason: status === '70' ? '客户减少发运量' : status === '99' ? '客户取消' : null,
    reviewBy: isPublished ? 'ops' : null,
    reviewTime: isPublished ? timeText(created + hour) : null,
    reviewRemark: null,
    remark: isDraft ? '待补充信息' : null,
  };
}
