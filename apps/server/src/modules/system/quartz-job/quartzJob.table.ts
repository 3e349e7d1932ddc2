import { sql } from 'drizzle-orm';
import { bigint, index, integer, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/** When which work of the product is done by the clock. @source SYS-11, jeecg-wire 3.16 */
export const sysQuartzJob = tenantTable('sys_quartz_job', {
  columns: {
    /** Name of a job in the registry; nothing is loaded by it. */
    jobClassName: varchar({ length: 100 }).notNull(),
    cronExpression: varchar({ length: 120 }).notNull(),
    /** What the job is given, as JSON text. */
    parameter: text(),
    description: varchar({ length: 255 }),
    /** 0 runs by the clock, -1 rests. */
    status: integer().notNull().default(0),
    /** The next instant; null while it rests or when none will come. */
    nextRunTime: dateTimeText(),
    /** A run that somebody asked for and that no process has taken up yet. */
    requestedRun: idColumn(),
    lastRunTime: dateTimeText(),
    lastOutcome: dictCode(),
  },
  keys: (table) => [
    uniqueIndex('sys_quartz_job_class')
      .on(table.tenantId, table.jobClassName)
      .where(sql`${table.delFlag} = 0`),
    index('sys_quartz_job_due').on(table.nextRunTime),
  ],
});

/** Each run with how it ended. @source SYS-11, security 35 */
export const sysQuartzRun = tenantTable('sys_quartz_run', {
  columns: {
    jobId: idColumn().notNull(),
    jobClassName: varchar({ length: 100 }).notNull(),
    /** What made it run: the clock, a person, or a run before it that failed. */
    cause: dictCode().notNull(),
    startTime: dateTimeText().notNull(),
    endTime: dateTimeText(),
    costTime: bigint({ mode: 'number' }),
    outcome: dictCode().notNull(),
    message: varchar({ length: 2000 }),
  },
  keys: (table) => [
    index('sys_quartz_run_job').on(table.tenantId, table.jobId, table.startTime),
    index('sys_quartz_run_start').on(table.startTime),
  ],
});
