import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { etcPath, type EtcSite, openEtcSite } from '../../../../test/etcSite.ts';
import { expectDone, once } from '../../../../test/freight.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';
import { askDueTolls } from './askInvoices.ts';
import { hyEtcInvoice } from './etcSync.table.ts';
import { isOfTrip, isTitled } from './takeInvoices.ts';

let site: EtcSite;
beforeAll(async () => {
  site = await openEtcSite();
  off = await site.departed();
  await site.unload(off);
  await site.configure('etcEnabled', '1');
});
/** A waybill from before trips were reported. */
let off: Awaited<ReturnType<EtcSite['departed']>>;

const at = (instant: string) => site.server.clock.set(`${instant.replace(' ', 'T')}+08:00`);
const refused = (final = false) => ({ state: 'refused', code: 'X', reason: '车辆有未结束的行程', final }) as const;
const findings = () => site.server.inTenant(0, (tx) => verifyLedger(tx, 0));
const job = () => askDueTolls(site.server.context());

describe('FRT-18 who is reported', () => {
  test('FRT-18 nobody, as long as it is not switched on', async () => {
    expect(await site.tripOf(off)).toBeUndefined();
    expect(await site.read(off.id)).toMatchObject({ etcState: null, etcAmount: 0 });
  });

  test('FRT-18 N6 N7 a departure reports the start, unloading the end; the waybill and its timeline say so', async () => {
    const note = await site.departed();
    expect(await site.tripOf(note)).toMatchObject({ state: '10', startTime: '2026-06-01 10:00:00', endTime: null, retryCount: 0 });
    expect(await site.read(note.id)).toMatchObject({ etcState: '10' });

    await site.deliver();

    expect(await site.tripOf(note)).toMatchObject({
      state: '20',
      etcCardNo: '3701',
      startReportTime: '2026-06-01 10:00:00',
      simulated: '1',
    });
    expect(site.etc.starts.at(-1)).toEqual({
      noteNo: note.shippingNoteNumber,
      plate: note.vehicleNumber,
      plateColor: note.plateColor,
      buyer: { name: site.world.company.companyName, taxNo: site.world.company.uscc },
      startTime: '2026-06-01 10:00:00',
      startAdcode: note.sendAdcode,
      endAdcode: note.receiveAdcode,
      distance: Math.round(note.distance / 1000),
      fee: note.feeTotal,
    });

    await site.unload(note);
    await site.deliver();

    expect(await site.tripOf(note)).toMatchObject({ state: '30', endTime: '2026-06-01 11:30:00', endReportTime: '2026-06-01 12:00:00' });
    expect(site.etc.ends.at(-1)).toMatchObject({ noteNo: note.shippingNoteNumber, endTime: '2026-06-01 11:30:00' });
    expect(await site.read(note.id)).toMatchObject({ etcState: '30' });
    const events = expectDone(await site.server.as('admin').get('/shipping/hyNoteEvent/list', { noteId: note.id }));
    const told = (events as { eventType: string }[]).map(({ eventType }) => eventType);
    expect(told).toEqual(expect.arrayContaining(['etcStarted', 'etcEnded']));
  });

  test('FRT-18 unloaded without a departure in between, both are reported, the start first', async () => {
    const note = await site.loaded();
    await site.unload(note);
    await site.deliver();
    expect(await site.tripOf(note)).toMatchObject({ state: '30', startTime: '2026-06-01 09:30:00' });
    expect(site.etc.starts.filter(({ noteNo }) => noteNo === note.shippingNoteNumber)).toHaveLength(1);
  });
});

describe('FRT-18 the time for a report', () => {
  test.each([
    ['below', '2026-06-02 09:59:59', '20', null],
    ['at', '2026-06-02 10:00:00', '20', null],
    ['above', '2026-06-02 10:00:01', '60', '发车已超过24小时，不能上报开始'],
  ])('FRT-18 a start is reported within 24 hours: %s', async (_limit, now, state, failReason) => {
    const note = await site.departed();
    const before = site.etc.starts.length;
    at(now);
    await site.deliver();
    expect(await site.tripOf(note)).toMatchObject({ state, failReason });
    // What comes too late is not sent.
    expect(site.etc.starts.length - before).toBe(state === '20' ? 1 : 0);
  });

  test.each([
    ['below', '2026-06-03 11:29:59', '30', null],
    ['at', '2026-06-03 11:30:00', '30', null],
    ['above', '2026-06-03 11:30:01', '60', '到达已超过48小时，不能上报结束'],
  ])('FRT-18 an end is reported within 48 hours: %s', async (_limit, now, state, failReason) => {
    const note = await site.departed();
    await site.deliver();
    await site.unload(note);
    at(now);
    await site.deliver();
    expect(await site.tripOf(note)).toMatchObject({ state, failReason });
  });

  test('FRT-18 the hours are configured', async () => {
    await site.configure('etcStartHours', '25');
    const note = await site.departed();
    at('2026-06-02 11:00:00');
    await site.deliver();
    expect(await site.tripOf(note)).toMatchObject({ state: '20' });
    await site.configure('etcStartHours', '24');
  });
});

describe('FRT-18 what is refused', () => {
  test('FRT-18 a report is tried five times more, later each time; then a person has to look, and begins again', async () => {
    const note = await site.departed();
    site.etc.answers.push(...Array.from({ length: 6 }, () => refused()));
    await site.deliver();
    const tries = ['10:01:00', '10:06:00', '10:21:00', '11:21:00', '14:21:00'];
    for (const [index, time] of tries.entries()) {
      const nextRetryTime = `2026-06-01 ${time}`;
      expect(await site.tripOf(note)).toMatchObject({
        state: '10',
        retryCount: index + 1,
        nextRetryTime,
        failReason: '车辆有未结束的行程',
      });
      const before = site.etc.starts.length;
      at(`2026-06-01 ${time}`);
      site.server.clock.advance(-1000);
      await site.deliver();
      expect(site.etc.starts).toHaveLength(before);
      at(nextRetryTime);
      await site.deliver();
      expect(site.etc.starts).toHaveLength(before + 1);
    }
    const failed = await site.tripOf(note);
    expect(failed).toMatchObject({ state: '60', retryCount: 5, nextRetryTime: null, failReason: '车辆有未结束的行程' });
    expect(await site.read(note.id)).toMatchObject({ etcState: '60' });
    const { sysMsgList } = expectDone(await site.server.as('admin').get('/sys/annountCement/listByUser'));
    expect(JSON.stringify(sysMsgList)).toContain(`运单 ${note.shippingNoteNumber} 通行费上报失败`);

    expect(expectDone(await site.act('restart', failed))).toMatchObject({ state: '10', retryCount: 0, failReason: null });
    await site.deliver();
    expect(await site.tripOf(note)).toMatchObject({ state: '20' });
  });

  test('FRT-18 an end that is refused for good is begun again with the end', async () => {
    const note = await site.departed();
    await site.deliver();
    await site.unload(note);
    site.etc.answers.push(refused(true));
    await site.deliver();
    const failed = await site.tripOf(note);
    expect(failed).toMatchObject({ state: '60', retryCount: 0 });
    expect(expectDone(await site.act('restart', failed))).toMatchObject({ state: '20' });
    await site.deliver();
    expect(await site.tripOf(note)).toMatchObject({ state: '30' });
  });

  test('FRT-18 a vehicle that is not listed is not reported; no answer is not a refusal', async () => {
    const note = await site.departed();
    const before = site.etc.starts.length;
    site.etc.vehicle = { state: 'refused', code: 'NOT_LISTED', reason: '车辆不在ETC名单内', final: false };
    await site.deliver();
    site.etc.vehicle = { state: 'registered', etcCardNo: '3701' };
    expect(await site.tripOf(note)).toMatchObject({ state: '10', failReason: '车辆不在ETC名单内' });
    expect(site.etc.starts).toHaveLength(before);
    site.etc.answers.push(new Error('silence'));
    at('2026-06-01 10:01:00');
    await site.deliver();
    expect(await site.tripOf(note)).toMatchObject({ state: '10', retryCount: 2, failReason: '通行费服务没有响应' });
    // A person need not wait; what waits for its time is then out of date, and not sent beside it.
    expect(expectDone(await site.act('start', await site.tripOf(note)))).toMatchObject({ retryCount: 0, nextRetryTime: null });
    at('2026-06-01 10:06:00');
    site.etc.answers.push(refused());
    await site.deliver();
    expect(await site.tripOf(note)).toMatchObject({ state: '10', retryCount: 1, nextRetryTime: '2026-06-01 10:07:00' });
    expect(site.etc.starts).toHaveLength(before + 2);
    at('2026-06-01 10:07:00');
    await site.deliver();
    expect(await site.tripOf(note)).toMatchObject({ state: '20' });
  });

  test('FRT-18 moves are for their states: no end on the road, no second start, no invoices before the end', async () => {
    const note = await site.departed();
    await site.deliver();
    const sync = await site.tripOf(note);
    expect(await site.act('end', sync)).toMatchObject({ message: '运单尚未卸货，不能上报结束' });
    for (const action of ['start', 'query', 'restart']) expect(await site.act(action, sync)).toMatchObject({ errorCode: 40901 });
    expect(await site.act('end', { ...sync, version: sync.version - 1 })).toMatchObject({ errorCode: 40901 });
  });
});

describe('FRT-18 which invoices belong to a trip', () => {
  const trip = { vehicleNumber: '鲁G12345', startTime: '2026-06-01 10:00:00', endTime: '2026-06-01 18:00:00' };
  test.each([
    ['2026-06-01 07:59:59', '鲁G12345', false],
    ['2026-06-01 08:00:00', '鲁G12345', true],
    ['2026-06-01 12:00:00', '鲁G12345', true],
    ['2026-06-01 12:00:00', '鲁G12346', false],
    ['2026-06-01 20:00:00', '鲁G12345', true],
    ['2026-06-01 20:00:01', '鲁G12345', false],
    ['2026-06-01', '鲁G12345', false],
  ])('FRT-18 left at %s by %s: %s', (exitTime, plate, isIts) => {
    expect(isOfTrip({ plate, exitTime }, trip)).toBe(isIts);
  });
});

describe('FRT-18 whose name an invoice bears', () => {
  const company = { name: '某物流有限公司', taxNo: '91370700MA3D000127' };
  test.each([
    [' 某物流有限公司 ', ' 91370700ma3d000127 ', true],
    ['某物流有限公司', null, false],
    ['某物流有限公司', '', false],
    ['某物流有限公司', '91370700MA3D000128', false],
    ['某物流公司', '91370700MA3D000127', false],
  ])('FRT-18 4.8 %s %s: %s', (buyerName, buyerTaxNo, isOurs) => {
    expect(isTitled({ buyerName, buyerTaxNo }, company)).toBe(isOurs);
    expect(isTitled({ buyerName, buyerTaxNo }, undefined)).toBe(false);
  });
});

describe('FRT-18 LEDG-01 invoices', () => {
  test('FRT-18 P23 are kept once each, and the tax of those in our name is deducted from the cost', async () => {
    const { note, sync } = await site.ended();
    const before = await site.tollLines();
    const own = site.toll(note);
    const foreign = site.toll(note, { buyerName: '其他公司', amountInclTax: 10_900, taxRate: 900, taxAmount: 900 });
    const otherNumber = site.toll(note, { buyerTaxNo: '91370700MA3D000999' });
    const noTax = site.toll(note, { taxRate: 0, taxAmount: 0, amountInclTax: 500 });
    const ofOther = site.toll(note, { plate: '鲁A00001' });
    site.etc.invoices.set(note.shippingNoteNumber, [own, foreign, otherNumber, noTax, ofOther, own]);

    expect(await job()).toBeGreaterThan(0);

    // 103.00 with 3.00 of tax, 109.00 with 9.00, 103.00 with 3.00 and 5.00 without.
    const sums = { invoiceCount: 4, tollAmount: 32_000, invoiceAmount: 30_500, taxAmount: 1_500 };
    expect(await site.tripOf(note)).toMatchObject({ state: '50', queryTime: '2026-06-01 12:00:00', ...sums });
    expect(await site.read(note.id)).toMatchObject({ etcState: '50', etcAmount: 32_000 });
    const booked = [`${own.invoiceNo} D A.VATIN 300`, `${own.invoiceNo} C E.FREIGHT 300`];
    expect((await site.tollLines()).slice(before.length)).toEqual(booked);
    const { records } = expectDone(
      await site.server.as('admin').get(`${etcPath}/invoices`, { syncId: sync.id, column: 'amountInclTax', order: 'asc' }),
    );
    expect(
      (records as { deductState: string; amountInclTax: number }[]).map(({ amountInclTax, deductState }) => [amountInclTax, deductState]),
    ).toEqual([
      [500, '1'],
      [10_300, expect.any(String)],
      [10_300, expect.any(String)],
      [10_900, '0'],
    ]);

    // The same answer again adds nothing, a later one what is new.
    const late = site.toll(note, { amountInclTax: 10_500, taxRate: 500, taxAmount: 500 });
    site.etc.invoices.set(note.shippingNoteNumber, [own, foreign, otherNumber, noTax, late]);
    at('2026-06-02 05:00:00');
    await job();
    at('2026-06-03 05:00:00');
    await job();
    expect(await site.tripOf(note)).toMatchObject({ invoiceCount: 5, tollAmount: 42_500, taxAmount: 2_000 });
    expect((await site.tollLines()).slice(before.length)).toEqual([
      ...booked,
      `${late.invoiceNo} D A.VATIN 500`,
      `${late.invoiceNo} C E.FREIGHT 500`,
    ]);
    expect(await findings()).toEqual([]);
  });

  test('FRT-18 one that another trip has stays there', async () => {
    const [first, second] = [await site.ended(), await site.ended()];
    const shared = site.toll(first.note);
    site.etc.invoices.set(first.note.shippingNoteNumber, [shared]);
    site.etc.invoices.set(second.note.shippingNoteNumber, [{ ...shared, plate: second.note.vehicleNumber }]);
    await job();
    const counts = [(await site.tripOf(first.note)).invoiceCount, (await site.tripOf(second.note)).invoiceCount];
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await findings()).toEqual([]);
  });

  test('FRT-18 are asked for on thirty days; what comes later is taken when a person asks', async () => {
    const { note } = await site.ended();
    // Nobody stays signed in for a month: people look with the clock where it was.
    const jobAt = async (instant: string) => {
      at(instant);
      await job();
      at('2026-06-01 12:00:00');
      return site.tripOf(note);
    };
    expect(await jobAt('2026-07-01 11:59:59')).toMatchObject({ state: '40' });
    const over = await jobAt('2026-07-01 12:00:00');
    expect(over).toMatchObject({ state: '70' });
    site.etc.invoices.set(note.shippingNoteNumber, [site.toll(note)]);
    expect(await jobAt('2026-07-02 05:00:00')).toMatchObject({ state: '70' });
    expect(expectDone(await site.act('query', over))).toMatchObject({ state: '50', invoiceCount: 1 });
    expect(await findings()).toEqual([]);
  });

  test('FRT-18 a question beside the job, and two at once, take them once; no answer changes nothing', async () => {
    const { note, sync } = await site.ended();
    site.etc.invoices.set(note.shippingNoteNumber, new Error('silence'));
    expect(await site.act('query', sync)).toMatchObject({ errorCode: 50301, message: '通行费服务没有响应，请稍后重试' });
    expect(await site.tripOf(note)).toMatchObject({ state: '30', queryTime: null });
    site.etc.invoices.set(note.shippingNoteNumber, [site.toll(note), site.toll(note)]);
    const before = await site.tollLines();
    await Promise.all([job(), site.act('query', sync), site.act('query', sync)]);
    expect(await site.tripOf(note)).toMatchObject({ state: '50', invoiceCount: 2, taxAmount: 600 });
    expect((await site.tollLines()).length - before.length).toBe(4);
    expect(await findings()).toEqual([]);
  });

  test('FRT-18 a service that is silent is left alone after five questions, and asked again by the next run', async () => {
    const trips: Awaited<ReturnType<EtcSite['ended']>>[] = [];
    for (let place = 0; place < 6; place += 1) trips.push(await site.ended());
    at('2026-06-05 05:00:00');
    await job();
    for (const { note } of trips) site.etc.invoices.set(note.shippingNoteNumber, new Error('silence'));
    at('2026-06-06 05:00:00');
    await job();
    const states = async (queryTime: string) => {
      const now = await Promise.all(trips.map(({ note }) => site.tripOf(note)));
      return now.filter((trip) => trip.queryTime === queryTime).length;
    };
    expect(await states('2026-06-06 05:00:00')).toBeLessThanOrEqual(5);
    for (const { note } of trips) site.etc.invoices.delete(note.shippingNoteNumber);
    at('2026-06-07 05:00:00');
    await job();
    expect(await states('2026-06-07 05:00:00')).toBe(6);
  });

  test('LEDG-01 FRT-18 books that say something else than the invoices are found', async () => {
    const { note } = await site.ended();
    site.etc.invoices.set(note.shippingNoteNumber, [site.toll(note)]);
    await job();
    const [invoice] = await site.server.inTenant(0, (tx) => tx.select().from(hyEtcInvoice).limit(1));
    const change = (values: Partial<typeof hyEtcInvoice.$inferInsert>) =>
      site.server.inTenant(0, (tx) => tx.update(hyEtcInvoice).set(values).where(eq(hyEtcInvoice.id, invoice!.id)));
    await change({ deductState: invoice!.deductState === '1' ? '0' : '1' });
    const found = (await findings()).filter(({ invariant }) => invariant === 'I30').map(({ subject }) => subject);
    const { id } = site.world.company;
    if (invoice!.taxAmount > 0) expect(found).toEqual(expect.arrayContaining([`A.VATIN.${id}`, `E.FREIGHT.${id}`]));
    await change({ deductState: invoice!.deductState });
    await change({ taxAmount: invoice!.taxAmount + 1, amountExclTax: invoice!.amountExclTax - 1 });
    expect((await findings()).map(({ subject }) => subject)).toContain(invoice!.syncId);
    await change({ taxAmount: invoice!.taxAmount, amountExclTax: invoice!.amountExclTax });
    expect(await findings()).toEqual([]);
  });
});

describe('FRT-18 what is given up', () => {
  const revoked = async ({ id, shippingNoteNumber: number }: Awaited<ReturnType<EtcSite['departed']>>) => {
    expectDone(await site.put('revoke', { id, version: (await site.read(id)).version, revokeCode: '1', number }));
    const decide = { id, version: (await site.read(id)).version, pass: true };
    expectDone(await site.server.as('second').put('/shipping/hyShippingNote/revokeApprove', decide, once()));
  };

  test('FRT-18 N27 a revoked waybill is skipped and its open trip ended; nothing is asked for it any more', async () => {
    const note = await site.departed();
    await site.deliver();
    await revoked(note);
    expect(await site.tripOf(note)).toMatchObject({ state: '80', skipReason: '运单已撤销' });
    await site.deliver();
    const after = await site.tripOf(note);
    expect(after).toMatchObject({ state: '80', endReportTime: '2026-06-01 10:00:00' });
    expect(site.etc.ends.at(-1)).toMatchObject({ noteNo: note.shippingNoteNumber });
    expect(await site.act('query', after)).toMatchObject({ errorCode: 40901 });
    expect(await site.read(note.id)).toMatchObject({ etcState: '80' });
  });

  test('FRT-18 N27 the start of a revoked waybill that has not left is not sent', async () => {
    const note = await site.departed();
    const before = site.etc.starts.length;
    await revoked(note);
    await site.deliver();
    expect(site.etc.starts).toHaveLength(before);
    expect(await site.tripOf(note)).toMatchObject({ state: '80', startReportTime: null, endReportTime: null });
  });

  test('FRT-18 N27 a trip that a person gave up is ended over there when its waybill is revoked', async () => {
    const note = await site.departed();
    await site.deliver();
    expectDone(await site.act('skip', await site.tripOf(note), { reason: '走国道' }));
    await revoked(note);
    await site.deliver();
    expect(await site.tripOf(note)).toMatchObject({ state: '80', skipReason: '走国道', endReportTime: '2026-06-01 10:00:00' });
    expect(site.etc.ends.at(-1)).toMatchObject({ noteNo: note.shippingNoteNumber });
  });

  test('FRT-18 a trip is skipped with a reason, is ended over there all the same, and never once it has invoices', async () => {
    const note = await site.departed();
    await site.deliver();
    const sync = await site.tripOf(note);
    expect(await site.act('skip', sync, { reason: ' ' })).toMatchObject({ errorCode: 40106 });
    expect(expectDone(await site.act('skip', sync, { reason: '走国道' }))).toMatchObject({ state: '80', skipReason: '走国道' });
    await site.unload(note);
    await site.deliver();
    expect(await site.tripOf(note)).toMatchObject({ state: '80', endReportTime: '2026-06-01 12:00:00' });
    const other = await site.ended();
    site.etc.invoices.set(other.note.shippingNoteNumber, [site.toll(other.note)]);
    await job();
    expect(await site.act('skip', await site.tripOf(other.note), { reason: '走国道' })).toMatchObject({ errorCode: 40901 });
  });

  test('FRT-18 a start that is given up before it has left is not sent; one that was on its way is ended', async () => {
    const note = await site.departed();
    const before = site.etc.starts.length;
    expectDone(await site.act('skip', await site.tripOf(note), { reason: '走国道' }));
    await site.deliver();
    expect(site.etc.starts).toHaveLength(before);
  });
});

describe('PERM-07 FRT-18 who sees and does what', () => {
  test('PERM-07 FRT-18 another tenant and other people than staff see nothing of it; each action has its permission', async () => {
    const { sync } = await site.ended();
    const elsewhere = site.server.as({ username: 'etc_elsewhere', tenantId: 2 });
    const customer = { username: 'etc_customer', userType: 2, cid: site.world.customer.id };
    for (const client of [elsewhere, site.server.as(customer)]) {
      expect(expectDone(await client.get(`${etcPath}/list`)).total).toBe(0);
      expect(await client.get(`${etcPath}/queryById`, { id: sync.id })).toMatchObject({ status: 404 });
      expect(await client.get(`${etcPath}/invoices`, { syncId: sync.id })).toMatchObject({ status: 404 });
      expect(await client.put(`${etcPath}/query`, { id: sync.id, version: sync.version }, once())).toMatchObject({ status: 404 });
    }
    const reader = { username: 'etc_reader', permissions: ['etc:list', 'etc:invoices'] };
    for (const action of ['start', 'end', 'query', 'restart', 'skip'])
      expect(await site.act(action, sync, { reason: 'x' }, reader)).toMatchObject({ status: 403 });
    const syncer = { username: 'etc_syncer', permissions: ['etc:sync'] };
    expect(await site.act('skip', sync, { reason: 'x' }, syncer)).toMatchObject({ status: 403 });
    expect((await site.act('query', sync, {}, syncer)).success).toBe(true);
  });
});
