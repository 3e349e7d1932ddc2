import { and, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { dispatch, expectDone, orderForm, publishOrder } from '../../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../../test/noteSite.ts';
import type { AnyEntity } from '../../../platform/contract/entity.ts';
import { orderBy, readSort } from '../../../platform/query/compileSort.ts';
import type { Resource } from '../../../platform/resource/resource.ts';
import { withinPage } from '../../../platform/resource/pageOfRows.ts';
import { hyOrder } from '../order/order.table.ts';
import { orderResource } from '../order/order.resource.ts';
import { noteResource } from './shippingNote.resource.ts';
import { hyShippingNote } from './shippingNote.table.ts';

const list = '/shipping/hyShippingNote/list';
const count = 240;
const resources = { waybills: noteResource as unknown as Resource, orders: orderResource as unknown as Resource };
let server: NoteSite['server'];
let orderId: string;

/** Rows of which the search knows everything: a third has no weight yet. */
const values = (index: number) => ({
  id: `list_${String(index).padStart(4, '0')}`,
  shippingNoteNumber: `YD88${String(index * 7919).padStart(10, '0')}`,
  originalDocumentNumber: `Ab-${String(index * 31).padStart(6, '0')}x`,
  orderNo: `DD77${String(index * 101).padStart(8, '0')}`,
  vehicleNumber: `鲁C${String(index).padStart(5, '0')}`,
  driverName: index % 2 === 0 ? `Zhang San${index}` : `欧阳小${index}`,
  actualCarrierName: index % 2 === 0 ? `远航${index}物流` : `Blue Line ${index}`,
  customerName: `客户甲${index % 7}`,
  shipperName: `Shipper ${index % 5}`,
  agentName: index % 4 === 0 ? `代理${index % 3}` : null,
  carrierName: index % 3 === 0 ? `承运${index % 11}` : null,
  sendName: `北仓${index % 6}`,
  receiveName: `南仓${index % 6}`,
  sendCity: `示例${index % 6}市`,
  receiveCity: `样例${index % 6}市`,
  cargoName: `货物${index % 9}`,
  abnormalFlags: index % 10 === 0 ? '1,3' : null,
  loadWeight: index % 3 === 0 ? null : 1000 + (index % 20),
  customerFee: 100_000 - (index % 50),
  createTime: `2026-05-${String(1 + (index % 28)).padStart(2, '0')} 08:00:00`,
});
const all = Array.from({ length: count }, (_, index) => values(index));

beforeAll(async () => {
  const site = await openNoteSite();
  server = site.server;
  const admin = server.as('admin');
  const order = await publishOrder(admin, orderForm(site.world));
  const note = await dispatch(admin, order, await site.freshCrew());
  orderId = 'listOrder';
  await server.inTenant(0, async (tx) => {
    const [row] = await tx
      .select()
      .from(hyShippingNote)
      .where(sql`${hyShippingNote.id} = ${note.id}`);
    await tx.insert(hyShippingNote).values(all.map((one) => ({ ...row!, orderId, ...one })));
    const [stored] = await tx
      .select()
      .from(hyOrder)
      .where(sql`${hyOrder.id} = ${order.id}`);
    const ordered = all.map(
      ({ shippingNoteNumber: _number, vehicleNumber: _plate, loadWeight: _weight, customerFee: _fee, ...row }) => row,
    );
    await tx.insert(hyOrder).values(ordered.map((row) => ({ ...stored!, ...row, remark: 'listed' })));
  });
});

const idsOf = async (query: Record<string, string | number>, path = list): Promise<string[]> =>
  expectDone(await server.as('admin').get(path, { pageSize: 500, field: 'id', ...query })).records.map(({ id }: { id: string }) => id);

type Row = ReturnType<typeof values>;
const texts: [keyof Row, string, (text: string) => boolean][] = [
  ['shippingNoteNumber', '*79190*', (text) => text.includes('79190')],
  ['shippingNoteNumber', '*88*', (text) => text.includes('88')],
  ['originalDocumentNumber', '*aB-0000*', (text) => text.includes('Ab-0000')],
  ['originalDocumentNumber', '*X', (text) => text.endsWith('x')],
  ['orderNo', '*1010*', (text) => text.includes('1010')],
  ['vehicleNumber', '*c·0011*', (text) => text.includes('C0011')],
  ['vehicleNumber', '*39', (text) => text.endsWith('39')],
  ['driverName', '*zhang s*', (text) => text.startsWith('Zhang S')],
  ['driverName', '*AN18*', (text) => text.includes('an18')],
  ['driverName', '*阳小11*', (text) => text.includes('阳小11')],
  ['driverName', '*欧*', (text) => text.includes('欧')],
  ['actualCarrierName', '*blue LINE 9*', (text) => text.includes('Line 9')],
  ['actualCarrierName', '*航12*', (text) => text.includes('航12')],
  ['customerName', '*甲3*', (text) => text.endsWith('甲3')],
  ['shipperName', '*PER 2*', (text) => text.endsWith('2')],
  ['agentName', '*理1', (text) => text.endsWith('1')],
  ['carrierName', '*运1*', (text) => text.includes('运1')],
  ['sendName', '*仓4*', (text) => text.endsWith('4')],
  ['receiveName', '*仓5*', (text) => text.endsWith('5')],
  ['sendCity', '*例2*', (text) => text.includes('2')],
  ['receiveCity', '*例0*', (text) => text.includes('0')],
  ['cargoName', '*物8*', (text) => text.endsWith('8')],
  ['cargoName', '*8物*', () => false],
  ['customerName', '*%甲*', () => false],
  ['driverName', '*zhaxq*', () => false],
];
const found = (field: keyof Row, matches: (text: string) => boolean) =>
  all.filter((row) => typeof row[field] === 'string' && matches(row[field])).map(({ id }) => id);

test.each(texts)('SHIP-02 waybills are found by a part of %s: %s', async (field, part, matches) => {
  expect((await idsOf({ [field]: part, orderId })).toSorted()).toEqual(found(field, matches));
});

test.each(texts.filter(([field]) => !['shippingNoteNumber', 'vehicleNumber', 'driverName', 'actualCarrierName'].includes(field)))(
  'SHIP-01 orders are found by a part of %s: %s',
  async (field, part, matches) => {
    const ids = await idsOf({ [field]: part, remark: 'listed' }, '/hyorder/hyOrder/list');
    expect(ids.toSorted()).toEqual(found(field, matches));
  },
);

test.each<[string, Resource]>(Object.entries(resources))(
  'LIST-06 every text that %s are searched by a part of has an index for it',
  (_name, { kind, options }) => {
    const served = new Set([...Object.keys(options.parts?.fields ?? {}), ...(options.words?.fields ?? []), ...(options.carried ?? [])]);
    const searched = Object.keys((kind as AnyEntity).fields).filter(
      (name) => kind.fields[name]?.filter === 'text' && kind.fields[name]?.sensitive !== true,
    );
    expect(searched.filter((name) => !served.has(name))).toEqual([]);
  },
);

test.each<[string, Resource]>(Object.entries(resources))(
  'LIST-06 %s offer to be sorted by what has an index alone',
  async (_name, { kind, columns, table }) => {
    const offered = Object.keys(kind.fields).filter((name) => kind.fields[name]?.sortable === true);
    expect(offered.toSorted()).toEqual([...(kind.definition.sortedBy ?? [])].toSorted());
    const definitions = await server.inTenant(0, async (tx) => {
      const { rows } = await tx.execute<{ columns: string[] }>(
        sql`select array(select a.attname::text from unnest(i.indkey::int[]) with ordinality as k(number, place) join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number order by k.place) as columns from pg_index i where i.indrelid = ${sql.raw(`'${kind === resources.orders.kind ? 'hy_order' : 'hy_shipping_note'}'`)}::regclass`,
      );
      return rows.map((row) => row.columns.slice(0, 2).join());
    });
    const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    expect(offered.filter((name) => !definitions.includes(`tenant_id,${snake(name)}`))).toEqual([]);
    expect(
      Object.keys(columns)
        .filter((name) => columns[name]?.unsorted !== true)
        .toSorted(),
    ).toEqual(['id', ...offered].toSorted());
    expect(table).toBeDefined();
  },
);

test('LIST-03 an order that is not offered changes nothing', async () => {
  const usual = await idsOf({ orderId });
  expect(await idsOf({ orderId, column: 'payState', order: 'asc' })).toEqual(usual);
  expect(await idsOf({ orderId, column: 'cargoName', order: 'desc' })).toEqual(usual);
  expect(await idsOf({ orderId, column: 'createTime', order: 'asc' })).toEqual(usual.toReversed());
});

test.each<['loadWeight' | 'customerFee', 'asc' | 'desc']>([
  ['loadWeight', 'asc'],
  ['loadWeight', 'desc'],
  ['customerFee', 'asc'],
  ['customerFee', 'desc'],
])('LIST-01 pages by %s %s neither repeat nor lose a row, those without a value last', async (column, order) => {
  const pages: string[] = [];
  for (let pageNo = 1; pageNo <= 7; pageNo += 1) pages.push(...(await idsOf({ orderId, column, order, pageNo, pageSize: 40 })));

  const sign = order === 'asc' ? 1 : -1;
  const key = (row: Row) => row[column] ?? Infinity * sign;
  const expected = all.toSorted((a, b) => sign * (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.id < b.id ? -1 : 1)).map(({ id }) => id);
  expect(pages).toEqual(expected);
});

test.each<[string, 'asc' | 'desc']>([
  ['createTime', 'desc'],
  ['createTime', 'asc'],
  ['loadWeight', 'asc'],
  ['loadWeight', 'desc'],
])('LIST-01 LIST-06 a page that is read from the end of a list by %s %s is the same', async (column, order) => {
  const sort = readSort(noteResource.columns, { query: { column, order }, fallback: { field: 'createTime', order: 'desc' } });
  const mine = and(sql`${hyShippingNote.tenantId} = 0`, sql`${hyShippingNote.orderId} = ${orderId}`);
  const read = (where: ReturnType<typeof and>) =>
    server.inTenant(0, async (tx) => {
      const rows = await tx
        .select({ id: hyShippingNote.id })
        .from(hyShippingNote)
        .where(where)
        .orderBy(...orderBy(sort));
      return rows.map(({ id }) => id);
    });
  const whole = await read(mine);

  for (const offset of [121, 200, 230, 239, 240, 300]) {
    const within = withinPage(noteResource, { condition: mine, page: { sort, limit: 20, offset, isCarried: false, counted: count } });
    expect(await read(within)).toEqual(whole.slice(offset, offset + 20));
  }
});

test('SHIP-07 past waybills are asked for by a year at most: 366 days are answered, a second more is refused at its field', async () => {
  const admin = server.as('admin');
  const ended = { id: 'list_0001', noteStatus: '80' };
  await server.inTenant(0, (tx) =>
    tx
      .update(hyShippingNote)
      .set(ended)
      .where(sql`${hyShippingNote.id} = ${ended.id}`),
  );
  const ask = (query: object, call = list) => admin.get(call, { finished: '1', createTime_end: '2027-05-03 07:59:59', ...query });
  const found = async (query: object) => (expectDone(await ask(query)).records as { id: string }[]).map(({ id }) => id);

  // It was made on 2026-05-02 08:00:00, 365 days and 23:59:59 before that end.
  expect(await found({ createTime_begin: '2026-05-03 07:59:59' })).toEqual([]);
  expect(await found({ createTime_begin: '2026-05-02 07:59:59' })).toEqual([ended.id]);
  const tooLong = '一次最多查询一年，请缩短创建时间范围';
  const refused = { success: false, message: tooLong, errorData: [{ path: 'createTime_begin', message: tooLong }] };
  for (const call of [list, list.replace('list', 'exportXls')])
    expect(await ask({ createTime_begin: '2026-05-02 07:59:58' }, call)).toMatchObject(refused);
  expect(await ask({ createTime_begin: '2026-05-02 07:59:58', sums: 'only' })).toMatchObject(refused);

  // An open beginning is a year before the end, an open end is now; days count as a whole.
  expect(await found({})).toEqual([ended.id]);
  expect(await found({ createTime_end: '2027-05-03 08:00:01' })).toEqual([]);
  expect(await found({ createTime_begin: '2026-05-02', createTime_end: '2027-05-02' })).toEqual([ended.id]);
  expect(await ask({ createTime_begin: '2026-05-02', createTime_end: '2027-05-03' })).toMatchObject(refused);
  expect(await found({ createTime_end: '', createTime_begin: '2026-05-01' })).toEqual([ended.id]);
  // Other lists of waybills are not held to it.
  expectDone(await admin.get(list, { createTime_begin: '2020-01-01 00:00:00', pageSize: 1 }));
});
