import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
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

test('PERM-06 fees of the lanes are empty to others than the platform’s own people', async () => {
  const columns = 'fee_total, driver_fee, customer_open_amount';
  for (const userType of [2, 3, 4] as const) {
    const other = server.as({ username: `other ${userType}`, userType, cid: 'one', permissions: ['shipping:list', 'online:report:edit'] });
    const reply = await other.post('/online/cgreport/head/preview', {
      head: { code: 'fees', name: '费用', permission: 'shipping:list', cgrSql: `select id, ${columns} from waybill` },
      items: ['id', ...columns.split(', ')].map((fieldName) => ({ fieldName, fieldTxt: fieldName })),
    });
    expect(reply).toMatchObject({ success: true, result: { data: { total: 0 } } });
  }
});
