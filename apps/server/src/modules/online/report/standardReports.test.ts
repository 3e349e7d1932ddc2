import { beforeAll, expect, test } from 'vitest';
import { buildFreight, dispatch, orderForm, publishOrder } from '../../../../test/freight.ts';
import { type TestClient, testServer, type TestServer } from '../../../../test/testServer.ts';
import { chartProblems } from './reportCharts.ts';
import { onlCgreportHead, onlCgreportItem } from './report.table.ts';
import { seedReports } from './seedReports.ts';
import { standardReports } from './standardReports.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ shared: true });
  await server.inTenant(0, (tx) => seedReports(tx, standardReports));
});

test.each(standardReports.map(({ code }) => code))(
  'ONL-06 the report %s that comes with the product runs, and its charts fit',
  async (code) => {
    const admin = server.as('admin');
    const { result } = await admin.get(`/online/cgreport/api/getRpColumns/${code}`);
    const reply = await admin.get(`/online/cgreport/api/getColumnsAndData/${result.cgRpConfigId}`, { self_driverId: 'x' });
    expect(reply).toMatchObject({ success: true, result: { data: { total: expect.any(Number) } } });

    const head = (await server.inTenant(0, (tx) => tx.select().from(onlCgreportHead))).find((one) => one.code === code);
    const items = (await server.inTenant(0, (tx) => tx.select().from(onlCgreportItem))).filter(({ cgrheadId }) => cgrheadId === head?.id);
    expect(chartProblems(head?.charts ?? null, items)).toEqual([]);
    // As an administrator saves one of their own with the same words.
    const saved = await server.as({ username: 'elsewhere', tenantId: 2 }).post('/online/cgreport/head/add', {
      head: { code, name: head?.name, permission: head?.permission, cgrSql: head?.cgrSql, charts: head?.charts },
      items: items.map(({ fieldName, fieldTxt, fieldType, dictCode, fieldHref, isSearch }) => ({
        fieldName,
        fieldTxt,
        fieldType,
        dictCode,
        fieldHref,
        isSearch,
      })),
      params: standardReports.find((one) => one.code === code)?.params,
    });
    expect(saved).toMatchObject({ success: true });
  },
);

test('PERM-06 PERM-04 fees of waybills are empty to others than the platform’s own people, and each sees the rows of their list', async () => {
  const build = buildFreight(server);
  const world = await build.world(100_000_000);
  const order = await publishOrder(server.as('admin'), orderForm(world));
  await dispatch(server.as('admin'), order, world);
  const fees = ['fee_total', 'driver_fee', 'customer_open_amount'];
  const body = {
    head: { code: 'fees', name: '费用', permission: 'shipping:list', cgrSql: `select id, ${fees.join(', ')} from waybill` },
    items: ['id', ...fees].map((fieldName) => ({ fieldName, fieldTxt: fieldName, ...(fieldName !== 'id' && { fieldType: 'Double' }) })),
  };
  const read = async (user: TestClient) => (await user.post('/online/cgreport/head/preview', body)).result.data;
  const permissions = ['shipping:list', 'online:report:edit'];
  const other = (userType: 2 | 3 | 4, cid: string) => server.as({ username: `${userType} ${cid}`, userType, cid, permissions });

  const [seen] = (await read(server.as('admin'))).records;
  expect(seen).toMatchObject({ fee_total: expect.any(Number), driver_fee: expect.any(Number) });
  for (const party of [other(2, world.customer.id), other(4, world.driver.id)])
    expect(await read(party)).toMatchObject({ total: 1, records: [{ fee_total: null, driver_fee: null, customer_open_amount: null }] });
  for (const stranger of [other(2, 'nobody'), other(3, 'nobody'), other(4, 'nobody')]) expect((await read(stranger)).total).toBe(0);
  expect((await read(server.as({ username: 'elsewhere', tenantId: 2 }))).total).toBe(0);
});
