import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectDone } from '../../../test/freight.ts';
import { openFeeWorld, type FeeWorld } from '../../../test/feeWorld.ts';
import { readWorkbookText } from '../../../test/readWorkbookText.ts';
import type { TestClient } from '../../../test/testServer.ts';
import { statisticsBy } from './statistics.contract.ts';
import { checkDaily, makeDaily, wrongDays } from './makeDaily.ts';

type Row = ReturnType<typeof expectDone>;

const path = '/statistics/hyStatistics';
const june = { from: '2026-06-01', to: '2026-06-02', compare: '0' };
const permissions = ['statistics:list', 'statistics:export', 'shipping:list', 'order:list', 'pay:list'];

let world: FeeWorld;
let admin: TestClient;
beforeAll(async () => {
  world = await openFeeWorld(async () => undefined);
  admin = world.server.as('admin');
}, 120_000);

const ask = async (name: string, query: object = {}, client = admin): Promise<Row> =>
  expectDone(await client.get(`${path}/${name}`, { ...june, ...query }));
const listOf = async (list: string, query: object = {}): Promise<Row[]> =>
  expectDone(await admin.get(list, { pageSize: 100, ...query })).records;
const sum = (rows: readonly Row[], field: string): number => rows.reduce((total, row) => total + (row[field] ?? 0), 0);
const signedNotes = async (): Promise<Row[]> =>
  (await listOf('/shipping/hyShippingNote/list')).filter(({ signTime, noteStatus }) => signTime !== null && noteStatus !== '99');
const percent = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((part / whole) * 10_000));
/** Makes what the days before today came to. */
const nightly = async (): Promise<void> => void (await makeDaily(world.server.context()));

/** What one group of freight is by the words of the specification, from rows of the list. */
function freightOf(notes: readonly Row[]) {
  const [feeTotal, driverFee, agentMargin] = [sum(notes, 'feeTotal'), sum(notes, 'driverFee'), sum(notes, 'agentMargin')];
  const profit = feeTotal - driverFee - agentMargin + sum(notes, 'customerAdjust') - sum(notes, 'carrierAdjust');
  const tonneKm = notes.reduce((total, { unloadWeight, distance }) => total + Math.round((unloadWeight * distance) / 1000), 0);
  return {
    notes: notes.length,
    weight: sum(notes, 'unloadWeight'),
    feeTotal,
    driverFee,
    serviceFee: sum(notes, 'serviceFee'),
    agentMargin,
    lossAmount: sum(notes, 'lossAmount'),
    extraFee: sum(notes, 'extraFee'),
    grossProfit: profit,
    margin: percent(profit, feeTotal),
    perTonneKm: Math.round((feeTotal * 100_000) / tonneKm),
  };
}

test('STAT-05 freight by company, customer, agent and month comes to what the waybills of the list do', async () => {
  const notes = await signedNotes();
  expect(notes.length).toBeGreaterThanOrEqual(4);

  const { totals, rows, groups } = await ask('freight', { by: 'customer' });

  expect(totals).toEqual(freightOf(notes));
  expect(totals.grossProfit).toBeGreaterThan(0);
  const customers = [...new Set(notes.map(({ customerId }) => customerId))];
  expect(groups).toBe(customers.length);
  for (const id of customers) {
    const row = rows.find(({ key }: Row) => key === id);
    expect(row.now).toEqual(freightOf(notes.filter(({ customerId }) => customerId === id)));
    expect(row.name).toBe(notes.find(({ customerId }) => customerId === id)!.customerName);
  }
  const agents = await ask('freight', { by: 'agent' });
  expect(agents.rows).toEqual([
    expect.objectContaining({ key: world.agent.id, now: freightOf(notes.filter(({ agentId }) => agentId === world.agent.id)) }),
  ]);
  expect((await ask('freight', { by: 'company' })).rows[0]).toMatchObject({ key: world.world.company.id, now: freightOf(notes) });
  const byMonth = await ask('freight', { by: 'time', step: 'month' });
  expect(byMonth.rows).toEqual([expect.objectContaining({ key: '2026-06-01', now: freightOf(notes) })]);
  expect((await ask('freight', { agentId: world.agent.id })).totals.notes).toBe(2);
});

test('STAT-01 collection comes to what the list of payments does', async () => {
  const payments = (await listOf('/hypay/hyPayment/list')).filter(({ payKind }) => ['1', '2', '3'].includes(payKind));
  const paid = payments.filter(({ state }) => state === '40');
  expect(paid.length).toBeGreaterThanOrEqual(4);

  const { totals, rows } = await ask('collection');

  const notes = new Map((await listOf('/shipping/hyShippingNote/list')).map((note) => [note.id, note]));
  const waits = paid
    .filter(({ payKind }) => payKind !== '2')
    .map(({ noteId, payTime }) => (Date.parse(payTime) - Date.parse(notes.get(noteId)!.signTime)) / 3_600_000)
    .filter((hours) => hours >= 0);
  const hours = waits.length === 0 ? null : Math.round((waits.reduce((total, one) => total + one, 0) / waits.length) * 100);
  expect(totals).toEqual({
    amount: sum(paid, 'amount'),
    payees: new Set(paid.map(({ payeeId, payeeName }) => payeeId ?? payeeName)).size,
    payments: paid.length,
    prepaid: sum(
      paid.filter(({ payKind }) => payKind === '2'),
      'amount',
    ),
    offline: sum(
      paid.filter(({ payKind }) => payKind === '3'),
      'amount',
    ),
    failed: payments.filter(({ state }) => state === '50').length,
    payHours: hours,
  });
  expect(
    sum(
      rows.map(({ now }: Row) => now),
      'amount',
    ),
  ).toBe(totals.amount);
  for (const by of ['payeeType', 'bank', 'time']) expect((await ask('collection', { by })).totals, by).toEqual(totals);
});

test('STAT-02 mileage comes to what the waybills of the list do, with the way that vehicles drove empty', async () => {
  const notes = await signedNotes();

  const { totals, rows } = await ask('mileage', { by: 'vehicle' });

  expect(totals).toMatchObject({
    trips: notes.length,
    planned: sum(notes, 'distance'),
    tracked: sum(notes, 'trackDistance'),
    tonneKm: notes.reduce((total, { unloadWeight, distance }) => total + Math.round((unloadWeight * distance) / 1000), 0),
  });
  const [first, second] = notes as [Row, Row];
  const lanes = await ask('mileage', { by: 'lane' });
  expect(lanes.rows[0]).toMatchObject({ key: `${first.sendCity}→${first.receiveCity}`, now: totals });
  expect(rows.find(({ key }: Row) => key === first.vehicleId)).toMatchObject({ name: first.vehicleNumber });

  // The same vehicle loads again after it was unloaded elsewhere: so far it drove empty.
  await world.server.inTenant(0, (tx) =>
    tx.execute(sql`update hy_shipping_note set vehicle_id = ${first.vehicleId}, track_distance = distance + 10000,
      load_time = ${first.unloadTime}::timestamp at time zone 'Asia/Shanghai' + interval '1 minute' where id = ${second.id}`),
  );
  const driven = await signedNotes();
  const again = await ask('mileage', { by: 'vehicle' });
  const tracked = driven.filter(({ trackDistance }) => trackDistance > 0);
  expect(again.totals).toMatchObject({
    emptyRatio: percent(emptyOf(driven), emptyOf(driven) + sum(driven, 'distance')),
    deviation: percent(sum(tracked, 'trackDistance') - sum(tracked, 'distance'), sum(tracked, 'distance')),
  });
  expect(again.totals.emptyRatio).toBeGreaterThan(totals.emptyRatio);
  expect(again.totals.deviation).toBeGreaterThan(0);
});

/** Metres that vehicles drove from where they were unloaded to where they loaded next, as the crow flies. */
function emptyOf(notes: readonly Row[]): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  return notes.reduce((total, note) => {
    const [before] = notes
      .filter(({ id, vehicleId, unloadTime }) => id !== note.id && vehicleId === note.vehicleId && unloadTime <= note.loadTime)
      .toSorted((one, other) => other.unloadTime.localeCompare(one.unloadTime) || other.id.localeCompare(one.id));
    if (before === undefined) return total;
    const half =
      Math.sin(radians(note.sendLat - before.receiveLat) / 2) ** 2 +
      Math.cos(radians(before.receiveLat)) * Math.cos(radians(note.sendLat)) * Math.sin(radians(note.sendLng - before.receiveLng) / 2) ** 2;
    return total + Math.round(2 * 6_371_008.8 * Math.asin(Math.sqrt(half)));
  }, 0);
}

test('STAT-03 orders come to what the lists of orders and waybills do', async () => {
  const orders = (await listOf('/hyorder/hyOrder/list')).filter(({ status }) => status !== '10');
  const notes = await listOf('/shipping/hyShippingNote/list');
  const sent = notes.filter(({ orderId }) => orders.some(({ id }) => id === orderId));

  const { totals } = await ask('orders', { by: 'status' });

  expect(totals).toMatchObject({
    orders: orders.length,
    ordered: sum(orders, 'totalWeight'),
    dispatched: sum(orders, 'dispatchedWeight'),
    completion: percent(sum(orders, 'finishedVehicles'), sum(orders, 'dispatchedVehicles')),
    revokeRate: percent(sent.filter(({ noteStatus }) => noteStatus === '99').length, sent.length),
  });
  expect(totals.dispatchHours).toEqual(expect.any(Number));
  for (const by of ['customer', 'cargo', 'lane', 'time']) expect((await ask('orders', { by })).totals, by).toEqual(totals);
});

test('STAT-04 people come to what they did with waybills', async () => {
  const notes = await listOf('/shipping/hyShippingNote/list');
  const alive = notes.filter(({ noteStatus, dispatchTime }) => noteStatus !== '99' && dispatchTime !== null);
  expect((await ask('person', { by: 'dispatcher' })).totals).toMatchObject({ documents: alive.length, feeTotal: sum(alive, 'feeTotal') });
  const events: Row[] = (
    await Promise.all(notes.map(async ({ id }) => expectDone(await admin.get('/shipping/hyNoteEvent/list', { noteId: id }))))
  ).flat();
  const count = (...types: string[]) => events.filter(({ eventType }) => types.includes(eventType)).length;
  expect((await ask('person', { by: 'auditor' })).totals).toMatchObject({
    passed: count('preCheckPass', 'bizReviewPass', 'examinePass'),
    refused: count('preCheckReject', 'bizReviewReject', 'examineReject'),
  });
  expect((await ask('person', { by: 'customerUser' })).totals).toMatchObject({ passed: count('checkPass'), refused: count('checkReject') });
  const signed = await signedNotes();
  const drivers = await ask('person', { by: 'driver' });
  expect(drivers.totals).toMatchObject({
    documents: signed.length,
    weight: sum(signed, 'unloadWeight'),
    grossProfit: freightOf(signed).grossProfit,
  });
  const captains = await ask('person', { by: 'captain' });
  expect(captains.rows).toEqual([expect.objectContaining({ key: world.captain.id, now: drivers.totals })]);
  expect((await ask('person', { by: 'salesperson' })).totals.documents).toBe(signed.length);
});

describe('STAT-01 STAT-02 STAT-03 STAT-04 STAT-05 each figure leads to the rows that it is counted from', () => {
  const lists = {
    collection: '/hypay/hyPayment/list',
    mileage: '/shipping/hyShippingNote/list',
    orders: '/hyorder/hyOrder/list',
    person: '/shipping/hyShippingNote/list',
    freight: '/shipping/hyShippingNote/list',
  } as const;
  /** What the rows behind a figure come to, where that is more than their number. */
  const comesTo: Record<string, Record<string, (rows: readonly Row[]) => number>> = {
    collection: {
      payments: (rows) => rows.length,
      failed: (rows) => rows.length,
      amount: (rows) => sum(rows, 'amount'),
      prepaid: (rows) => sum(rows, 'amount'),
      offline: (rows) => sum(rows, 'amount'),
      payees: (rows) => new Set(rows.map(({ payeeId, payeeName }) => payeeId ?? payeeName)).size,
    },
    mileage: { trips: (rows) => rows.length, planned: (rows) => sum(rows, 'distance'), tracked: (rows) => sum(rows, 'trackDistance') },
    orders: {
      orders: (rows) => rows.length,
      ordered: (rows) => sum(rows, 'totalWeight'),
      dispatched: (rows) => sum(rows, 'dispatchedWeight'),
    },
    person: {},
    freight: {
      notes: (rows) => rows.length,
      weight: (rows) => sum(rows, 'unloadWeight'),
      feeTotal: (rows) => sum(rows, 'feeTotal'),
      lossAmount: (rows) => sum(rows, 'lossAmount'),
    },
  };
  const cases = Object.entries(statisticsBy).flatMap(([name, groups]) =>
    groups.map((by) => [name as keyof typeof statisticsBy, by] as const),
  );
  const { from, to } = june;
  const rowsOf = (name: keyof typeof statisticsBy, code: string, client = admin) =>
    client.get(lists[name], { pageSize: 200, figure: `某人 · 某项 #${code}` });

  test.each(cases)('%s by %s', async (name, by) => {
    const { rows, totals } = await ask(name, { by });
    expect(rows.length).toBeGreaterThan(0);
    const isTime = by === 'time';
    const groups = [
      { now: totals, code: `${from}/${to}////` },
      ...rows.map(({ key, now }: Row) => ({
        now,
        code: isTime ? `${key}/${key}////` : `${from}/${to}////${key === null ? '!' : `=${key}`}`,
      })),
    ];
    for (const { now, code } of groups) {
      for (const [measure, expected] of Object.entries(comesTo[name]!))
        expect(expected(expectDone(await rowsOf(name, `${name}/${by}/${measure}/${code}`)).records), `${measure} ${code}`).toBe(
          now[measure],
        );
      if (name !== 'person') continue;
      const behind = async (measure: string) => expectDone(await rowsOf(name, `${name}/${by}/${measure}/${code}`)).total;
      // Somebody may decide on one waybill several times.
      for (const measure of ['documents', 'passed', 'refused']) {
        if (typeof now[measure] !== 'number') continue;
        const found = await behind(measure);
        expect(found > 0, `${measure} ${code}`).toBe(now[measure] > 0);
        expect(found).toBeLessThanOrEqual(now[measure]);
        if (by === 'driver' || by === 'captain' || by === 'dispatcher') if (measure === 'documents') expect(found).toBe(now[measure]);
      }
    }
  });

  test('a company, a customer and an agent narrow them; what is no figure, or none of the list, has no rows', async () => {
    const { totals } = await ask('collection', { agentId: world.agent.id });
    const agents = (code: string) => rowsOf('collection', `collection/payee/payments/${from}/${to}/${code}`);
    expect(expectDone(await agents(`//${world.agent.id}/`)).total).toBe(totals.payments);
    expect(totals.payments).toBeGreaterThan(0);
    expect(expectDone(await agents('nobody///')).total).toBe(0);
    for (const code of [
      '',
      'x/y/z',
      `collection/payee/payments/2026-13-01/${to}////`,
      `freight/customer//${from}/${to}////`,
      `constructor/a//${from}/${to}////`,
    ])
      expect(expectDone(await rowsOf('collection', code)).total, code).toBe(0);
  });

  test('PERM-06 people from outside see no more than their own rows, and nothing by the platform’s own people', async () => {
    const customer = world.server.as({ username: 'figures', userType: 2, cid: world.world.customer.id, permissions });
    const own = expectDone(await customer.get(lists.freight, { pageSize: 200 })).records.map(({ id }: Row) => id);
    const found = expectDone(await rowsOf('freight', `freight/company//${from}/${to}////`, customer)).records;
    expect(found.length).toBeGreaterThan(0);
    for (const { id } of found) expect(own).toContain(id);
    expect(expectDone(await rowsOf('person', `person/dispatcher//${from}/${to}////`, customer)).total).toBe(0);
  });
});

test('STAT-05 daily figures, today and both together say the same, and are made again after late changes', async () => {
  const live = await ask('freight', { by: 'customer' });
  expect(live.countedAt).toBeNull();
  const { server } = world;
  server.clock.set('2026-06-03T01:00:00+08:00');
  await nightly();
  const inTenant = <Result>(act: Parameters<typeof server.inTenant<Result>>[1]) => server.inTenant(0, act);
  const both = await ask('freight', { by: 'customer' });
  expect({ ...both, countedAt: null }).toEqual(live);
  expect(both.countedAt).toBe('2026-06-03 01:00:00');
  expect(await inTenant((tx) => wrongDays(tx, 0))).toEqual([]);

  // Long after, an old waybill is corrected: the night that follows counts its days again, although they are no longer recent.
  server.clock.set('2026-06-20T12:00:00+08:00');
  admin = server.as('stat_later');
  const { id } = world.notes.direct;
  await world.change(id, { extraFee: 99_900, updateTime: '2026-06-20 11:00:00' });
  expect((await inTenant((tx) => wrongDays(tx, 0))).map(({ subject }) => subject)).toEqual(['freight', 'trip']);
  await nightly();
  expect(await inTenant((tx) => wrongDays(tx, 0))).toEqual([]);
  expect((await ask('freight')).totals).toEqual(freightOf(await signedNotes()));

  // What nobody wrote down as a change is found by the check, told, and put right.
  await inTenant((tx) =>
    tx.execute(sql`update hy_stat_daily set note_count = note_count + 1 where subject = 'freight' and stat_date = '2026-06-02'`),
  );
  expect(await inTenant((tx) => wrongDays(tx, 0))).toEqual([{ subject: 'freight', day: '2026-06-02' }]);
  expect(await checkDaily(server.context())).toBe('重新汇总1处差异');
  expect(await checkDaily(server.context())).toBe('统计与明细一致');
});

test('STAT-01 STAT-02 STAT-04 payees, vehicles and drivers of whole months are told by the month, and say the same as the rows', async () => {
  const { server } = world;
  const inTenant = <Result>(act: Parameters<typeof server.inTenant<Result>>[1]) => server.inTenant(0, act);
  const months = { from: '2026-05-20', to: '2026-07-02', step: 'month', compare: '1' };
  const asked = [
    ['collection', 'payee'],
    ['mileage', 'vehicle'],
    ['mileage', 'driver'],
    ['person', 'driver'],
    ['person', 'captain'],
  ] as const;
  const askAll = () => Promise.all(asked.map(([name, by]) => ask(name, { ...months, by })));
  // A month that goes on: its first day is made, its second is not.
  server.clock.set('2026-06-02T23:00:00+08:00');
  admin = server.as('stat_monthly_first');
  await inTenant((tx) => tx.execute(sql`delete from hy_stat_state`));
  const rowsAlone = await askAll();
  await nightly();
  const goingOn = await askAll();
  expect(goingOn.map((one) => ({ ...one, countedAt: null }))).toEqual(rowsAlone);
  expect(goingOn[0].countedAt).toBe('2026-06-02 23:00:00');
  server.clock.set('2026-07-02T12:00:00+08:00');
  admin = server.as('stat_monthly');
  await inTenant((tx) => tx.execute(sql`delete from hy_stat_state`));
  const live = await askAll();
  expect(live.map(({ countedAt, rows }) => [countedAt, rows.length > 0])).toEqual(live.map(() => [null, true]));
  await nightly();
  const kept = await askAll();
  expect(kept.map((one) => ({ ...one, countedAt: null }))).toEqual(live);
  expect(await ask('collection', { from: '2026-06-01', to: '2026-06-30', step: 'month' })).toEqual({
    ...(await ask('collection', { from: '2026-06-01', to: '2026-06-30', step: 'day' })),
    trend: [{ day: '2026-06-01', now: kept[0]!.totals }],
  });

  // The first column counts twice: what is read is what is kept, and the check finds it.
  await inTenant((tx) => tx.execute(sql`update hy_stat_daily set note_count = note_count * 2 where subject = 'vehicleMonth'`));
  expect((await ask('mileage', { ...months, by: 'vehicle' })).totals.trips).toBe(live[1]!.totals.trips * 2);
  expect(await inTenant((tx) => wrongDays(tx, 0))).toEqual([{ subject: 'vehicleMonth', day: '2026-06-01' }]);
  expect(await checkDaily(server.context())).toBe('重新汇总1处差异');
  expect(await checkDaily(server.context())).toBe('统计与明细一致');
});

test('STAT-05 PERM-06 customers, agents, carriers and captains get figures of their own waybills, without fees that are hidden from them', async () => {
  const { server, world: place, agent, hauler, captain, stranger } = world;
  const as = (username: string, userType: number, cid: string) => server.as({ username, userType, cid, permissions });
  const viewers = {
    shipper: as('stat_shipper', 2, place.customer.id),
    agent: as('stat_agent', 2, agent.id),
    carrier: as('stat_carrier', 3, hauler.id),
    captain: as('stat_captain', 4, captain.id),
    stranger: as('stat_stranger', 2, stranger.id),
  };
  const all = freightOf(await signedNotes());
  const platform = { grossProfit: null, margin: null };
  const kept = { driverFee: null, serviceFee: null, agentMargin: null, lossAmount: null, extraFee: null };
  const charged = { feeTotal: null, perTonneKm: null };
  const totalsOf = async (viewer: TestClient, query: object = {}) => (await ask('freight', query, viewer)).totals;

  expect(await totalsOf(viewers.shipper)).toEqual({ ...all, ...platform, ...kept });
  const ofAgent = freightOf((await signedNotes()).filter(({ agentId }) => agentId === agent.id));
  expect(await totalsOf(viewers.agent)).toEqual({ ...ofAgent, ...platform });
  expect(await totalsOf(viewers.carrier)).toEqual({ ...all, ...platform, ...kept, ...charged });
  expect(await totalsOf(viewers.captain)).toEqual({ ...all, ...platform, ...kept, ...charged });
  expect(await totalsOf(viewers.stranger)).toMatchObject({ notes: 0, feeTotal: 0 });
  // A line and the groups keep what the totals keep.
  const { rows, trend } = await ask('freight', { by: 'customer' }, viewers.shipper);
  for (const { now } of [...rows, ...trend.filter(({ now: { notes } }: Row) => notes > 0)])
    expect(now).toMatchObject({ ...platform, ...kept });
  // Who is paid in agent mode does not concern the shipper.
  const payees = await ask('collection', {}, viewers.shipper);
  const modes = new Map((await listOf('/shipping/hyShippingNote/list')).map(({ id, orderMode }) => [id, orderMode]));
  const own = (await listOf('/hypay/hyPayment/list', { state: '40' })).filter(({ noteId }) => modes.get(noteId) !== '3');
  expect(payees.totals.amount).toBe(sum(own, 'amount'));
  for (const by of ['salesperson', 'dispatcher', 'auditor'])
    expect((await viewers.shipper.get(`${path}/person`, { ...june, by })).status, by).toBe(403);
  expect((await ask('mileage', {}, viewers.shipper)).totals.emptyRatio).toBeNull();
  const stranger2 = server.as({ username: 'stat_none', permissions: ['shipping:list'] });
  expect((await stranger2.get(`${path}/freight`, june)).status).toBe(403);

  const sheet = await viewers.shipper.download(`${path}/exportXls`, { ...june, name: 'freight', by: 'customer' });
  const text = await readWorkbookText(sheet.body);
  expect(text).toContain(String(all.feeTotal / 100));
  expect(text).not.toContain(String(all.driverFee / 100));
});

test('STAT-05 a stretch is compared with the one before it, and has 24 months at most', async () => {
  const status = async (from: string, to: string) => (await admin.get(`${path}/freight`, { from, to })).status;
  expect(await status('2024-06-03', '2026-06-01')).toBe(200);
  expect(await status('2024-06-02', '2026-06-01')).toBe(200);
  expect(await status('2024-06-01', '2026-06-01')).toBe(400);
  expect(await status('2026-06-02', '2026-06-01')).toBe(400);

  const compared = await ask('freight', { from: '2026-06-02', to: '2026-06-03', compare: '1', by: 'customer' });
  expect(compared.before).toEqual({ from: '2026-05-31', to: '2026-06-01' });
  const yesterday = (await signedNotes()).filter(({ signTime }) => signTime.startsWith('2026-06-01'));
  expect(compared.totalsBefore.notes).toBe(yesterday.length);
  const today = (await signedNotes()).filter(({ signTime }) => signTime.startsWith('2026-06-02'));
  expect(compared.totals.notes).toBe(today.length);
  expect(compared.trend.map(({ day }: Row) => day)).toEqual(['2026-06-02', '2026-06-03']);
});
