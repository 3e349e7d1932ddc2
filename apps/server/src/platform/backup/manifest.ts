import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from 'zod';

/** The list of all that a backup holds. */
export const manifestName = 'manifest.json';

const Part = z.object({ path: z.string(), size: z.int(), sha256: z.string() });

const Manifest = z.object({
  format: z.literal(1),
  /** When the snapshot was taken, UTC. */
  takenAt: z.string(),
  /** The schema that the rows belong to: names and checksums of its migrations. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(Part.extend({ table: z.string(), rows: z.int() })),
  files: z.array(Part),
});

/** What a backup holds. */
export type Manifest = z.output<typeof Manifest>;
/** One file of a backup. */
export type Part = z.output<typeof Part>;

/** A backup that cannot be trusted or does not fit. The text is for the person at the terminal. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}

/** SHA-256 and size of a file. */
export async function hashOf(path: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, sha256: hash.digest('hex') };
}

/** All files below a folder, as paths relative to it; none when it does not exist. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Reads the list of a backup and checks every part against it.
 *
 * @throws BackupRefused a part is missing, altered, or not in the list
 * @source security 14.63
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  let manifest: Manifest;
  try {
    manifest = Manifest.parse(JSON.parse(await readFile(join(folder, manifestName), 'utf8')));
  } catch (error) {
    throw new BackupRefused(`${folder} is no complete backup: its ${manifestName} cannot be read.`, { cause: error });
  }
  const parts = [...manifest.tables, ...manifest.files];
  const strange = (await filesBelow(folder)).find((path) => path !== manifestName && !parts.some((part) => part.path === path));
  if (strange !== undefined) throw new BackupRefused(`${strange} does not belong to the backup: its list does not name it.`);
  for (const { path, size, sha256 } of parts) {
    const found = await hashOf(join(folder, path)).catch(() => undefined);
    if (found === undefined) throw new BackupRefused(`${path} of the backup is missing.`);
    if (found.size !== size || found.sha256 !== sha256)
      throw new BackupRefused(`${path} of the backup was altered: its SHA-256 is not that of the list.`);
  }
  return manifest;
}
