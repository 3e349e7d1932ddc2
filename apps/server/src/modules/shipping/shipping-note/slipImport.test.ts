import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { atTime } from '../../../../test/atTime.ts';
import { buildFreight, dispatch, expectDone, once, orderForm, publishOrder, type World } from '../../../../test/freight.ts';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { writeSheet } from '../../../../test/writeSheet.ts';
import { sysAudit } from '../../../platform/audit/audit.table.ts';
import type { Context } from '../../../platform/context.ts';
import { verifyLedger } from '../../finance/ledger/verifyLedger.ts';
import type { NoteRow } from './shippingNote.resource.ts';
import { slipReportLine } from './slipReport.ts';

let server: TestServer;
let build: ReturnType<typeof buildFreight>;
let world: World;
beforeAll(async () => {
  server = await testServer({ shared: true });
  build = buildFreight(server);
  world = await build.world(100_000_000);
});
const captions = ['运单号*', '装货毛重', '装货皮重', '装货净重*', '装货时间*', '卸货净重*', '卸货时间*', '磅单号'];
const admin = () => server.as('admin');

const waiting = (of: World = world) => atTime(server.clock, '2026-06-01T09:00:00+08:00', () => accepted(of));

async function accepted(of: World) {
  const note = await dispatch(admin(), await publishOrder(admin(), orderForm(of)), {
    driver: await build.driver(),
    vehicle: await build.vehicle(),
  });
  return expectDone(await admin().put('/shipping/hyShippingNote/accept', { id: note.id, version: note.version, reason: '代接' }));
}
const send = async (rows: readonly (readonly string[])[]) =>
  admin().upload('/shipping/hyShippingNote/importExcel', { fileName: 'slips.xlsx', content: await writeSheet(captions, rows) });

test('WAY-03 IMP-01 slips of a sheet load and unload waybills; bad cells are named and nothing is half written', async () => {
  server.clock.set('2026-06-02T09:00:00+08:00');
  const [good, heavy, late, wrongNet, notAccepted] = [
    await waiting(),
    await waiting(),
    await waiting(),
    await waiting(),
    await dispatch(admin(), await publishOrder(admin(), orderForm(world)), {
      driver: await build.driver(),
      vehicle: await build.vehicle(),
    }),
  ];
  const row = (number: string, values: Partial<Record<string, string>> = {}) => [
    number,
    values['毛重'] ?? '48.480',
    values['皮重'] ?? '16.000',
    values['净重'] ?? '32.480',
    values['装时'] ?? '2026-06-01 11:30',
    values['卸重'] ?? '32.300',
    values['卸时'] ?? '2026-06-02 08:30:00',
    'BD1',
  ];

  const reply = await send([
    row(good.shippingNoteNumber),
    row(heavy.shippingNoteNumber, { 毛重: '', 净重: '40.001' }),
    row(late.shippingNoteNumber, { 卸时: '2026-06-01 11:30:00' }),
    row(wrongNet.shippingNoteNumber, { 毛重: '48.000' }),
    row(notAccepted.shippingNoteNumber),
    row('YD0'),
    row(good.shippingNoteNumber),
    row(late.shippingNoteNumber, { 卸重: '35.000' }),
    row(late.shippingNoteNumber, { 卸重: '0' }),
  ]);

  expect(reply.result).toMatchObject({ totalCount: 9, successCount: 1, errorCount: 8 });
  expect(reply.result.errors).toEqual([
    { row: 3, column: '装货净重', value: '40.001', reason: '装载超过核定载质量，禁止发车' },
    { row: 4, column: '卸货时间', value: '2026-06-01 11:30:00', reason: '卸货时间必须晚于装货时间' },
    { row: 5, column: '装货净重', value: '32.480', reason: '净重应等于毛重减皮重' },
    { row: 6, column: '运单号', value: notAccepted.shippingNoteNumber, reason: '运单状态不允许导入磅单' },
    { row: 7, column: '运单号', value: 'YD0', reason: '运单不存在' },
    { row: 8, column: '运单号', value: good.shippingNoteNumber, reason: '与第2行重复' },
    { row: 9, column: '卸货净重', value: '35.000', reason: '卸货重量大于装货重量（装货32.480吨，卸货35.000吨）' },
    { row: 10, column: '卸货净重', value: '0', reason: '卸货重量必须大于0' },
  ]);
  const stored = expectDone(await admin().get('/shipping/hyShippingNote/queryById', { id: good.id }));
  expect(stored).toMatchObject({
    noteStatus: '50',
    loadWeight: 32_480,
    unloadWeight: 32_300,
    driverFee: 271_000,
    feeTotal: 287_260,
    frozenAmount: 287_260,
    loadSlipNo: 'BD1',
  });
  const { goods } = expectDone(await admin().get('/shipping/hyShippingNote/detail', { id: good.id }));
  expect(goods).toMatchObject([{ goodsItemGrossWeight: 32_480 }]);
  const audit = await server.inTenant(0, (tx) => tx.select().from(sysAudit).where(eq(sysAudit.action, 'shippingNote.weigh')));
  expect(audit).toMatchObject([
    {
      entityId: good.id,
      before: { noteStatus: '20', loadWeight: null },
      after: { noteStatus: '50', loadWeight: 32_480, driverFee: 271_000 },
    },
  ]);
  expect(expectDone(await admin().get('/shipping/hyShippingNote/queryById', { id: late.id })).noteStatus).toBe('20');

  const early = await send([
    row(good.shippingNoteNumber, { 装时: '2026-06-01 08:59:59' }),
    row(late.shippingNoteNumber, { 装时: '2026-06-01 09:00:00', 卸时: '2026-06-02 09:00:01' }),
  ]);
  expect(early.result.errors).toEqual([
    { row: 2, column: '装货时间', value: '2026-06-01 08:59:59', reason: '装货时间不能早于接单时间 2026-06-01 09:00:00' },
    { row: 3, column: '卸货时间', value: '2026-06-02 09:00:01', reason: '卸货时间不能晚于当前时间' },
  ]);

  const again = await send([row(good.shippingNoteNumber, { 毛重: '', 净重: '32.000', 卸重: '32.000' })]);
  expect(again.result).toMatchObject({ successCount: 1, errorCount: 0 });
  const timeline = expectDone(await admin().get('/shipping/hyNoteEvent/list', { noteId: good.id, eventType: 'unloaded' }));
  expect(timeline.at(-1).content).toBe('导入磅单：卸货32.000吨（原装货32.480吨，原卸货32.300吨，现装货32.000吨），司机运费2,736.00元');
  expect(await server.inTenant(0, (tx) => verifyLedger(tx, 0))).toEqual([]);
});

test('WAY-03 WAY-02 slips of a waybill that has left stay around its departure', async () => {
  server.clock.set('2026-06-02T09:00:00+08:00');
  const note = await waiting();
  const at = (time: string) => `2026-06-01 ${time}`;
  const step = { id: note.id, weight: 32_000, files: 'slip/a.png' };
  const loaded = expectDone(
    await admin().put('/shipping/hyShippingNote/load', { ...step, version: note.version, time: at('11:00:00') }, once()),
  );
  expectDone(
    await admin().put('/shipping/hyShippingNote/depart', { id: note.id, version: loaded.version, departTime: at('12:00:00') }, once()),
  );
  const reasons = async ([loadTime, unloadTime]: [string, string], headers: Record<string, string> = {}) => {
    const cells = { number: note.shippingNoteNumber, loadWeight: '32', loadTime, unloadWeight: '32', unloadTime };
    const reply = await admin().post('/shipping/hyShippingNote/checkRows', { rows: [{ row: 2, cells }] }, headers);
    return reply.result.errors.map(({ name, reason }: { name: string; reason: string }) => `${name}: ${reason}`);
  };

  expect(await reasons([at('12:00:01'), at('20:00:00')])).toEqual(['loadTime: 装货时间不能晚于发车时间']);
  expect(await reasons([at('12:00:01'), at('20:00:00')], { 'accept-language': 'en' })).toEqual([
    'loadTime: The time of loading must not be after that of departure',
  ]);
  expect(await reasons([at('12:00:00'), at('20:00:00')])).toEqual([]);
  expect(await reasons([at('11:00:00'), at('12:00:00')])).toEqual(['unloadTime: 卸货时间必须晚于发车时间']);
  expect(await reasons([at('11:00:00'), at('12:00:01')])).toEqual([]);
});

test.each([
  ['2026/6/1 9:30', '2026-06-01 09:30:00', '32.4800'],
  ['2026年6月1日 9时30分', '2026-06-01 09:30:00', '32.48吨'],
  ['2026-06-01T09:30:00', '2026-06-01 09:30:00', '32.480000000000004'],
  ['2026.6.1 上午9:30', '2026-06-01 09:30:00', ' ３２．４８ t'],
])('WAY-03 IMP-05 slips are read in the spellings that other imports know: %s', async (loadTime, stored, weight) => {
  const note = await waiting();
  // Capitals and blanks of the number are a matter of anyone who typed it.
  const number = ` ${note.shippingNoteNumber.toLowerCase().replace('yd', 'yd ')}\u200b`;
  const cells = { number, loadWeight: weight, loadTime, unloadWeight: '32.300', unloadTime: '2026/6/2 8:30', slipNo: 'BD 9' };

  const reply = await admin().post('/shipping/hyShippingNote/importRows', { rows: [{ row: 2, cells }] }, once());

  expect(reply.result).toMatchObject({ successCount: 1, errors: [] });
  expect(expectDone(await admin().get('/shipping/hyShippingNote/queryById', { id: note.id }))).toMatchObject({
    loadWeight: 32_480,
    loadTime: stored,
    unloadTime: '2026-06-02 08:30:00',
    loadSlipNo: 'BD 9',
  });
});

test('IMP-01 what a slip cannot be is told at its cell, and nothing is cut', async () => {
  const note = await waiting();
  const base = {
    number: note.shippingNoteNumber,
    loadWeight: '32.480',
    loadTime: '2026-06-01 09:30',
    unloadWeight: '32.300',
    unloadTime: '2026-06-02 08:30',
  };
  const reasons = async (cells: object) => {
    const reply = await admin().post('/shipping/hyShippingNote/checkRows', { rows: [{ row: 2, cells: { ...base, ...cells } }] });
    return reply.result.errors.map(({ name, reason }: { name: string; reason: string }) => `${name}: ${reason}`);
  };

  expect(await reasons({ loadWeight: '32480' })).toEqual(['loadWeight: 不能大于 9999.999 吨，请检查单位']);
  expect(await reasons({ loadWeight: '32.4801' })).toEqual(['loadWeight: 最多 3 位小数']);
  expect(await reasons({ loadTime: '2026-06-01 25:30' })).toEqual(['loadTime: 时间不存在']);
  expect(await reasons({ slipNo: 'B'.repeat(51) })).toEqual(['slipNo: 不能超过 50 个字符']);
  expect(await reasons({ slipNo: '3.70700198501011E+17' })).toEqual([
    'slipNo: 数字超过 15 位，末尾几位在表格中已经丢失；请把该列设为文本格式后重新填写',
  ]);
  expect(await reasons({ slipNo: '#N/A' })).toEqual(['slipNo: 单元格是公式错误值 #N/A']);
  expect(await reasons({ slipNo: "'#N/A" })).toEqual([]);
});

const reportOf = async (reply: Awaited<ReturnType<typeof send>>) => {
  const { status, body } = await admin().download(reply.result.reportUrl);
  expect(status).toBe(200);
  return (await readWorkbookText(body)).split('\n').map((line) => line.split('\t'));
};

test('WAY-03 a sheet of differences says of each good line what it changed, and nothing of the others', async () => {
  server.clock.set('2026-06-02T09:00:00+08:00');
  const [first, second] = [await waiting(), await waiting()];
  const row = (number: string, loaded: string, unloaded: string) => [
    number,
    '',
    '',
    loaded,
    '2026-06-01 11:30:00',
    unloaded,
    '2026-06-02 08:30:00',
    '',
  ];

  const reply = await send([
    row(first.shippingNoteNumber, '32.480', '32.300'),
    row('YD0', '32.480', '32.300'),
    row(second.shippingNoteNumber, '32.000', '32.000'),
  ]);

  expect(reply.result).toMatchObject({ successCount: 2, errorCount: 1, reportName: '磅单导入差异.xlsx' });
  const planned = expectDone(await admin().get('/shipping/hyShippingNote/queryById', { id: first.id })).plannedWeight / 1000;
  const estimate = String(first.driverFee / 100);
  expect(await reportOf(reply)).toEqual([
    [
      '运单号',
      '计划重量(吨)',
      '装货净重(导入前)(吨)',
      '装货净重(导入后)(吨)',
      '卸货净重(导入前)(吨)',
      '卸货净重(导入后)(吨)',
      '货损(吨)',
      '超额货损(吨)',
      '司机运费(导入前)(元)',
      '司机运费(导入后)(元)',
    ],
    [first.shippingNoteNumber, String(planned), '', '32.48', '', '32.3', '0.18', '0.083', estimate, '2710'],
    [second.shippingNoteNumber, String(planned), '', '32', '', '32', '0', '0', estimate, '2736'],
  ]);
  const again = await send([row(first.shippingNoteNumber, '32.000', '32.000')]);
  expect((await reportOf(again))[1]).toEqual([
    first.shippingNoteNumber,
    String(planned),
    '32.48',
    '32',
    '32.3',
    '32',
    '0',
    '0',
    '2710',
    '2736',
  ]);
  expect((await send([row('YD0', '1', '1')])).result).toMatchObject({ successCount: 0, reportUrl: null, reportName: null });
});

test('WAY-03 slips that come as rows tell what they changed; a check of them tells and changes nothing', async () => {
  const note = await waiting();
  const columns = (await admin().get('/shipping/hyShippingNote/importColumns')).result as { name: string; unique: boolean }[];
  expect(columns.filter(({ unique }) => unique).map(({ name }) => name)).toEqual(['number']);
  const rows = [
    {
      row: 2,
      cells: {
        number: note.shippingNoteNumber,
        loadWeight: '32.480',
        loadTime: '2026-06-01 11:30:00',
        unloadWeight: '32.300',
        unloadTime: '2026-06-02 08:30:00',
      },
    },
    { row: 3, cells: { number: 'YD2000010100000001' } },
  ];

  const check = await admin().post('/shipping/hyShippingNote/checkRows', { rows });
  expect(check.result).toMatchObject({ successCount: 1, errorCount: 1, report: null });
  expect(check.result.errors).toContainEqual({ row: 3, name: 'number', reason: '运单不存在', doubtful: false });
  const state = async () => expectDone(await admin().get('/shipping/hyShippingNote/queryById', { id: note.id }));
  expect(await state()).toMatchObject({ noteStatus: note.noteStatus, version: note.version });

  const done = await admin().post('/shipping/hyShippingNote/importRows', { rows }, { 'Idempotency-Key': randomUUID() });
  expect(done.result).toMatchObject({ successCount: 1, errorCount: 1 });
  expect(done.result.report.captions).toContain('运单号');
  expect(done.result.report.lines).toEqual([expect.arrayContaining([note.shippingNoteNumber])]);
  expect(await state()).toMatchObject({ loadWeight: 32_480, unloadWeight: 32_300 });
});

test('PERM-06 the sheet of differences keeps the fee of the driver from those who may not see it', () => {
  const note = { orderMode: '3', agentId: 'agent', lossWeight: null, allowedLoss: null, driverFee: 100 } as NoteRow;
  const lineFor = (userType: number, cid: string | null) =>
    slipReportLine({ actor: { userType, cid } } as Context, { before: note, after: note }).slice(-2);

  expect(lineFor(1, null)).toEqual([1, 1]);
  expect(lineFor(2, 'agent')).toEqual([1, 1]);
  expect(lineFor(2, 'shipper')).toEqual([null, null]);
});

test('SHIP-01 IMP-05 orders of a sheet find customer, shipper and addresses by name', async () => {
  const sheet = [
    '客户名称*',
    '货主名称*',
    '订单模式*',
    '装货地简称*',
    '卸货地简称*',
    '货物名称*',
    '货物类型代码*',
    '总重量(吨)*',
    '计价方式*',
    '运价(元)*',
    '货值(元/吨)',
    '装货开始*',
    '装货结束*',
    '结算方式*',
    '账期(天)',
    '原始单号',
    '备注',
  ];
  const row = (values: Partial<Record<number, string>> = {}) =>
    [
      world.customer.customerName,
      world.shipper.shipperName,
      '货主直发',
      world.send.addressName,
      world.receive.addressName,
      '动力煤',
      '0100',
      '64',
      '元/吨',
      '85.5',
      '620',
      '2026-06-03 08:00:00',
      '2026-06-04 18:00:00',
      '现结(钱包)',
      '',
      'ABC-1',
      '',
    ].map((cell, index) => values[index] ?? cell);

  const reply = await admin().upload('/hyorder/hyOrder/importExcel', {
    fileName: 'orders.xlsx',
    content: await writeSheet(sheet, [
      row(),
      row({ 0: '没有这家', 15: 'ABC-2' }),
      row({ 3: '没有此地', 15: 'ABC-3' }),
      row({ 7: '很多', 15: 'ABC-4' }),
      row(),
    ]),
  });

  expect(reply.result).toMatchObject({ totalCount: 5, successCount: 1, errorCount: 4 });
  expect(reply.result.errors.map((error: { row: number; column: string }) => [error.row, error.column])).toEqual(
    expect.arrayContaining([
      [3, '客户名称'],
      [4, '装货地简称'],
      [5, '总重量(吨)'],
      [6, '原始单号'],
    ]),
  );
  expect(reply.result.errors).toContainEqual({ row: 6, column: '原始单号', value: 'ABC-1', reason: '与第2行重复' });
  const order = expectDone(await admin().get('/hyorder/hyOrder/list', { originalDocumentNumber: 'ABC-1' })).records[0];
  expect(order).toMatchObject({
    status: '10',
    publishMode: '1',
    customerName: world.customer.customerName,
    totalWeight: 64_000,
    unitPrice: 855_000,
    sendCity: '榆林市',
  });
  expect(await admin().post('/hyorder/hyOrder/dispatch', { id: order.id, version: order.version, publishMode: '1' }, once())).toMatchObject(
    { status: 409 },
  );
});

test('WAY-03 two sheets with the same customers in another order do not wait for each other', async () => {
  server.clock.set('2026-06-02T09:00:00+08:00');
  const customer = await build.customer();
  const second: World = {
    ...world,
    customer,
    wallet: await build.wallet(customer.id, world.company.id, 100_000_000),
    shipper: await build.shipper(customer.id),
    send: await build.sendAddress(customer.id),
    receive: await build.receiveAddress(customer.id),
  };
  const sheetOf = async (...worlds: readonly World[]) => {
    const rows = [];
    for (const one of worlds) {
      const { shippingNoteNumber } = await waiting(one);
      rows.push([shippingNoteNumber, '', '', '31.000', '2026-06-01 11:30', '31.000', '2026-06-02 08:30:00', '']);
    }
    return rows;
  };
  const sheets = [await sheetOf(world, second, world, second, world, second), await sheetOf(second, world, second, world, second, world)];

  const replies = await Promise.all(sheets.map(send));

  expect(replies.map(({ result, message }) => result?.successCount ?? message)).toEqual([6, 6]);
});
