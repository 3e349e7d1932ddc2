import { expect, test } from 'vitest';
import { openReportSite, reportBase } from '../../../../test/reportSite.ts';
import type { TestClient } from '../../../../test/testServer.ts';
import { seedReports } from './seedReports.ts';

test('RPT-01 SESS-10 security 8.36 no stored report, however it is written, reaches the settings of its session or another role', async () => {
  const site = await openReportSite();
  await site.reset();
  const set = "('app.tenant_id', '2', true)";
  const ways = [
    `select set_config${set} as driver_name`,
    `select pg_catalog.set_config${set} as driver_name`,
    `select "set_config"${set} as driver_name`,
    `select U&"set\\005fconfig"${set} as driver_name`,
    `select driver_name from driver where set_config${set} = '2'`,
    `select driver_name from driver order by set_config${set}`,
    `select driver_name from driver group by driver_name having max(set_config${set}) = '2'`,
    `select driver_name from driver limit length(set_config${set})`,
    `select case when set_config${set} = '2' then driver_name end as driver_name from driver`,
    `select max(driver_name) filter (where set_config${set} = '2') as driver_name from driver`,
    `select d.driver_name from driver d join (select set_config${set} as t) s on s.t = d.id`,
    `with s as (select set_config${set} as t) select driver_name from driver where exists (select t from s)`,
    `select driver_name from driver where driver_name in (select set_config${set})`,
    `select driver_name from driver union select set_config${set}`,
    `select lag(driver_name) over (order by set_config${set}) as driver_name from driver`,
    `select driver_name from set_config${set} as driver_name`,
    `select driver_name from driver, lateral set_config${set}`,
    "select 'set_config'::regproc::text as driver_name",
    "select current_setting('app.tenant_id') as driver_name",
    'set app.tenant_id = 2',
    "select 1; set local app.tenant_id = '2'",
    'set role app_rw',
    'reset session authorization',
  ];
  await site.server.inTenant(0, (tx) =>
    seedReports(
      tx,
      ways.map((text, index) => ({
        code: `way_${index}`,
        name: text.slice(0, 100),
        nameEn: text.slice(0, 100),
        content: '',
        permission: 'driver:list',
        sql: text,
        items: [{ fieldName: 'driver_name', fieldTxt: '姓名' }],
        params: [],
      })),
    ),
  );

  for (const [index, text] of ways.entries()) {
    const { result } = await site.admin.get(`${reportBase}/api/getRpColumns/way_${index}`);
    const reply = await site.admin.get(`${reportBase}/api/getData/${result.cgRpConfigId}`);
    expect(reply.success, text).toBe(false);
    expect(reply.message, text).toMatch(/^报表无法查询：(函数|类型|只允许一条SELECT|SQL语法错误|不支持的语法|多表请用)/);
  }
  const seen = async (user: TestClient) => (await site.rowsOf('driver_pick', user)).map((row) => row['driver_name']);
  expect(await seen(site.admin)).toEqual(['张伟', '李强']);
  expect(await seen(site.elsewhere)).toEqual(['别家司机']);
});
