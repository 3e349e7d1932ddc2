import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { nowText } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { hashValue } from '../../../../platform/sealed.ts';
import { checkIdCard, checkUscc } from '@tarmac/freight-api/rules';
import type { AccountApplication, AccountNews, ApplicationAnswer, CardToCheck } from '../accountChannel.ts';
import { applicationOf, change, decideDue, fateOf, later, moveMoney, openingOf, type SimRow } from './accountBooks.ts';
import { accountSim, accountSimTxn } from './accountSim.table.ts';
import { bindingProblem, checkCard, notBound } from './cardDesk.ts';

/** Calls that nobody takes end after so many tries, so many seconds apart. */
const mostTries = 5;
const secondsBetween = 30;

/** An account by whose it is. */
interface AccountRef {
  merchant: string;
  accountNo: string;
}

/** What the embedded institution does for one merchant. Every call is answered from its own books alone. @source freight-domain 7 */
export function createAccountDesk(platform: Platform) {
  /** Whatever is asked, what is due by now has happened before. */
  const inBooks = <T>(run: (tx: Tx, now: string) => Promise<T>): Promise<T> =>
    platform.database.transaction('system', async (tx) => {
      const now = nowText(platform.clock);
      await decideDue(tx, now);
      return run(tx, now);
    });

  /** An open account of a merchant. @throws Error there is none, or it is closed */
  const inAccount = <T>({ merchant, accountNo }: AccountRef, run: (tx: Tx, row: SimRow, now: string) => Promise<T>): Promise<T> =>
    inBooks(async (tx, now) => {
      const [row] = await tx
        .select()
        .from(accountSim)
        .where(and(eq(accountSim.merchant, merchant), eq(accountSim.accountNo, accountNo)))
        .for('update');
      if (row === undefined) throw new Error('the embedded institution has no such account');
      return run(tx, row, now);
    });

  return {
    open: (merchant: string, application: AccountApplication): Promise<ApplicationAnswer> =>
      inBooks(async (tx) => {
        const { requestSerial, holder } = application;
        const refusal = refusalOf(application);
        if (refusal !== undefined) return refusal;
        const body = JSON.stringify(application);
        const dueTime = later(platform.clock.now(), fateOf(merchant, requestSerial).seconds);
        await tx
          .insert(accountSim)
          .values({ merchant, requestSerial, bodyHash: body, body, idNoHash: holder.idNo, state: 'waiting', dueTime })
          .onConflictDoNothing();
        const known = await findOpening(tx, merchant, requestSerial);
        if (known?.bodyHash !== hashValue(body)) throw new Error('the serial was used for another application');
        return { state: 'accepted' };
      }),

    queryOpening: (merchant: string, requestSerial: string) =>
      inBooks(async (tx) => openingOf(await findOpening(tx, merchant, requestSerial))),

    sign: (merchant: string, accountNo: string) =>
      inAccount({ merchant, accountNo }, async (tx, row, now) => {
        if (row.state !== 'open') throw new Error('the account is closed');
        const { agreementNo, signTime } =
          row.agreementNo === null
            ? await change(tx, row, { agreementNo: fateOf(row.merchant, row.requestSerial).agreementNo, signTime: now })
            : row;
        return { agreementNo: agreementNo ?? '', signTime: signTime ?? '' };
      }),

    bindCard: (merchant: string, { accountNo, card }: { accountNo: string; card: CardToCheck }) =>
      inAccount({ merchant, accountNo }, async (tx, row) => {
        if (row.state !== 'open' || row.agreementNo === null) return notBound(card, '账户未签约或已注销');
        const { name, legalPerson } = applicationOf(row).holder;
        const problem = bindingProblem(card, [name, legalPerson]);
        if (problem !== undefined) return notBound(card, problem);
        const verdict = checkCard(card);
        if (verdict.passed) await change(tx, row, { cardNoHash: card.cardNo });
        return verdict;
      }),

    balance: (merchant: string, accountNo: string) =>
      inAccount({ merchant, accountNo }, async (_tx, { balance, frozen }, now) => ({ balance, frozen, time: now })),

    close: (merchant: string, accountNo: string) =>
      inAccount({ merchant, accountNo }, async (tx, row, now) => {
        if (row.state === 'closed') return { state: 'closed', time: row.closeTime ?? now } as const;
        if (row.balance > 0 || row.frozen > 0) return { state: 'refused', reason: '账户余额不为零，不能注销' } as const;
        await change(tx, row, { state: 'closed', closeTime: now, newsTime: now, newsTries: 0 });
        return { state: 'closed', time: now } as const;
      }),

    /** Money from outside, which the institution tells of. Tests and the demonstration use it: nobody else pays in here. */
    deposit: (merchant: string, { accountNo, amount }: { accountNo: string; amount: number }): Promise<unknown> =>
      inAccount({ merchant, accountNo }, (tx, row, time) => moveMoney(tx, row, { amount, purpose: '模拟入账', time })),

    decide: (): Promise<void> => inBooks(async () => undefined),

    /** What is to be told by now, in its order. */
    newsDue: (): Promise<{ row: SimRow; news: AccountNews }[]> =>
      inBooks(async (tx, now) => {
        const rows = await tx
          .select()
          .from(accountSim)
          .where(lte(accountSim.newsTime, now))
          .orderBy(asc(accountSim.newsTime), asc(accountSim.id))
          .limit(200);
        const moved = await tx
          .selectDistinct({ id: accountSimTxn.accountId })
          .from(accountSimTxn)
          .where(
            inArray(
              accountSimTxn.accountId,
              rows.map(({ id }) => id),
            ),
          );
        return rows.map((row) => ({
          row,
          news: newsOf(
            row,
            moved.some(({ id }) => id === row.id),
          ),
        }));
      }),

    /** Notes that a call was made. One that nobody took is made again. */
    told: (row: SimRow, isTaken: boolean): Promise<void> =>
      inBooks(async (tx) => {
        const isOver = isTaken || row.newsTries + 1 >= mostTries;
        await tx
          .update(accountSim)
          .set(isOver ? { newsTime: null } : { newsTime: later(platform.clock.now(), secondsBetween), newsTries: row.newsTries + 1 })
          // Meanwhile there may be other news of it.
          .where(
            and(
              eq(accountSim.tenantId, row.tenantId),
              eq(accountSim.id, row.id),
              eq(accountSim.state, row.state),
              eq(accountSim.balance, row.balance),
            ),
          );
      }),
  };
}

async function findOpening(tx: Tx, merchant: string, requestSerial: string): Promise<SimRow | undefined> {
  const [row] = await tx
    .select()
    .from(accountSim)
    .where(and(eq(accountSim.merchant, merchant), eq(accountSim.requestSerial, requestSerial)));
  return row;
}

/** Looks at an application before anything is done with it. */
function refusalOf({ holder }: AccountApplication): Extract<ApplicationAnswer, { state: 'rejected' }> | undefined {
  if (holder.name.trim() === '') return { state: 'rejected', code: 'K12', reason: '开户名称为空' };
  const isPaper = (holder.idType === '1' ? checkIdCard : checkUscc)(holder.idNo).ok;
  return isPaper ? undefined : { state: 'rejected', code: 'K11', reason: '证件号码校验不通过' };
}

/** What is news of a row: its end, what it holds, or how its application went. */
function newsOf(row: SimRow, hasMoved: boolean): AccountNews {
  const { requestSerial } = row;
  if (row.state === 'closed') return { kind: 'closed', requestSerial, time: row.closeTime ?? '' };
  const result = openingOf(row);
  if (hasMoved) return { kind: 'balance', requestSerial, balance: row.balance, frozen: row.frozen, time: row.newsTime ?? '' };
  if (result.state !== 'opened' && result.state !== 'refused') throw new Error('an application without an end is not news');
  return { kind: 'opening', requestSerial, result };
}
