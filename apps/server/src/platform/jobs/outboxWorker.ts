import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { inBackground } from '../background.ts';
import { nowText, momentAfter } from '../clock.ts';
import type { Platform } from '../platform.ts';

/** A message on its way out. */
export interface OutboxMessage {
  id: string;
  tenantId: number;
  topic: string;
  payload: unknown;
  /** Send it along: the far side recognises repeats by it. */
  idempotencyKey: string;
  attempt: number;
}

/** Delivers messages of one topic. Throwing means: try again later. */
export interface OutboxHandler {
  topic: string;
  deliver(platform: Platform, message: OutboxMessage): Promise<void>;
}

/** The running worker. */
export interface OutboxWorker {
  /** Delivers what is due now and resolves when nothing is left. */
  drain(): Promise<number>;
  stop(): Promise<void>;
}

/** A message as this worker has leased it: every lease counts the attempts up, so a lease that was lost matches no row. */
const ours = (message: OutboxMessage) =>
  sql`tenant_id = ${message.tenantId} and id = ${message.id} and state = 'waiting' and attempts = ${message.attempt}`;

const leaseMs = 60_000;
/** A message whose turn comes later than this after its lease is held once more, so that its delivery has the time that is left. */
const freshMs = 10_000;
const batch = 50;
const pollMs = 2000;
/** A message lets those who wait for the database go first, but no longer than this. */
const giveWayMs = 500;
/** So many failures of a topic in a row, and its far side is left alone for a while. @source security 57 */
const failuresBeforePause = 10;
const pauseMs = 60_000;
/** @source security 57 */
export const maxAttempts = 20;

/** Milliseconds before the next try: 5 s doubling to 1 h, with a fifth of jitter. @source security 57 */
export function backoffMs(attempt: number, random: number): number {
  return Math.round(Math.min(3_600_000, 5000 * 2 ** (attempt - 1)) * (1 + random * 0.2));
}

/**
 * Delivers outbox messages: leased with SKIP LOCKED so that processes share them, in order per key, with growing pauses after
 * failures and a dead letter after 20 tries. One poisoned message never holds up another key.
 */
export function startOutboxWorker(platform: Platform, handlers: readonly OutboxHandler[], log: FastifyBaseLogger): OutboxWorker {
  const byTopic = new Map(handlers.map((handler) => [handler.topic, handler]));
  const failing = new Map<string, { inARow: number; pausedUntil: number }>();
  let isStopped = false;
  let running: Promise<number> = Promise.resolve(0);
  let timer: NodeJS.Timeout | undefined;

  async function lease(): Promise<OutboxMessage[]> {
    const open = [...byTopic.keys()].filter((topic) => (failing.get(topic)?.pausedUntil ?? 0) <= platform.clock.now().getTime());
    if (open.length === 0) return [];
    const now = nowText(platform.clock);
    const until = momentAfter(platform.clock, leaseMs);
    const topics = sql.join(
      open.map((topic) => sql`${topic}`),
      sql`, `,
    );
    return platform.database.transaction('system', async (tx) => {
      const { rows } = await tx.execute<{
        id: string;
        tenant_id: number;
        topic: string;
        payload: unknown;
        idempotency_key: string;
        attempts: number;
      }>(sql`
        update sys_outbox set leased_until = ${until}::timestamp at time zone 'Asia/Shanghai', attempts = attempts + 1
        where (tenant_id, id) in (
          select tenant_id, id from sys_outbox o
          where state = 'waiting' and topic in (${topics})
            and next_attempt_at <= ${now}::timestamp at time zone 'Asia/Shanghai'
            and (leased_until is null or leased_until < ${now}::timestamp at time zone 'Asia/Shanghai')
            and (order_key is null or not exists (
              select 1 from sys_outbox earlier
              where earlier.tenant_id = o.tenant_id and earlier.topic = o.topic and earlier.order_key = o.order_key
                and earlier.state = 'waiting' and earlier.position < o.position))
          order by position limit ${batch} for update skip locked)
        returning id, tenant_id, topic, payload, idempotency_key, attempts`);
      return rows.map((row) => ({
        id: row.id,
        tenantId: row.tenant_id,
        topic: row.topic,
        payload: row.payload,
        idempotencyKey: row.idempotency_key,
        attempt: row.attempts,
      }));
    });
  }

  /**
   * Holds a message of the batch for the time of its own delivery.
   *
   * @returns false when another worker has taken it over, because those before it took too long
   */
  async function renew(message: OutboxMessage): Promise<boolean> {
    const until = momentAfter(platform.clock, leaseMs);
    return platform.database.transaction('system', async (tx) => {
      const { rows } = await tx.execute(
        sql`update sys_outbox set leased_until = ${until}::timestamp at time zone 'Asia/Shanghai' where ${ours(message)} returning id`,
      );
      return rows.length > 0;
    });
  }

  /** Gives back what a stopping or paused worker has leased and not tried. */
  async function release(messages: readonly OutboxMessage[]): Promise<void> {
    await platform.database.transaction('system', async (tx) => {
      for (const message of messages)
        await tx.execute(sql`update sys_outbox set leased_until = null, attempts = attempts - 1 where ${ours(message)}`);
    });
  }

  function noteOutcome(topic: string, failed: boolean): void {
    const inARow = failed ? (failing.get(topic)?.inARow ?? 0) + 1 : 0;
    if (inARow < failuresBeforePause) {
      failing.set(topic, { inARow, pausedUntil: 0 });
      return;
    }
    failing.set(topic, { inARow: 0, pausedUntil: platform.clock.now().getTime() + pauseMs });
    log.error({ topic, failures: inARow }, 'outbox topic is paused');
  }

  async function settle(message: OutboxMessage, failure: { error: unknown } | undefined): Promise<void> {
    const now = nowText(platform.clock);
    await platform.database.transaction('system', async (tx) => {
      if (failure === undefined) {
        await tx.execute(
          sql`update sys_outbox set state = 'sent', sent_at = ${now}::timestamp at time zone 'Asia/Shanghai', leased_until = null where ${ours(message)}`,
        );
        return;
      }
      const isDead = message.attempt >= maxAttempts;
      const next = momentAfter(platform.clock, backoffMs(message.attempt, Math.random()));
      const reason = (failure.error instanceof Error ? failure.error.message : String(failure.error)).slice(0, 500);
      await tx.execute(
        sql`update sys_outbox set state = ${isDead ? 'dead' : 'waiting'}, leased_until = null, last_error = ${reason}, next_attempt_at = ${next}::timestamp at time zone 'Asia/Shanghai' where ${ours(message)}`,
      );
    });
    if (failure === undefined) return;
    const level = message.attempt >= maxAttempts ? 'error' : 'warn';
    log[level](
      { err: failure.error, topic: message.topic, outboxId: message.id, attempt: message.attempt },
      level === 'error' ? 'outbox message is dead' : 'outbox message will be tried again',
    );
  }

  async function round(): Promise<number> {
    let delivered = 0;
    for (;;) {
      if (isStopped) return delivered;
      const leasedAt = platform.clock.now().getTime();
      const messages = await lease();
      if (messages.length === 0) return delivered;
      for (const [index, message] of messages.entries()) {
        if (isStopped || (failing.get(message.topic)?.pausedUntil ?? 0) > platform.clock.now().getTime()) {
          await release(messages.slice(index));
          break;
        }
        await platform.database.whenQuiet(giveWayMs);
        if (platform.clock.now().getTime() - leasedAt > freshMs && !(await renew(message))) continue;
        let failure: { error: unknown } | undefined;
        try {
          await byTopic.get(message.topic)?.deliver(platform, message);
          delivered += 1;
        } catch (error) {
          failure = { error };
        }
        await settle(message, failure);
        noteOutcome(message.topic, failure !== undefined);
      }
    }
  }

  const drain = () => (running = running.catch(() => 0).then(round));
  const loop = () => {
    timer = setTimeout(() => {
      const next = () =>
        drain().finally(() => {
          if (!isStopped) loop();
        });
      inBackground('outbox worker', { report: (error, what) => log.error({ err: error }, what), work: next });
    }, pollMs);
  };
  loop();
  return {
    drain,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running.catch(() => undefined);
    },
  };
}
