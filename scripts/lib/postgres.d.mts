/** A PostgreSQL of its own, gone when it is stopped. */
export interface OwnPostgres {
  /** Address of a fresh, empty database. */
  createDatabase(name: string): string;
  version: string;
  stop(): Promise<void>;
}
export function startPostgres(settings?: Record<string, string | number>): Promise<OwnPostgres | undefined>;
export function installPostgres(): Promise<void>;
export function freePort(): Promise<number>;
