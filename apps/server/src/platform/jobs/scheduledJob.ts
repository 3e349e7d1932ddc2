import type { LocalizedText } from '@tarmac/freight-api/rules';
import type { Context } from '../context.ts';
import type { Platform } from '../platform.ts';

/** Work that may be scheduled. What runs, and when, stands in a table; this says what there is. @source security 35 */
export interface ScheduledJob {
  /** `finance.verifyLedger` … */
  name: string;
  label: LocalizedText;
  /** The schedule that the product ships: six or seven fields as Quartz has them, in Asia/Shanghai; at most once a minute. */
  cron: string;
  /** Seconds after which a run counts as lost and may be repeated. */
  timeoutSeconds?: number;
  /** `tenant`, the default: once for each live tenant. `platform`: once, with a context of tenant 0, and only tenant 0 schedules it. */
  scope?: 'tenant' | 'platform';
  /** What a schedule may set: whole numbers with bounds, each with a default. */
  settings?: Readonly<Record<string, JobSetting>>;
  /**
   * Must bear being run again: a run that fails, or whose process dies, is repeated. What it answers is kept as the message of
   * the run.
   */
  run(ctx: Context, settings: Readonly<Record<string, number>>): Promise<string | void>;
}

/** A number that a schedule may set. */
export interface JobSetting {
  label: LocalizedText;
  minimum: number;
  maximum: number;
  default: number;
}

/** A schedule whose time has come, or that somebody asked to run. */
export interface DueJob {
  id: string;
  jobClassName: string;
  cronExpression: string;
  /** The instant that it was due at; null where only somebody asked. */
  nextRunTime: string | null;
  /** Id of the run that somebody asked for. */
  requestedRun: string | null;
}

/** What made a job run. */
export type RunCause = 'clock' | 'person' | 'retry';

/** A run that has begun. */
export interface JobRun {
  id: string;
  jobId: string;
  /** Tenant of the schedule; 0 runs for all. */
  tenantId: number;
  settings: Readonly<Record<string, number>>;
}

/** Where schedules and the record of their runs are kept. */
export interface JobSchedules {
  /** Writes the schedule that the product ships, for jobs that never had one. */
  adopt(platform: Platform, jobs: readonly ScheduledJob[]): Promise<void>;
  /** What is to run now, of the named jobs. */
  due(platform: Platform, names: readonly string[]): Promise<readonly DueJob[]>;
  /** Says when a schedule is due next. What somebody else has moved on meanwhile stays. */
  advance(platform: Platform, due: DueJob): Promise<void>;
  /** Records that a run begins; undefined when the schedule is gone or sets what the job does not have. A run that never ended is then known to be lost. */
  begin(platform: Platform, job: ScheduledJob, given: { jobId: string; cause: RunCause }): Promise<JobRun | undefined>;
  /** Records how a run ended. */
  end(platform: Platform, run: JobRun, outcome: { failed: boolean; message: string; ms: number }): Promise<void>;
}
