import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { dispatch, expectDone, orderForm, publishOrder } from '../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../test/noteSite.ts';
import { hyShippingNote } from '../../modules/shipping/shipping-note/shippingNote.table.ts';

const list = '/shipping/hyShippingNote/list';
const count = 1200;
let server: NoteSite['server'];
let orderId: string;

beforeAll(async () => {
  const site = await openNoteSite();
  server = site.server;
  const admin = server.as('admin');
  const order = await publishOrder(admin, orderForm(site.world));
  orderId = order.id;
  const note = await dispatch(admin, order, await site.freshCrew());
  for (const tenantId of [0, 2])
    await server.inTenant(tenantId, async (tx) => {
      const [row] = tenantId === 0 ? await tx.select().from(hyShippingNote).where(eq(hyShippingNote.id, note.id)) : [kept];
      kept = row;
      const rows = Array.from({ length: count }, (_, index) => ({
        ...row!,
        tenantId,
        id: `part${tenantId}_${index}`,
        shippingNoteNumber: `YD99${String(index * 7919).padStart(10, '0')}`,
        vehicleNumber: `鲁B${String(index).padStart(5, '0')}`,
        originalDocumentNumber: `${'K'.repeat(30)}${String(index).padStart(5, '0')}`,
        driverName: index % 3 === 0 ? `王小${index}` : `李${index}`,
        createTime: `2026-05-31 ${String(Math.floor(index / 60) % 24).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}:00`,
      }));
      for (let start = 0; start < count; start += 200) await tx.insert(hyShippingNote).values(rows.slice(start, start + 200));
    });
});
let kept: typeof hyShippingNote.$inferSelect | undefined;

const ids = async (query: Record<string, string | number>) =>
  expectDone(await server.as('admin').get(list, { pageSize: 500, field: 'id', ...query })).records.map(({ id }: { id: string }) => id);
const expected = (matches: (index: number) => boolean) =>
  Array.from({ length: count }, (_, index) => index)
    .filter(matches)
    .map((index) => `part0_${index}`)
    .toSorted();

test.each<[string, Record<string, string>, (index: number) => boolean]>([
  [
    'in the middle of a number',
    { shippingNoteNumber: '*79190*' },
    (index) => `YD99${String(index * 7919).padStart(10, '0')}`.includes('79190'),
  ],
  ['at its end', { shippingNoteNumber: '*791' }, (index) => String(index * 7919).endsWith('791')],
  ['of a plate', { vehicleNumber: '*0117*' }, (index) => `鲁B${String(index).padStart(5, '0')}`.includes('0117')],
  ['of a plate as people write it', { vehicleNumber: '*b·0117*' }, (index) => `鲁B${String(index).padStart(5, '0')}`.includes('B0117')],
  ['of a name', { driverName: '*小99*' }, (index) => index % 3 === 0 && `王小${index}`.includes('小99')],
  ['of two characters', { shippingNoteNumber: '*91*' }, (index) => `YD99${String(index * 7919).padStart(10, '0')}`.includes('91')],
  ['of two characters of a plate', { vehicleNumber: '*77*' }, (index) => String(index).padStart(5, '0').includes('77')],
  ['of two characters at the end of the longest number', { originalDocumentNumber: '*99' }, (index) => index % 100 === 99],
  [
    'of two characters in any letter case, which more rows hold than are listed',
    { originalDocumentNumber: '*k0*', driverName: '*小99*' },
    (index) => index % 3 === 0 && `王小${index}`.includes('小99'),
  ],
  ['of two characters that nothing holds', { orderNo: '*zq*' }, () => false],
  ['of two signs of patterns', { vehicleNumber: '*%_*' }, () => false],
  [
    'of two characters in two fields',
    { shippingNoteNumber: '*91*', vehicleNumber: '鲁B00*' },
    (index) => index < 1000 && `YD99${String(index * 7919).padStart(10, '0')}`.includes('91'),
  ],
  ['with signs of patterns', { shippingNoteNumber: '*0%_0*' }, () => false],
  ['that nothing holds', { shippingNoteNumber: '*123456789012345*' }, () => false],
])('LIST-06 waybills are found by a part %s, those of the own tenant alone', async (_name, query, matches) => {
  expect((await ids(query)).toSorted()).toEqual(expected(matches));
});

test('LIST-06 two characters are looked up in an index: what nobody has, what few have, and what is too much to be listed', async () => {
  const find = async (field: string, part: string) => {
    const [found] = await server.database.statement<{ ids: string[] | null }>(
      sql`select app_note_parts(0, ${field}, ${part}, ${`%${part}%`}, 5000) as ids`,
    );
    return found?.ids?.length ?? null;
  };

  for (const field of ['shippingNoteNumber', 'orderNo', 'originalDocumentNumber', 'vehicleNumber']) expect(await find(field, 'zq')).toBe(0);
  expect(await find('vehicleNumber', '77')).toBe(expected((index) => String(index).padStart(5, '0').includes('77')).length);
  expect(await find('shippingNoteNumber', '99')).toBeNull();
});

test('LIST-06 LIST-08 totals and counts by status of what is found by a part agree with the list', async () => {
  const query = { driverName: '*小99*' };
  const found = await ids(query);
  const admin = server.as('admin');

  const counts = expectDone(await admin.get('/shipping/hyShippingNote/statusCount', query)) as Record<string, number>;
  expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBe(found.length);
  const { sums } = expectDone(await admin.get(list, { ...query, sums: 'only' }));
  const { sums: same } = expectDone(await admin.get(list, { ...query, sums: '1' }));
  expect(sums).toEqual(same);
});

test('LIST-06 late pages go on where the ones before ended', async () => {
  const page = (pageNo: number) => ids({ orderId, pageSize: 100, pageNo, column: 'createTime', order: 'desc' });
  const all: string[] = [];
  for (let pageNo = 1; pageNo <= 13; pageNo += 1) all.push(...(await page(pageNo)));

  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(count + 1);
  const times = expectDone(await server.as('admin').get(list, { orderId, pageSize: 100, pageNo: 12, field: 'createTime' })).records.map(
    ({ createTime }: { createTime: string }) => createTime,
  );
  expect(times).toEqual(times.toSorted().toReversed());
});
