import { describe, expect, test } from 'vitest';
import { checkReportSql } from './reportSql.ts';

const hostile: readonly string[] = [
  // Not one SELECT.
  '',
  '  -- nothing',
  'select 1; select 2',
  'select 1;;',
  "insert into driver values ('1')",
  "update driver set driver_name = 'x'",
  'delete from driver',
  'truncate driver',
  'drop view driver',
  'create table t as select 1',
  'copy driver to stdout',
  "copy (select 1) to program 'id'",
  'do $$ begin perform 1; end $$',
  'begin',
  'set role app_system',
  'reset role',
  'explain select id from driver',
  'call something()',
  'listen news',
  'vacuum',
  'values (1)',
  'table hy_driver',
  'select 1 into t',
  'select id from driver for update',
  'select id from driver for share',
  'with x as (delete from driver returning id) select * from x',
  'with x as (insert into driver values (1) returning 1) select * from x',
  'with recursive x as (select 1 a union all select a + 1 from x) select * from x',
  // Not registered.
  'select * from hy_driver',
  'select * from public.hy_driver',
  'select * from public.driver',
  'select * from sys_user',
  'select * from pg_catalog.pg_authid',
  'select * from pg_user',
  'select * from information_schema.tables',
  'select * from other.rpt.driver',
  'select * from (select * from sys_session) s',
  'select id from driver where exists (select 1 from sys_user)',
  'select (select token_hash from sys_session limit 1) from driver',
  'select id from driver union all select token_hash from sys_session',
  'select id from driver join hy_customer on true',
  'with a as (select * from pg_user), pg_user as (select 1) select * from a',
  'with driver as (select 1) select * from driver',
  'select * from sys_user where exists (with sys_user as (select 1 a) select a from sys_user)',
  'select * from (with sys_user as (select 1 a) select a from sys_user) s, sys_user',
  'with a as (select * from sys_user), sys_user as (select 1 a) select * from a',
  '/* driver */ select * from/**/sys_user',
  // Small texts that would make large ones.
  "select replace(replace('a', 'a', 'aaaaaaaaaaaaaaaaaaaa'), 'a', 'aaaaaaaaaaaaaaaaaaaa')",
  'select replace(driver_name, vehicle_class, driver_name) from driver',
  `select ${Array.from({ length: 42 }, () => 'driver_name').join(' || ')} from driver`,
  `select concat(${Array.from({ length: 42 }, () => 'driver_name').join()}) from driver`,
  `${'select a || a as a from ('.repeat(8)}select driver_name as a from driver${') d'.repeat(8)}`,
  'select * from "sys_user"',
  'select * from U&"sys\\005fuser"',
  // Functions and what stands for them.
  "select set_config('app.tenant_id', '2', true)",
  "select current_setting('app.tenant_id')",
  'select pg_sleep(10)',
  "select pg_read_file('/etc/passwd')",
  "select lo_import('/etc/passwd')",
  "select dblink('host=x', 'select 1')",
  "select query_to_xml('select * from sys_user', true, true, '')",
  "select table_to_xml('sys_user', true, true, '')",
  'select * from generate_series(1, 100000000)',
  "select repeat('x', 1000000000)",
  "select lpad('x', 1000000000)",
  "select public.app_authenticate('x', 0, now(), now(), true)",
  "select pg_catalog.set_config('role', 'app_system', true)",
  'select current_user',
  'select session_user',
  'select current_schema',
  'select d.row_to_json from driver d',
  'select d.pg_typeof from driver d',
  'select (d).pg_typeof from driver d',
  "select 'sys_user'::regclass",
  "select '<a/>'::xml",
  'select xmlelement(name a)',
  "select '{}'::json",
  "select '{1}'::int[]",
  'select array(select id from driver)',
  'select row(1, 2)',
  "select driver_name ~ '(a+)+$' from driver",
  "select substring(driver_name, '(a+)+$') from driver",
  "select substring(driver_name from '(a+)+$') from driver",
  'select substring(driver_name, id) from driver',
  'select driver_name::char(10485760) from driver',
  'select cast(driver_name as bpchar(1001)) from driver',
  'select id operator(public.=) id from driver',
  "select * from json_table('{}', '$' columns (a int))",
  'select a.id from driver a, driver b',
  'select a.id from driver a cross join driver b',
  'select a.id from driver a join driver b on true',
  'select a.id from driver a join driver b on a.id = a.carrier_id',
  'select a.id from driver a join driver b on a.id = b.id or 1 = 1',
  'select id from driver natural join carrier',
  `select a.id from driver a ${Array.from({ length: 8 }, (_, n) => `join driver b${n} on b${n}.id = a.id`).join(' ')}`,
  'select * from rows from (generate_series(1, 2))',
  'select * from driver tablesample system (1)',
  'select id from driver, lateral generate_series(1, 2)',
  'select id from driver group by grouping sets ((id), ())',
  // Parameters.
  'select :unknown',
  'select $1',
  'select id from driver where id = :given; drop view driver',
  "select 'open",
  'select "open',
  'select /* open',
  `select '${'x'.repeat(20_000)}'`,
  "select '\0'",
];

const honest: readonly string[] = [
  'select id from driver',
  'select id from driver;',
  'select id from rpt.driver -- the drivers',
  'select /* all */ * from vehicle v',
  'select d.* from driver d',
  'select d.id, c.carrier_name from driver d left join carrier c on c.id = d.carrier_id',
  'select id from driver join carrier using (id)',
  'select d.id from driver d join carrier c on c.id = d.carrier_id and c.score > 600',
  'select count(*) as count from driver',
  'select carrier_id, count(*) total from driver group by carrier_id having count(*) > 1',
  'select distinct state from driver',
  "select id from driver where driver_name like '张%' escape '!'",
  "select id from driver where state in ('1', '2')",
  'select id from driver where valid_period_to between current_date and current_date + 30',
  "select case when score >= 600 then '好' else '差' end as grade from driver",
  "select coalesce(driver_name, '') || '·' || upper(vehicle_class) as text from driver",
  'select greatest(score, 1), nullif(score, 0) from driver',
  "select to_char(create_time, 'YYYY-MM') as month, count(*) from driver group by 1 order by 1",
  'select extract(year from create_time) as year from driver',
  "select create_time at time zone 'Asia/Shanghai' as moment from driver",
  "select date_trunc('month', create_time) from driver",
  'select row_number() over (partition by carrier_id order by score desc) as place, id from driver',
  'select sum(score) over (order by create_time rows between 1 preceding and current row) from driver',
  'select id from driver where carrier_id in (select id from carrier)',
  'select id from driver d where exists (select 1 from carrier c where c.id = d.carrier_id)',
  'select (select count(*) from vehicle) as vehicles',
  'select id from driver union all select id from vehicle order by 1 limit 10 offset 5',
  'with good as (select id, score from driver where score > 700) select good.id, good.score from good',
  'with good as (select id from driver), few as (select id from good limit 5) select id from few',
  'select substring(driver_name from 1 for 1), substring(driver_name, 2) from driver',
  'select vehicle_class::char(2) from driver',
  "select replace(driver_name, '·', '') from driver",
  'select x.total from (select count(*) as total from driver) x',
  'select x.a from (select id from driver) as x(a)',
  'select round(vehicle_tonnage / 100.0, 2)::numeric(10, 2) as tonnes from vehicle',
  "select string_agg(driver_name, ',' order by driver_name) filter (where state = '2') from driver",
  'select id from driver where driver_name is not null and not (score < 1) order by score desc nulls last',
  "select id from driver where :given = '' or carrier_id = :given",
  "select ':given', 'a::b', id::text from driver where id = :given",
  'select 名字.driver_name as 姓名 from driver 名字',
];

describe('RPT-01 the SQL of reports', () => {
  test.each(hostile.map((sql) => [sql.slice(0, 100)] as const).map(([title], index) => [title, hostile[index] as string]))(
    'refuses, with a reason: %s',
    async (_title, sql) => {
      await expect(checkReportSql(sql, ['given'])).rejects.toMatchObject({ name: 'ReportRefused', message: expect.stringMatching(/.+/) });
    },
  );

  test.each(honest)('lets through: %s', async (sql) => {
    const checked = await checkReportSql(sql, ['given']);

    expect(checked.texts).toHaveLength(checked.params.length + 1);
    expect(checked.texts.join('')).not.toMatch(/--|\/\*|;/);
  });

  test('a parameter stands where PostgreSQL reads no text, and nowhere else', async () => {
    const checked = await checkReportSql("select '张:given', $$:given$$, d.\"id\" from driver d where :given = '' -- :given\n;", ['given']);

    expect(checked).toEqual({
      texts: ['select \'张:given\', $$:given$$, d."id" from driver d where ', " = ''  \n"],
      params: ['given'],
      isOrdered: false,
      relations: ['driver'],
      inSchema: [],
    });
  });

  test('it is known whether the statement orders its rows itself', async () => {
    const isOrdered = async (sql: string) => (await checkReportSql(sql, [])).isOrdered;

    expect(await isOrdered('select id from driver order by id')).toBe(true);
    expect(await isOrdered('select id from driver union all select id from vehicle order by 1')).toBe(true);
    expect(await isOrdered('select id from (select id from driver order by id) d')).toBe(false);
  });

  test('what is nested deeper than anybody writes is refused, and does not end in the stack', async () => {
    for (const sql of [`select ${'1+'.repeat(6000)}1`, `select ${'coalesce('.repeat(900)}1${')'.repeat(900)}`])
      await expect(checkReportSql(sql, []), sql.slice(0, 20)).rejects.toMatchObject({ name: 'ReportRefused' });
  });
});
