/** A PostgreSQL of its own, gone when it is stopped. */
export interface OwnPostgres {
  /** Address of a fresh database, empty or a copy. @param template a database that nobody uses meanwhile */
  createDatabase(name: string, template?: string): string;
  version: string;
  /** The postmaster first, then what it started. On Linux alone. */
  processes(): number[];
  /** Ends it by a signal, as `SIGKILL` does without a word, and starts it again on the same data. @param signal default: a fast shutdown */
  restart(signal?: 'SIGINT' | 'SIGKILL'): Promise<void>;
  stop(): Promise<void>;
}
export function startPostgres(settings?: Record<string, string | number>, kept?: string): Promise<OwnPostgres | undefined>;
export function installPostgres(): Promise<void>;
export function freePort(): Promise<number>;
