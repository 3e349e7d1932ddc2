import { and, asc, eq, lte } from 'drizzle-orm';
import { nowText } from '../../../../platform/clock.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { later } from './bankBooks.ts';
import { resultOf } from './bankDesk.ts';
import { bankSimOrder } from './bankSim.table.ts';

/** Takes a call of the bank. What throws is called again. */
export type TakeCall = (body: string) => Promise<void>;

/** Calls that nobody takes end after so many tries. */
const mostTries = 5;
const secondsBetween = 30;

/**
 * Makes the calls of a bank: the one who gave an order is told its result. A call comes at least once; a script of tests may have the next one come
 * `twice`, or `late`, after the one that follows it.
 */
export function createCalls(platform: Platform, { take, script }: { take: TakeCall; script: string[] }) {
  const held: string[] = [];

  async function call(body: string): Promise<void> {
    const fault = platform.config.mode === 'test' ? script.shift() : undefined;
    if (fault === 'late') return void held.push(body);
    await take(body);
    if (fault === 'twice') await take(body);
    for (const late of held.splice(0)) await take(late);
  }

  /** Tells what is to be told by now, in its order. */
  return async (): Promise<void> => {
    const now = nowText(platform.clock);
    const rows = await platform.database.transaction('system', (tx) =>
      tx
        .select()
        .from(bankSimOrder)
        .where(lte(bankSimOrder.newsTime, now))
        .orderBy(asc(bankSimOrder.newsTime), asc(bankSimOrder.id))
        .limit(200),
    );
    for (const row of rows) {
      const { merchant, requestSerial, newsTries } = row;
      const isTaken = await call(JSON.stringify({ merchant, requestSerial, result: resultOf(row) })).then(
        () => true,
        (error: unknown) => {
          platform.log.warn({ err: error, requestSerial }, 'a call of the embedded bank was not taken');
          return false;
        },
      );
      const isOver = isTaken || newsTries + 1 >= mostTries;
      const next = isOver ? { newsTime: null } : { newsTime: later(platform.clock.now(), secondsBetween), newsTries: newsTries + 1 };
      await platform.database.transaction('system', (tx) =>
        tx
          .update(bankSimOrder)
          .set(next)
          // Meanwhile there may be other news of it.
          .where(and(eq(bankSimOrder.tenantId, row.tenantId), eq(bankSimOrder.id, row.id), eq(bankSimOrder.state, row.state))),
      );
    }
  };
}
