import { and, asc, eq, lte } from 'drizzle-orm';
import { nowText } from '../../../../platform/clock.ts';
import { createContext, systemActor } from '../../../../platform/createContext.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { hashValue } from '../../../../platform/sealed.ts';
import { issueProblem, redProblem, type Refusal } from '../orderProblem.ts';
import type { InvoiceOrder, IssueAnswer, IssueResult, RedOrder } from '../taxChannel.ts';
import { issueDue, later, resultOf, scenarioOf, secondsOf, type TaxSimRow } from './taxBooks.ts';
import { taxSimOrder } from './taxSim.table.ts';

/** Calls that nobody takes end after so many tries, so many seconds apart. */
const mostTries = 5;
const secondsBetween = 30;

/** What the embedded office does for its taxpayers. Every call is answered from its own books alone. @source freight-domain 7 */
export function createTaxDesk(platform: Platform) {
  const ctx = createContext(platform, { actor: systemActor(0) });
  /** Whatever is asked, what is due by now has happened before. */
  const inBooks = <T>(run: (tx: Tx, now: string) => Promise<T>): Promise<T> =>
    platform.database.transaction('system', async (tx) => {
      const now = nowText(platform.clock);
      await issueDue(tx, ctx, now);
      return run(tx, now);
    });

  const take = (
    merchant: string,
    { order, problem }: { order: InvoiceOrder | RedOrder; problem: Refusal | undefined },
  ): Promise<IssueAnswer> =>
    inBooks(async (tx) => {
      const { serial } = order;
      const body = JSON.stringify(order);
      const refusal = problem ?? (scenarioOf(order) === 'refused' ? { code: 'T18', reason: '购买方为非正常户，不能开具' } : undefined);
      const fate =
        refusal === undefined
          ? { state: 'waiting', dueTime: later(platform.clock.now(), secondsOf(merchant, order)) }
          : { state: 'refused', ...refusal };
      await tx
        .insert(taxSimOrder)
        .values({ merchant, serial, bodyHash: body, body, ...fate })
        .onConflictDoNothing();
      const known = await findOrder(tx, merchant, serial);
      if (known?.bodyHash !== hashValue(body)) throw new Error(`the serial ${serial} was used for another order`);
      return known.state === 'refused' ? { state: 'refused', code: known.code ?? '', reason: known.reason ?? '' } : { state: 'accepted' };
    });

  return {
    issue: (merchant: string, order: InvoiceOrder): Promise<IssueAnswer> => take(merchant, { order, problem: issueProblem(order) }),
    red: (merchant: string, order: RedOrder): Promise<IssueAnswer> => take(merchant, { order, problem: redProblem(order) }),
    query: (merchant: string, serial: string): Promise<IssueResult> =>
      inBooks(async (tx) => resultOf(await findOrder(tx, merchant, serial))),

    /** What is to be told by now, in its order. */
    newsDue: (): Promise<TaxSimRow[]> =>
      inBooks((tx, now) =>
        tx
          .select()
          .from(taxSimOrder)
          .where(lte(taxSimOrder.newsTime, now))
          .orderBy(asc(taxSimOrder.newsTime), asc(taxSimOrder.id))
          .limit(200),
      ),

    /** Notes that a call was made. One that nobody took is made again. */
    told: ({ tenantId, id, newsTries }: TaxSimRow, isTaken: boolean): Promise<void> =>
      inBooks(async (tx) => {
        const isOver = isTaken || newsTries + 1 >= mostTries;
        await tx
          .update(taxSimOrder)
          .set(isOver ? { newsTime: null } : { newsTime: later(platform.clock.now(), secondsBetween), newsTries: newsTries + 1 })
          .where(and(eq(taxSimOrder.tenantId, tenantId), eq(taxSimOrder.id, id)));
      }),
  };
}

async function findOrder(tx: Tx, merchant: string, serial: string): Promise<TaxSimRow | undefined> {
  const [row] = await tx
    .select()
    .from(taxSimOrder)
    .where(and(eq(taxSimOrder.merchant, merchant), eq(taxSimOrder.serial, serial)));
  return row;
}
