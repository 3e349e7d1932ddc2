import { and, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { nowText, toDateTimeText } from '../../../platform/clock.ts';
import { newId } from '../../../platform/db/newId.ts';
import { nextRun } from '../../../platform/jobs/cron.ts';
import type { JobSchedules, ScheduledJob } from '../../../platform/jobs/scheduledJob.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readSettings } from './jobSettings.ts';
import { sysQuartzJob, sysQuartzRun } from './quartzJob.table.ts';

const messageLength = 2000;

/** Schedules and runs as the scheduler needs them: of all tenants. @source SYS-11, security 35 */
export const schedules: JobSchedules = {
  adopt: (platform, jobs) =>
    platform.database.transaction('system', async (tx) => {
      // Several processes may start at once.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sys_quartz_job', 0))`);
      const known = await tx.select({ name: sysQuartzJob.jobClassName }).from(sysQuartzJob).where(eq(sysQuartzJob.tenantId, 0));
      // What somebody has removed stays removed.
      const fresh = jobs.filter((job) => !known.some((row) => row.name === job.name));
      if (fresh.length === 0) return;
      await tx.insert(sysQuartzJob).values(
        fresh.map((job) => ({
          tenantId: 0,
          jobClassName: job.name,
          cronExpression: job.cron,
          nextRunTime: nextText(platform, job.cron),
          createBy: 'system',
        })),
      );
    }),

  due: (platform, names) =>
    platform.database.transaction('system', async (tx) =>
      tx
        .select({
          id: sysQuartzJob.id,
          jobClassName: sysQuartzJob.jobClassName,
          cronExpression: sysQuartzJob.cronExpression,
          nextRunTime: sysQuartzJob.nextRunTime,
          requestedRun: sysQuartzJob.requestedRun,
        })
        .from(sysQuartzJob)
        .where(
          and(
            eq(sysQuartzJob.delFlag, 0),
            inArray(sysQuartzJob.jobClassName, [...names]),
            or(
              isNotNull(sysQuartzJob.requestedRun),
              and(eq(sysQuartzJob.status, 0), lte(sysQuartzJob.nextRunTime, nowText(platform.clock))),
            ),
          ),
        )
        .orderBy(sysQuartzJob.nextRunTime)
        .limit(100),
    ),

  advance: (platform, due) =>
    platform.database.transaction('system', async (tx) => {
      const isDue = due.nextRunTime !== null && due.nextRunTime <= nowText(platform.clock);
      await tx
        .update(sysQuartzJob)
        .set({ requestedRun: null, ...(isDue ? { nextRunTime: nextText(platform, due.cronExpression) } : {}) })
        .where(
          and(
            eq(sysQuartzJob.id, due.id),
            sql`${sysQuartzJob.requestedRun} is not distinct from ${due.requestedRun}`,
            sql`${sysQuartzJob.nextRunTime} is not distinct from ${due.nextRunTime === null ? null : `${due.nextRunTime}+08`}::timestamptz`,
          ),
        );
    }),

  begin: (platform, job, { jobId, cause }) =>
    platform.database.transaction('system', async (tx) => {
      const [row] = await tx
        .select()
        .from(sysQuartzJob)
        .where(and(eq(sysQuartzJob.id, jobId ?? ''), eq(sysQuartzJob.delFlag, 0), eq(sysQuartzJob.jobClassName, job.name)))
        .for('update');
      if (row === undefined) return undefined;
      const now = nowText(platform.clock);
      // The queue lets one run at a time be: one that has not ended died, or took longer than it may.
      await tx
        .update(sysQuartzRun)
        .set({ outcome: 'lost', endTime: now, message: '进程中断或超过时限' })
        .where(and(eq(sysQuartzRun.tenantId, row.tenantId), eq(sysQuartzRun.jobId, row.id), eq(sysQuartzRun.outcome, 'running')));
      const { settings, problem } = settingsOf(job, row.parameter);
      const outcome = settings === undefined ? 'failed' : 'running';
      const run = { id: newId(), jobId: row.id, tenantId: row.tenantId };
      await tx.insert(sysQuartzRun).values({
        ...run,
        jobClassName: row.jobClassName,
        cause,
        startTime: now,
        outcome,
        ...(settings === undefined ? { endTime: now, costTime: 0, message: problem } : {}),
      });
      await tx
        .update(sysQuartzJob)
        .set({ lastRunTime: now, lastOutcome: outcome })
        .where(and(eq(sysQuartzJob.tenantId, row.tenantId), eq(sysQuartzJob.id, row.id)));
      tellLists(platform, row.tenantId);
      return settings === undefined ? undefined : { ...run, settings };
    }),

  end: (platform, run, { failed, message, ms }) =>
    platform.database.transaction('system', async (tx) => {
      const outcome = failed ? 'failed' : 'done';
      const [ended] = await tx
        .update(sysQuartzRun)
        .set({
          outcome,
          endTime: nowText(platform.clock),
          costTime: ms,
          message: message.slice(0, messageLength),
        })
        .where(and(eq(sysQuartzRun.tenantId, run.tenantId), eq(sysQuartzRun.id, run.id), eq(sysQuartzRun.outcome, 'running')))
        .returning({ id: sysQuartzRun.id });
      // Another run has taken its place.
      if (ended === undefined) return;
      await tx
        .update(sysQuartzJob)
        .set({ lastOutcome: outcome })
        .where(and(eq(sysQuartzJob.tenantId, run.tenantId), eq(sysQuartzJob.id, run.jobId)));
      tellLists(platform, run.tenantId);
    }),
};

/** Open lists show a run as it begins and ends. */
const tellLists = (platform: Platform, tenantId: number): void =>
  platform.database.afterCommit(() => platform.rowNews.changed(tenantId, 'quartzJob'));

/** A setting that was right when it was saved may be none any more. */
function settingsOf(job: ScheduledJob, parameter: string | null): { settings?: Record<string, number>; problem?: string } {
  try {
    return { settings: readSettings(job, parameter) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

function nextText(platform: Platform, expression: string): string | null {
  const next = nextRun(expression, platform.clock.now());
  return next === null ? null : toDateTimeText(next);
}
