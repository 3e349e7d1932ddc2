import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { BackupRefused, type Manifest, verifyBackup } from '../platform/backup/manifest.ts';
import { makeFormTables } from '../modules/online/form-storage/makeFormTables.ts';
import { beginRestore, endRestore, restoreFiles, restoreTables } from '../platform/backup/restoreBackup.ts';
import { readMigrations } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/openDatabase.ts';
import { operate, type Place, placeOf } from './operate.ts';
import { StartProblem } from './readArguments.ts';
import { startProblemOf } from './startProblems.ts';
import { runCommand } from './runCommand.ts';

const usage = `Usage: npm run restore -- <folder> [--data <folder>] [--database-url <url>]
  Checks a backup and puts it into an empty data folder, and into an empty PostgreSQL where one is named
  (MIGRATION_DATABASE_URL names its owner when that is another login).`;

await runCommand(async (say) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { data: { type: 'string' }, 'database-url': { type: 'string' }, help: { type: 'boolean' } },
  });
  const [source, ...rest] = positionals;
  if (values.help === true) return say(usage);
  if (source === undefined || rest.length > 0) throw new StartProblem(usage);
  const place = placeOf(values);
  try {
    say('checking the backup');
    const migrations = readMigrations().map(({ name, checksum }) => ({ name, checksum }));
    const manifest = await verifyBackup(resolve(source), migrations);
    const undo = await beginRestore(place.data);
    try {
      await restoreInto(place, { source: resolve(source), manifest, say });
    } catch (error) {
      await undo();
      throw error;
    }
    await operate(place, { command: { command: 'verifyLedger' }, say });
    say(`restored what was saved at ${manifest.takenAt}`);
  } catch (error) {
    throw error instanceof BackupRefused ? new StartProblem(error.message, { cause: error }) : startProblemOf(error, place);
  }
});

async function restoreInto(
  place: Place,
  { source, manifest, say }: { source: string; manifest: Manifest; say: (text: string) => void },
): Promise<void> {
  await restoreFiles(source, { manifest, data: place.data });
  say('restoring the database');
  const ownerUrl = process.env['MIGRATION_DATABASE_URL'];
  const database = await openDatabase(
    place.databaseUrl === undefined
      ? { embedded: { directory: join(place.data, 'pg') } }
      : { databaseUrl: place.databaseUrl, isUnlimited: true, ...(ownerUrl === undefined ? {} : { migrationDatabaseUrl: ownerUrl }) },
  );
  const owner = new pg.Pool(ownerUrl === undefined || place.databaseUrl === undefined ? {} : { connectionString: ownerUrl, max: 1 });
  try {
    const client = await (ownerUrl === undefined || place.databaseUrl === undefined ? database.pool : owner).connect();
    await restoreTables(client, { source, manifest, say, makeDeclared: makeFormTables }).finally(() => client.release());
  } finally {
    await owner.end();
    await database.close();
  }
  await endRestore(place.data);
}
