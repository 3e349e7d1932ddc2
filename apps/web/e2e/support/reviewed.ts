import { type Wallet, walletOf } from './books.ts';
import { picture } from './files.ts';
import { type Crew, done, freeCrews, moment, momentAfter, payer, type Row, rowsOf } from './freight.ts';
import { as } from './session.ts';

const notes = '/shipping/hyShippingNote';

/** A waybill that waits for its examination, and whom its freight goes to. */
export interface Reviewed {
  id: string;
  number: string;
  payee: string;
  customerId: string;
  /** The customer's wallet before the order was dispatched. */
  wallet: Wallet;
}

/** Rules of the business review, each let be with a reason: no flow has a track. */
const overrides = Array.from({ length: 12 }, (_, index) => ({ rule: `R${index + 1}`, reason: '已核对纸质单据' }));

/** A card of theirs that the bank has confirmed, and with whose number nothing is played. */
async function hasPlainCard(driver: Row): Promise<boolean> {
  const cards = await rowsOf(await as('ops'), '/account/hyBankCard/list', { holderType: 'driver', holderId: driver.id });
  return cards.some((card) => card['isDefault'] === '1' && card['verifyState'] === '20' && !/[789]$/.test(String(card['cardNo'])));
}

/** A free crew that other flows leave alone. */
export async function plainCrew(): Promise<Crew> {
  for (const crew of (await freeCrews(await as('ops'), 12)).slice(6)) if (await hasPlainCard(crew.driver)) return crew;
  throw new Error('No free driver has a confirmed card.');
}

/** How a waybill comes about that is not the customer's own, paid from a full wallet, carried by any crew. */
export interface Way {
  crew?: Crew;
  settleType?: string;
  /** Terms of its order that are not those of case A1. */
  terms?: Readonly<Record<string, string | number | null>>;
  /** An order that was handed in, where it is not to be made here. */
  ordered?: Row;
  /** The carrier that takes the order over, and whose own crew carries it. */
  carrierId?: string | null;
}

/**
 * Takes a waybill of case A1 from its order to its driver's word: 2,736.00 are estimated for the driver, paid from a full wallet.
 *
 * @source freight-domain 4.5
 */
export async function acceptedNote({ crew, ordered, carrierId, ...wish }: Way = {}): Promise<Reviewed> {
  const [ops, second] = [await as('ops'), await as('ops2')];
  const order = ordered ?? (await madeOrder(wish));
  const customerId = String(order['customerId']);
  if (order['status'] === '20')
    done(await second.put<Row>('/hyorder/hyOrder/review', { id: order.id, version: order.version, pass: true }));
  const dispatch = async (body: object) => {
    const { version } = done(await ops.get<Row>('/hyorder/hyOrder/queryById', { id: order.id }));
    return done(await ops.post<Row[]>('/hyorder/hyOrder/dispatch', { id: order.id, version, ...body }));
  };
  if (carrierId) await dispatch({ publishMode: '3', carrierId });
  const wallet = await walletOf(customerId);
  const { driver, vehicle } = crew ?? (carrierId ? (await freeCrews(ops, 1, carrierId))[0]! : await plainCrew());
  const trip = { publishMode: '1', driverId: driver.id, vehicleId: vehicle.id, weight: 32_000, autoAccept: '1' };
  const [note] = await dispatch(trip);
  const payee = String(driver[carrierId ? 'carrierName' : 'driverName']);
  return { id: note!.id, number: String(note!['shippingNoteNumber']), payee, customerId, wallet };
}

/** Makes an order, and hands it in. */
async function madeOrder({ settleType = '0', terms = {} }: Pick<Way, 'settleType' | 'terms'>): Promise<Row> {
  const ops = await as('ops');
  const { customer, shipper, send, receive } = await payer(ops, settleType);
  const order = done(
    await ops.post<Row>('/hyorder/hyOrder/add', {
      orderMode: '1',
      customerId: customer.id,
      shipperId: shipper.id,
      sendAddressId: send.id,
      receiveAddressId: receive.id,
      cargoName: '钢卷',
      cargoTypeCode: '0400',
      totalWeight: 32_000,
      totalVehicles: 1,
      pickupTimeFrom: moment(-600),
      pickupTimeTo: moment(1440),
      priceMode: '1',
      unitPrice: 855_000,
      weightBasis: '3',
      roundMode: '2',
      lossMode: '1',
      lossRate: 30,
      lossDeduct: '1',
      lossPass: '1',
      cargoPrice: 62_000,
      settleType,
      ...(settleType === '0' ? {} : { termDays: 30 }),
      serviceRate: 600,
      feeCalcMode: '1',
      ...terms,
    }),
  );
  return done(await ops.put<Row>('/hyorder/hyOrder/submit', { id: order.id, version: order.version }));
}

/** What both scales said of case A1. */
const weighed = { loadWeight: 32_480, unloadWeight: 32_300 };

/** Takes an accepted waybill to its check, by the people whose work it is. */
export async function submitNote({ id }: Reviewed, { loadWeight, unloadWeight }: typeof weighed = weighed): Promise<void> {
  const [ops, second] = [await as('ops'), await as('ops2')];
  const path = done(await ops.upload(picture('磅单.png')));
  const now = async () => done(await ops.get<{ note: Row; files: Row[] }>(`${notes}/detail`, { id }));
  const key = async () => ({ id, version: (await now()).note.version });
  const acceptTime = String((await now()).note['acceptTime']);
  const put = async (server: typeof ops, action: string, body: object) =>
    done(await server.put<Row>(`${notes}/${action}`, { ...(await key()), ...body }));
  await put(ops, 'load', { weight: loadWeight, time: acceptTime, files: path, confirmWarnings: true });
  await put(ops, 'depart', { departTime: acceptTime });
  const unloadTime = await momentAfter(acceptTime);
  await put(ops, 'unload', { weight: unloadWeight, time: unloadTime, files: path, confirmWarnings: true });
  await put(ops, 'sign', { signTime: await momentAfter(unloadTime), files: path, confirmWarnings: true });
  const { files } = await now();
  await put(second, 'preCheck', { pass: true, files: files.map((file) => ({ id: file.id, valid: true, reason: null })) });
  await put(ops, 'submitCheck', {});
}

/** Takes an accepted waybill to the end of the business review, by the people whose work it is: driver fee 2,710.00, fee total 2,872.60. */
export async function reviewNote(accepted: Reviewed, weights: typeof weighed = weighed): Promise<void> {
  await submitNote(accepted, weights);
  const [ops, second, compliance] = [await as('ops'), await as('ops2'), await as('compliance')];
  const { id } = accepted;
  const now = async () => done(await ops.get<{ note: Row }>(`${notes}/detail`, { id }));
  if ((await now()).note['noteStatus'] === '60')
    done(await second.put(`${notes}/check`, { ids: [id], versions: [(await now()).note.version], pass: true }));
  if ((await now()).note['noteStatus'] === '65')
    done(await compliance.put(`${notes}/businessReview`, { ids: [id], versions: [(await now()).note.version], pass: true, overrides }));
  const { note } = await now();
  if (note['noteStatus'] !== '68') throw new Error(`The waybill came to ${note['noteStatus']} instead of its examination.`);
}

/** Waybills of case A1 that wait for their examination. */
export async function reviewedNotes(count: number, { settleType = '0' } = {}): Promise<Reviewed[]> {
  const made: Reviewed[] = [];
  // One after the other by the same crew: a vehicle is free again once its waybill is signed.
  const crew = await plainCrew();
  while (made.length < count) {
    const accepted = await acceptedNote({ crew, settleType });
    await reviewNote(accepted);
    made.push(accepted);
  }
  return made;
}
