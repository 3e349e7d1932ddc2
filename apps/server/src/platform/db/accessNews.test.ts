import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { patience } from '../../../test/patience.ts';
import { testServer, type TestClient, type TestServer } from '../../../test/testServer.ts';
import { systemModule } from '../../modules/system/system.module.ts';
import { listenForAccess } from './accessNews.ts';

const path = '/sys/position/list';
let server: TestServer;
let people = 0;
beforeAll(async () => {
  server = await testServer({ modules: [systemModule], shared: true });
});
afterEach(() => void vi.restoreAllMocks());

/** Somebody who may see a list, and was let in a moment ago. */
async function letIn(tenantId = 0): Promise<TestClient> {
  const person = server.as({ username: `kept_${(people += 1)}`, permissions: ['position:list'], tenantId, departs: ['A01'] });
  expect((await person.get(path)).status).toBe(200);
  expect((await person.get(path)).status).toBe(200);
  return person;
}

const change = (text: string, ...values: unknown[]) =>
  server.database.transaction('system', async (tx) => {
    const parts = text.split('?');
    await tx.execute(
      sql.join(parts.flatMap((part, at) => (at === parts.length - 1 ? [sql.raw(part)] : [sql.raw(part), sql`${values[at]}`]))),
    );
  });
const ofRole = 'select role_id from sys_user_role where user_id = ?';

test('DATA-01 who somebody is, is not read again for every request', async () => {
  const person = await letIn();
  const asked = vi.spyOn(server.database, 'statement');

  for (let count = 0; count < 5; count += 1) expect((await person.get(path)).status).toBe(200);

  expect(asked).not.toHaveBeenCalled();
});

describe('DATA-01 a change acts at the very next request:', () => {
  test.each<[string, number, (person: TestClient) => Promise<unknown>]>([
    ['logout', 401, (person) => person.get('/sys/logout')],
    ['the end of the session', 401, ({ userId }) => change('update sys_session set ended_at = now() where user_id = ?', userId)],
    ['freezing', 401, ({ userId }) => change('update sys_user set status = 2 where id = ?', userId)],
    ['removal', 401, ({ userId }) => change('update sys_user set del_flag = 1 where id = ?', userId)],
    ['a password to be changed', 403, ({ userId }) => change('update sys_user set must_change_password = 1 where id = ?', userId)],
    ['the loss of a role', 403, ({ userId }) => change('delete from sys_user_role where user_id = ?', userId)],
    ['a removed role', 403, ({ userId }) => change(`update sys_role set del_flag = 1 where id in (${ofRole})`, userId)],
    ['a right taken from a role', 403, ({ userId }) => change(`delete from sys_role_permission where role_id in (${ofRole})`, userId)],
  ])('%s', async (_name, status, act) => {
    const person = await letIn();

    await act(person);

    expect((await person.get(path)).status).toBe(status);
  });

  test('a right that is given', async () => {
    const person = await letIn();
    expect((await person.get('/sys/role/list')).status).toBe(403);

    await change(`update sys_role set is_super = 1 where id in (${ofRole})`, person.userId);

    expect((await person.get('/sys/role/list')).status).toBe(200);
  });

  test('a permission that is switched off, and a tenant that is frozen', async () => {
    const person = await letIn(2);
    await change(`update sys_permission set status = '0' where perms = 'position:list'`);
    expect((await person.get(path)).status).toBe(403);
    await change(`update sys_permission set status = '1' where perms = 'position:list'`);
    expect((await person.get(path)).status).toBe(200);

    await change('update sys_tenant set status = 0 where tenant_id = 2');
    expect((await person.get(path)).status).toBe(401);
    await change('update sys_tenant set status = 1 where tenant_id = 2');
  });

  test('what was rolled back changes nothing', async () => {
    const person = await letIn();

    await expect(
      server.database.transaction('system', async (tx) => {
        await tx.execute(sql`update sys_user set status = 2 where id = ${person.userId}`);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');

    expect((await person.get(path)).status).toBe(200);
  });
});

test('DATA-01 what ends by itself ends in time: a tenant and a session', async () => {
  const guest = await letIn(2);
  const at = new Date(server.clock.now().getTime() + 10_000);
  await change('update sys_tenant set end_date = ?::timestamptz where tenant_id = 2', at.toISOString());
  expect((await guest.get(path)).status).toBe(200);
  server.clock.advance(9000);
  expect((await guest.get(path)).status).toBe(200);
  server.clock.advance(1000);
  expect((await guest.get(path)).status).toBe(401);
  await change('update sys_tenant set end_date = null where tenant_id = 2');

  const person = await letIn();
  await change(
    'update sys_session set expires_at = ?::timestamptz where user_id = ?',
    new Date(server.clock.now().getTime() + 5000).toISOString(),
    person.userId,
  );
  expect((await person.get(path)).status).toBe(200);
  server.clock.advance(5000);
  expect((await person.get(path)).status).toBe(401);
});

test.runIf(process.env['TEST_DATABASE_URL'] !== undefined)(
  'DATA-01 a change that another process makes acts as soon as it is told',
  async () => {
    const person = await letIn();
    const { connectionString } = server.database.pool.options;
    const other = new pg.Client({ connectionString });
    await other.connect();
    try {
      await other.query('update sys_user set status = 2 where id = $1', [person.userId]);
    } finally {
      await other.end();
    }

    await vi.waitFor(async () => expect((await person.get(path)).status).toBe(401), patience);
  },
);

describe('lines', () => {
  const linesOf = (isAlone = false) => {
    const pool = new EventEmitter();
    const { news, answered } = listenForAccess(pool as unknown as pg.Pool, isAlone);
    const heard: string[] = [];
    news.subscribe((what) => heard.push(what));
    const open = (listens = true) => {
      const line = Object.assign(new EventEmitter(), {
        query: () => (listens ? Promise.resolve() : Promise.reject(new Error('not here'))),
      });
      pool.emit('connect', line);
      return line;
    };
    return { pool, news, answered, heard, open };
  };

  test('DATA-01 nothing is believed until a line has answered, nor a second after that', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(5000);
    const { news, answered, open } = linesOf();
    open();
    expect(news.isCertain()).toBe(false);

    answered(5000);
    now.mockReturnValue(5999);
    expect(news.isCertain()).toBe(true);
    now.mockReturnValue(6000);
    expect(news.isCertain()).toBe(false);
  });

  test('DATA-01 a line that is lost makes everything unknown, and one that cannot listen spoils it as long as it lives', async () => {
    const { pool, news, answered, heard, open } = linesOf();
    const deaf = open(false);
    answered(performance.now());
    await vi.waitFor(() => expect(news.isCertain()).toBe(false));

    pool.emit('remove', deaf);
    expect(heard).toEqual(['']);
    expect(news.isCertain()).toBe(true);
    open().emit('notification', { payload: 'user:1' });
    expect(heard).toEqual(['', 'user:1']);
  });

  test('DATA-01 the one process of an embedded database hears of everything itself', () => {
    expect(linesOf(true).news.isCertain()).toBe(true);
  });
});
