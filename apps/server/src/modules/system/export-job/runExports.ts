import { addAbortSignal, Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { inBackground } from '../../../platform/background.ts';
import { nowText, toDateTimeText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { createContext } from '../../../platform/createContext.ts';
import { AppError } from '../../../platform/errors.ts';
import type { FileKind } from '../../../platform/files/fileKinds.ts';
import type { LaterExport, Platform } from '../../../platform/platform.ts';
import { notify } from '../announcement/notify.service.ts';
import { addFile, claimFile, storeFile } from '../file/file.service.ts';
import { listOfExports } from './exportJob.contract.ts';
import { exportJobState } from './exportJob.states.ts';
import { hyExportJob } from './exportJob.table.ts';

type Job = typeof hyExportJob.$inferSelect;

/** What is to be made, and who asked for it: with the rights of that moment, as of any answer that takes its time. */
interface Wanted {
  job: Job;
  run: LaterExport['run'];
}

/** How long a file is kept. @source freight-domain 2.46 */
const keptMs = 7 * 24 * 3600 * 1000;
/** How often it is said how far an export is, ms. */
const toldEveryMs = 2000;
/** After how many of those the ones behind it are said to be alive as well. */
const othersToldEvery = 30;
/** Why an export failed whose server has ended. */
export const interrupted = '服务重启，导出中断，请重新导出';
const exportPage = '/isps/exports';

const exportKind: FileKind = {
  biz: 'export',
  extensions: ['xlsx', 'csv', 'pdf', 'zip'],
  maxBytes: 4 * 1024 ** 3,
  isPrivate: true,
  isOurs: true,
};

/** Exports of one server: one is made at a time, so that they hold nobody else up. */
interface Line {
  waiting: { ctx: Context; wanted: Wanted }[];
  running: { id: string; stop: AbortController; done: Promise<void> } | undefined;
  isClosed: boolean;
}
const lines = new WeakMap<Platform, Line>();

function lineOf(platform: Platform): Line {
  let line = lines.get(platform);
  if (line === undefined) lines.set(platform, (line = { waiting: [], running: undefined, isClosed: false }));
  return line;
}

/** Puts an export behind those that this server makes already. */
export function enqueueExport(ctx: Context, wanted: Wanted): void {
  const line = lineOf(ctx.platform);
  line.waiting.push({ ctx, wanted });
  next(ctx.platform, line);
}

/** Ends an export at once where this server makes it; another one hears of it from the database. */
export function stopExport(platform: Platform, id: string): void {
  const line = lineOf(platform);
  line.waiting = line.waiting.filter(({ wanted }) => wanted.job.id !== id);
  if (line.running?.id === id) line.running.stop.abort();
}

/** Ends what is being made, since the server stops; what waits behind it is told as failed once nobody has heard of it for a while. */
export async function closeExports(platform: Platform): Promise<void> {
  const line = lineOf(platform);
  line.isClosed = true;
  line.waiting = [];
  line.running?.stop.abort();
  await line.running?.done;
}

function next(platform: Platform, line: Line): void {
  if (line.running !== undefined || line.isClosed) return;
  const first = line.waiting.shift();
  if (first === undefined) return;
  const stop = new AbortController();
  const done = make(first.ctx, { ...first.wanted, stop }).finally(() => {
    line.running = undefined;
    next(platform, line);
  });
  line.running = { id: first.wanted.job.id, stop, done };
  inBackground('export', { report: (error) => platform.log.error(error, 'export not made'), work: () => done });
}

async function make(asked: Context, { job, run, stop }: Wanted & { stop: AbortController }): Promise<void> {
  let rows = 0;
  const ctx = createContext(asked.platform, {
    actor: asked.actor,
    locale: asked.locale,
    requestId: asked.requestId,
    log: asked.log,
    countRows: (more) => {
      rows += more;
    },
  });
  if (!(await change(ctx, job, { from: exportJobState.waiting, to: { state: exportJobState.running, startTime: nowText(ctx.clock) } })))
    return;
  let told = 0;
  const timer = setInterval(() => {
    inBackground('progress of an export', {
      report: (error) => ctx.log.warn(error as Error, 'progress of an export not told'),
      work: async () => {
        if (!(await change(ctx, job, { from: exportJobState.running, to: { rowCount: rows } }))) stop.abort();
        told += 1;
        if (told % othersToldEvery === 0)
          for (const { ctx: other, wanted } of lineOf(ctx.platform).waiting)
            await change(other, wanted.job, { from: exportJobState.waiting, to: {} });
      },
    });
  }, toldEveryMs);
  try {
    const file = await run(ctx);
    const stream = addAbortSignal(stop.signal, Readable.from(file.stream as AsyncIterable<Buffer>));
    const stored = await storeFile(ctx, exportKind, { fileName: file.fileName, stream });
    clearInterval(timer);
    await claimFile(ctx, stored, async (tx) => {
      const now = ctx.clock.now();
      const [ready] = await tx
        .update(hyExportJob)
        .set({
          state: exportJobState.ready,
          rowCount: rows,
          fileName: file.fileName,
          filePath: stored.path,
          fileSize: stored.size,
          finishTime: toDateTimeText(now),
          expireTime: toDateTimeText(new Date(now.getTime() + keptMs)),
        })
        .where(and(isJob(ctx, job), eq(hyExportJob.state, exportJobState.running)))
        .returning({ id: hyExportJob.id });
      // Cancelled in the last moment: the file goes with the transaction.
      if (ready === undefined) throw new DOMException('cancelled', 'AbortError');
      await addFile(tx, ctx, exportKind, { fileName: file.fileName, stored });
      await notify(
        tx,
        ctx,
        { usernames: [ctx.actor.username] },
        {
          title: `导出完成：${job.title}`,
          lines: [`共 ${rows} 行，文件保留 7 天`],
          openPage: `${exportPage}?jobNo=${job.jobNo}`,
          occasion: `export ${job.id}`,
        },
      );
    });
  } catch (error) {
    if (lineOf(ctx.platform).isClosed) await fail(ctx, job, interrupted);
    else if (!stop.signal.aborted && !(error instanceof Error && error.name === 'AbortError')) {
      ctx.log.error(error, 'export failed');
      await fail(ctx, job, error instanceof AppError ? error.message : '生成文件时出错');
    }
  } finally {
    clearInterval(timer);
    tellOwner(ctx);
  }
}

async function fail(ctx: Context, job: Job, reason: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const [failed] = await tx
      .update(hyExportJob)
      .set({ state: exportJobState.failed, failReason: reason.slice(0, 200), finishTime: nowText(ctx.clock) })
      .where(and(isJob(ctx, job), eq(hyExportJob.state, exportJobState.running)))
      .returning({ id: hyExportJob.id });
    if (failed !== undefined) await tellFailure(tx, ctx, { ...job, failReason: reason });
  });
}

/** Tells whose export it was that it failed. */
export const tellFailure = (tx: Tx, ctx: Context, { id, jobNo, title, createBy, failReason }: Job): Promise<number> =>
  notify(
    tx,
    ctx,
    { usernames: createBy === null ? [] : [createBy] },
    {
      title: `导出失败：${title}`,
      lines: failReason === null ? [] : [failReason],
      openPage: `${exportPage}?jobNo=${jobNo}`,
      occasion: `export ${id}`,
    },
  );

const isJob = ({ actor }: Context, { id }: Job) => and(eq(hyExportJob.tenantId, actor.tenantId), eq(hyExportJob.id, id));

async function change(ctx: Context, job: Job, { from, to }: { from: string; to: Partial<Job> }): Promise<boolean> {
  const changed = await ctx.transaction((tx) =>
    tx
      .update(hyExportJob)
      .set({ ...to, aliveTime: nowText(ctx.clock) })
      .where(and(isJob(ctx, job), eq(hyExportJob.state, from)))
      .returning({ id: hyExportJob.id }),
  );
  tellOwner(ctx);
  return changed.length > 0;
}

/** Tells the open lists of the person that something is new in theirs. */
export function tellOwner({ platform, actor, log }: Context): void {
  inBackground('news of an export', {
    report: (error) => log.warn(error as Error, 'news of an export not told'),
    work: () =>
      platform.sockets.send(actor.tenantId, { target: { userIds: [actor.userId] }, message: { cmd: 'rows', msgTxt: listOfExports } }),
  });
}
