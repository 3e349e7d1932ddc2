import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { patience } from '../../../test/patience.ts';
import { testServer, type TestServer } from '../../../test/testServer.ts';
import { modules } from '../../modules/index.ts';
import { systemModule } from '../../modules/system/system.module.ts';
import { AppError } from '../errors.ts';
import { startJobs, type Jobs } from './jobs.ts';
import type { ScheduledJob } from './scheduledJob.ts';

const never = '0 0 0 1 1 ?';
const quick = { poll: 0.5, retry: 0 };

let server: TestServer;
let running: Jobs[] = [];
/** The registry of the server: each test brings its own jobs. */
const registry: ScheduledJob[] = [];
beforeAll(async () => {
  server = await testServer({ modules: [systemModule, { name: 'test', jobs: registry }], shared: true });
});
beforeEach(() => server.clock.set('2026-06-01T10:00:00+08:00'));
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
  registry.splice(0);
});

const made = (job: Partial<ScheduledJob> & Pick<ScheduledJob, 'name' | 'run'>): ScheduledJob => ({
  label: { zh: '试验', en: 'Trial' },
  cron: never,
  ...job,
});

/** Starts as many schedulers on one database as there are processes. */
async function start(job: ScheduledJob, processes = 1): Promise<void> {
  registry.push(job);
  for (let count = 0; count < processes; count += 1)
    running.push(await startJobs(server.platform, [job], { log: server.platform.log, times: quick }));
}

/** Work that a test lets finish when it likes. */
function gate() {
  let open: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { closed, open };
}

const query = async (text: string, ...values: unknown[]) => (await server.database.pool.query(text, values)).rows;
const doneRuns = async (name: string): Promise<number> =>
  (await query("select count(*)::int as runs from jobs.job where name = $1 and state = 'completed'", name))[0].runs;
const records = (name: string) => query('select cause, outcome, message from sys_quartz_run where job_class_name = $1 order by id', name);
const schedule = async (name: string) => (await query('select * from sys_quartz_job where job_class_name = $1', name))[0];
const ask = async (name: string) => server.as('boss').post(`/sys/quartzJob/execute?id=${(await schedule(name)).id}`);

describe('security 35 jobs', () => {
  test('SYS-11 a job runs once for each live tenant, whichever of two processes takes it', async () => {
    await query('update sys_tenant set status = 0 where tenant_id = 2');
    const tenants: number[] = [];
    const { closed, open } = gate();
    await start(
      made({
        name: 'test.once',
        run: async (ctx) => {
          tenants.push(ctx.actor.tenantId);
          await closed;
        },
      }),
      2,
    );

    await Promise.all([ask('test.once'), ask('test.once'), ask('test.once')]);
    await vi.waitFor(() => expect(tenants).toHaveLength(1), patience);
    expect(await ask('test.once')).toMatchObject({ success: false, message: '执行失败!任务正在运行' });
    open();
    await vi.waitFor(async () => expect(await doneRuns('test.once')).toBe(1), patience);

    expect(tenants).toEqual([0]);
    await query('update sys_tenant set status = 1 where tenant_id = 2');
    await ask('test.once');
    await vi.waitFor(async () => expect(await doneRuns('test.once')).toBe(2), patience);
    expect(tenants).toEqual([0, 0, 2]);
  });

  test('SYS-11 the clock starts what is due, once in two processes, and goes on to the next time', async () => {
    let runs = 0;
    await start(made({ name: 'test.clock', cron: '0 0 11 * * ?', scope: 'platform', run: async () => void (runs += 1) }), 2);
    expect(await schedule('test.clock')).toMatchObject({ next_run_time: new Date('2026-06-01T11:00:00+08:00') });

    server.clock.set('2026-06-01T10:59:59+08:00');
    server.platform.jobs.wake();
    expect(runs).toBe(0);
    server.clock.set('2026-06-01T11:00:00+08:00');
    await vi.waitFor(async () => expect(await records('test.clock')).toEqual([{ cause: 'clock', outcome: 'done', message: '' }]), patience);
    await vi.waitFor(
      async () => expect(await schedule('test.clock')).toMatchObject({ next_run_time: new Date('2026-06-02T11:00:00+08:00') }),
      patience,
    );
    await server.as('boss').put('/sys/quartzJob/pause?jobClassName=test.clock');
    server.clock.set('2026-06-02T12:00:00+08:00');
    server.platform.jobs.wake();
    expect(await schedule('test.clock')).toMatchObject({ status: -1, next_run_time: null, last_outcome: 'done' });
    expect(runs).toBe(1);
  });

  test('SYS-11 a run that fails is repeated, recorded each time, and does not keep other tenants waiting; its text names no insides', async () => {
    const runs: number[] = [];
    await start(
      made({
        name: 'test.retry',
        run: async (ctx) => {
          runs.push(ctx.actor.tenantId);
          if (ctx.actor.tenantId === 2) return '两行';
          const tries = runs.filter((one) => one === 0).length;
          if (tries === 1) throw new Error('relation "secret_table" does not exist');
          if (tries === 2) throw new AppError('Business', '今天不行');
          return undefined;
        },
      }),
    );

    await ask('test.retry');
    await vi.waitFor(async () => expect(await doneRuns('test.retry')).toBe(1), patience);

    expect(runs).toEqual([0, 2, 0, 2, 0, 2]);
    expect(await records('test.retry')).toEqual([
      {
        cause: 'person',
        outcome: 'failed',
        message: expect.stringMatching(/^租户0：系统异常，详见服务器日志（run \w{32}）；租户2：两行$/),
      },
      { cause: 'retry', outcome: 'failed', message: '租户0：今天不行；租户2：两行' },
      { cause: 'retry', outcome: 'done', message: '租户2：两行' },
    ]);
    expect(server.errors.splice(0).join('\n')).toContain('secret_table');
  });

  test('SYS-11 a run whose process died is told as lost when the next one begins', async () => {
    await start(made({ name: 'test.lost', run: async () => undefined }));
    const { id } = await schedule('test.lost');
    await query(
      "insert into sys_quartz_run (id, tenant_id, job_id, job_class_name, cause, start_time, outcome) values ('dead', 0, $1, 'test.lost', 'clock', '2026-06-01', 'running')",
      id,
    );

    await ask('test.lost');
    await vi.waitFor(async () => expect(await doneRuns('test.lost')).toBe(1), patience);

    expect((await records('test.lost')).map((one) => one.outcome)).toEqual(['done', 'lost']);
  });

  test('SYS-11 a job of the platform runs once for all tenants, and with what its schedule sets', async () => {
    const tenants: number[] = [];
    const days: unknown[] = [];
    await start(
      made({
        name: 'test.platform',
        scope: 'platform',
        settings: { days: { label: { zh: '天数', en: 'Days' }, minimum: 1, maximum: 9, default: 3 } },
        run: async (ctx, settings) => {
          tenants.push(ctx.actor.tenantId);
          days.push(settings['days']);
        },
      }),
    );
    const runTwice = async (runs: number) => {
      await ask('test.platform');
      await vi.waitFor(async () => expect(await doneRuns('test.platform')).toBe(runs), patience);
    };

    await runTwice(1);
    await query(`update sys_quartz_job set parameter = '{"days":7}' where job_class_name = 'test.platform'`);
    await runTwice(2);
    expect(days).toEqual([3, 7]);
    expect(tenants).toEqual([0, 0]);
    await query(`update sys_quartz_job set parameter = '{"days":99}' where job_class_name = 'test.platform'`);
    await runTwice(3);
    expect(days).toHaveLength(2);
    expect((await records('test.platform')).at(-1)).toEqual({ cause: 'person', outcome: 'failed', message: '参数“days”应为1到9的整数' });
  });

  test('SYS-11 what somebody has removed or changed stays so after the next start', async () => {
    const job = made({ name: 'test.adopt', run: async () => undefined });
    await start(job);
    await query("update sys_quartz_job set cron_expression = '0 0 5 * * ?' where job_class_name = 'test.adopt'");
    await start(job);
    expect(await query("select cron_expression from sys_quartz_job where job_class_name = 'test.adopt'")).toEqual([
      { cron_expression: '0 0 5 * * ?' },
    ]);
    await server.as('boss').delete('/sys/quartzJob/delete', { id: (await schedule('test.adopt')).id });
    await start(job);
    expect(await query("select del_flag from sys_quartz_job where job_class_name = 'test.adopt'")).toEqual([{ del_flag: 1 }]);
  });

  test('SYS-11 the server brings these jobs', () => {
    expect(
      modules.flatMap((module) => module.jobs ?? []).map(({ name, cron, scope }) => `${name} · ${cron} · ${scope ?? 'tenant'}`),
    ).toMatchSnapshot();
  });
});
