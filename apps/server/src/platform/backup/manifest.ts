import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { createGunzip } from 'node:zlib';
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
 * Reads the list of a backup and checks every part against it, so that nothing need be written to find out that it cannot be restored.
 *
 * @param migrations those of the schema that it must fit; absent: any
 * @throws BackupRefused it is of another schema, a path leads out of it, or a part is missing, altered, not in the list, or not what the list says
 * @source security 14.63
 */
export async function verifyBackup(folder: string, migrations?: Manifest['migrations']): Promise<Manifest> {
  let manifest: Manifest;
  try {
    manifest = Manifest.parse(JSON.parse(await readFile(join(folder, manifestName), 'utf8')));
  } catch (error) {
    throw new BackupRefused(`${folder} is not a complete backup: its ${manifestName} cannot be read.`, { cause: error });
  }
  const parts = [...manifest.tables, ...manifest.files];
  assertPlaces(manifest);
  if (migrations !== undefined) assertSchema(manifest, migrations);
  const strange = (await filesBelow(folder)).find((path) => path !== manifestName && !parts.some((part) => part.path === path));
  if (strange !== undefined) throw new BackupRefused(`${strange} does not belong to the backup: its list does not name it.`);
  for (const { path, size, sha256 } of parts) {
    const entry = await lstat(join(folder, path)).catch(() => undefined);
    if (entry !== undefined && !entry.isFile()) throw new BackupRefused(`${path} of the backup is not a file.`);
    const found = entry && (await hashOf(join(folder, path)).catch(() => undefined));
    if (found === undefined) throw new BackupRefused(`${path} of the backup is missing.`);
    if (found.size !== size || found.sha256 !== sha256)
      throw new BackupRefused(`${path} of the backup was altered: its SHA-256 is not that of the list.`);
  }
  for (const part of manifest.tables) await assertRows(folder, part);
  return manifest;
}

/** A list that somebody wrote may name any path: only those that a backup makes are taken. */
function assertPlaces({ tables, files }: Manifest): void {
  const seen = new Set<string>();
  for (const { path } of [...tables, ...files]) {
    const isInside =
      !isAbsolute(path) && !/[\\\0]/.test(path) && path.split('/').every((name) => name !== '' && name !== '.' && name !== '..');
    if (!isInside) throw new BackupRefused(`${path} of the backup leads out of the data folder.`);
    if (seen.has(path)) throw new BackupRefused(`The list of the backup names ${path} twice.`);
    seen.add(path);
  }
  for (const { path, table } of tables)
    if (path !== `tables/${table}.ndjson.gz`) throw new BackupRefused(`${path} is not where a backup keeps the rows of ${table}.`);
  for (const { path } of files)
    if (path !== 'secret' && !path.startsWith('files/')) throw new BackupRefused(`${path} is not a file that a backup keeps.`);
  if (!seen.has('secret')) throw new BackupRefused('The backup has no secret.');
}

/** @throws BackupRefused the backup is of another schema */
export function assertSchema(manifest: Manifest, migrations: Manifest['migrations']): void {
  if (JSON.stringify(migrations) !== JSON.stringify(manifest.migrations))
    throw new BackupRefused(
      `The backup is of another version (${manifest.migrations.at(-1)?.name ?? 'none'}; this server has ${migrations.at(-1)?.name ?? 'none'}): restore it with the server that wrote it, then upgrade.`,
    );
}

async function assertRows(folder: string, { path, rows }: Manifest['tables'][number]): Promise<void> {
  let found = 0;
  try {
    for await (const line of linesOf(join(folder, path))) {
      const row: unknown = JSON.parse(line);
      if (typeof row !== 'object' || row === null || Array.isArray(row)) throw new Error('A line is not a row.');
      found += 1;
    }
  } catch (error) {
    throw new BackupRefused(`${path} of the backup cannot be read after ${found} rows.`, { cause: error });
  }
  if (found !== rows) throw new BackupRefused(`${path} holds ${found} rows, not ${rows}.`);
}

/** The lines of a packed file. @throws Error it is damaged */
export async function* linesOf(path: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const packed = createReadStream(path);
  packed.on('error', (error) => unpacked.destroy(error));
  packed.pipe(unpacked).setEncoding('utf8');
  let rest = '';
  for await (const chunk of unpacked as AsyncIterable<string>) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
