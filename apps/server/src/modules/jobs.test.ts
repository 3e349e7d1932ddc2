import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFreight, dispatch, expectDone, orderForm, publishOrder, type World } from '../../test/freight.ts';
import { testServer, type TestServer } from '../../test/testServer.ts';
import { newId } from '../platform/db/newId.ts';
import { importFolderPrefix } from '../platform/import/runImport.ts';
import { modules } from './index.ts';
import { refreshOrder } from './shipping/order/orderProgress.ts';
import { hyDriver } from './fleet/driver/driver.table.ts';

let server: TestServer;
let build: ReturnType<typeof buildFreight>;
let world: World;
beforeAll(async () => {
  server = await testServer({ shared: true });
  build = buildFreight(server);
  world = await build.world();
});

const run = (name: string, tenantId = 0) =>
  modules
    .flatMap((module) => module.jobs ?? [])
    .find((job) => job.name === name)!
    .run(server.context(tenantId), {});

const one = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows[0];
const bell = async (username: string): Promise<Record<string, string>[]> =>
  expectDone(await server.as(username).get('/sys/annountCement/listByUser')).sysMsgList;

describe('C8 certificates', () => {
  test('FRT-01 C8 who has lost a mandatory certificate may not work on; the reviewers and the carrier are told', async () => {
    server.as({ username: 'cert_auditor', permissions: ['driver:review', 'vehicle:review', 'carrier:review'] });
    server.as({ username: 'cert_other', permissions: ['driver:list'] });
    const carrier = await build.carrier({ permitValidTo: '2026-05-31' });
    server.as({ username: 'cert_carrier', permissions: ['driver:list'], userType: 3, cid: carrier.id });
    for (const name of ['cert_auditor', 'cert_other', 'cert_carrier']) await bell(name);
    const drivers = {
      gone: await build.driver({ driverName: '<b>王</b>', validPeriodTo: '2026-05-31', carrierId: carrier.id }),
      lastDay: await build.driver({ validPeriodTo: '2026-06-01' }),
      light: await build.driver({ lightOnly: '1', qualificationValidTo: '2020-01-01' }),
      soon: await build.driver({ driverName: '快到期', validPeriodTo: '2026-06-16' }),
      frozen: await build.driver({ state: '4', validPeriodTo: '2020-01-01' }),
    };
    const vehicle = await build.vehicle({ inspectValidTo: '2026-05-31', carrierId: carrier.id });
    const van = await build.vehicle({ grossMass: 400, vehicleTonnage: 200, rtcValidTo: '2020-01-01', vehicleType: 'H31' });

    await run('fleet.expireCertificates');
    const after = (await one('select count(*)::int as n from sys_announcement')).n;
    await run('fleet.expireCertificates');

    const states = Object.fromEntries(
      await Promise.all(
        Object.entries(drivers).map(async ([key, { id }]) => [key, (await one('select state from hy_driver where id = $1', [id])).state]),
      ),
    );
    expect(states).toEqual({ gone: '5', lastDay: '2', light: '2', soon: '2', frozen: '4' });
    expect((await one('select state from hy_vehicle where id = $1', [vehicle.id])).state).toBe('5');
    expect((await one('select state from hy_vehicle where id = $1', [van.id])).state).toBe('2');
    expect((await one('select state from hy_carrier where id = $1', [carrier.id])).state).toBe('5');
    expect((await one('select count(*)::int as n from sys_announcement')).n).toBe(after);
    const notices = await bell('cert_auditor');
    const titles = notices.map((notice) => notice['titile']);
    expect(titles.filter((title) => title === '证件已过期（1）')).toHaveLength(3);
    expect(titles.filter((title) => title === '证件即将到期（2）')).toHaveLength(1);
    expect(titles).toHaveLength(4);
    expect(notices.map((notice) => notice['msgContent']).join('')).toContain('<p>&lt;b&gt;王&lt;/b&gt;：驾驶证 2026-05-31</p>');
    expect(notices.find((notice) => notice['titile']?.startsWith('证件即将'))?.['msgContent']).toContain('快到期：驾驶证 2026-06-16');
    expect((await bell('cert_carrier')).map((notice) => notice['titile'])).toEqual([
      '证件已过期（1）',
      '证件已过期（1）',
      '证件已过期（1）',
    ]);
    expect(await bell('cert_other')).toEqual([]);
    expect(await one("select remark from sys_audit where action = 'driver.expire'")).toEqual({ remark: '驾驶证 2026-05-31' });
  });

  test('FRT-01 C9 a new certificate brings the driver back to review', async () => {
    const driver = await build.driver({ state: '5', validPeriodTo: '2026-05-31' });

    const reply = await server
      .as('boss')
      .put('/hydriver/hyDriver/edit', { id: driver.id, version: driver.version, validPeriodTo: '2032-05-31' });

    expect(reply.result).toMatchObject({ state: '1', validPeriodTo: '2032-05-31' });
  });

  test('SESS-10 C8 a job of one tenant leaves the others alone', async () => {
    const driver = await buildFreight(server, 2).driver({ validPeriodTo: '2026-05-31' });

    await run('fleet.expireCertificates');
    expect((await one('select state from hy_driver where id = $1', [driver.id])).state).toBe('2');
    await run('fleet.expireCertificates', 2);

    const rows = await server.inTenant(2, (tx) => tx.select({ state: hyDriver.state }).from(hyDriver));
    expect(rows).toEqual([{ state: '5' }]);
  });
});

describe('waybills', () => {
  test('WAY-01 N3 a waybill nobody accepts in time goes back, money and quantity too, and the dispatcher is told', async () => {
    const dispatcher = server.as('job_dispatcher');
    const order = await publishOrder(dispatcher, orderForm(world));
    const note = await dispatch(dispatcher, order, world);
    await run('shipping.acceptTimeout');
    expect((await one('select note_status from hy_shipping_note where id = $1', [note.id])).note_status).toBe('15');
    server.clock.advance(121 * 60_000);

    await run('shipping.acceptTimeout');

    expect(await one('select note_status, frozen_amount::int from hy_shipping_note where id = $1', [note.id])).toEqual({
      note_status: '99',
      frozen_amount: 0,
    });
    expect(await one('select status, dispatched_vehicles from hy_order where id = $1', [order.id])).toEqual({
      status: '30',
      dispatched_vehicles: 0,
    });
    expect((await one('select frozen_amount::int as n from hy_customer_wallet where id = $1', [world.wallet.id])).n).toBe(0);
    expect(await bell('job_dispatcher')).toMatchObject([
      { titile: `运单 ${note.shippingNoteNumber} 接单超时`, openPage: '/shipping/list' },
    ]);
  });

  test('NOTI-01 a term that comes near is marked overnight', async () => {
    const dispatcher = server.as('job_dispatcher');
    const note = await dispatch(dispatcher, await publishOrder(dispatcher, orderForm(world)), world);
    await server.database.pool.query("update hy_shipping_note set due_date = '2026-06-05' where id = $1", [note.id]);
    const flag = async () => (await one('select due_flag from hy_shipping_note where id = $1', [note.id])).due_flag;

    await run('shipping.dueFlags');
    expect(await flag()).toBe('0');
    server.clock.set('2026-06-02T00:10:00+08:00');
    await run('shipping.dueFlags');

    expect(await flag()).toBe('1');
  });
});

describe('orders', () => {
  test('SHIP-01 O6 an order is complete when it is fully sent, or closed, and all its waybills are paid or revoked', async () => {
    const dispatcher = server.as('job_dispatcher');
    const ctx = server.context();
    const order = await publishOrder(dispatcher, orderForm(world, { totalVehicles: 2 }));
    const crew = { driver: await build.driver(), vehicle: await build.vehicle() };
    const note = await dispatch(dispatcher, order, crew);
    const statusWhen = async (noteStatus: string, orderStatus?: string) => {
      await server.database.pool.query('update hy_shipping_note set note_status = $2 where id = $1', [note.id, noteStatus]);
      if (orderStatus !== undefined)
        await server.database.pool.query('update hy_order set status = $2 where id = $1', [order.id, orderStatus]);
      await ctx.transaction((tx) => refreshOrder(tx, ctx, order.id));
      return (await one('select status from hy_order where id = $1', [order.id])).status;
    };

    expect(await statusWhen('55')).toBe('40');
    expect(await statusWhen('80')).toBe('40');
    expect(await statusWhen('78', '70')).toBe('70');
    expect(await statusWhen('80', '70')).toBe('60');
    await server.database.pool.query('update hy_order set total_vehicles = 1 where id = $1', [order.id]);
    expect(await statusWhen('78', '40')).toBe('50');
    expect(await statusWhen('90')).toBe('60');
    // What is set aside for it fits a waybill on its way.
    await statusWhen('15');
  });
});

describe('the books', () => {
  test('LEDG-02 security 56 a difference raises an alarm in log, audit and bell; without one there is silence', async () => {
    server.as('books_boss');
    await bell('books_boss');
    const { wallet } = world;
    await run('finance.verifyLedger');
    expect(server.errors).toEqual([]);
    expect(await bell('books_boss')).toEqual([]);
    await server.database.pool.query('update hy_customer_wallet set available_amount = available_amount + 1 where id = $1', [wallet.id]);

    await run('finance.verifyLedger');

    await server.database.pool.query('update hy_customer_wallet set available_amount = available_amount - 1 where id = $1', [wallet.id]);
    expect(server.errors.splice(0).join()).toContain('the books do not balance');
    expect(await one("select outcome, after from sys_audit where action = 'ledger.alarm'")).toEqual({
      outcome: 'refused',
      after: [{ invariant: 'I3', subject: wallet.id, difference: 1 }],
    });
    expect(await bell('books_boss')).toMatchObject([{ titile: '账务核对发现差异（1）', priority: 'H' }]);
  });
});

describe('clean-up', () => {
  test('DATA-04 old sessions, answers, sent messages and progress go; what is young or dead stays', async () => {
    const { pool } = server.database;
    const user = server.as('old_session');
    await user.get('/sys/user/getCurrentUserDeparts');
    const outbox = (id: string, state: string, sentAt: string | null) =>
      pool.query(
        "insert into sys_outbox (id, tenant_id, topic, idempotency_key, payload, state, next_attempt_at, created_at, sent_at) values ($1, 2, 't', $1, '{}', $2, now(), now(), $3)",
        [id, state, sentAt],
      );
    await outbox('sent-old', 'sent', '2026-04-01');
    await outbox('sent-new', 'sent', '2026-05-30');
    await outbox('dead', 'dead', null);
    await pool.query(
      "insert into sys_idempotency (tenant_id, user_id, key, request_hash, answer, created_at) values (2, 'u', 'old', 'x', '{}', '2026-04-01'), (2, 'u', 'new', 'x', '{}', '2026-06-01')",
    );
    await pool.query(
      "insert into sys_import_progress (id, tenant_id, progress_id, owner_id, phase, started_at) values ('p1', 2, 'a', 'u', 'done', '2026-05-01'), ('p2', 2, 'b', 'u', 'done', '2026-06-02')",
    );
    await pool.query(
      "insert into sys_login_throttle (key, failures, since, last_at) values ('account:old', 3, '2026-05-01', '2026-05-01')",
    );
    await pool.query("update sys_session set ended_at = '2025-06-01' where user_id = $1", [user.userId]);

    for (const [content, at] of [
      ['log-old', '2025-03-01'],
      ['log-new', '2026-01-01'],
    ])
      await pool.query('insert into sys_log (id, tenant_id, log_type, log_content, create_time) values ($1, 0, 2, $1, $2::timestamptz)', [
        content,
        at,
      ]);

    await run('system.removeOldRows');

    const ids = async (text: string) => (await pool.query(text)).rows.map((row) => Object.values(row)[0]);
    expect(await ids("select id from sys_outbox where topic = 't' order by id")).toEqual(['dead', 'sent-new']);
    expect(await ids("select key from sys_idempotency where user_id = 'u'")).toEqual(['new']);
    expect(await ids('select id from sys_import_progress')).toEqual(['p2']);
    expect(await ids("select key from sys_login_throttle where key = 'account:old'")).toEqual([]);
    expect(await ids("select log_content from sys_log where log_content like 'log-%'")).toEqual(['log-new']);
    expect((await one('select count(*)::int as n from sys_session where user_id = $1', [user.userId])).n).toBe(0);
    expect((await one('select count(*)::int as n from sys_session')).n).toBeGreaterThan(0);
  });

  test.skipIf(process.env['TEST_DATABASE_URL'] !== undefined)(
    'OPS-05 the embedded engine is given back the room of removed rows, and knows how many there are',
    async () => {
      const { pool } = server.database;
      await pool.query(
        "insert into sys_fill_rule (id, tenant_id, rule_name, rule_code, rule_class) select 'f' || n, 0, 'x', 'c' || n, 'y' from generate_series(1, 2000) n",
      );
      await pool.query("delete from sys_fill_rule where id like 'f%'");
      const state = () =>
        one(
          "select pg_relation_size('sys_fill_rule')::int as bytes, reltuples::int as count from pg_class where relname = 'sys_fill_rule'",
        );
      expect((await state()).bytes).toBeGreaterThan(100_000);

      await run('system.removeOldRows');

      expect(await state()).toEqual({ bytes: 0, count: 0 });
    },
  );

  test('DATA-04 the local boxes keep the mails of 30 days and the messages of a day, and 10,000 each of a tenant at most', async () => {
    const { pool } = server.database;
    await pool.query('delete from sys_mail');
    await pool.query('delete from hy_sms_message');
    const mail = (id: string, tenantId: number, sentAt: string) =>
      pool.query(
        "insert into sys_mail (id, tenant_id, to_address, subject, html, sent_at) values ($1, $2, 'a@b.cn', '', '', $3::timestamptz)",
        [id, tenantId, sentAt],
      );
    await mail('old', 2, '2026-05-02 09:00+08');
    await mail('month', 2, '2026-05-03 11:00+08');
    await pool.query(
      "insert into sys_mail (id, tenant_id, to_address, subject, html, sent_at) select 'm' || n, 0, 'a@b.cn', '', '', '2026-06-01 09:00+08'::timestamptz - n * interval '1 second' from generate_series(1, 10003) n",
    );
    await pool.query(
      "insert into hy_sms_message (id, tenant_id, phone, scene, content, sent_at) select 's' || n, 0, '', 'notify', '', '2026-06-01 09:00+08'::timestamptz - n * interval '1 second' from generate_series(1, 10002) n",
    );

    await run('system.removeOldRows');

    const ids = async (text: string) => (await pool.query(text)).rows.map(({ id }) => id);
    expect(await ids('select id from sys_mail where tenant_id = 2')).toEqual(['month']);
    for (const [table, first] of [
      ['sys_mail', 'm'],
      ['hy_sms_message', 's'],
    ] as const) {
      expect((await one(`select count(*)::int as n from ${table} where tenant_id = 0`)).n, table).toBe(10_000);
      expect(
        await ids(`select id from ${table} where tenant_id = 0 and id in ('${first}1', '${first}10000', '${first}10001')`),
        table,
      ).toHaveLength(2);
    }
  });

  test('DATA-04 security 43 drafts, files without a row and cut-off imports go after a day; all else stays', async () => {
    const root = join(server.platform.config.dataDirectory, 'files');
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
    const uploaded = await server.as('uploader').upload('/sys/common/upload', { fileName: 'a.png', content: png }, { biz: 'avatar' });
    const old = new Date(server.clock.now().getTime() - 25 * 3_600_000);
    const young = new Date(server.clock.now().getTime() - 23 * 3_600_000);
    const put = (path: string, at: Date) => {
      const target = path.startsWith('/') ? path : join(root, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, 'x');
      utimesSync(target, at, at);
      return target;
    };
    const known = join(root, String(uploaded.message));
    utimesSync(known, old, old);
    const gone = [put(`temp/2026/05/${newId()}.png`, old), put(`incoming/2026/05/${newId()}.bin.part`, old)];
    const kept = [
      known,
      put(`temp/2026/05/${newId()}.png`, young),
      put(`incoming/2026/05/${newId()}.bin.part`, young),
      put('README.txt', old),
    ];
    const folder = join(tmpdir(), `${importFolderPrefix}${newId()}`);
    mkdirSync(folder);
    utimesSync(folder, old, old);

    await run('system.sweepFiles');

    expect([...gone, folder].filter((path) => existsSync(path))).toEqual([]);
    expect(kept.filter((path) => !existsSync(path))).toEqual([]);
  });
});
