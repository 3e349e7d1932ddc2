import { and, asc, eq, inArray } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { sysFile } from '../../system/file/file.table.ts';
import { hyNoteFile } from './noteDetail.table.ts';
import { fileColumns, type NoteFileKind } from './noteFileKinds.ts';

/** A document of a waybill. */
export type NoteFileRow = typeof hyNoteFile.$inferSelect;

const ofNote = (ctx: Context, noteId: string) =>
  and(eq(hyNoteFile.tenantId, ctx.actor.tenantId), eq(hyNoteFile.noteId, noteId), eq(hyNoteFile.delFlag, 0));

/** The documents of a waybill that stand, oldest first: not those that others have replaced. */
export const standingFiles = (tx: Tx, ctx: Context, noteId: string): Promise<NoteFileRow[]> =>
  tx
    .select()
    .from(hyNoteFile)
    .where(and(ofNote(ctx, noteId), eq(hyNoteFile.replaced, '0')))
    .orderBy(asc(hyNoteFile.uploadTime), asc(hyNoteFile.id));

/** Keeps documents of a waybill, with the digests of what was uploaded. @param paths without signatures */
export async function keepFiles(
  tx: Tx,
  ctx: Context,
  noteId: string,
  given: readonly { kind: NoteFileKind; paths: string }[],
): Promise<void> {
  const files = given.flatMap(({ kind, paths }) =>
    paths
      .split(',')
      .filter((path) => path !== '')
      .map((path) => ({ kind, path })),
  );
  if (files.length === 0) return;
  const stored = await tx
    .select({ path: sysFile.path, sha256: sysFile.sha256 })
    .from(sysFile)
    .where(
      and(
        eq(sysFile.tenantId, ctx.actor.tenantId),
        inArray(
          sysFile.path,
          files.map(({ path }) => path),
        ),
      ),
    );
  const digests = new Map(stored.map(({ path, sha256 }) => [path, sha256]));
  const upload = { noteId, uploadedBy: ctx.actor.username, uploadTime: nowText(ctx.clock) };
  for (const file of files) await insertRow(tx, ctx, hyNoteFile, { ...upload, ...file, contentHash: digests.get(file.path) ?? null });
}

/** What the waybill itself repeats of these kinds of its documents: the paths of those that stand. */
export function pathsByColumn(
  files: readonly Pick<NoteFileRow, 'kind' | 'path'>[],
  kinds: ReadonlySet<string>,
): Partial<Record<(typeof fileColumns)[keyof typeof fileColumns], string | null>> {
  const pathsOf = (kind: string) =>
    files
      .filter((file) => file.kind === kind)
      .map(({ path }) => path)
      .join(',') || null;
  return Object.fromEntries(Object.entries(fileColumns).flatMap(([kind, column]) => (kinds.has(kind) ? [[column, pathsOf(kind)]] : [])));
}
