import { opendir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { filesRoot, isStoredPath } from '../../../platform/files/store/localFiles.ts';
import { importFolderPrefix } from '../../../platform/import/runImport.ts';
import { sysFile } from './file.table.ts';

/** An upload that is older has ended, one way or the other. @source security 43 */
const unfinishedAfterMs = 24 * 3600 * 1000;
const batch = 500;

/**
 * Removes what uploads left behind: drafts that were never finished, files that no row knows, and sheets of imports that were
 * cut off. Anything younger than a day, and anything that is not named as we name files, stays.
 *
 * @returns how many files and folders are gone
 * @source security 43
 */
export async function sweepFiles(ctx: Context): Promise<number> {
  const before = ctx.clock.now().getTime() - unfinishedAfterMs;
  const root = filesRoot(ctx.platform.config.dataDirectory);
  let removed = 0;
  let named: string[] = [];
  const check = async (): Promise<void> => {
    const known = await knownPaths(ctx, named);
    for (const path of named.filter((one) => !known.has(one))) {
      await rm(join(root, path), { force: true });
      removed += 1;
    }
    named = [];
  };
  for await (const path of oldFiles(root, before)) {
    if (isStoredPath(path)) named.push(path);
    else if (path.endsWith('.part') && isStoredPath(path.slice(0, -'.part'.length))) {
      await rm(join(root, path), { force: true });
      removed += 1;
    }
    if (named.length >= batch) await check();
  }
  await check();
  return removed + (await removeImportFolders(before));
}

async function knownPaths(ctx: Context, paths: readonly string[]): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const rows = await ctx.platform.database.transaction('system', (tx) =>
    tx
      .select({ path: sysFile.path })
      .from(sysFile)
      .where(inArray(sysFile.path, [...paths])),
  );
  return new Set(rows.map((row) => row.path));
}

/** Paths below a root, with slashes, of files that were last written before an instant. */
async function* oldFiles(root: string, before: number): AsyncGenerator<string> {
  const folder = await opendir(root, { recursive: true }).catch(() => undefined);
  if (folder === undefined) return;
  for await (const entry of folder) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if ((await writtenAt(path)) < before) yield relative(root, path).split(sep).join('/');
  }
}

async function removeImportFolders(before: number): Promise<number> {
  let removed = 0;
  for await (const entry of await opendir(tmpdir())) {
    const path = join(tmpdir(), entry.name);
    if (!entry.isDirectory() || !entry.name.startsWith(importFolderPrefix) || (await writtenAt(path)) >= before) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

/** When a file was last written; now, for one that is gone meanwhile. */
const writtenAt = async (path: string): Promise<number> => (await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now();
