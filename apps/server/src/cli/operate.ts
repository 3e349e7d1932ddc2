import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DataDirectoryInUse } from '../platform/db/lockFile.ts';
import { type OpenDatabaseOptions, openDatabase } from '../platform/db/openDatabase.ts';
import { askControl, type ControlCommand } from './control.ts';
import { runOperation } from './operations.ts';
import { StartProblem } from './readArguments.ts';

/** Where a command of the terminal finds its data. */
export interface Place {
  data: string;
  databaseUrl: string | undefined;
}

/** Reads the place from the command line and the environment, as the server does. */
export function placeOf(values: { data?: string | undefined; 'database-url'?: string | undefined }): Place {
  return {
    data: resolve(values.data ?? process.env['DATA_DIR'] ?? join(import.meta.dirname, '../../../../.data')),
    databaseUrl: values['database-url'] ?? process.env['DATABASE_URL'],
  };
}

/** Carries out a command: on PostgreSQL over a connection of its own, else through the server that runs, else on the folder. */
export async function operate(
  { data, databaseUrl }: Place,
  { command, say }: { command: ControlCommand; say: (text: string) => void },
): Promise<void> {
  if (databaseUrl === undefined) {
    const told = await askControl(data, { command, say });
    if (told !== undefined) return say(told);
    if (!existsSync(join(data, 'pg')))
      throw new StartProblem(`There is no database in ${data}. Name its folder with --data, or a PostgreSQL with --database-url.`);
  }
  const options: OpenDatabaseOptions =
    databaseUrl === undefined ? { embedded: { directory: join(data, 'pg') } } : { databaseUrl, skipMigrations: true, isUnlimited: true };
  const database = await openDatabase(options).catch((error: unknown) => {
    throw error instanceof DataDirectoryInUse
      ? new StartProblem(`The data folder ${data} is in use by the running process ${error.pid}, which does not answer.`)
      : error;
  });
  try {
    say(await runOperation(database, data, { command, say }));
  } finally {
    await database.close();
  }
}
