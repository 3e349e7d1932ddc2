import { type DatabaseLoss, databaseLossOf } from '../platform/db/databaseLoss.ts';
import { errorCode } from '../platform/db/errorCode.ts';
import { DataDirectoryInUse, LockNotTaken } from '../platform/db/lockFile.ts';
import { MadeBeforeRelease, MigrationRefused } from '../platform/db/migrate.ts';
import { ReportLoginRefused } from '../platform/db/reportLogin.ts';
import { StartProblem } from './readArguments.ts';

/** Where a start found its database. */
interface StartPlace {
  data: string;
  databaseUrl: string | undefined;
}

/** What a failed start is told as: a sentence where its cause lies outside of the program, else the failure itself, with its stack. */
export function startProblemOf(error: unknown, place: StartPlace): unknown {
  const sentence = sentenceOf(error, place);
  return sentence === undefined ? error : new StartProblem(sentence, { cause: error });
}

function sentenceOf(error: unknown, { data, databaseUrl }: StartPlace): string | undefined {
  if (error instanceof DataDirectoryInUse)
    return `The data folder ${data} is in use by the running process ${error.pid}. Stop it first, or choose another folder with --data.`;
  if (error instanceof MadeBeforeRelease)
    return databaseUrl === undefined
      ? `The data folder ${data} was made by a version before 0.1.0 and cannot be upgraded. Choose another folder with --data, or delete it when nothing in it is needed.`
      : `The database at ${hostOf(databaseUrl)} was made by a version before 0.1.0 and cannot be upgraded. Name an empty one in DATABASE_URL.`;
  if (error instanceof MigrationRefused || error instanceof ReportLoginRefused || error instanceof LockNotTaken) return error.message;
  if (databaseUrl === undefined) return undefined;
  const host = hostOf(databaseUrl);
  const loss = databaseLossOf(error);
  if (loss !== undefined) return lossSentences[loss](host, errorCode(error) ?? 'no answer');
  if (errorCode(error) === '42501')
    return `The database at ${host} does not let this login do what a start needs: ${reasonOf(error)}. Grant it, see docs/operations.md.`;
  return undefined;
}

const hostOf = (databaseUrl: string): string => (URL.canParse(databaseUrl) ? new URL(databaseUrl).host : 'DATABASE_URL');

const lossSentences: Readonly<Record<DatabaseLoss, (host: string, code: string) => string>> = {
  away: (host, code) =>
    `The database at ${host} cannot be reached or refuses the login (${code}). Check DATABASE_URL and that PostgreSQL is running.`,
  readOnly: (host) =>
    `The database at ${host} is read-only: a start has to write. Name the primary server in DATABASE_URL, or make it writable.`,
  exhausted: (host, code) =>
    `The database at ${host} has no room for another connection, memory or disk space (${code}). Free some and start again.`,
  tooLong: (host) => `The database at ${host} ended a statement of the start because it took too long. Start again when it is less busy.`,
};

function reasonOf(error: unknown): string {
  const { message, cause } = (error ?? {}) as { message?: unknown; cause?: unknown };
  return cause === undefined ? String(message) : reasonOf(cause);
}
