import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { patience } from '../../../test/patience.ts';
import { testServer, type TestServer } from '../../../test/testServer.ts';
import { modules } from '../../modules/index.ts';
import { systemModule } from '../../modules/system/system.module.ts';
import { startJobs, type Jobs, type ScheduledJob } from './jobs.ts';

const never = '0 0 1 1 *';
const quick = { poll: 0.5, retry: 0 };

let server: TestServer;
let running: Jobs[] = [];
beforeAll(async () => {
  server = await testServer({ modules: [systemModule], shared: true });
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});

/** Starts as many schedulers on one database as there are processes. */
async function start(jobs: readonly ScheduledJob[], processes = 1): Promise<Jobs> {
  running = [];
  for (let count = 0; count < processes; count += 1) running.push(await startJobs(server.platform, jobs, server.platform.log, quick));
  return running[0]!;
}

/** Work that a test lets finish when it likes. */
function gate() {
  let open: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { closed, open };
}

const doneRuns = async (name: string): Promise<number> =>
  (await server.database.pool.query("select count(*)::int as runs from jobs.job where name = $1 and state = 'completed'", [name])).rows[0]
    .runs;

describe('security 35 jobs', () => {
  test('a job runs once for each live tenant, whichever of two processes takes it', async () => {
    await server.database.pool.query('update sys_tenant set status = 0 where tenant_id = 2');
    const tenants: number[] = [];
    const { closed, open } = gate();
    const job: ScheduledJob = {
      name: 'test.once',
      cron: never,
      run: async (ctx) => {
        tenants.push(ctx.actor.tenantId);
        await closed;
      },
    };
    const jobs = await start([job], 2);

    await Promise.all([jobs.enqueue('test.once'), running[1]!.enqueue('test.once'), jobs.enqueue('test.once')]);
    await vi.waitFor(() => expect(tenants).toHaveLength(1), patience);
    // Asked again while it runs: the run in hand is the answer.
    await running[1]!.enqueue('test.once');
    open();
    await vi.waitFor(async () => expect(await doneRuns('test.once')).toBe(1), patience);

    expect(tenants).toEqual([0]);
    await server.database.pool.query('update sys_tenant set status = 1 where tenant_id = 2');
    await jobs.enqueue('test.once');
    await vi.waitFor(async () => expect(await doneRuns('test.once')).toBe(2), patience);
    expect(tenants).toEqual([0, 0, 2]);
  });

  test('a run that fails is repeated, and one tenant’s failure does not keep the others waiting', async () => {
    const runs: number[] = [];
    const job: ScheduledJob = {
      name: 'test.retry',
      cron: never,
      run: async (ctx) => {
        runs.push(ctx.actor.tenantId);
        if (ctx.actor.tenantId === 0 && runs.filter((one) => one === 0).length === 1) throw new Error('the first time fails');
      },
    };
    const jobs = await start([job]);

    await jobs.enqueue('test.retry');
    await vi.waitFor(async () => expect(await doneRuns('test.retry')).toBe(1), patience);

    expect(runs).toEqual([0, 2, 0, 2]);
    expect(server.errors.splice(0).join('\n')).toContain('job failed');
  });

  test('a platform job runs once for all tenants; a job that is gone is no longer scheduled', async () => {
    const tenants: number[] = [];
    const job: ScheduledJob = {
      name: 'test.platform',
      cron: never,
      scope: 'platform',
      run: async (ctx) => void tenants.push(ctx.actor.tenantId),
    };
    const jobs = await start([job]);

    await jobs.enqueue('test.platform');
    await vi.waitFor(async () => expect(await doneRuns('test.platform')).toBe(1), patience);

    expect(tenants).toEqual([0]);
    const { rows } = await server.database.pool.query('select name, cron, timezone from jobs.schedule');
    expect(rows).toEqual([{ name: 'test.platform', cron: never, timezone: 'Asia/Shanghai' }]);
    await expect(jobs.enqueue('test.unknown')).rejects.toThrow('No job is named test.unknown.');
  });

  test('freight-domain 7.2 the server brings these jobs', () => {
    expect(
      modules.flatMap((module) => module.jobs ?? []).map(({ name, cron, scope }) => `${name} · ${cron} · ${scope ?? 'tenant'}`),
    ).toMatchSnapshot();
  });
});
