import { beforeAll, expect, test } from 'vitest';
import { buildFreight, expectDone } from '../../../../test/freight.ts';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { writeSheet } from '../../../../test/writeSheet.ts';

let server: TestServer;
let build: ReturnType<typeof buildFreight>;
beforeAll(async () => {
  server = await testServer({ shared: true });
  build = buildFreight(server);
});
const admin = () => server.as('admin');
const captionsOf = (base: string) => [
  '客户*',
  '地址简称*',
  base.includes('Send') ? '单位名称*' : '收货人*',
  '联系人*',
  '联系电话*',
  '行政区划*',
  '详细地址*',
  '经度(°)*',
  '纬度(°)*',
];
const line = (customer: string, name: string, phone = '13900000001') => [
  customer,
  name,
  '神木煤矿',
  '孙',
  phone,
  '610881',
  '矿区',
  '110.499',
  '38.843',
];
const bases = ['/shipping/hySendAddress', '/shipping/hyReceiveAddress'] as const;
const download = async (path: string, query?: Record<string, string>): Promise<string[][]> =>
  (await readWorkbookText((await admin().download(path, query)).body)).split('\n').map((text) => text.split('\t'));
const upload = (base: string, content: Buffer, user = admin()) => user.upload(`${base}/importExcel`, { fileName: '地址.xlsx', content });
const send = async (base: string, rows: readonly (readonly string[])[]) => upload(base, await writeSheet(captionsOf(base), rows));

test.each(bases)('IMP-05 an address names its customer as the export writes it, by its number or by its id: %s', async (base) => {
  const customer = await build.customer();
  const name = (at: number) => `名称${at}${customer.id.slice(-6)}`;

  const reply = await send(base, [
    line(customer.customerName, name(1)),
    line(customer.customerNo, name(2)),
    line(customer.id, name(3)),
    line(` ${customer.customerName}　`, name(4)),
  ]);

  expect(reply.result).toMatchObject({ successCount: 4, errorCount: 0 });
  const { records } = expectDone(await admin().get(`${base}/list`, { customerId: customer.id }));
  expect(records.map((row: { customerId: string }) => row.customerId)).toEqual(Array(4).fill(customer.id));
});

test.each(bases)('IMP-01 a name that no customer or several customers have is told as such: %s', async (base) => {
  const [one, twin] = [await build.customer(), await build.customer()];
  // Dots and blanks make no other name to a person.
  const double = `双名${one.id.slice(-6)}`;
  for (const sign of ['·', ' ']) await build.customer({ customerName: double.replace('双', `双${sign}`), state: '1' });

  const reply = await send(base, [
    line('没有这家', '甲'),
    line(double, '乙'),
    line('0123456789abcdef0123456789abcdef', '丙'),
    line(twin.customerName, `唯一${twin.id.slice(-6)}`),
  ]);

  expect(reply.result.errors).toEqual([
    { row: 2, column: '客户', value: '没有这家', reason: '没有名为“没有这家”的客户' },
    { row: 3, column: '客户', value: double, reason: `有2个客户名为“${double}”，请填写编号` },
    {
      row: 4,
      column: '客户',
      value: '0123456789abcdef0123456789abcdef',
      reason: '没有名为“0123456789abcdef0123456789abcdef”的客户',
    },
  ]);
  expect(reply.result.successCount).toBe(1);
});

test.each(bases)('EXP-02 an exported sheet is taken again, but for what was masked in it: %s', async (base) => {
  const customer = await build.customer();
  await send(base, [line(customer.customerName, '来回')]);
  const list = async () => expectDone(await admin().get(`${base}/list`, { customerId: customer.id })).records;
  const [stored] = await list();
  const [title, by, header, ...rows] = await download(`${base}/exportXls`, { customerId: customer.id });
  expect([title![0], by![0]]).toEqual([expect.stringContaining('地址'), expect.stringContaining('导出人')]);
  // People are called by their names, not by what they sign in with.
  expect(rows[0]![header!.indexOf('创建人')]).toBe('admin的姓名');
  expectDone(await admin().delete(`${base}/delete`, { id: stored.id }));

  const masked = await upload(base, await writeSheet(header!, rows));
  expect(masked.result.errors).toEqual([{ row: 2, column: '联系电话', value: '139****0001', reason: '联系电话已脱敏，请填写完整号码' }]);

  const at = header!.indexOf('联系电话');
  const completed = await upload(
    base,
    await writeSheet(
      header!,
      rows.map((row) => row.with(at, '13900000001')),
    ),
  );
  expect(completed.result).toMatchObject({ successCount: 1, errorCount: 0 });
  expect(await list()).toMatchObject([{ customerId: customer.id, addressName: '来回', lng: 110.499, phone: '139****0001' }]);
});

test('IMP-01 the template says that the customer may be named', async () => {
  const [note, header] = await download('/shipping/hySendAddress/importTemplate');

  expect(note?.[0]).toBe('客户：填写客户名称或编号');
  expect(header).toEqual(expect.arrayContaining(['客户*', '地址简称*']));
});

test('PERM-08 a customer names nobody but themselves', async () => {
  const [own, other] = [await build.customer(), await build.customer()];
  const user = server.as({ username: 'addressbook', userType: 2, cid: own.id, permissions: ['address:import', 'address:add'] });

  const reply = await upload(
    '/shipping/hySendAddress',
    await writeSheet(captionsOf('/shipping/hySendAddress'), [line(own.customerName, '自家'), line(other.customerName, '别家')]),
    user,
  );

  expect(reply.result.errors).toEqual([
    { row: 3, column: '客户', value: other.customerName, reason: `没有名为“${other.customerName}”的客户` },
  ]);
});

test.each([
  ['117,158', '不是数字'],
  ['117.158', undefined],
])('IMP-01 a longitude of %s', async (lng, reason) => {
  const customer = await build.customer();
  const row = line(customer.customerName, `经度${lng}`);

  const reply = await send('/shipping/hySendAddress', [row.with(7, lng)]);

  expect(reply.result.errors).toEqual(reason === undefined ? [] : [{ row: 2, column: '经度(°)', value: lng, reason }]);
});
