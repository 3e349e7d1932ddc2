import { expect } from '@playwright/test';
import { picture } from './files.ts';
import type { Caller } from './session.ts';

/** A row as the wire has it. */
export type Row = Readonly<Record<string, string | number | null>> & { id: string; version: number };

/** The rows of a list, many at once. */
export const rowsOf = async (server: Caller, path: string, query: Record<string, string> = {}): Promise<Row[]> =>
  (await server.get<{ records: Row[] }>(path, { pageSize: '500', ...query })).result.records;

/** A driver with a vehicle that may carry 33 tonnes now. */
export interface Crew {
  driver: Row;
  vehicle: Row;
}

/** Crews whose vehicle has no open waybill, none of them twice; of a carrier, where one is named. */
export async function freeCrews(server: Caller, count: number, carrierId?: string): Promise<Crew[]> {
  const open = await rowsOf(server, '/shipping/hyShippingNote/list', { noteStatus_MultiString: '15,20,30,40,50' });
  const busy = new Set(open.map((note) => note['vehicleNumber']));
  const valid = (row: Row, ...names: string[]) => names.every((name) => row[name] === null || String(row[name]) > inTwoMonths);
  const inTwoMonths = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const approved = { state: '2', blacklist: '0', ...(carrierId === undefined ? {} : { carrierId }) };
  const vehicles = (await rowsOf(server, '/hyvehicle/hyVehicle/list', { ...approved, vehicleTonnage_begin: '3300' })).filter(
    (row) => !busy.has(row['vehicleNumber'] ?? '') && valid(row, 'rtcValidTo', 'inspectValidTo', 'compulsoryValidTo', 'commercialValidTo'),
  );
  const drivers = (await rowsOf(server, '/hydriver/hyDriver/list', approved)).filter(
    (row) => String(row['vehicleClass']).split(',').includes('A2') && valid(row, 'validPeriodTo', 'qualificationValidTo', 'idValidTo'),
  );
  // Names may repeat among people; a choice by name must be clear.
  const names = drivers.map((row) => row['driverName']);
  const unique = drivers.filter((row) => names.filter((name) => name === row['driverName']).length === 1);
  return Array.from({ length: count }, (_, index) => {
    const [driver, vehicle] = [unique[index], vehicles[index]];
    if (driver === undefined || vehicle === undefined)
      throw new Error(`There are only ${Math.min(unique.length, vehicles.length)} free crews.`);
    return { driver, vehicle };
  });
}

/** A customer who pays from a full wallet, or on a term, with a shipper and addresses of its own. */
export interface Payer {
  customer: Row;
  shipper: Row;
  send: Row;
  receive: Row;
}

/** The payer with most money, if possible one whose waybills are all accepted: others may go back in between, and their money comes free. */
export async function payer(server: Caller, settleType = '0'): Promise<Payer> {
  const unaccepted = await rowsOf(server, '/shipping/hyShippingNote/list', { noteStatus_MultiString: '15' });
  const waiting = new Set(unaccepted.map((note) => note['customerId']));
  const customers = (await rowsOf(server, '/customer/hyCustomer/list', { state: '2', settleType, customerKind: '1' })).toSorted(
    (a, b) => Number(waiting.has(a.id)) - Number(waiting.has(b.id)) || Number(b['walletAvailable']) - Number(a['walletAvailable']),
  );
  for (const customer of customers) {
    const own = { customerId: customer.id };
    const [shipper] = await rowsOf(server, '/customer/hyShipper/list', { ...own, state: '2' });
    const [send] = await rowsOf(server, '/shipping/hySendAddress/list', own);
    const [receive] = await rowsOf(server, '/shipping/hyReceiveAddress/list', own);
    if (shipper !== undefined && send !== undefined && receive !== undefined) return { customer, shipper, send, receive };
  }
  throw new Error('No customer has shipper and addresses.');
}

/** Agrees with a customer on how losses are dealt with. @returns the id of the setting */
export async function addLossSetting(server: Caller, settingName: string, customerId: string): Promise<string> {
  const added = await server.post<{ id: string }>('/hyloss/hyLossSetting/add', {
    settingName,
    customerId,
    lossMode: '1',
    lossRate: 3,
    lossDeduct: '1',
    lossPass: '1',
    weightBasis: '1',
    roundMode: '0',
  });
  expect(added.success, added.message).toBe(true);
  return added.result.id;
}

/** Fen as a screen shows them. */
export const yuan = (fen: number): string =>
  `${Math.trunc(fen / 100).toLocaleString('en-US')}.${String(Math.abs(fen % 100)).padStart(2, '0')}`;

/** Kilograms as a screen shows them, in tonnes. */
export const tonnes = (kilograms: number): string => (kilograms / 1000).toFixed(3);

/** A moment some minutes from now, as the wire and the inputs write it. */
export function moment(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000 + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** The first moment after another that is over: a way takes time. */
export async function momentAfter(earlier: string): Promise<string> {
  const after = new Date(Date.parse(`${earlier.replace(' ', 'T')}+08:00`) + 1000);
  while (Date.now() <= after.getTime()) await new Promise((resolve) => setTimeout(resolve, after.getTime() - Date.now() + 1));
  return new Date(after.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** What a call came to. @throws Error it was refused */
export const done = <Result>({ success, message, result }: { success: boolean; message: string; result: Result }): Result => {
  if (!success) throw new Error(message);
  return result;
};

/** A draft in agent mode: the customer is the shipper, the agent's users see what the driver gets. */
export async function agentOrder(ops: Caller, customer: Caller, agent: Caller): Promise<Row> {
  const [[send], [receive], [shipper]] = [
    await rowsOf(customer, '/shipping/hySendAddress/list'),
    await rowsOf(customer, '/shipping/hyReceiveAddress/list'),
    await rowsOf(customer, '/customer/hyShipper/list'),
  ];
  if (send === undefined || receive === undefined || shipper === undefined) throw new Error('The customer has no addresses or no shipper.');
  return done(
    await ops.post<Row>('/hyorder/hyOrder/add', {
      orderMode: '3',
      customerId: shipper['customerId'],
      shipperId: shipper.id,
      agentId: agent.cid,
      sendAddressId: send.id,
      receiveAddressId: receive.id,
      cargoName: '钢卷',
      cargoTypeCode: '0400',
      totalWeight: 32_480,
      totalVehicles: 1,
      pickupTimeFrom: moment(-600),
      pickupTimeTo: moment(1440),
      priceMode: '1',
      unitPrice: 855_000,
      agentFee: 310_000,
      weightBasis: '3',
      roundMode: '2',
      lossMode: '1',
      lossRate: 30,
      lossDeduct: '1',
      lossPass: '1',
      cargoPrice: 62_000,
      settleType: '1',
      termDays: 30,
      serviceRate: 300,
      feeCalcMode: '1',
    }),
  );
}

/**
 * Case C of the fee formulas, weighed at both ends: a waybill of one's customer through one's agent.
 *
 * @param second reviews the order that `ops` enters
 * @returns its id
 * @source freight-domain 4.5
 */
export async function agentNote(ops: Caller, second: Caller, { customer, agent }: Record<'customer' | 'agent', Caller>): Promise<string> {
  const { driver, vehicle } = (await freeCrews(ops, 6))[5]!;
  const order = await agentOrder(ops, customer, agent);
  const submitted = done(await ops.put<Row>('/hyorder/hyOrder/submit', { id: order.id, version: order.version }));
  const reviewed =
    submitted['status'] === '20'
      ? done(await second.put<Row>('/hyorder/hyOrder/review', { id: order.id, version: submitted.version, pass: true }))
      : submitted;
  const [note] = done(
    await ops.post<Row[]>('/hyorder/hyOrder/dispatch', {
      id: order.id,
      version: reviewed.version,
      publishMode: '1',
      driverId: driver.id,
      vehicleId: vehicle.id,
      weight: 32_480,
      autoAccept: '1',
    }),
  );
  if (note === undefined) throw new Error('No waybill was made.');
  const path = done(await ops.upload(picture('磅单.png')));
  const load = done(
    await ops.put<Row>('/shipping/hyShippingNote/load', {
      id: note.id,
      version: note.version,
      weight: 32_480,
      time: String(note['acceptTime']),
      files: path,
    }),
  );
  const departTime = String(note['acceptTime']);
  const depart = done(await ops.put<Row>('/shipping/hyShippingNote/depart', { id: note.id, version: load.version, departTime }));
  done(
    await ops.put<Row>('/shipping/hyShippingNote/unload', {
      id: note.id,
      version: depart.version,
      weight: 32_300,
      time: await momentAfter(departTime),
      files: path,
    }),
  );
  return note.id;
}
