import { expect, onTestFinished, test, vi } from 'vitest';
import { postgresRelay } from '../../src/platform/sockets/postgresRelay.ts';
import { patience } from '../patience.ts';
import { openTestDatabase } from '../testDatabase.ts';

test('NOTI-06 on PostgreSQL messages reach every process, long ones too, and again after the line was cut, which is told', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
  const url = new URL(process.env['TEST_DATABASE_URL']!);
  url.pathname = `/${rows[0]!.name}`;
  const failures: unknown[] = [];
  const [one, other] = [0, 1].map(() =>
    postgresRelay(database.pool, { connectionString: url.href, report: (error) => failures.push(error) }),
  );
  onTestFinished(async () => {
    await one!.close();
    await other!.close();
  });
  const heard: string[] = [];
  const gaps: string[] = [];
  await one!.subscribe(
    (text) => heard.push(`1 ${text}`),
    () => gaps.push('1'),
  );
  await other!.subscribe(
    (text) => heard.push(`2 ${text}`),
    () => gaps.push('2'),
  );
  const long = '长'.repeat(20_000);

  await one!.publish(long);
  await vi.waitFor(() => expect(heard.toSorted()).toEqual([`1 ${long}`, `2 ${long}`]), patience);
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tarmac sockets' and datname = $1",
    [rows[0]!.name],
  );
  await vi.waitFor(() => expect(gaps.toSorted()).toEqual(['1', '2']), patience);
  heard.length = 0;
  await other!.publish('回来了');

  await vi.waitFor(() => expect(heard.toSorted()).toEqual(['1 回来了', '2 回来了']), patience);
  expect(failures.length).toBeGreaterThan(0);
});
