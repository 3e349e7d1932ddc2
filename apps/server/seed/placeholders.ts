import { createReadStream, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Database } from '../src/platform/db/database.ts';
import { keepSeedFile, type SeedStore } from './keepSeedFile.ts';

/** Paths of the stored sample pictures by what they stand for; none for sets without pictures. */
export type Documents = Readonly<Partial<Record<string, string>>>;

const folder = join(import.meta.dirname, 'placeholders');

/** Stores one picture of each kind of document, plainly marked as a sample, for the demonstration's rows to point to. */
export async function storePlaceholders(database: Database, store: SeedStore): Promise<Documents> {
  const documents: Record<string, string> = {};
  for (const name of readdirSync(folder).toSorted()) {
    const stored = await keepSeedFile(database, store, { biz: 'temp', fileName: name, stream: createReadStream(join(folder, name)) });
    documents[basename(name, '.png')] = stored.path;
  }
  return documents;
}
