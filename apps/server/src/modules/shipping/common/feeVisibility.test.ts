import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFreight, dispatch, expectDone, once, orderForm, publishOrder, type World } from '../../../../test/freight.ts';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import { blankFees, readableText, seesDriverFee } from './feeVisibility.ts';

let server: TestServer;
let world: World;
let note: { id: string; orderId: string; shippingNoteNumber: string; driverFee: number; feeTotal: number };
let direct: { id: string };
let shipper: TestClient;
let agent: TestClient;
let carrier: TestClient;

beforeAll(async () => {
  server = await testServer({ shared: true });
  const build = buildFreight(server);
  world = await build.world(100_000_000);
  const agentCustomer = await build.customer({ customerKind: '2' });
  const hauler = await build.carrier();
  const form = orderForm(world, { orderMode: '3', agentId: agentCustomer.id, agentFee: 620_000, carrierId: hauler.id, serviceRate: 300 });
  note = await dispatch(server.as('admin'), await publishOrder(server.as('admin'), form), world);
  const crew = { driver: await build.driver(), vehicle: await build.vehicle() };
  direct = await dispatch(server.as('admin'), await publishOrder(server.as('admin'), orderForm(world, { carrierId: hauler.id })), crew);
  const priced = expectDone(
    await server.as('admin').put(
      '/shipping/hyShippingNote/editPrice',
      {
        id: note.id,
        version: expectDone(await server.as('admin').get('/shipping/hyShippingNote/queryById', { id: note.id })).version,
        unitPrice: 860_000,
        reason: '调价',
      },
      once(),
    ),
  );
  note = priced;
  shipper = server.as({ username: 'shipper', userType: 2, cid: world.customer.id });
  agent = server.as({ username: 'agent', userType: 2, cid: agentCustomer.id });
  carrier = server.as({ username: 'carrier', userType: 3, cid: hauler.id });
});

const read = async (client: TestClient, id: string) => expectDone(await client.get('/shipping/hyShippingNote/queryById', { id }));
const hiddenFees = [
  'driverFee',
  'driverFeeRaw',
  'unitPrice',
  'lossAmount',
  'extraFee',
  'deduction',
  'roundingAmount',
  'serviceFee',
  'agentMargin',
  'customerFee',
  'prepaidAmount',
  'payableAmount',
  'paidAmount',
  'openAmount',
  'payeeName',
  'payeeIdNo',
];

describe('PERM-06 in agent mode the driver fee is for the platform and the agent alone', () => {
  test('the platform sees everything', async () => {
    expect(await read(server.as('admin'), note.id)).toMatchObject({
      orderMode: '3',
      driverFee: 275_200,
      serviceFee: 8256,
      agentFee: 310_000,
      agentMargin: 26_544,
      customerFee: 283_456,
      feeTotal: 310_000,
    });
  });
  test('the shipper sees the total alone, in list, detail, order and trial', async () => {
    const row = await read(shipper, note.id);
    const listed = expectDone(await shipper.get('/shipping/hyShippingNote/list', { id: note.id })).records[0];
    for (const name of hiddenFees) expect([name, row[name], listed[name]]).toEqual([name, null, null]);
    expect(row.feeTotal).toBe(310_000);
    expect(expectDone(await shipper.get('/hyorder/hyOrder/queryById', { id: note.orderId }))).toMatchObject({
      unitPrice: null,
      driverFee: null,
      serviceFee: null,
      agentMargin: null,
      feeTotal: 620_000,
    });
    expect(expectDone(await shipper.get('/shipping/hyShippingNote/feeTrial', { id: note.id, unitPrice: 1 }))).toMatchObject({
      driverFee: null,
      driverFeeRaw: null,
      agentMargin: null,
      feeTotal: 310_000,
    });
  });
  test('a direct waybill shows its fees to the same shipper', async () => {
    expect(await read(shipper, direct.id)).toMatchObject({ driverFee: 273_600, feeTotal: 290_016 });
  });
  test('the agent sees driver fee, payee and margin', async () => {
    expect(await read(agent, note.id)).toMatchObject({
      driverFee: 275_200,
      agentMargin: 26_544,
      payeeName: world.driver.driverName,
      customerFee: null,
    });
  });
  test('PERM-06 a list that asks for a fee alone shows it to nobody who may not see it', async () => {
    const ask = async (client: TestClient) => {
      const { records } = expectDone(await client.get('/shipping/hyShippingNote/list', { field: 'driverFee,customerFee', id: note.id }));
      return records[0] as Record<string, unknown>;
    };
    const key = { id: note.id, version: expect.any(Number) };
    expect(await ask(server.as('admin'))).toEqual({ ...key, driverFee: 275_200, customerFee: expect.any(Number) });
    expect(await ask(agent)).toEqual({ ...key, driverFee: 275_200, customerFee: null });
    expect(await ask(shipper)).toEqual({ ...key, driverFee: null, customerFee: null });
    expect(await ask(carrier)).toEqual({ ...key, driverFee: null, customerFee: null });
  });
  test('the carrying side sees no customer fee of any mode', async () => {
    expect(await read(carrier, direct.id)).toMatchObject({
      driverFee: 273_600,
      customerFee: null,
      serviceFee: null,
      feeTotal: null,
      agentFee: null,
      frozenAmount: null,
    });
    expect(await read(carrier, note.id)).toMatchObject({ driverFee: null, feeTotal: null, agentFee: null });
  });
  test('amounts in the timeline and in the price history are taken out', async () => {
    const content = async (client: TestClient) =>
      expectDone(await client.get('/shipping/hyNoteEvent/list', { noteId: note.id, eventType: 'priceChanged' }))[0].content;
    expect(await content(server.as('admin'))).toBe('改价：司机运价85.5000元 → 86.0000元。原因：调价');
    expect(await content(shipper)).toBe('改价：司机运价--。原因：调价');
    expect(await content(agent)).toContain('86.0000');
    expect(expectDone(await shipper.get('/hyprice/hyPriceHistory/list', { targetId: note.id })).records).toMatchObject([
      { oldValue: null, newValue: null },
    ]);
  });
  test('G08 a remark is read by those it is for, and by its author', async () => {
    const remark = { noteId: note.id, content: '请勿告知司机', visibleTo: ['platform'] };
    const { id } = expectDone(await shipper.post('/shipping/hyNoteEvent/add', remark, once()));
    const reads = async (client: TestClient) =>
      expectDone(await client.get('/shipping/hyNoteEvent/list', { noteId: note.id, eventType: 'noteAdded' })).some(
        (event: { id: string }) => event.id === id,
      );
    expect(await Promise.all([server.as('admin'), shipper, carrier].map(reads))).toEqual([true, true, false]);
  });
  test('a hidden fee cannot be found by filter, sort, total or export', async () => {
    const all = expectDone(await shipper.get('/shipping/hyShippingNote/list', { sums: '1' }));
    expect(all.sums.driverFee).toBeUndefined();
    const filtered = expectDone(await shipper.get('/shipping/hyShippingNote/list', { driverFee: '1' }));
    expect(filtered.total).toBe(all.total);
    const order = async (direction: string) =>
      expectDone(await shipper.get('/shipping/hyShippingNote/list', { column: 'driverFee', order: direction })).records.map(
        (row: { id: string }) => row.id,
      );
    expect(await order('asc')).toEqual(await order('desc'));
    const superQuery = JSON.stringify([{ field: 'driverFee', rule: 'gt', val: '999999999' }]);
    const asked = await shipper.get('/shipping/hyShippingNote/list', {
      superQueryParams: encodeURIComponent(superQuery),
      superQueryMatchType: 'and',
    });
    expect(asked).toMatchObject({ status: 400, message: '高级查询第 1 个条件的字段不能查询' });
    const text = await readWorkbookText((await shipper.download('/shipping/hyShippingNote/exportXls')).body);
    // Whole cells: plates and phones hold any digits.
    const cells = text.split(/[\t\n]/);
    expect(cells).toContain('3100');
    expect(cells).not.toContain('2752');
    expect(cells).toContain('2736');
    // Nor by asking for its column.
    const exportFields = 'driverFee,unitPrice,agentMargin,feeTotal,loadFiles,shippingNoteNumber,nothing,delFlag';
    const sheet = await readWorkbookText((await shipper.download('/shipping/hyShippingNote/exportXls', { exportFields })).body);
    expect(sheet).toContain('费用合计(元)\t运单号\n');
    expect(sheet.split(/[\t\n]/)).not.toContain('2752');
  });
  test('every field that a list names as hidden is refused by its advanced query, and nothing else than those', async () => {
    const ask = (client: TestClient, path: string, field: string) =>
      client.get(path, {
        superQueryParams: encodeURIComponent(JSON.stringify([{ field, rule: 'ge', val: '0' }])),
        superQueryMatchType: 'and',
      });
    for (const path of ['/shipping/hyShippingNote/list', '/hyorder/hyOrder/list']) {
      expect(expectDone(await server.as('admin').get(path)).hiddenFields).toBeUndefined();
      const ofShipper: string[] = expectDone(await shipper.get(path)).hiddenFields;
      const ofCarrier: string[] = expectDone(await carrier.get(path)).hiddenFields;
      expect(ofShipper).toEqual(expect.arrayContaining(['driverFee', 'unitPrice', 'agentMargin', 'customerFee']));
      expect(ofCarrier).toEqual(expect.arrayContaining(['feeTotal', 'customerUnitPrice', 'driverFee']));
      for (const field of ofShipper) expect((await ask(shipper, path, field)).message).toBe('高级查询第 1 个条件的字段不能查询');
      for (const field of ofCarrier) expect((await ask(carrier, path, field)).message).toBe('高级查询第 1 个条件的字段不能查询');
      expect((await ask(shipper, path, 'feeTotal')).status).toBe(200);
      expect((await ask(server.as('admin'), path, 'driverFee')).status).toBe(200);
    }
    const priced = expectDone(
      await server.as('admin').get('/shipping/hyShippingNote/list', {
        superQueryParams: encodeURIComponent(JSON.stringify([{ field: 'driverFee', rule: 'eq', val: '275200' }])),
        superQueryMatchType: 'and',
      }),
    );
    expect(priced.records.map(({ id }: { id: string }) => id)).toEqual([note.id]);
  });
  test('how the two sides compare is told to nobody who sees one of them alone', async () => {
    const build = buildFreight(server);
    const hauler = await build.carrier();
    const crew = { driver: await build.driver(), vehicle: await build.vehicle() };
    const form = orderForm(world, { carrierId: hauler.id, customerUnitPrice: 950_000 });
    const priced = await dispatch(server.as('admin'), await publishOrder(server.as('admin'), form), crew);
    const driverSide = server.as({ username: 'weighing', userType: 3, cid: hauler.id });
    const trial = async (client: TestClient, query: Record<string, string | number>) =>
      expectDone(await client.get('/shipping/hyShippingNote/feeTrial', query)).problem;
    const estimate = async (client: TestClient) =>
      expectDone(
        await client.get('/hyorder/hyOrder/estimate', {
          orderId: priced.orderId,
          orderMode: '1',
          priceMode: '1',
          unitPrice: 960_000,
          plannedWeight: 32_000,
        }),
      ).problem;
    const heavy = { id: note.id, loadWeight: 60_000, unloadWeight: 60_000 };
    const dear = { id: priced.id, unitPrice: 960_000 };
    const told = '代理运费小于司机运费与服务费之和';
    const withoutAgent = '客户运费小于司机运费与服务费之和';

    expect([await trial(shipper, heavy), await trial(driverSide, dear), await estimate(driverSide)]).toEqual([null, null, null]);
    expect([await trial(agent, heavy), await trial(server.as('admin'), dear), await estimate(server.as('admin'))]).toEqual([
      told,
      withoutAgent,
      withoutAgent,
    ]);
  });
  test('a loss that eats up the whole freight does not tell the freight', async () => {
    const build = buildFreight(server);
    const { agentId } = await read(agent, note.id);
    const weighed = { weightBasis: '1', cargoPrice: 100_000, customerUnitPrice: 950_000, agentFee: null };
    const form = orderForm(world, { orderMode: '3', agentId, serviceRate: 300, ...weighed });
    const crew = { driver: await build.driver(), vehicle: await build.vehicle() };
    const priced = await dispatch(server.as('admin'), await publishOrder(server.as('admin'), form), crew);
    const lost = { id: priced.id, loadWeight: 30_000, unloadWeight: 10_000 };

    const shown = expectDone(await shipper.get('/shipping/hyShippingNote/feeTrial', lost));
    const whole = expectDone(await agent.get('/shipping/hyShippingNote/feeTrial', lost));

    expect(whole).toMatchObject({ driverFeeRaw: 256_500, lossAmount: 256_500, feeTotal: 285_000 - 256_500 });
    expect(shown).toMatchObject({ driverFeeRaw: null, feeTotal: 285_000 - whole.deductWeight * 100 });
  });
  test('the dashboard and the big screen tell a carrier no more than the timeline does', async () => {
    const build = buildFreight(server);
    const hauler = await build.carrier();
    const crew = { driver: await build.driver(), vehicle: await build.vehicle() };
    const sent = await dispatch(
      server.as('admin'),
      await publishOrder(server.as('admin'), orderForm(world, { carrierId: hauler.id })),
      crew,
    );
    const change = { id: sent.id, version: sent.version, customerUnitPrice: 990_000, reason: '涨价' };
    expectDone(await server.as('admin').put('/shipping/hyShippingNote/editPrice', change, once()));
    const driverSide = server.as({ username: 'watching', userType: 3, cid: hauler.id });
    const words = ({ events }: { events: { content: string }[] }) =>
      events.map(({ content }) => content).filter((one) => one.startsWith('改价'));

    const hidden = [expect.stringMatching(/^改价：客户运价--/)];
    expect(words(expectDone(await driverSide.get('/dashboard/live')))).toEqual(hidden);
    expect(words(expectDone(await driverSide.get('/screen/hyScreen/data')))).toEqual(hidden);
    expect(words(expectDone(await server.as('admin').get('/dashboard/live'))).join('\n')).toContain('客户运价无 → 99.0000');
  });
  test('I22 for any actor and row, a blanked row holds no fee that the rule hides', () => {
    fc.assert(
      fc.property(fc.constantFrom(1, 2, 3, 4), fc.constantFrom('1', '2', '3'), fc.boolean(), (userType, orderMode, own) => {
        const actor = { userType, cid: 'me' } as never;
        const row = { orderMode, agentId: own ? 'me' : 'other', driverFee: 7, customerFee: 8, payeeName: 'x' };
        const shown = blankFees(actor, row);
        const sees = userType === 1 || orderMode !== '3' || (own && userType === 2);
        expect(shown['driverFee']).toBe(sees ? 7 : null);
        expect(seesDriverFee(actor, row)).toBe(sees);
        expect(shown['payeeName']).toBe(sees ? 'x' : null);
      }),
    );
    expect(readableText('a⟦1⟧b⟦2⟧', false)).toBe('a--b--');
  });
});

test('PERM-07 the fee total is the agent fee in agent mode, else the customer fee', async () => {
  const agentMode = await read(server.as('admin'), note.id);
  const other = await read(server.as('admin'), direct.id);

  expect([agentMode.feeTotal, other.feeTotal]).toEqual([agentMode.agentFee, other.customerFee]);
});

describe('PERM-08 rows of others', () => {
  test('are not listed, not found and cannot be acted on', async () => {
    const build = buildFreight(server);
    const stranger = server.as({ username: 'stranger', userType: 2, cid: (await build.customer()).id });
    const captain = server.as({ username: 'captain', userType: 4, cid: world.driver.id });

    for (const path of [
      '/shipping/hyShippingNote',
      '/hyorder/hyOrder',
      '/hydriver/hyDriver',
      '/hyvehicle/hyVehicle',
      '/customer/hyCustomerWallet',
    ])
      expect(expectDone(await stranger.get(`${path}/list`)).total).toBe(0);
    expect(await stranger.get('/shipping/hyShippingNote/queryById', { id: note.id })).toMatchObject({ status: 404 });
    expect(await stranger.get('/shipping/hyNoteEvent/list', { noteId: note.id })).toMatchObject({ status: 404 });
    expect(await stranger.put('/shipping/hyShippingNote/revoke', { id: note.id, version: 0, revokeCode: '1' }, once())).toMatchObject({
      status: 404,
    });
    expect(expectDone(await captain.get('/shipping/hyShippingNote/list')).records.map((row: { id: string }) => row.id)).toEqual([note.id]);
    expect(expectDone(await carrier.get('/shipping/hyShippingNote/list')).total).toBe(2);
  });
  test('an actor without the permission is refused, whatever the button', async () => {
    const reader = server.as({ username: 'reader', permissions: ['shipping:list'] });

    expect(
      await reader.put('/shipping/hyShippingNote/load', { id: note.id, version: 0, weight: 1, time: '2026-06-01 00:00:00' }, once()),
    ).toMatchObject({ status: 403, code: 510 });
    expect(await reader.get('/shipping/hyShippingNote/list')).toMatchObject({ status: 200, success: true });
  });
});
