import { createReadStream, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Database } from '../src/platform/db/database.ts';
import { keepSeedFile, type SeedStore } from './keepSeedFile.ts';

/** Paths of the stored sample pictures by what they stand for; none for sets without pictures. */
export type Documents = Readonly<Partial<Record<string, string>>>;

const placeholders = join(import.meta.dirname, 'placeholders');
const slips = join(import.meta.dirname, 'slips');

/** Stores one picture of each kind of document, plainly marked as a sample, for the demonstration's rows to point to. */
export const storePlaceholders = (database: Database, store: SeedStore): Promise<Documents> => storeAll(database, store, placeholders);

/** Stores the weighing slips of the scenarios, each with its own number and weights on it. `scripts/drawSlips.mjs` draws them. */
export const storeSlips = (database: Database, store: SeedStore): Promise<Documents> => storeAll(database, store, slips);

async function storeAll(database: Database, store: SeedStore, folder: string): Promise<Documents> {
  const documents: Record<string, string> = {};
  for (const name of readdirSync(folder).toSorted()) {
    const stored = await keepSeedFile(database, store, { biz: 'temp', fileName: name, stream: createReadStream(join(folder, name)) });
    documents[basename(name, '.png')] = stored.path;
  }
  return documents;
}
