import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Database, Opened, TransactionOptions, Tx } from './db/database.ts';
import type { DomainEvent } from './events.ts';
import type { Platform } from './platform.ts';

/** A structured row rule of a menu entry. @source security 6.28 */
export interface DataRule {
  /** Permission of the list that the rule narrows. */
  permission: string;
  /** Field of the entity. */
  column: string;
  condition: string;
  value: string;
}

/** Who acts: the user of the session, or the system itself. */
export interface Actor {
  userId: string;
  username: string;
  realname: string;
  /** 1 platform staff, 2 customer or agent, 3 carrier, 4 captain. @source freight-domain 0.6 */
  userType: number;
  /** Company whose rows a user of type 2 to 4 sees. */
  cid: string | null;
  /** Tenant of this request. */
  tenantId: number;
  /** Department chosen for the session. */
  orgCode: string | null;
  /** Departments the user belongs to. */
  orgCodes: readonly string[];
  permissions: ReadonlySet<string>;
  /** Role codes. */
  roles: readonly string[];
  /** Holds every permission. */
  isSuperAdmin: boolean;
  /** Row rules that narrow what the actor's roles may see. */
  dataRules: readonly DataRule[];
}

/** The session behind a request. */
export interface Session {
  /** Row id; the token itself is known to the client alone. */
  id: string;
  /** The user's own tenant, which `actor.tenantId` may differ from. */
  homeTenantId: number;
  /** Must change the password before anything else. */
  mustChangePassword: boolean;
}

/** What a service may know of the caller's side. */
export interface RequestFacts {
  /** Client address, through trusted proxies only. */
  address: string;
  /** The `Host` header: the name under which the caller knows this server. */
  host: string;
  userAgent: string;
  /** Address below the prefix, without query: what the audit log records. */
  path: string;
  method: string;
  /** What came in `X-Access-Token`, checked or not. Never log it. */
  token: string | null;
  /** `Sec-Fetch-Site` of a browser, else null. */
  fetchSite: string | null;
  /** The cookies of the request as they came; none of them is a session. */
  cookies: string;
}

/** One uploaded file of a multipart request, as a stream. */
export interface UploadedFile {
  fieldName: string;
  fileName: string;
  contentType: string;
  stream: Readable;
  /** What came before the file: the first of each name. */
  fieldsBefore: ReadonlyMap<string, string>;
  /** All fields, wherever they stand, once the file has been read: the first of each name. */
  fields: () => Promise<ReadonlyMap<string, string>>;
}

/** A change worth keeping: who did what to which row. */
export interface AuditEntry {
  /** `user.freeze`, `shippingNote.dispatch` … */
  action: string;
  entity?: string;
  entityId?: string;
  before?: unknown;
  after?: unknown;
  outcome?: 'done' | 'refused';
  remark?: string;
}

/** Options of an outbox message. */
export interface OutboxOptions {
  /** Messages with the same key leave in the order in which they were written. */
  orderKey?: string;
  /** The far side recognises repeats by it. */
  idempotencyKey?: string;
  /** It does not leave earlier: `YYYY-MM-DD HH:mm:ss`. */
  notBefore?: string;
}

/** First argument of every service: who acts, on what data, at what time. */
export interface Context {
  /** The running server: caches, registries, configuration. */
  readonly platform: Platform;
  readonly actor: Actor;
  /** Absent on public endpoints and in jobs. */
  readonly session: Session | null;
  readonly db: { transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T> };
  /**
   * Runs `run` in one transaction of the actor's tenant, under the application role. A call inside another one becomes a
   * savepoint of it, unless it is said to be whole. Inside, only `tx` may be used.
   */
  transaction<T>(run: (tx: Tx, opened: Opened) => Promise<T>, options?: TransactionOptions): Promise<T>;
  readonly clock: Clock;
  readonly locale: 'zh' | 'en';
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  readonly request: RequestFacts;
  /** The caller has seen the warnings and wants to go on. @source freight-domain 3.20 */
  readonly confirmWarnings: boolean;
  /** The rules alone are asked, and nothing stays: what is told in an answer otherwise, such as the rows of a batch, is thrown. */
  readonly checkOnly?: true;
  /** Tells an event to the modules that listen, inside the transaction. */
  emit<Payload>(tx: Tx, event: DomainEvent<Payload>, payload: Payload): Promise<void>;
  /** Runs after the outermost transaction has committed, never after a rollback. Errors are logged. */
  afterCommit(run: () => void | Promise<void>): void;
  /** Writes at the end of the present transaction, together with others: for what nothing in it reads. Throws outside of one. */
  writeLater: Database['writeLater'];
  /** Leaves a message for the workers in the same transaction as its cause. @source security 13.57 */
  outbox(tx: Tx, topic: string, given: OutboxOptions & { payload: unknown }): Promise<string>;
  /** Writes the audit log in the present transaction; throws outside of one. @source security 14.64 */
  audit(entry: AuditEntry): void;
  /** Hears how many rows of a sheet were written since it last heard of them. */
  readonly countRows?: (rows: number) => void;
  /** Says when the caller has gone away before the answer. Absent where nobody waits, as in jobs. */
  readonly gone?: () => AbortSignal;
  /** The uploaded file; only on endpoints whose content is `upload`. */
  upload(): Promise<UploadedFile>;
}

/** The tenant that the user belongs to, whatever tenant the call is about. */
export const homeOf = ({ session, actor }: Pick<Context, 'session' | 'actor'>): number => session?.homeTenantId ?? actor.tenantId;

/** Whether the actor holds a permission. */
export function holds(actor: Actor, permission: string): boolean {
  return actor.isSuperAdmin || actor.permissions.has(permission);
}
