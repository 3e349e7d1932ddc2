import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import type { ServerConfig } from './config.ts';
import type { Actor, Context, Session } from './context.ts';
import type { Database, Tx } from './db/database.ts';
import type { Dictionaries, DictionaryItem } from './dictionaries.ts';
import type { EventBus, EventHandler } from './events.ts';
import type { FileStore } from './files/store/fileStore.ts';
import type { OperationLine } from './http/operationLog.ts';
import type { OnProgress } from './import/runImport.ts';
import type { Lookups, LookupDeclarations, TableDictionary, UniqueColumn } from './lookups.ts';
import type { JobDoor } from './jobs/jobDoor.ts';
import type { JobSchedules, ScheduledJob } from './jobs/scheduledJob.ts';
import type { HttpFigures } from './metrics/httpFigures.ts';
import type { FormAction } from './formAction.ts';
import type { NamedCache } from './metrics/namedCache.ts';
import type { RuntimeFigures } from './metrics/runtimeFigures.ts';
import type { OutboxHandler } from './jobs/outboxWorker.ts';
import type { Resource } from './resource/resource.ts';
import type { RowNews } from './sockets/rowNews.ts';
import type { SocketDoor } from './sockets/socketDoor.ts';
import type { Dictionary, FileReply, Routes } from './contract/index.ts';

/** What a module of the server brings. `modules/index.ts` lists them all. */
export interface ServerModule {
  name: string;
  routes?: readonly Routes[];
  /** Listeners to events of modules further along the arrow. */
  events?: readonly EventHandler[];
  /** Table dictionaries, uniqueness checks and value rules that this module allows. */
  lookups?: LookupDeclarations;
  /** Dictionaries that ship with the module. */
  dictionaries?: readonly Dictionary[];
  /** Work that may be scheduled. */
  jobs?: readonly ScheduledJob[];
  /** What buttons of online forms may call. */
  formActions?: readonly FormAction[];
  /** Deliveries to the outside. */
  outbox?: readonly OutboxHandler[];
  /** What of this module is declared while the server runs, such as forms of a tenant; asked for where the declarations above know no name. */
  atRunTime?: RunTimeDeclarations;
  /** Adds what is not a contract, such as files, to the guarded prefix. Its routes say who may call them like all others. */
  extend?(api: FastifyInstance, platform: Platform): void;
}

/** Finds what is declared while the server runs, as far as it is the actor's. */
export interface RunTimeDeclarations {
  /** A table whose rows serve as a dictionary, by the key that clients send. */
  table?(ctx: Context, key: string): Promise<TableDictionary | undefined>;
  /** A column whose values must be unique, by names of the wire. */
  unique?(ctx: Context, column: { tableName: string; fieldName: string }): Promise<UniqueColumn | undefined>;
  /** The resource whose changes the data log keeps under this name. */
  keptResource?(ctx: Context, tableName: string): Promise<Resource | undefined>;
}

/** A checked token: who acts and in which session. */
export interface Authenticated {
  actor: Actor;
  session: Session;
}

/** What came with a request that asks for a session. */
export interface Credentials {
  token: string;
  /** Tenant that the client asks for; undefined or 0 means the user's own. */
  tenantId: number | undefined;
  address: string;
  /** Whether a person is behind it. What a page asks by itself is answered as well, but keeps no session alive. @source security 3.11 */
  isPerson: boolean;
}

/** An export that is not waited for. */
export interface LaterExport {
  /** Below the prefix, and its query as it came. */
  address: string;
  query: Readonly<Record<string, unknown>>;
  /** What is exported, in the language of the person. */
  title: string;
  run: (ctx: Context) => Promise<FileReply>;
}

/** What the platform needs from the module that holds users and dictionaries. */
export interface SystemPorts {
  /** Finds the live session of a token with the user's present permissions; undefined when there is none. */
  authenticate(platform: Pick<Platform, 'database' | 'clock' | 'config'>, credentials: Credentials): Promise<Authenticated | undefined>;
  /** Why the session of a token is over; undefined where there never was one, or nothing is to be said. */
  whyEnded(platform: Pick<Platform, 'database'>, token: string): Promise<string | undefined>;
  /** Publishes how far an import is, under the id that its caller chose. */
  trackImport(ctx: Context, progressId: string | undefined): Promise<OnProgress>;
  /** Keeps a file that the server made for the actor. Gives its signed path below the file address. */
  keepFile(ctx: Context, fileName: string, content: NodeJS.ReadableStream): Promise<string>;
  /** Bytes of stored files of the actor's tenant, by path; what is not stored here is left out. */
  fileSizes(tx: Tx, ctx: Context, paths: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Which of some addresses the actor's rows may not name, because the actor neither uploaded those files nor was shown them. @source security 10.47a */
  foreignFiles(tx: Tx, ctx: Context, addresses: readonly string[]): Promise<ReadonlySet<string>>;
  /** Numbers of the tenants that jobs work for, 0 first. */
  liveTenants(platform: Pick<Platform, 'database'>): Promise<readonly number[]>;
  /**
   * Has an export made while its person goes on working, who hears of it when it is there.
   *
   * @returns its number
   * @throws Business the person waits for as many as one may
   */
  exportLater(ctx: Context, wanted: LaterExport): Promise<string>;
  /** Keeps what people did, for them to look up. */
  writeOperations(platform: Pick<Platform, 'database'>, lines: readonly OperationLine[]): Promise<void>;
  /** When jobs run, and the record of their runs. */
  readonly schedules: JobSchedules;
  /** All dictionary items of a tenant. */
  loadDictionaries(platform: Pick<Platform, 'database'>, tenantId: number): Promise<readonly DictionaryItem[]>;
  /** Hosts that pages may fetch maps from, as the configuration names them at the moment. */
  mapOrigins(platform: Pick<Platform, 'database'>): Promise<readonly string[]>;
}

/** The parts of the running server that requests share. */
export interface Platform {
  readonly config: ServerConfig;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly events: EventBus;
  readonly dictionaries: Dictionaries;
  readonly lookups: Lookups;
  readonly modules: readonly ServerModule[];
  readonly ports: SystemPorts;
  /** Tells signed-in people of news at once. */
  readonly sockets: SocketDoor;
  /** Tells open lists that rows have changed. */
  readonly rowNews: RowNews;
  /** Keeps uploads and other files, here or in a store of the S3 kind. */
  readonly files: FileStore;
  /** Wakes the scheduler. */
  readonly jobs: JobDoor;
  /** Figures for the people who run the server. */
  readonly http: HttpFigures;
  readonly runtime: RuntimeFigures;
  readonly caches: readonly NamedCache[];
}
