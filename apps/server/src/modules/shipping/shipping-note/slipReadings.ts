import { and, eq, inArray } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import type { Context } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { sysFile } from '../../system/file/file.table.ts';
import type { SlipWeights } from '../slip-reader/slipReader.ts';
import { readSlip, slipReader } from '../slip-reader/slipReaders.ts';
import { hyNoteFile } from './noteDetail.table.ts';
import { type NoteFileRow, standingFiles } from './noteFiles.ts';
import { noteResource } from './shippingNote.resource.ts';

/** A difference of more kilograms than this is pointed out. @source freight-domain G13 */
const tolerance = 50;
/** Slips of one waybill that are read. */
const mostSlips = 6;
/** Which weight a slip stands for. */
const typedOn = { loadSlip: 'loadWeight', unloadSlip: 'unloadWeight' } as const;

type SlipKind = keyof typeof typedOn;
const isSlip = (file: NoteFileRow): file is NoteFileRow & { kind: SlipKind } => Object.hasOwn(typedOn, file.kind);

/**
 * What the weighing slips of a waybill say beside what was typed from them. A picture is read once: what stands on it does not change.
 *
 * @throws NotFound not visible
 * @source freight-domain G13
 */
export async function readSlips(ctx: Context, id: string) {
  const { note, slips, stored } = await ctx.transaction(async (tx) => {
    const found = await findRow(tx, ctx, noteResource, id);
    if (found === undefined) throw notFound();
    const files = (await standingFiles(tx, ctx, id)).filter(isSlip).slice(0, mostSlips);
    const paths = files.map(({ path }) => path);
    const pictures = await tx
      .select({ path: sysFile.path, contentType: sysFile.contentType })
      .from(sysFile)
      .where(and(eq(sysFile.tenantId, ctx.actor.tenantId), inArray(sysFile.path, paths), eq(sysFile.delFlag, 0)));
    return { note: found, slips: files, stored: new Map(pictures.map(({ path, contentType }) => [path, contentType])) };
  });
  const readings = [];
  for (const slip of slips) {
    const contentType = stored.get(slip.path);
    const read = (slip.ocrText as SlipWeights | null) ?? (contentType === undefined ? null : await readNow(ctx, slip, contentType));
    const typed = note[typedOn[slip.kind]];
    const difference = typed === null || read === null || read.net === null ? null : read.net - typed;
    readings.push({
      fileId: slip.id,
      kind: slip.kind,
      read: read?.net ?? null,
      typed,
      difference,
      differs: difference !== null && Math.abs(difference) > tolerance,
    });
  }
  return { simulated: slipReader.simulated, readings };
}

/** Reads a slip that nobody has read, and keeps what was read beside it; null where its picture is not stored any more. */
async function readNow(ctx: Context, { id, path }: NoteFileRow, contentType: string): Promise<SlipWeights | null> {
  const opened = await ctx.platform.files.open(path);
  if (opened === undefined) return null;
  const read = await readSlip(ctx, { path, contentType, bytes: await buffer(opened.stream) });
  await ctx.transaction((tx) =>
    tx
      .update(hyNoteFile)
      .set({ ocrText: read })
      .where(and(eq(hyNoteFile.tenantId, ctx.actor.tenantId), eq(hyNoteFile.id, id))),
  );
  return read;
}
