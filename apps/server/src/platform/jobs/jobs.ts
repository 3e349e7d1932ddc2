import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { QueryResult } from 'pg';
import { PgBoss, type JobWithMetadata } from 'pg-boss';
import { inBackground, type ReportFailure } from '../background.ts';
import { createContext, systemActor } from '../createContext.ts';
import { AppError } from '../errors.ts';
import type { Platform } from '../platform.ts';
import type { DueJob, JobRun, RunCause, ScheduledJob } from './scheduledJob.ts';

/** The running scheduler. */
export interface Jobs {
  stop(): Promise<void>;
}

/** Seconds between looks at schedules and queues, and before the first repeat of a failed run. */
export interface JobTimes {
  poll: number;
  retry: number;
}

/** What a message of the queue says. */
interface Ticket {
  jobId: string;
  cause: RunCause;
}

/**
 * Starts the scheduler: schedules, leases, retries and records live in PostgreSQL, so several processes share the work. On the
 * embedded engine it speaks through the same single connection as everybody else.
 *
 * A schedule that is due becomes a message of the queue; its id is made from the schedule and the instant, so that however many
 * processes see it due, there is one. The queue holds a single message of each schedule, which is the lease of its run.
 *
 * @source SYS-11, security 35, architecture "Jobs"
 */
export async function startJobs(
  platform: Platform,
  jobs: readonly ScheduledJob[],
  { log, times = { poll: 5, retry: 30 } }: { log: FastifyBaseLogger; times?: JobTimes },
): Promise<Jobs> {
  const { schedules } = platform.ports;
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => lastResult(await platform.database.pool.query(text, values)) },
    schema: 'jobs',
    schedule: false,
    maintenanceIntervalSeconds: 600,
    superviseIntervalSeconds: 60,
  });
  boss.on('error', (error: unknown) => log.error({ err: error }, 'job queue'));
  await boss.start();
  const workers = new Map<string, string>();
  for (const job of jobs) {
    const queue = queueOf(job.name);
    // One run at a time, and none behind it: what a slow run has missed, the next tick does.
    await boss.createQueue(queue, {
      policy: 'exclusive',
      retryLimit: 3,
      retryDelay: times.retry,
      retryBackoff: true,
      expireInSeconds: secondsOf(job),
    });
    const worker = await boss.work<Ticket, void, { includeMetadata: true; pollingIntervalSeconds: number }>(
      queue,
      { includeMetadata: true, pollingIntervalSeconds: times.poll },
      async ([message]) => runJob(platform, job, { message, log }),
    );
    workers.set(queue, worker);
  }
  await schedules.adopt(platform, jobs);

  const names = jobs.map((job) => job.name);
  const send = async (due: DueJob): Promise<void> => {
    const queue = queueOf(due.jobClassName);
    const ticket: Ticket = { jobId: due.id, cause: due.requestedRun === null ? 'clock' : 'person' };
    await boss.send(queue, ticket, { id: messageId(due), singletonKey: due.id });
    // Only now: a process that dies between the two sends the same message again.
    await schedules.advance(platform, due);
    boss.notifyWorker(workers.get(queue) ?? '');
  };
  let looking = Promise.resolve();
  const failed: ReportFailure = (error, what) => log.error({ err: error }, what);
  const look = (): Promise<void> => {
    looking = looking
      .then(async () => {
        for (const due of await schedules.due(platform, names)) await send(due);
      })
      .catch((error: unknown) => failed(error, 'schedules'));
    return looking;
  };
  const timer = setInterval(() => inBackground('schedules', { report: failed, work: look }), times.poll * 1000);
  let stopped = false;
  platform.jobs.attach(() => {
    if (!stopped) inBackground('schedules', { report: failed, work: look });
  });
  await look();
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await looking;
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

const secondsOf = (job: ScheduledJob): number => job.timeoutSeconds ?? 600;

const queueOf = (name: string): string => name.replaceAll(/[^\w.-]/g, '-');

/** A UUID: what somebody asked for has one already, what the clock brings is told by schedule and instant. */
function messageId({ id, nextRunTime, requestedRun }: DueJob): string {
  const hex = requestedRun ?? createHash('sha256').update(`${id}\n${nextRunTime}`).digest('hex').slice(0, 32);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A query of several statements answers a list; the last answer is the one that counts. */
function lastResult(result: QueryResult | QueryResult[]): QueryResult {
  return Array.isArray(result) ? result[result.length - 1]! : result;
}

async function runJob(
  platform: Platform,
  job: ScheduledJob,
  { message, log }: { message: JobWithMetadata<Ticket> | undefined; log: FastifyBaseLogger },
): Promise<void> {
  if (message === undefined) return;
  const { schedules } = platform.ports;
  const cause = message.retryCount > 0 ? 'retry' : message.data.cause;
  const run = await schedules.begin(platform, job, { jobId: message.data.jobId, cause });
  if (run === undefined) return;
  const began = performance.now();
  const { failure, messages } = await runForTenants(platform, job, { run, log });
  await schedules.end(platform, run, {
    failed: failure !== undefined,
    message: messages.join('；'),
    ms: Math.round(performance.now() - began),
  });
  if (failure !== undefined) throw failure.error;
}

async function runForTenants(
  platform: Platform,
  job: ScheduledJob,
  { run, log }: { run: JobRun; log: FastifyBaseLogger },
): Promise<{ failure: { error: unknown } | undefined; messages: string[] }> {
  const messages: string[] = [];
  let failure: { error: unknown } | undefined;
  const tenants = await tenantsOf(platform, job, run);
  for (const tenantId of tenants) {
    const started = Date.now();
    const ctx = createContext(platform, { actor: systemActor(tenantId), log: log.child({ job: job.name, run: run.id, tenantId }) });
    const say = (text: string) => messages.push(tenants.length > 1 ? `租户${tenantId}：${text}` : text);
    try {
      const told = await platform.database.patiently(secondsOf(job) * 1000, () => job.run(ctx, run.settings));
      if (typeof told === 'string' && told !== '') say(told);
      log.info({ job: job.name, run: run.id, tenantId, ms: Date.now() - started }, 'job done');
    } catch (error) {
      // What fails in one tenant must not keep the others waiting.
      log.error({ err: error, job: job.name, run: run.id, tenantId }, 'job failed');
      // Texts of other errors are for the log: they may name tables and paths.
      say(error instanceof AppError ? error.message : `系统异常，详见服务器日志（run ${run.id}）`);
      failure ??= { error };
    }
  }
  return { failure, messages };
}

async function tenantsOf(platform: Platform, job: ScheduledJob, run: JobRun): Promise<readonly number[]> {
  if (job.scope === 'platform') return run.tenantId === 0 ? [0] : [];
  const live = await platform.ports.liveTenants(platform);
  return run.tenantId === 0 ? live : live.filter((one) => one === run.tenantId);
}
