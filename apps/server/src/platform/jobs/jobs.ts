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
  /** Runs for one tenant. */
  run(ctx: Context): Promise<void>;
}

/** The running scheduler. */
export interface Jobs {
  /** Runs a job now, beside its schedule. */
  runNow(name: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the scheduler: leases, retries and records live in PostgreSQL, so several processes share the work. On the embedded
 * engine it speaks through the same single connection as everybody else.
 *
 * @source security 35, architecture "Jobs"
 */
export async function startJobs(platform: Platform, jobs: readonly ScheduledJob[], log: FastifyBaseLogger): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => lastResult(await platform.database.pool.query(text, values)) },
    schema: 'jobs',
    cronMonitorIntervalSeconds: 30,
    maintenanceIntervalSeconds: 600,
    superviseIntervalSeconds: 60,
  });
  boss.on('error', (error: unknown) => log.error({ err: error }, 'job queue'));
  await boss.start();
  for (const job of jobs) {
    const queue = job.name.replaceAll(/[^\w.-]/g, '-');
    await boss.createQueue(queue, { policy: 'singleton', retryLimit: 3, retryBackoff: true, expireInSeconds: job.timeoutSeconds ?? 600 });
    await boss.work(queue, { pollingIntervalSeconds: 5 }, async () => runForTenants(platform, job, log));
    await boss.schedule(queue, job.cron, {}, { tz: 'Asia/Shanghai' });
  }
  return {
    runNow: async (name) => {
      const job = jobs.find((one) => one.name === name);
      if (job === undefined) throw new Error(`No job is named ${name}.`);
      await runForTenants(platform, job, log);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

/** A query of several statements answers a list; the last answer is the one that counts. */
function lastResult(result: QueryResult | QueryResult[]): QueryResult {
  return Array.isArray(result) ? result[result.length - 1]! : result;
}

async function runForTenants(platform: Platform, job: ScheduledJob, log: FastifyBaseLogger): Promise<void> {
  const { rows } = await platform.database.pool.query<{ id: number }>('select id from sys_tenant where status = 1 order by id').catch(() => ({ rows: [] }));
  const tenants = new Set([0, ...rows.map((row) => Number(row.id))]);
  for (const tenantId of tenants) {
    const started = Date.now();
    const ctx = createContext(platform, { actor: systemActor(tenantId), log: log.child({ job: job.name, tenantId }) });
    await job.run(ctx);
    log.info({ job: job.name, tenantId, ms: Date.now() - started }, 'job done');
  }
}
