import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSampleTable, sampleTable } from '../../../test/sampleModule.ts';
import { openTestDatabase } from '../../../test/testDatabase.ts';
import type { Database, Tx } from './database.ts';
import { errorCode } from './errorCode.ts';
import { MadeBeforeRelease, migrate, MigrationRefused, readMigrations } from './migrate.ts';
import { newId } from './newId.ts';
import { declaredTables } from './table.ts';

describe('transactions', () => {
  let database: Database;
  const inTenant = <T>(run: Parameters<typeof database.transaction<T>>[1], tenantId = 0) => database.transaction({ tenantId }, run);
  const names = () =>
    inTenant(async (tx) =>
      (await tx.select({ name: sampleTable.name }).from(sampleTable).orderBy(sampleTable.name)).map((row) => row.name),
    );

  beforeAll(async () => {
    database = await openTestDatabase();
    await createSampleTable(database);
    return () => database.close();
  });
  beforeEach(() => inTenant((tx) => tx.delete(sampleTable)));

  test('SESS-10 a transaction sees its tenant alone, and none when none is set', async () => {
    await inTenant((tx) => tx.insert(sampleTable).values({ name: 'null' }));
    await inTenant((tx) => tx.insert(sampleTable).values({ name: 'two', tenantId: 2 }), 2);

    expect(await names()).toEqual(['null']);
    await expect(inTenant((tx) => tx.insert(sampleTable).values({ name: 'smuggled', tenantId: 2 }))).rejects.toThrow('Failed query');
    expect(
      (await inTenant((tx) => tx.update(sampleTable).set({ name: 'taken' }).where(eq(sampleTable.tenantId, 2)).returning())).length,
    ).toBe(0);
    expect((await database.transaction('system', (tx) => tx.select().from(sampleTable))).length).toBe(2);
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('set local role app_rw');
    expect((await client.query('select * from test_sample')).rowCount).toBe(0);
    await client.query('rollback');
    client.release();
    await database.transaction({ tenantId: 2 }, (tx) => tx.delete(sampleTable));
  });

  test('SESS-10 the role of a transaction may not touch the schema', async () => {
    for (const statement of [
      sql`create table x (a int)`,
      sql`drop table sys_user`,
      sql`alter table sys_user disable row level security`,
      sql`delete from sys_audit`,
      sql`update sys_audit set action = 'x'`,
      sql`select * from app_meta.migration`,
    ]) {
      await expect(inTenant((tx) => tx.execute(statement))).rejects.toThrow('Failed query');
    }
  });

  test('DATA-02 an inner transaction is a savepoint: its failure leaves the outer one whole', async () => {
    await inTenant(async (tx) => {
      await tx.insert(sampleTable).values({ name: 'outer' });
      await inTenant(async (inner) => {
        await inner.insert(sampleTable).values({ name: 'inner' });
        throw new Error('inner fails');
      }).catch(() => undefined);
      await inTenant((inner) => inner.insert(sampleTable).values({ name: 'second' }));
    });

    expect(await names()).toEqual(['outer', 'second']);
  });

  test('DATA-02 what fails in a part without a savepoint fails all of it, also where the error is caught', async () => {
    const whole = (run: Parameters<typeof database.transaction<unknown>>[1]) =>
      database.transaction({ tenantId: 0 }, run, { isWhole: true });
    await inTenant(async (tx) => {
      await tx.insert(sampleTable).values({ name: 'outer' });
      await whole((inner) => inner.insert(sampleTable).values({ name: 'inner' }));
    });
    const swallowed = inTenant(async (tx) => {
      await tx.insert(sampleTable).values({ name: 'lost' });
      await whole(async () => {
        throw new Error('a part fails');
      }).catch(() => undefined);
    });

    await expect(swallowed).rejects.toThrow('a part fails');
    expect(await names()).toEqual(['inner', 'outer']);
    await inTenant(async (tx) => {
      await tx.insert(sampleTable).values({ name: 'third' });
      await inTenant(() =>
        whole(async (inner) => {
          await inner.insert(sampleTable).values({ name: 'undone' });
          throw new Error('a part fails');
        }).catch(() => undefined),
      ).catch(() => undefined);
    });
    expect(await names()).toEqual(['inner', 'outer', 'third']);
  });

  test('DATA-02 statements of the opening run before the transaction, each seeing what was there when it began', async () => {
    await inTenant((tx) => tx.insert(sampleTable).values({ name: "it's" }));
    const opening = () => [sql`select pg_advisory_xact_lock(4711)`, sql`select name from test_sample where name = ${"it's"}`];
    const read = () => database.transaction({ tenantId: 0 }, (_tx, [, found]) => Promise.resolve(found), { opening: opening() });

    expect(await read()).toEqual([{ name: "it's" }]);
    expect(await inTenant(read)).toEqual([{ name: "it's" }]);
    expect(await database.transaction({ tenantId: 2 }, (_tx, [, found]) => Promise.resolve(found), { opening: opening() })).toEqual([]);
  });

  test('DATA-02 writes that nothing reads go together at the end, and not after a rollback', async () => {
    await inTenant(async (tx) => {
      database.writeLater(tx.insert(sampleTable).values({ name: 'a' }));
      await inTenant(async (inner) => database.writeLater(inner.insert(sampleTable).values({ name: 'b' })));
      await inTenant(async (inner) => {
        database.writeLater(inner.insert(sampleTable).values({ name: 'undone' }));
        throw new Error('inner fails');
      }).catch(() => undefined);
      for (let index = 0; index < 45; index += 1) database.writeLater(tx.insert(sampleTable).values({ name: 'many' }));
      expect(await tx.select().from(sampleTable)).toEqual([]);
    });

    expect(await names()).toEqual(['a', 'b', ...Array.from({ length: 45 }, () => 'many')]);
    expect(() => database.writeLater(sql`select 1`)).toThrow('inside a transaction');
  });

  test('DATA-02 inner transactions that are started together do not get in each other’s way', async () => {
    await inTenant(async () => {
      await Promise.allSettled(
        Array.from({ length: 6 }, (_, index) =>
          inTenant(async (inner) => {
            await inner.insert(sampleTable).values({ name: `n${index}` });
            if (index % 2 === 1) throw new Error('odd');
          }),
        ),
      );
    });

    expect(await names()).toEqual(['n0', 'n2', 'n4']);
  });

  test('DATA-02 SESS-10 a transaction may narrow from the system to a tenant, and never the other way', async () => {
    await database.transaction('system', async (tx) => {
      await tx.insert(sampleTable).values({ name: 'a', tenantId: 2 });
      expect(await inTenant((inner) => inner.select().from(sampleTable))).toEqual([]);
      expect((await tx.select().from(sampleTable)).length).toBe(1);
      await tx.delete(sampleTable);
    });
    await expect(inTenant(() => database.transaction('system', async () => undefined))).rejects.toThrow('cannot widen');
    await expect(inTenant(() => inTenant(async () => undefined, 2))).rejects.toThrow('cannot widen');
  });

  test('SESS-10 a statement that the database keeps planned sees the rows of anyone who sends it', async () => {
    await inTenant((tx) => tx.insert(sampleTable).values({ name: 'null' }));
    await inTenant((tx) => tx.insert(sampleTable).values({ name: 'two', tenantId: 2 }), 2);
    const read = (scope: Parameters<Database['transaction']>[0]) =>
      database.transaction(scope, async (tx) =>
        (await tx.select({ name: sampleTable.name }).from(sampleTable).where(eq(sampleTable.delFlag, 0)).orderBy(sampleTable.name)).map(
          ({ name }) => name,
        ),
      );

    for (let round = 0; round < 20; round += 1) {
      expect(await read({ tenantId: 0 })).toEqual(['null']);
      expect(await read({ tenantId: 2 })).toEqual(['two']);
      expect(await read('system')).toEqual(['null', 'two']);
      expect(await database.transaction('system', () => read({ tenantId: 2 }))).toEqual(['two']);
    }

    const { rows } = await database.pool.query('select count(*)::int as kept from pg_prepared_statements');
    expect(rows[0].kept).toBeGreaterThan(0);
    await database.transaction({ tenantId: 2 }, (tx) => tx.delete(sampleTable));
  });

  test('DATA-02 a statement that is kept planned is planned again when its columns have changed', async () => {
    const read = () => inTenant(async (tx) => (await tx.execute(sql`select name from test_sample where del_flag = ${0}`)).rows);
    for (let round = 0; round < 12; round += 1) await read();

    await database.pool.query('alter table test_sample alter column name type text');
    onTestFinished(async () => void (await database.pool.query('alter table test_sample alter column name type varchar(100)')));

    // The call that meets the change may fail, and no later one.
    await read().catch(() => undefined);
    for (let round = 0; round < 12; round += 1) expect(await read()).toEqual([]);
  });

  test('DATA-02 an inner transaction that only reads sees what the outer one wrote, and waits for its turn', async () => {
    const seen = await inTenant(async (tx) => {
      await tx.insert(sampleTable).values({ name: 'mine' });
      const [, found] = await Promise.all([
        inTenant(async (inner) => {
          await inner.insert(sampleTable).values({ name: 'taken back' });
          throw new Error('fails');
        }).catch(() => undefined),
        database.read({ tenantId: 0 }, async () =>
          database.read({ tenantId: 0 }, async (inner) => inner.select({ name: sampleTable.name }).from(sampleTable)),
        ),
      ]);
      return found;
    });

    expect(seen).toEqual([{ name: 'mine' }]);
  });

  test('DATA-02 the first statement of a read leaves with what begins it, and before that is answered', async () => {
    const { client, happened } = await watchedLine();

    const rows = await database.read({ tenantId: 0 }, async (tx) => (await tx.execute(sql`select ${1}::int as n`)).rows);

    expect(rows).toEqual([{ n: 1 }]);
    expect(happened.slice(0, 3)).toEqual(['begin', 'bind', 'answer']);
    expect(client.getTransactionStatus()).not.toBe('E');
  });

  test('a brief read begins and ends in the packet of each of its statements', async () => {
    await inTenant((tx) => insertOf(tx, 'mine'));
    const { client, happened } = await watchedLine();
    const scope = { tenantId: 0 } as const;
    const read = (tx: Tx) => tx.select({ name: sampleTable.name }).from(sampleTable).where(eq(sampleTable.delFlag, 0));

    const seen = await database.read(scope, async (tx) => [await read(tx), await read(tx)], { isBrief: true });

    expect(seen).toEqual([[{ name: 'mine' }], [{ name: 'mine' }]]);
    expect(happened.filter((one) => one !== 'answer')).toEqual(['begin', 'bind', 'commit', 'begin', 'bind', 'commit']);
    await database.read(scope, () => Promise.resolve(), { isBrief: true });
    await expect(database.read(scope, (tx) => tx.execute(sql`select 1 / ${0}::int`), { isBrief: true })).rejects.toThrow('Failed query');
    await expect(database.read(scope, (tx) => insertOf(tx, 'not allowed'), { isBrief: true })).rejects.toThrow('Failed query');
    await expect(database.read(scope, () => Promise.reject(new Error('no')), { isBrief: true })).rejects.toThrow('no');
    expect(await names()).toEqual(['mine']);
    await expect.poll(() => client.getTransactionStatus()).toBe('I');
  });

  test('SESS-10 what a read got before it had its tenant is thrown away, and so is its line', async () => {
    await inTenant((tx) => tx.insert(sampleTable).values({ name: 'of another', tenantId: 2 }), 2);
    const { client } = await watchedLine();
    const ended = new Promise((resolve) => client.once('end', () => resolve('ended')));
    const { connection } = client;
    const send = connection.query.bind(connection);
    // What begins cannot be read: the statement behind it runs under the login itself.
    vi.spyOn(connection, 'query').mockImplementationOnce(() => send('no statement'));
    let seen: unknown;

    const read = database.read({ tenantId: 0 }, async (tx) => (seen = await tx.select().from(sampleTable)));

    await expect(read).rejects.toThrow('syntax error');
    expect(seen).toBeDefined();
    await expect(ended).resolves.toBe('ended');
    expect(await names()).toEqual([]);
    await database.transaction({ tenantId: 2 }, (tx) => tx.delete(sampleTable));
  });

  test('DATA-02 a read that fails before it has begun is ended like others, and its line goes on', async () => {
    const { client } = await watchedLine();

    await expect(
      database.read({ tenantId: 0 }, () => {
        throw new Error('at once');
      }),
    ).rejects.toThrow('at once');
    await expect(database.read({ tenantId: 0 }, () => Promise.reject(new Error('soon')))).rejects.toThrow('soon');

    expect(await names()).toEqual([]);
    expect(client.getTransactionStatus()).not.toBe('E');
  });

  test('DATA-02 the last writes of a transaction leave together with its commit', async () => {
    const { happened } = await watchedLine();

    await inTenant(async (tx) => {
      database.beforeCommit((_tx, items: readonly string[]) => Promise.resolve([insertOf(tx, ...items)]), 'last');
      database.writeLater(insertOf(tx, 'later'));
    });

    expect(happened).toEqual(['begin', 'answer', 'bind', 'bind', 'commit', 'answer', 'answer', 'answer']);
    expect(await names()).toEqual(['last', 'later']);
  });

  test.each(['later', 'last', 'task'])('DATA-02 where the %s of the last writes fails, that is told and nothing stays', async (which) => {
    const failure = await inTenant(async (tx) => {
      const write = (name: string) => tx.insert(sampleTable).values({ name, tenantId: which === name ? 2 : 0 });
      await insertOf(tx, 'before');
      database.beforeCommit(async () => {
        await write('task');
        return [write('last'), insertOf(tx, 'behind')];
      }, undefined);
      database.writeLater(write('later'));
    }).catch((error: unknown) => error);

    expect(errorCode(failure)).toBe('42501');
    expect(await names()).toEqual([]);
  });

  test('DATA-02 the first statement of a transaction can leave with what begins it', async () => {
    await inTenant((tx) => insertOf(tx, 'there'));
    const { happened } = await watchedLine();
    let found: Promise<unknown> | undefined;
    const ahead = (tx: Tx) =>
      void (found = tx.select({ name: sampleTable.name }).from(sampleTable).where(eq(sampleTable.delFlag, 0)).for('update').execute());

    const seen = await database.transaction({ tenantId: 0 }, async () => found, { ahead });

    expect(seen).toEqual([{ name: 'there' }]);
    expect(happened.slice(0, 3)).toEqual(['begin', 'bind', 'answer']);
    found = undefined;
    expect(await inTenant(() => database.transaction({ tenantId: 0 }, async () => found, { ahead }))).toEqual([{ name: 'there' }]);
  });

  test('DATA-02 who waits for a line gets it before the commit of the last one is answered', async () => {
    const all = await holdOthers();
    const { happened } = await watchedLine();

    await Promise.all([inTenant((tx) => insertOf(tx, 'first')), inTenant((tx) => insertOf(tx, 'second')), all.letGo()]);

    const committed = happened.indexOf('commit');
    expect(happened.slice(committed, committed + 3)).toEqual(['commit', 'begin', 'answer']);
    expect(await names()).toEqual(['first', 'second']);
  });

  test('DATA-02 what fails at the end of a transaction does not reach the one behind it', async () => {
    const all = await holdOthers();
    const failing = inTenant(async (tx) => {
      await insertOf(tx, 'lost');
      database.writeLater(tx.insert(sampleTable).values({ name: 'refused', tenantId: 2 }));
    });
    const refused = inTenant(async (tx) => {
      await insertOf(tx, 'lost too');
      throw new Error('refused');
    });
    const behind = inTenant((tx) => insertOf(tx, 'kept'));

    const [failed, thrown] = await Promise.allSettled([failing, refused, behind, all.letGo()]);

    expect(errorCode((failed as PromiseRejectedResult).reason)).toBe('42501');
    expect(thrown).toMatchObject({ status: 'rejected', reason: { message: 'refused' } });
    expect(await names()).toEqual(['kept']);
  });

  test('DATA-02 a write at the end takes others along, which know whether it wrote', async () => {
    const write = (name: string) =>
      inTenant(async () =>
        database.writeLater(
          sql`insert into test_sample (id, tenant_id, name) values (${name}, 0, ${name}) on conflict do nothing returning id`,
          (isWritten) => [
            sql`insert into test_sample (id, tenant_id, name) select ${`${name}-rest`}, 0, ${`${name} and the rest`} where ${isWritten}`,
          ],
        ),
      );

    await write('a');
    expect(await names()).toEqual(['a', 'a and the rest']);
    await inTenant((tx) => tx.delete(sampleTable).where(eq(sampleTable.name, 'a and the rest')));
    await write('a');

    expect(await names()).toEqual(['a']);
  });

  /** Takes all lines but one, so that transactions wait for each other. */
  async function holdOthers() {
    const held = await Promise.all(Array.from({ length: (database.pool.options.max ?? 1) - 1 }, () => database.pool.connect()));
    return {
      letGo: async () => {
        await expect.poll(() => database.pool.waitingCount).toBe(0);
        for (const client of held) client.release();
      },
    };
  }

  const insertOf = (tx: Tx, ...given: readonly string[]) => tx.insert(sampleTable).values(given.map((name) => ({ name })));

  /** The line that the next call gets, with what is sent on it and answered. */
  async function watchedLine() {
    const client = await database.pool.connect();
    const { connection } = client;
    const happened: string[] = [];
    const [query, bind] = [connection.query.bind(connection), connection.bind.bind(connection)];
    vi.spyOn(connection, 'query').mockImplementation((text: string) => {
      happened.push(/^\w+/.exec(text)?.[0] ?? '');
      return query(text);
    });
    vi.spyOn(connection, 'bind').mockImplementation((...given) => {
      happened.push('bind');
      return bind(...given);
    });
    const answered = () => happened.push('answer');
    connection.on('readyForQuery', answered);
    onTestFinished(() => {
      vi.restoreAllMocks();
      connection.off('readyForQuery', answered);
    });
    client.release();
    return { client, happened };
  }

  test('API-03 work that nobody waits for lets those who wait for the database go first, for a while', async () => {
    const order: string[] = [];
    const busy = Array.from({ length: 30 }, (_, index) =>
      inTenant(async (tx) => {
        await tx.execute(sql`select pg_sleep(0.005)`);
        order.push(`n${index}`);
      }),
    );
    const quiet = database.whenQuiet(60_000).then(() => order.push('quiet'));
    await Promise.all([...busy, quiet]);
    expect(order.indexOf('quiet')).toBeGreaterThan(10);

    const endless = Array.from({ length: 30 }, () => inTenant((tx) => tx.execute(sql`select pg_sleep(0.02)`)));
    await database.whenQuiet(1);
    expect(await Promise.race([Promise.all(endless).then(() => 'all'), Promise.resolve('some')])).toBe('some');
    await Promise.all(endless);
  });

  test('DATA-02 work after the commit runs after it, and not after a rollback', async () => {
    const done: string[] = [];
    await inTenant(async () => {
      database.afterCommit(() => void done.push('outer'));
      await inTenant(async () => {
        database.afterCommit(() => void done.push('lost'));
        throw new Error('no');
      }).catch(() => undefined);
      await inTenant(async () => database.afterCommit(() => void done.push('inner')));
      expect(done).toEqual([]);
    });
    await inTenant(async () => {
      database.afterCommit(() => void done.push('never'));
      throw new Error('no');
    }).catch(() => undefined);

    await expect.poll(() => done).toEqual(['outer', 'inner']);
  });

  test('VAL-03 times go in and out as text of Asia/Shanghai, whatever the session’s zone', async () => {
    await inTenant((tx) => tx.insert(sampleTable).values({ name: 't', checkedAt: '2026-01-01 00:00:00', madeOn: '2026-01-01' }));
    const read = () =>
      inTenant(async (tx) => {
        const [row] = await tx.select().from(sampleTable);
        return [row?.checkedAt, row?.madeOn];
      });

    expect(await read()).toEqual(['2026-01-01 00:00:00', '2026-01-01']);
    const inZone = await inTenant(async (tx) => {
      await tx.execute(sql`set local timezone = 'America/New_York'`);
      const [row] = await tx.select().from(sampleTable);
      return [row?.checkedAt, row?.madeOn];
    });
    expect(inZone).toEqual(['2026-01-01 00:00:00', '2026-01-01']);
  });

  test('SESS-10 every table forces row security and begins its key with the tenant', async () => {
    const { rows } = await database.pool.query<{ name: string; forced: boolean; tenant: boolean; key: string | null; policies: string[] }>(`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
             exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and a.attnotnull) as tenant,
             (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] where i.indrelid = c.oid and i.indisprimary) as key,
             array(select polname::text from pg_policy where polrelid = c.oid order by polname) as policies
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition`);

    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) {
      expect(row, row.name).toMatchObject({ forced: true, tenant: true, key: 'tenant_id' });
      expect(row.policies, row.name).toEqual(
        declaredTables().shared.includes(row.name)
          ? ['shared_rows', 'system_access', 'tenant_isolation']
          : ['system_access', 'tenant_isolation'],
      );
    }
  });

  test('SESS-10 the policies of a table let a request read and write its own tenant alone, and read what is shared', async () => {
    const { rows } = await database.pool.query<{
      name: string;
      policy: string;
      roles: string;
      cmd: string;
      kind: string;
      qual: string;
      check: string | null;
    }>(`
      select tablename::text as name, policyname::text as policy, array_to_string(roles, ',') as roles, cmd, permissive as kind, qual, with_check as check
        from pg_policies where schemaname = 'public'`);
    const own = "(tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer)";

    expect(rows.length).toBeGreaterThan(40);
    for (const { name, policy, ...found } of rows)
      expect(found, `${name} ${policy}`).toEqual(
        new Map<string, object>([
          ['tenant_isolation', { roles: 'app_reports,app_rw', cmd: 'ALL', kind: 'PERMISSIVE', qual: own, check: own }],
          ['system_access', { roles: 'app_system', cmd: 'ALL', kind: 'PERMISSIVE', qual: 'true', check: 'true' }],
          ['shared_rows', { roles: 'app_rw', cmd: 'SELECT', kind: 'PERMISSIVE', qual: '(tenant_id = 0)', check: null }],
        ]).get(policy),
      );
  });

  test('SESS-10 unique keys hold within a tenant, but for names and tokens that a login looks up', async () => {
    const { rows } = await database.pool.query<{ name: string; first: string | null }>(`
      select i.relname as name, a.attname as first
        from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
        join pg_namespace n on n.oid = c.relnamespace left join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
       where n.nspname = 'public' and x.indisunique`);

    expect(
      rows
        .filter((row) => row.first !== 'tenant_id')
        .map((row) => row.name)
        .sort(),
    ).toEqual(['sys_remember_token', 'sys_session_token', 'sys_third_account_person', 'sys_user_username']);
  });
});

describe('ids', () => {
  test('VAL-03 ids are 32 hex characters and sort by the order in which they were made', () => {
    const ids = Array.from({ length: 20_000 }, newId);

    expect(ids.every((id) => /^[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$/.test(id))).toBe(true);
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('migrations', () => {
  test('OPS-07 a second start applies nothing; a newer database, one from before the first release and an edited step are refused', async () => {
    const database = await openTestDatabase();
    onTestFinished(() => database.close());
    const { rows } = await database.pool.query<{ login: string }>('select current_user as login');
    const login = rows[0]?.login ?? '';

    expect(await migrate(database.pool, { login })).toEqual({ applied: [] });
    await database.pool.query("insert into app_meta.migration (index, name, checksum) values (999, '0999_future', 'x')");
    await expect(migrate(database.pool, { login })).rejects.toThrow(MigrationRefused);
    await database.pool.query('delete from app_meta.migration where index = 999');
    for (const unreleased of ['0001_ledger_rules', '0001_english-name']) {
      await database.pool.query('insert into app_meta.migration (index, name, checksum) values ($1, $2, $3)', [998, unreleased, 'x']);
      await expect(migrate(database.pool, { login })).rejects.toThrow(MadeBeforeRelease);
      await database.pool.query('delete from app_meta.migration where index = 998');
    }
    await database.pool.query("update app_meta.migration set checksum = 'x' where index = 0");
    await expect(migrate(database.pool, { login })).rejects.toThrow('changed after it was applied');
  });

  test('SESS-10 a start leaves rights alone that are in place, and puts back what somebody changed', async () => {
    const database = await openTestDatabase();
    onTestFinished(() => database.close());
    const { rows } = await database.pool.query<{ login: string }>('select current_user as login');
    const start = () => migrate(database.pool, { login: rows[0]?.login ?? '' });
    // The catalog's own numbers of the policies: others, once they were rebuilt.
    const policies = async () => {
      const found = await database.pool.query<{ oid: number; name: string; rule: string }>(
        `select oid::int, polrelid::regclass || '.' || polname as name, pg_get_expr(polqual, polrelid) as rule from pg_policy order by 2`,
      );
      return found.rows;
    };
    const rights = async () => {
      const found = await database.pool.query<{ acl: string; forced: boolean }>(
        `select relacl::text as acl, relforcerowsecurity as forced from pg_class where oid = 'sys_user'::regclass`,
      );
      return found.rows[0];
    };
    const rulesOf = (found: Awaited<ReturnType<typeof policies>>) => found.map(({ name, rule }) => [name, rule]);
    await start();
    const [before, granted] = [await policies(), await rights()];
    await start();
    expect(await policies()).toEqual(before);

    for (const change of [
      'drop policy tenant_isolation on sys_user',
      'alter policy system_access on sys_user using (false)',
      'grant truncate on sys_user to app_rw',
      'alter table sys_user no force row level security',
    ]) {
      await database.pool.query(change);
      await start();
      expect(rulesOf(await policies()), change).toEqual(rulesOf(before));
      expect(await rights(), change).toEqual(granted);
    }
    expect(await policies()).not.toEqual(before);
    const after = await policies();
    await start();
    expect(await policies()).toEqual(after);
  });

  test('OPS-07 steps are numbered without gaps', () => {
    expect(readMigrations().map((one) => one.index)).toEqual(readMigrations().map((_one, index) => index));
  });
});
