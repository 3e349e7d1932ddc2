import { and, eq, ne } from 'drizzle-orm';
import { momentAfter, toDateTimeText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { AppError, invalidInput, notFound } from '../../../platform/errors.ts';
import { cronProblem, nextRun, nextRuns, type CronProblem } from '../../../platform/jobs/cron.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduledJob.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { readSettings } from './jobSettings.ts';
import { QuartzJob, QuartzRun } from './quartzJob.contract.ts';
import { sysQuartzJob, sysQuartzRun } from './quartzJob.table.ts';

/** Schedules of the actor's tenant. Those of tenant 0 run for all tenants. @source SYS-11 */
export const quartzJobResource: Resource<typeof QuartzJob, typeof sysQuartzJob> = defineResource(QuartzJob, {
  table: sysQuartzJob,
  options: {
    permission: 'quartzJob',
    wholeRows: true,
    audited: true,
    beforeAdd: async (tx, ctx, _input, values) => {
      const { jobClassName = '', cronExpression = '', parameter } = values;
      const status = values.status ?? 0;
      await checkJob(tx, ctx, { jobClassName, cronExpression, parameter }, undefined);
      return { ...values, status, nextRunTime: nextTime(ctx, cronExpression, status) };
    },
    beforeEdit: async (tx, ctx, { before, values }) => {
      const { jobClassName = before.jobClassName, cronExpression = before.cronExpression, parameter = before.parameter } = values;
      const status = values.status ?? before.status;
      await checkJob(tx, ctx, { jobClassName, cronExpression, parameter }, before.id);
      const isSame = status === before.status && cronExpression === before.cronExpression;
      return { ...values, status, ...(isSame ? {} : { nextRunTime: nextTime(ctx, cronExpression, status) }) };
    },
    afterAdd: async (_tx, ctx) => wakeLater(ctx),
    afterEdit: async (_tx, ctx) => wakeLater(ctx),
  },
});

/** Runs of the schedules. */
export const quartzRunResource: Resource<typeof QuartzRun, typeof sysQuartzRun> = defineResource(QuartzRun, {
  table: sysQuartzRun,
  options: {
    permission: 'quartzJob',
    wholeRows: true,
    defaultSort: { field: 'startTime', order: 'desc' },
  },
});

/** What a schedule is named by: its id, or, by stock clients, its job. */
interface Which {
  id?: string | undefined;
  jobClassName?: string | undefined;
}

/** Lets a schedule rest (-1) or run by the clock (0). @throws Business there is no such schedule @source jeecg-wire 3.16 */
export function setStatus(ctx: Context, which: Which, status: 0 | -1): Promise<null> {
  return ctx.transaction(async (tx) => {
    const before = await lockRow(tx, ctx, quartzJobResource, { id: await idOf(tx, ctx, which) });
    if (before.status !== status) {
      await updateRow(tx, ctx, sysQuartzJob, { before, values: { status, nextRunTime: nextTime(ctx, before.cronExpression, status) } });
      ctx.audit({ action: status === 0 ? 'quartzJob.resume' : 'quartzJob.pause', entity: 'quartzJob', entityId: before.id });
      wakeLater(ctx);
    }
    return null;
  });
}

/** Asks for one run, of a resting schedule, too. @throws Business it runs at this moment @source jeecg-wire 3.16 */
export function requestRun(ctx: Context, id: string): Promise<null> {
  return ctx.transaction(async (tx) => {
    const job = await lockRow(tx, ctx, quartzJobResource, { id });
    const { timeoutSeconds = 600 } = jobOf(ctx, job.jobClassName);
    const lostBefore = momentAfter(ctx.clock, -timeoutSeconds * 1000);
    if (job.lastOutcome === 'running' && (job.lastRunTime ?? '') > lostBefore) throw new AppError('Business', '执行失败!任务正在运行');
    await tx
      .update(sysQuartzJob)
      .set({ requestedRun: newId() })
      .where(and(eq(sysQuartzJob.tenantId, ctx.actor.tenantId), eq(sysQuartzJob.id, id)));
    ctx.audit({ action: 'quartzJob.execute', entity: 'quartzJob', entityId: id });
    wakeLater(ctx);
    return null;
  });
}

/** The next ten runs of an expression, as the wire writes instants. @throws InvalidInput it is none that may be scheduled */
export function previewRuns(ctx: Context, expression: string): string[] {
  assertCron(ctx, expression);
  return nextRuns(expression, { from: ctx.clock.now(), count: 10 }).map(toDateTimeText);
}

/** Jobs that the actor's tenant may schedule. */
export function jobKinds(ctx: Context) {
  return allowedJobs(ctx).map(({ name, cron, settings = {} }) => ({
    name,
    cronExpression: cron,
    settings: Object.entries(settings).map(([key, setting]) => ({ name: key, ...setting })),
  }));
}

/** Other tenants do not schedule what works for all tenants together. */
const allowedJobs = (ctx: Context): readonly ScheduledJob[] =>
  ctx.platform.modules.flatMap((module) => module.jobs ?? []).filter((job) => job.scope !== 'platform' || ctx.actor.tenantId === 0);

function jobOf(ctx: Context, name: string): ScheduledJob {
  const job = allowedJobs(ctx).find((one) => one.name === name);
  if (job === undefined) throw invalidInput('任务类不存在', [{ path: 'jobClassName', message: '任务类不存在' }]);
  return job;
}

type Schedule = { jobClassName: string; cronExpression: string; parameter?: string | null | undefined };

/** @throws InvalidInput telling all that does not fit */
async function checkJob(tx: Tx, ctx: Context, { jobClassName, cronExpression, parameter }: Schedule, id: string | undefined) {
  const found = new ProblemList();
  if (jobClassName) {
    await found.ask(() => assertFree(tx, ctx, jobClassName, id));
    await found.ask(() => readSettings(jobOf(ctx, jobClassName), parameter));
  }
  if (cronExpression) await found.ask(() => assertCron(ctx, cronExpression));
  found.end();
}

const problems: Readonly<Record<CronProblem, string>> = {
  shape: 'cron表达式应为6或7段，如 0 0 3 * * ?',
  second: 'cron表达式的秒须为一个数字：任务每分钟最多执行一次',
  day: 'cron表达式的日与周须有且只有一个为“?”',
  value: 'cron表达式中有超出范围的值',
  never: 'cron表达式没有将来的执行时间',
};

function assertCron(ctx: Context, expression: string): void {
  const problem = cronProblem(expression, ctx.clock.now());
  if (problem !== undefined) throw invalidInput(problems[problem], [{ path: 'cronExpression', message: problems[problem] }]);
}

const nextTime = (ctx: Context, expression: string, status: number): string | null => {
  const next = status === 0 ? nextRun(expression, ctx.clock.now()) : null;
  return next === null ? null : toDateTimeText(next);
};

async function idOf(tx: Tx, ctx: Context, { id, jobClassName }: Which): Promise<string> {
  if (id === undefined && jobClassName === undefined) throw invalidInput('请指明任务');
  const [row] = await tx
    .select({ id: sysQuartzJob.id })
    .from(sysQuartzJob)
    .where(
      and(
        eq(sysQuartzJob.tenantId, ctx.actor.tenantId),
        eq(sysQuartzJob.delFlag, 0),
        id === undefined ? eq(sysQuartzJob.jobClassName, jobClassName ?? '') : eq(sysQuartzJob.id, id),
      ),
    );
  if (row === undefined) throw notFound('定时任务不存在！');
  return row.id;
}

async function assertFree(tx: Tx, ctx: Context, jobClassName: string, id: string | undefined): Promise<void> {
  const [same] = await tx
    .select({ id: sysQuartzJob.id })
    .from(sysQuartzJob)
    .where(
      and(
        eq(sysQuartzJob.tenantId, ctx.actor.tenantId),
        eq(sysQuartzJob.delFlag, 0),
        eq(sysQuartzJob.jobClassName, jobClassName),
        id === undefined ? undefined : ne(sysQuartzJob.id, id),
      ),
    )
    .limit(1);
  if (same !== undefined) throw invalidInput('该定时任务类名已存在', [{ path: 'jobClassName', message: '该定时任务类名已存在' }]);
}

const wakeLater = (ctx: Context): void => ctx.afterCommit(() => ctx.platform.jobs.wake());
