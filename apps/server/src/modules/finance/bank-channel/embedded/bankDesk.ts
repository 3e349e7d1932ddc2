import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { nowText } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { hashValue } from '../../../../platform/sealed.ts';
import { carryOutDue, later, orderOf, payingAccount } from './bankBooks.ts';
import { BankOrder, fateOf, refusalOf, scenarioOf } from './bankOrder.ts';
import { bankSimOrder, bankSimTxn } from './bankSim.table.ts';
import { receiptPdf } from './receiptPdf.ts';

/** What the embedded bank answers a call with. */
export interface DeskAnswer {
  status: number;
  body: unknown;
}

type OrderRow = typeof bankSimOrder.$inferSelect;

const Serial = z.object({ merchant: z.string().max(32), requestSerial: z.string().max(32) });
const BankSerial = z.object({ merchant: z.string().max(32), bankSerialNo: z.string().max(32) });
const Account = z.object({ name: z.string().min(1).max(100), accountNo: z.string().min(1).max(32) });
const Day = Account.extend({ merchant: z.string().max(32), day: z.iso.date() });

const said = (body: unknown): DeskAnswer => ({ status: 200, body });
const notUnderstood: DeskAnswer = { status: 400, body: { code: 'E01', reason: '报文无法识别' } };

/** Questions to an order that the bank answers with "I cannot tell" where that is played. */
const unknownQueries = 2;

/** What the embedded bank does, apart from how it is spoken to. Every call is answered from its own books alone. @source freight-domain 7 */
export function createDesk(platform: Platform) {
  /** Whatever is asked, what is due by now has happened before. */
  const inBooks = <T>(run: (tx: Tx, now: string) => Promise<T>): Promise<T> =>
    platform.database.transaction('system', async (tx) => {
      const now = nowText(platform.clock);
      await carryOutDue(tx, now);
      return run(tx, now);
    });

  const takeOrder = (order: BankOrder): Promise<DeskAnswer> =>
    inBooks(async (tx) => {
      const body = JSON.stringify(order);
      const refusal = refusalOf(order);
      const dueTime = later(platform.clock.now(), fateOf(order).seconds);
      const fate = refusal === undefined ? { state: 'waiting', dueTime } : { state: 'refused', ...refusal };
      const { merchant, requestSerial } = order;
      await tx
        .insert(bankSimOrder)
        .values({ merchant, requestSerial, bodyHash: body, body, ...fate })
        .onConflictDoNothing();
      const known = await findOrder(tx, order);
      if (known?.bodyHash !== hashValue(body)) return { status: 409, body: { code: 'E03', reason: '流水号已用于另一笔指令' } };
      // An account is opened with the first order, not with the first payment.
      if (refusal === undefined) await payingAccount(tx, order.payer);
      return said(answerOf(known));
    });

  const tellOrder = (asked: z.output<typeof Serial>): Promise<DeskAnswer> =>
    inBooks(async (tx, now) => {
      const row = await findOrder(tx, asked);
      if (row === undefined) return said({ state: 'missing' });
      if (row.state !== 'done' || scenarioOf(orderOf(row)) !== 'unknownAtFirst') return said(resultOf(row));
      const queries = row.queries + 1;
      const isKnown = queries > unknownQueries;
      await tx
        .update(bankSimOrder)
        .set({ queries, ...(queries === unknownQueries + 1 ? { newsTime: now } : {}) })
        .where(and(eq(bankSimOrder.tenantId, row.tenantId), eq(bankSimOrder.id, row.id)));
      return said(isKnown ? resultOf(row) : { state: 'unknown' });
    });

  const giveReceipt = ({ merchant, bankSerialNo }: z.output<typeof BankSerial>): Promise<DeskAnswer> =>
    inBooks(async (tx) => {
      const [row] = await tx
        .select()
        .from(bankSimOrder)
        .where(and(eq(bankSimOrder.merchant, merchant), eq(bankSimOrder.bankSerialNo, bankSerialNo)));
      if (row === undefined) return { status: 404, body: { code: 'E04', reason: '没有该流水的回单' } };
      return said({ pdf: Buffer.from(receiptPdf({ ...orderOf(row), bankSerialNo, payTime: row.payTime ?? '' })).toString('base64') });
    });

  const tellBalance = (account: z.output<typeof Account>): Promise<DeskAnswer> =>
    inBooks(async (tx) => said({ balance: (await payingAccount(tx, account)).balance }));

  const tellDay = ({ day, merchant, ...account }: z.output<typeof Day>): Promise<DeskAnswer> =>
    inBooks(async (tx) => {
      const { id } = await payingAccount(tx, account);
      const lines = await tx
        .select()
        .from(bankSimTxn)
        .where(and(eq(bankSimTxn.accountId, id), eq(bankSimTxn.day, day)))
        .orderBy(asc(bankSimTxn.id));
      // A serial is told to whose it is: to others the line is money that came in.
      return said({ lines: lines.map((line) => lineOf(line, line.merchant === merchant)) });
    });

  const calls = new Map<string, (body: unknown) => Promise<DeskAnswer>>([
    ['/transfer', understood(BankOrder, takeOrder)],
    ['/query', understood(Serial, tellOrder)],
    ['/receipt', understood(BankSerial, giveReceipt)],
    ['/balance', understood(Account, tellBalance)],
    ['/statement', understood(Day, tellDay)],
  ]);

  return {
    /** Answers a call; undefined where there is no such address. */
    answer: (path: string, body: unknown): Promise<DeskAnswer> | undefined => calls.get(path)?.(body),
    /** Carries out what is due without being asked. */
    carryOut: () => inBooks(async () => undefined),
    /** When the bank has something to do next; undefined when it has nothing. */
    nextTime: () =>
      platform.database.read('system', async (tx) => {
        const [row] = await tx
          .select({ next: sql<Date | string | null>`least(min(${bankSimOrder.dueTime}), min(${bankSimOrder.newsTime}))` })
          .from(bankSimOrder);
        return row?.next == null ? undefined : new Date(row.next);
      }),
  };
}

function understood<Body>(schema: z.ZodType<Body>, answer: (body: Body) => Promise<DeskAnswer>): (body: unknown) => Promise<DeskAnswer> {
  return async (body) => {
    const read = schema.safeParse(body);
    return read.success ? answer(read.data) : notUnderstood;
  };
}

async function findOrder(tx: Tx, { merchant, requestSerial }: z.output<typeof Serial>): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(bankSimOrder)
    .where(and(eq(bankSimOrder.merchant, merchant), eq(bankSimOrder.requestSerial, requestSerial)))
    .for('update');
  return row;
}

const answerOf = ({ state, code, reason }: OrderRow) => (state === 'refused' ? { state: 'rejected', code, reason } : { state: 'accepted' });

/** What became of an order, in the words of the wire. */
export function resultOf({ state, code, reason, bankSerialNo, payTime, returnTime, fee }: OrderRow): unknown {
  switch (state) {
    case 'done':
      return { state: 'success', bankSerialNo, payTime, fee };
    case 'returned':
      return { state: 'returned', bankSerialNo, returnTime, reason };
    case 'waiting':
      return { state: 'processing' };
    default:
      return { state: 'failed', code, reason };
  }
}

const lineOf = (line: typeof bankSimTxn.$inferSelect, isOwn: boolean) => ({
  bankSerialNo: line.bankSerialNo,
  requestSerial: isOwn ? line.requestSerial : null,
  direction: line.direction,
  amount: line.amount,
  balance: line.balance,
  counterpartyName: line.counterpartyName,
  counterpartyAccount: line.counterpartyAccount,
  purpose: line.purpose,
  time: line.time,
});
