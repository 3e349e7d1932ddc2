import type { StatementLine, TransferAnswer, TransferResult } from '../src/modules/finance/bank-channel/bankChannel.ts';
import { toDateTimeText, type Clock } from '../src/platform/clock.ts';
import { type InstitutionFault, openSignedServer, type SignedCall } from './signedServer.ts';

/** What an order looks like there. */
interface Order {
  merchant: string;
  requestSerial: string;
  payer: { accountNo: string };
  payee: { name: string; accountNo: string; idNo: string | null };
  amount: number;
  purpose: string;
}

interface Kept {
  body: string;
  order: Order;
  answer: TransferAnswer;
  result: TransferResult;
  /** Questions that are still answered with "I cannot tell". */
  unclear: number;
}

/** A payment institution for tests, by the letter of the document in `docs/`. How an order ends is told by the ID of its payee. */
export interface FakeInstitution {
  url: string;
  faults: InstitutionFault[];
  /** Requests that were refused, and why. */
  refused: string[];
  /** Comes to the end of what it was given. */
  settle(): void;
  /** Gives back what is to come back. */
  giveBack(): void;
  close(): Promise<void>;
}

const opening = 100_000_000_000;
const document = 'payment-institution.openapi.json';

/** Starts it. */
export async function openInstitution(clock: Clock, keys: { keyId: string; secret: string }): Promise<FakeInstitution> {
  const orders = new Map<string, Kept>();
  const lines: (StatementLine & { accountNo: string })[] = [];
  const faults: InstitutionFault[] = [];
  const now = () => toDateTimeText(clock.now());
  const balanceOf = (accountNo: string) => lines.findLast((line) => line.accountNo === accountNo)?.balance ?? opening;

  function book({ payer, payee, amount, requestSerial, purpose }: Order, direction: 'in' | 'out'): void {
    const balance = balanceOf(payer.accountNo) + (direction === 'in' ? amount : -amount);
    const other = { counterpartyName: payee.name, counterpartyAccount: payee.accountNo, purpose };
    lines.push({
      accountNo: payer.accountNo,
      bankSerialNo: `I${requestSerial}`,
      requestSerial,
      direction,
      amount,
      balance,
      time: now(),
      ...other,
    });
  }

  const calls: Record<string, SignedCall> = {
    '/v1/transfers': (order: Order) => {
      const key = `${order.merchant} ${order.requestSerial}`;
      const body = JSON.stringify(order);
      const known = orders.get(key);
      if (known !== undefined) return known.body === body ? { answer: known.answer } : { status: 409, answer: { code: 'OTHER_ORDER' } };
      const end = order.payee.idNo;
      const reason = { code: 'P01', reason: '收款人信息有误' };
      const answer: TransferAnswer = end === 'rejected' ? { state: 'rejected', ...reason } : { state: 'accepted' };
      const result: TransferResult = end === 'rejected' ? { state: 'failed', ...reason } : { state: 'processing' };
      orders.set(key, { body, order, answer, result, unclear: end === 'unknown' ? 2 : 0 });
      return { answer };
    },
    '/v1/transfers/query': ({ merchant, requestSerial }: { merchant: string; requestSerial: string }) => {
      const kept = orders.get(`${merchant} ${requestSerial}`);
      if (kept === undefined) return { answer: { state: 'missing' } };
      if (kept.result.state === 'success' && kept.unclear > 0) {
        kept.unclear -= 1;
        return { answer: { state: 'unknown' } };
      }
      return { answer: kept.result };
    },
    '/v1/receipts': ({ bankSerialNo }: { bankSerialNo: string }) =>
      lines.some((line) => line.bankSerialNo === bankSerialNo)
        ? { answer: { pdf: Buffer.from('%PDF-1.7').toString('base64') } }
        : { status: 404, answer: { code: 'NO_RECEIPT' } },
    '/v1/balance': ({ accountNo }: { accountNo: string }) => ({ answer: { balance: balanceOf(accountNo) } }),
    '/v1/statements': ({ accountNo, day }: { accountNo: string; day: string }) => ({
      answer: { lines: lines.filter((line) => line.accountNo === accountNo && line.time.startsWith(day)) },
    }),
  };

  const line = await openSignedServer(clock, keys, { document, calls, faults, faultyAt: ['/v1/transfers'] });
  return {
    ...line,
    faults,
    settle: () => {
      for (const kept of orders.values()) {
        if (kept.result.state !== 'processing') continue;
        const { order } = kept;
        const isFailed = order.payee.idNo === 'failed';
        if (!isFailed) book(order, 'out');
        kept.result = isFailed
          ? { state: 'failed', code: 'P17', reason: '户名与账号不符' }
          : { state: 'success', bankSerialNo: `I${order.requestSerial}`, payTime: now(), fee: 100 };
      }
    },
    giveBack: () => {
      for (const kept of orders.values()) {
        if (kept.result.state !== 'success' || kept.order.payee.idNo !== 'returned') continue;
        book(kept.order, 'in');
        kept.result = { state: 'returned', bankSerialNo: kept.result.bankSerialNo, returnTime: now(), reason: '账户已销户' };
      }
    },
  };
}
