/** Why the database could not do what it was asked, where that is not the fault of the statement. */
export type DatabaseLoss =
  /** It cannot be reached, or the line to it broke. */
  | 'away'
  /** It takes no writes: a standby, or one that an administrator has set so. */
  | 'readOnly'
  /** It has no room for another connection, memory or disk space, or all connections of this server are in use. */
  | 'exhausted'
  /** It ended a statement that took longer than it may. */
  | 'tooLong';

/** The line broke below a call that had begun: what its transaction did may be undone, or done. */
export class LineLost extends Error {
  override readonly name = 'LineLost';
  readonly code = '08006';
}

/** What the operating system says of a line; `ENOENT` is a unix socket that nobody listens on. */
const ofLines = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);

/** What node-postgres says without a code. */
const awayTexts =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after|Query read timeout|timeout expired)/;
const poolTimeout = 'timeout exceeded when trying to connect';

/**
 * Tells a lost, full, read-only or slow database from a faulty statement. This is the only place that knows: answers of the API and the
 * end of the process hang on it.
 *
 * @source PostgreSQL Appendix A: classes 08, 25, 28, 53, 57, 58
 */
export function databaseLossOf(error: unknown): DatabaseLoss | undefined {
  // What broke below lies in the causes: drizzle wraps what the driver threw, also when the rollback fails on the broken line.
  for (let current = error, depth = 0; current instanceof Error && depth < 8; current = current.cause, depth += 1) {
    const found = lossByCode(current) ?? lossByText(current.message);
    if (found !== undefined) return found;
    if (current instanceof AggregateError && current.errors.length > 0) return databaseLossOf(current.errors[0]);
  }
  return undefined;
}

function lossByCode(error: Error): DatabaseLoss | undefined {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code === undefined) return undefined;
  if (ofLines.has(code)) return 'away';
  // A file that is missing has the same code.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect' ? 'away' : undefined;
  if (!/^[0-9A-Z]{5}$/.test(code)) return undefined;
  if (code === '25006') return 'readOnly';
  if (code === '57014') return 'tooLong';
  // Logins and databases may be taken away while the server runs; 25P03 and 25P04 end the line of a transaction that took too long.
  if (/^(?:08|28|57P|58|3D000|25P03|25P04)/.test(code)) return 'away';
  return code.startsWith('53') ? 'exhausted' : undefined;
}

function lossByText(message: string): DatabaseLoss | undefined {
  if (message === poolTimeout) return 'exhausted';
  return awayTexts.test(message) ? 'away' : undefined;
}
