import pg from 'pg';
import { inBackground, type ReportFailure } from '../background.ts';
import { errorCode } from './errorCode.ts';

/** Milliseconds. */
const times = {
  /** How often lines are looked at. */
  look: 500,
  /** A statement may go unanswered that long before the database is asked what it does. */
  silent: 2500,
  /** The database may take that long to say so. */
  ask: 2000,
  /** A connection may take that long to be made. */
  connect: 3000,
  /** Between two findings that a line is dead. */
  again: 500,
} as const;

/** The process at the far end of a line. Numbers of processes come again: the instant tells them apart. */
interface FarEnd {
  pid: number;
  startedAt: string;
}

interface Line {
  client: pg.PoolClient;
  /** Undefined until it has told. */
  farEnd: FarEnd | undefined;
  /** Since when an answer is due; undefined while none is. */
  busySince: number | undefined;
  isIdle: boolean;
  /** What spoke against it when it was last looked at. */
  finding: { about: number; what: string; at: number } | undefined;
}

/** Gives a place that takes no connection up before those who wait for one give up. */
class QuickClient extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, ...(config.password === undefined ? {} : { password: config.password }), connectionTimeoutMillis: times.connect });
  }
}

/** A pool whose lines are watched, and the end of watching. */
export interface WatchedPool {
  pool: pg.Pool;
  stopWatch(): void;
}

/**
 * Opens a pool whose dead lines are found. A line that went silent, as behind a router that forgot it, looks to the operating system
 * like one whose database is thinking: calls would wait for minutes. So when a statement goes unanswered for some seconds, the database is
 * asked over a fresh line what it is doing with it. Unless it is at work on it, the line is ended. What a broken line leaves behind in the
 * database is ended too, as soon as that can be reached: it would keep its locks until the operating system gives the line up.
 */
export function openWatchedPool(config: pg.PoolConfig, report: ReportFailure): WatchedPool {
  const lines = new Map<pg.ClientBase, Line>();
  const leftBehind = new Set<FarEnd>();
  const forget = (line: Line) => {
    if (lines.delete(line.client) && line.farEnd !== undefined && !line.isIdle) leftBehind.add(line.farEnd);
  };
  const pool = new pg.Pool({
    ...config,
    // A spread does not see it.
    ...(config.password === undefined ? {} : { password: config.password }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    Client: QuickClient,
    // The pool awaits it.
    onConnect: (client) => adopt(lines, { forget, client: client as pg.PoolClient }),
  });
  const setIdle = (client: pg.ClientBase, isIdle: boolean): void => {
    const line = lines.get(client);
    if (line !== undefined) line.isIdle = isIdle;
  };
  pool.on('acquire', (client) => setIdle(client, false));
  pool.on('release', (error, client) => {
    // What is released as broken was at work.
    if (!(error as unknown)) setIdle(client, true);
  });
  pool.on('remove', (client) => lines.delete(client));
  let isLooking = false;
  const look = async (): Promise<void> => {
    isLooking = true;
    try {
      await endSilentLines(config, { lines, forget, report });
      if (leftBehind.size > 0) await endFarEnds(config, leftBehind);
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => {
    if (!isLooking) inBackground('lines to the database', { report, work: look });
  }, times.look);
  timer.unref();
  return { pool, stopWatch: () => clearInterval(timer) };
}

async function adopt(
  lines: Map<pg.ClientBase, Line>,
  { forget, client }: { forget: (line: Line) => void; client: pg.PoolClient },
): Promise<void> {
  const line: Line = { client, farEnd: undefined, busySince: undefined, isIdle: false, finding: undefined };
  lines.set(client, line);
  const ask: (...given: never[]) => unknown = client.query.bind(client);
  Object.defineProperty(client, 'query', {
    value: (...given: never[]) => {
      line.busySince ??= performance.now();
      return ask(...given);
    },
  });
  client.on('drain', () => {
    line.busySince = undefined;
  });
  // Anyone who asks hears of a broken line by the statement; without a listener the line itself would end the process.
  client.on('error', () => forget(line));
  client.on('end', () => forget(line));
  const { rows } = await client.query<FarEnd>(
    'select pid, backend_start::text as "startedAt" from pg_stat_activity where pid = pg_backend_pid()',
  );
  line.farEnd = rows[0];
}

async function endSilentLines(
  config: pg.PoolConfig,
  { lines, forget, report }: { lines: ReadonlyMap<pg.ClientBase, Line>; forget: (line: Line) => void; report: ReportFailure },
): Promise<void> {
  const asked = [...lines.values()].flatMap((line) =>
    line.busySince !== undefined && performance.now() - line.busySince > times.silent ? [{ line, since: line.busySince }] : [],
  );
  if (asked.length === 0) return;
  const told = await askDatabase(
    config,
    asked.flatMap(({ line }) => line.farEnd?.pid ?? []),
  );
  if (told === 'refused') return;
  const dead = asked.filter(({ line, since }) => line.busySince === since && isDead(line, { since, told }));
  for (const { line, since } of dead) {
    forget(line);
    report(new Error(`no answer for ${Math.round(performance.now() - since)} ms`), 'dead line to the database');
    // An end in good order would wait for what is under way.
    line.client.connection.stream.destroy();
  }
  if (dead.length === 0) return;
  // Those that wait for work went the same way, most likely: the pool opens others, which costs little.
  for (const { client, isIdle } of lines.values()) if (isIdle) client.emit('error', new Error('another line of the pool was dead'));
}

/** Dead is what is found so twice, with nothing done in between. */
function isDead(line: Line, { since, told }: { since: number; told: ReadonlyMap<number, string> | 'silent' }): boolean {
  const what = told === 'silent' ? told : line.farEnd === undefined ? 'unknown' : (told.get(line.farEnd.pid) ?? 'gone');
  const before = line.finding;
  if (what === 'active') {
    line.finding = undefined;
    return false;
  }
  if (before?.about !== since || before.what !== what) {
    line.finding = { about: since, what, at: performance.now() };
    return false;
  }
  return performance.now() - before.at >= times.again;
}

/** What the far ends do: `active`, or since when they wait. `silent`: the database itself does not answer. */
async function askDatabase(config: pg.PoolConfig, pids: readonly number[]): Promise<ReadonlyMap<number, string> | 'silent' | 'refused'> {
  try {
    return await onFreshLine(config, async (client) => {
      const { rows } = await client.query<{ pid: number; state: string }>(
        `select pid, case when state in ('active', 'fastpath function call') then 'active' else state || ' ' || state_change end as state
           from pg_stat_activity where pid = any ($1::int[])`,
        [[...pids]],
      );
      return new Map(rows.map(({ pid, state }) => [pid, state]));
    });
  } catch (error) {
    // It answers, but takes nobody in: what is at work goes on.
    return /^[0-9A-Z]{5}$/.test(errorCode(error) ?? '') ? 'refused' : 'silent';
  }
}

/** Ends what broken lines left behind. While the database cannot be reached it stays noted. */
async function endFarEnds(config: pg.PoolConfig, leftBehind: Set<FarEnd>): Promise<void> {
  const ends = [...leftBehind];
  const isDone = await onFreshLine(config, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
         join unnest($1::int[], $2::text[]) as gone (number, started_at) on pid = number and backend_start::text = started_at`,
      [ends.map(({ pid }) => pid), ends.map(({ startedAt }) => startedAt)],
    ),
  ).then(
    () => true,
    () => false,
  );
  if (isDone) for (const end of ends) leftBehind.delete(end);
}

const ignore = (): void => undefined;

async function onFreshLine<T>(config: pg.PoolConfig, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    ...config,
    ...(config.password === undefined ? {} : { password: config.password }),
    connectionTimeoutMillis: times.ask,
    query_timeout: times.ask,
  });
  // A line that fails tells twice.
  client.on('error', ignore);
  try {
    await client.connect();
    return await run(client);
  } finally {
    // Who is silent would keep the end waiting.
    inBackground('line to the database', { report: ignore, work: () => client.end() });
  }
}
