import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { dispatch, expectDone, once, orderForm, publishOrder } from '../../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../../test/noteSite.ts';
import type { TestClient } from '../../../../test/testServer.ts';
import { hyShippingNote } from '../shipping-note/shippingNote.table.ts';

type Row = ReturnType<typeof expectDone>;
let site: NoteSite;
let lane: { sendCity: string; receiveCity: string };
const rights = ['price:list', 'price:export', 'price:curve'];
const days = { begin: '2026-05-01', end: '2026-06-30' };
const path = '/hyprice/hyPriceHistory';

/** A waybill that was dispatched at an instant for a driver's price, in 1/10000 yuan. */
async function note(dispatchTime: string, unitPrice: number, more: object = {}): Promise<Row> {
  const admin = site.server.as('admin');
  const form = orderForm(site.world, { unitPrice, totalWeight: 32_000, ...more });
  const made = await dispatch(admin, await publishOrder(admin, form), (await site.freshCrew()) as never);
  await site.server.inTenant(0, (tx) => tx.update(hyShippingNote).set({ dispatchTime }).where(eq(hyShippingNote.id, made.id)));
  return made;
}
const reprice = async ({ id }: Row, unitPrice: number): Promise<void> => {
  const { version } = expectDone(await site.server.as('admin').get('/shipping/hyShippingNote/queryById', { id }));
  expectDone(await site.server.as('admin').put('/shipping/hyShippingNote/editPrice', { id, version, unitPrice, reason: '调价' }, once()));
};
const ask = (client: TestClient, more: Record<string, string> = {}) =>
  client.get(`${path}/laneCurve`, { ...lane, ...days, fieldName: 'unitPrice', ...more });

beforeAll(async () => {
  site = await openNoteSite();
  const agent = await site.build.customer({ customerKind: '2' });
  const first = await note('2026-06-01 23:30:00', 800_000);
  lane = { sendCity: first.sendCity, receiveCity: first.receiveCity };
  await note('2026-06-03 09:00:00', 900_000);
  await note('2026-06-07 23:59:59', 950_000);
  await note('2026-06-08 00:00:00', 700_000);
  const agents = await note('2026-06-03 10:00:00', 100_000, { orderMode: '3', agentId: agent.id, agentFee: 620_000 });
  await reprice(first, 850_000);
  await reprice(agents, 110_000);
  site.server.as({ username: 'agent', userType: 2, cid: agent.id, permissions: rights });
  site.server.as({ username: 'shipper', userType: 2, cid: site.world.customer.id, permissions: rights });
  site.server.as({ username: 'carrier', userType: 3, cid: 'somebody', permissions: rights });
});

describe('FRT-11 the price of a lane over time', () => {
  test('FRT-11 shows the changes, and the middle price of what was dispatched by the week and by the day', async () => {
    const curve = expectDone(await ask(site.server.as('admin')));

    expect(curve).toMatchObject({ unit: '元', more: false });
    const changes = curve.changes.map(({ oldValue, newValue }: Row) => [oldValue, newValue]);
    expect(changes).toEqual(
      expect.arrayContaining([
        ['80.0000', '85.0000'],
        ['10.0000', '11.0000'],
      ]),
    );
    // Of 85, 90 and 95 the middle one; Monday begins a week in Shanghai.
    expect(curve.medians).toEqual([
      { from: '2026-06-01', median: '90.0000', n: 3 },
      { from: '2026-06-08', median: '70.0000', n: 1 },
    ]);
    const byDay = expectDone(await ask(site.server.as('admin'), { step: 'day' }));
    expect(byDay.medians.map(({ from }: Row) => from)).toEqual(['2026-06-01', '2026-06-03', '2026-06-07', '2026-06-08']);
  });

  test.each([
    ['another cargo', { cargoName: '焦炭' }],
    ['another way of pricing', { priceMode: '2' }],
    ['the other way round', { sendCity: '秦皇岛市', receiveCity: '榆林市' }],
    ['days before', { begin: '2026-01-01', end: '2026-05-31' }],
  ])('FRT-11 tells nothing of %s', async (_what, more) => {
    expect(expectDone(await ask(site.server.as('admin'), more))).toMatchObject({ changes: [], medians: [] });
  });

  test('FRT-11 goes over a year, the last day counted, and no longer', async () => {
    expect((await ask(site.server.as('admin'), { begin: '2025-06-02', end: '2026-06-02' })).success).toBe(true);
    expect(await ask(site.server.as('admin'), { begin: '2025-06-01', end: '2026-06-02' })).toMatchObject({
      errorData: [{ path: 'end', message: '时间范围不能超过366天' }],
    });
    expect(await ask(site.server.as('admin'), { begin: '2026-06-02', end: '2026-06-01' })).toMatchObject({ errorData: [{ path: 'end' }] });
  });

  test('PERM-06 what a driver gets in agent mode goes into no curve but that of the platform and of the agent', async () => {
    const told = async (who: string) => expectDone(await ask(site.server.as(who))).changes.map(({ newValue }: Row) => newValue);

    expect(await told('admin')).toContain('11.0000');
    expect(await told('agent')).toEqual(['11.0000']);
    expect(await told('shipper')).toEqual(['85.0000']);
    expect(await told('carrier')).toEqual([]);
    for (const fieldName of ['customerUnitPrice', 'agentFee', 'serviceRate'])
      expect(await ask(site.server.as('carrier'), { fieldName })).toMatchObject({ status: 403, message: '无权查看该价格' });
    expect(expectDone(await ask(site.server.as('carrier'))).medians).toEqual([]);
  });

  test('FRT-11 PERM-08 the list and the curve are rights of their own', async () => {
    const reader = site.server.as({ username: 'reader', permissions: ['price:list'] });
    expect((await reader.get(`${path}/list`, { ...lane, fieldName: 'unitPrice' })).result.records).toHaveLength(2);
    expect(await ask(reader)).toMatchObject({ status: 403 });
  });
});
