import { and, eq, lt, or, sql, type SQL } from 'drizzle-orm';
import { hyAdapterLog } from '../../platform/adapterLog/adapterLog.table.ts';
import { toDateTimeText } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { tidyTables } from '../../platform/db/tidyTables.ts';
import { forgetOldAnswers } from '../../platform/idempotency/idempotency.ts';
import { countingRun } from '../../platform/jobs/countingRun.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduledJob.ts';
import { sysOutbox } from '../../platform/outbox/outbox.table.ts';
import { expireExports } from './export-job/expireExports.ts';
import { hyExportJob } from './export-job/exportJob.table.ts';
import { sweepFiles } from './file/sweepFiles.ts';
import { sweepUploads } from './resumable/sweepUploads.ts';
import { sysImportProgress } from './import/importProgress.table.ts';
import { sysLog } from './log/log.table.ts';
import { sysCaptcha, sysLoginThrottle } from './login/login.table.ts';
import { sysMail } from './message/message.table.ts';
import { sysQuartzRun } from './quartz-job/quartzJob.table.ts';
import { hySmsMessage, hyVerifyCode } from './sms/sms.table.ts';
import { sysRemember } from './session/remember.table.ts';
import { readConfigNumber } from './setting/configValues.ts';
import { sysSession } from './session/session.table.ts';

const day = 86_400_000;

/** Days that rows nobody needs any more are kept: sessions for half a year, as logs of access must be. What people did is kept as long as the schedule says. */
const keptDays = {
  session: 180,
  sentMessage: 30,
  throttle: 1,
  progress: 1,
  exportJob: 90,
  verifyCode: 180,
  localMessage: 1,
  localMail: 30,
  run: 90,
} as const;

/** Messages that each of a tenant's local boxes keeps, the newest ones. */
const keptInBox = 10_000;

const beyondKept = (box: typeof sysMail | typeof hySmsMessage): SQL =>
  sql`(tenant_id, id) in (select tenant_id, id from (select tenant_id, id, row_number() over (partition by tenant_id order by sent_at desc, id desc) as place from ${box}) placed where place > ${keptInBox})`;

/** Removes rows that have done their work, of all tenants. Dead messages stay until somebody has looked at them. */
async function removeOldRows(ctx: Context, { logDays = 400 }: Readonly<Record<string, number>>): Promise<void> {
  const now = ctx.clock.now();
  const ago = (days: number) => toDateTimeText(new Date(now.getTime() - days * day));
  await ctx.platform.database.transaction('system', async (tx) => {
    await forgetOldAnswers(tx, now);
    await tx.delete(sysSession).where(or(lt(sysSession.endedAt, ago(keptDays.session)), lt(sysSession.expiresAt, ago(keptDays.session))));
    await tx.delete(sysOutbox).where(and(eq(sysOutbox.state, 'sent'), lt(sysOutbox.sentAt, ago(keptDays.sentMessage))));
    await tx.delete(sysLoginThrottle).where(lt(sysLoginThrottle.lastAt, ago(keptDays.throttle)));
    await tx.delete(sysCaptcha).where(lt(sysCaptcha.expiresAt, ago(0)));
    await tx.delete(sysRemember).where(lt(sysRemember.expiresAt, ago(0)));
    await tx.delete(hyVerifyCode).where(lt(hyVerifyCode.sendTime, ago(keptDays.verifyCode)));
    await tx.delete(hySmsMessage).where(lt(hySmsMessage.sentAt, ago(keptDays.localMessage)));
    await tx.delete(sysMail).where(lt(sysMail.sentAt, ago(keptDays.localMail)));
    for (const box of [sysMail, hySmsMessage]) await tx.delete(box).where(beyondKept(box));
    await tx.delete(sysLog).where(lt(sysLog.createTime, ago(logDays)));
    await tx.delete(hyAdapterLog).where(lt(hyAdapterLog.createTime, ago(await readConfigNumber(tx, ctx, 'adapterLogDays'))));
    await tx.delete(sysQuartzRun).where(lt(sysQuartzRun.startTime, ago(keptDays.run)));
    await tx.delete(hyExportJob).where(lt(hyExportJob.createTime, ago(keptDays.exportJob)));
    await tx.delete(sysImportProgress).where(lt(sysImportProgress.startedAt, ago(keptDays.progress)));
  });
  await tidyTables(ctx.platform.database);
}

/** What the platform needs by the clock. @source security 43, 54, freight-domain 7.2 */
export const systemJobs: readonly ScheduledJob[] = [
  {
    name: 'system.removeOldRows',
    label: { zh: '清理过期数据', en: 'Remove old rows' },
    cron: '0 17 3 * * ?',
    scope: 'platform',
    settings: { logDays: { label: { zh: '日志保留天数', en: 'Days that logs are kept' }, minimum: 180, maximum: 3650, default: 400 } },
    run: removeOldRows,
  },
  {
    name: 'system.sweepFiles',
    label: { zh: '清理无主文件', en: 'Remove orphaned files' },
    cron: '0 37 3 * * ?',
    scope: 'platform',
    timeoutSeconds: 3600,
    run: async (ctx) => `清理${await sweepFiles(ctx)}个文件`,
  },
  {
    name: 'system.expireExports',
    label: { zh: '清理过期导出文件', en: 'Remove expired exports' },
    cron: '0 */10 * * * ?',
    run: countingRun(expireExports, (count) => `清理${count}个导出文件`),
  },
  {
    name: 'system.sweepUploads',
    label: { zh: '清理未完成的上传', en: 'Remove unfinished uploads' },
    cron: '0 47 * * * ?',
    scope: 'platform',
    timeoutSeconds: 600,
    run: async (ctx) => `清理${await sweepUploads(ctx)}个上传`,
  },
];
