import { parseArgs } from 'node:util';

/** What a person may say when starting the server. Environment variables of the same meaning come second. */
export interface StartArguments {
  port: number;
  host: string;
  /** Folder of database, uploads and secrets. */
  data: string;
  databaseUrl: string | undefined;
  migrationDatabaseUrl: string | undefined;
  /** A login of PostgreSQL that an administrator made for reports; else the server makes one. */
  reportsDatabaseUrl: string | undefined;
  /** No demonstration data: a production-like empty system. */
  empty: boolean;
}

/** Shown for `--help` and after a mistake. */
export const usage = `Usage: npm start -- [options]
  --port <number>          port to listen on (default 8080)
  --host <address>         address to listen on (default 127.0.0.1; 0.0.0.0 opens it to the network)
  --data <folder>          folder of database, uploads and secrets (default .data)
  --database-url <url>     a PostgreSQL to use instead of the embedded database
  --empty                  start without demonstration data`;

/** A start that cannot go on, told in one or two sentences. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

/** Reads the command line. @throws StartProblem for anything that is not understood */
export function readArguments(
  given: readonly string[],
  { env, defaultData }: { env: Readonly<Record<string, string | undefined>>; defaultData: string },
): StartArguments {
  let values: { port?: string; host?: string; data?: string; 'database-url'?: string; empty?: boolean };
  try {
    ({ values } = parseArgs({
      args: [...given],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        'database-url': { type: 'string' },
        empty: { type: 'boolean' },
      },
    }));
  } catch (error) {
    throw new StartProblem(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
  const port = Number(values.port ?? env['PORT'] ?? '8080');
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartProblem(`--port must be a number from 0 to 65535, not ${values.port ?? env['PORT']}.`);
  const databaseUrl = values['database-url'] ?? env['DATABASE_URL'];
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new StartProblem('--database-url must begin with postgres:// or postgresql://.');
  return {
    port,
    host: values.host ?? env['HOST'] ?? '127.0.0.1',
    data: values.data ?? env['DATA_DIR'] ?? defaultData,
    databaseUrl,
    migrationDatabaseUrl: env['MIGRATION_DATABASE_URL'],
    reportsDatabaseUrl: env['REPORTS_DATABASE_URL'],
    empty: values.empty ?? false,
  };
}
