import type pg from 'pg';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { SQL } from 'drizzle-orm';
import type { ReportFailure } from '../background.ts';

/** What `createDatabase` needs to know. */
export interface DatabaseOptions {
  engine: 'embedded' | 'postgres';
  pool: pg.PoolConfig;
  /** Receives what cannot be thrown to a caller. */
  onError: ReportFailure;
  /** Connections of a login that reports have to themselves, once there are any; else their transactions take on a role. @source security 8.38 */
  reports?(): pg.Pool | undefined;
  /** Opens connections of the owner of the schema, where that is another login. */
  openOwner?(): pg.Pool;
  /** Makes one connection of the owner of the schema, without limits of time. */
  openAlone?(): pg.Client;
  /** Closes the engine behind the pool. */
  onClose?(): Promise<void>;
  /** Ends whatever the engine is doing by restarting it, for one that enforces no time of its own. */
  interrupt?(reason: string): Promise<void>;
  /** Resolves when an engine that is being restarted listens again. */
  whenListening?(): Promise<void>;
}

/** Rows of the statements of an opening, in their order, as the driver gives them. */
export type Opened = readonly (readonly Record<string, unknown>[])[];

/** Under which role, and for which tenant, a transaction runs. */
export type Scope =
  /** A tenant's own rows: row security hides all others. */
  | { tenantId: number }
  /** The same, of what reports may read and of nothing else. @source security 8.38 */
  | { tenantId: number; reports: true }
  /** All tenants, for authentication, jobs and administration. Each use is a deliberate choice. */
  | 'system';

/** How a transaction begins, and how it belongs to one around it. */
export interface TransactionOptions {
  /** Statements that go in the message which begins it, at no round trip of their own. Their values are written into them: ids and numbers, no texts of people. */
  opening?: readonly SQL[];
  /**
   * Sends the first statement of the transaction along with what begins it. It may read and lock rows, and does not write: should the beginning
   * fail, the statement may have run outside of the tenant, and what it gave is thrown away. It is called again where the line was broken.
   */
  ahead?: (tx: Tx) => void;
  /** What fails in it fails what is around it too, even where the error is caught: inside another transaction it needs no savepoint. */
  isWhole?: boolean;
}

/** The handle inside a transaction. Every query of a service goes through it. */
export type Tx = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;
