import type { FastifyBaseLogger } from 'fastify';
import type { QueryResult } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Context } from '../context.ts';
import { createContext, systemActor } from '../createContext.ts';
import type { Platform } from '../platform.ts';

/** Work that runs by the clock, once in all processes together. */
export interface ScheduledJob {
  /** `finance.verifyLedger` … */
  name: string;
  /** Five fields, in Asia/Shanghai; at most once a minute. */
  cron: string;
  /** Seconds after which a run counts as lost and may be repeated. */
  timeoutSeconds?: number;
  /** `tenant`, the default: once for each live tenant. `platform`: once, with a context of tenant 0. */
  scope?: 'tenant' | 'platform';
  /** Must bear being run again: a run that fails, or whose process dies, is repeated. */
  run(ctx: Context): Promise<void>;
}

/** The running scheduler. */
export interface Jobs {
  /** Asks for a run beside the schedule; whichever process is free does it. A job that waits or runs is not asked twice. */
  enqueue(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Seconds between looks at the queue, and before the first repeat of a failed run. */
export interface JobTimes {
  poll: number;
  retry: number;
}

/**
 * Starts the scheduler: leases, retries and records live in PostgreSQL, so several processes share the work. On the embedded
 * engine it speaks through the same single connection as everybody else.
 *
 * @source security 35, architecture "Jobs"
 */
export async function startJobs(
  platform: Platform,
  jobs: readonly ScheduledJob[],
  log: FastifyBaseLogger,
  times: JobTimes = { poll: 5, retry: 30 },
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => lastResult(await platform.database.pool.query(text, values)) },
    schema: 'jobs',
    cronMonitorIntervalSeconds: 30,
    maintenanceIntervalSeconds: 600,
    superviseIntervalSeconds: 60,
  });
  boss.on('error', (error: unknown) => log.error({ err: error }, 'job queue'));
  await boss.start();
  const queues = new Set(jobs.map(queueOf));
  for (const { name } of await boss.getSchedules()) if (!queues.has(name)) await boss.unschedule(name);
  for (const job of jobs) {
    const queue = queueOf(job);
    // One run at a time, and none behind it: what a slow run has missed, the next tick does.
    await boss.createQueue(queue, {
      policy: 'exclusive',
      retryLimit: 3,
      retryDelay: times.retry,
      retryBackoff: true,
      expireInSeconds: job.timeoutSeconds ?? 600,
    });
    await boss.work(queue, { pollingIntervalSeconds: times.poll }, async () => runJob(platform, job, log));
    await boss.schedule(queue, job.cron, {}, { tz: 'Asia/Shanghai' });
  }
  return {
    enqueue: async (name) => {
      const job = jobs.find((one) => one.name === name);
      if (job === undefined) throw new Error(`No job is named ${name}.`);
      await boss.send(queueOf(job), {});
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

const queueOf = (job: ScheduledJob): string => job.name.replaceAll(/[^\w.-]/g, '-');

/** A query of several statements answers a list; the last answer is the one that counts. */
function lastResult(result: QueryResult | QueryResult[]): QueryResult {
  return Array.isArray(result) ? result[result.length - 1]! : result;
}

async function runJob(platform: Platform, job: ScheduledJob, log: FastifyBaseLogger): Promise<void> {
  const failures: unknown[] = [];
  for (const tenantId of job.scope === 'platform' ? [0] : await platform.ports.liveTenants(platform)) {
    const started = Date.now();
    const ctx = createContext(platform, { actor: systemActor(tenantId), log: log.child({ job: job.name, tenantId }) });
    try {
      await job.run(ctx);
      log.info({ job: job.name, tenantId, ms: Date.now() - started }, 'job done');
    } catch (error) {
      // What fails in one tenant must not keep the others waiting.
      log.error({ err: error, job: job.name, tenantId }, 'job failed');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
