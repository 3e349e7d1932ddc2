import type {
  CancelAnswer,
  ClaimAnswer,
  ClaimStatus,
  Insurer,
  IssueAnswer,
  PolicyOrder,
  QuoteAnswer,
  QuoteRequest,
  Refusal,
} from '../src/modules/finance/insurance-channel/insuranceChannel.ts';
import type { Clock } from '../src/platform/clock.ts';
import { toDateTimeText } from '../src/platform/clock.ts';
import { type InstitutionFault, openSignedServer, type SignedCall, type SignedServer } from './signedServer.ts';

/** An insurance service for tests, by the letter of the document in `docs/`. */
export interface FakeInsuranceService extends SignedServer {
  /** What goes wrong with the next questions for a claim. */
  faults: InstitutionFault[];
}

interface Known {
  order: PolicyOrder;
  at: number;
  claim?: { amount: number; at: number };
}

const refused = (code: string, reason: string): Refusal => ({ state: 'refused', code, reason });
const insurer: Insurer = {
  code: '1001',
  name: '某财险',
  types: ['1', '2'],
  account: { holder: '某财险', number: '8110000001', bankName: '工商银行', cnaps: '102458000011' },
};

/** Starts it. Plates that end in X and a digit have something played with them. */
export async function openInsuranceService(clock: Clock, keys: { keyId: string; secret: string }): Promise<FakeInsuranceService> {
  const orders = new Map<string, Known>();
  const faults: InstitutionFault[] = [];
  const now = () => clock.now().getTime();
  const known = ({ merchant, orderNo }: { merchant: string; orderNo: string }) => orders.get(`${merchant} ${orderNo}`);
  const plays = (order: PolicyOrder | undefined, digit: number) => order?.vehicleNumber.endsWith(`X${digit}`) === true;
  const calls: Record<string, SignedCall> = {
    '/v1/companies': () => ({ answer: { companies: [insurer] } }),
    '/v1/quotes': ({ request }: { request: QuoteRequest }): { answer: QuoteAnswer } => {
      if (request.companyCode !== insurer.code) return { answer: refused('NO_INSURER', '没有该保险公司') };
      const premium = Math.max(100, Math.floor((request.insuredAmount * 120 + 500_000) / 1_000_000));
      return { answer: { state: 'quoted', rateE6: 120, minPremium: 100, premium } };
    },
    '/v1/policies': ({ merchant, order }: { merchant: string; order: PolicyOrder }): { status?: number; answer: IssueAnswer | object } => {
      if (plays(order, 1)) return { answer: refused('REFUSED', '不予承保') };
      const one = known({ merchant, ...order });
      if (one !== undefined && JSON.stringify(one.order) !== JSON.stringify(order)) return { status: 409, answer: { code: 'OTHER' } };
      const kept = one ?? { order, at: now() };
      orders.set(`${merchant} ${order.orderNo}`, kept);
      if (plays(order, 2) && now() < kept.at + 60_000) return { answer: { state: 'processing' } };
      return { answer: { state: 'issued', policyNumber: `P-${order.orderNo}`, issueTime: toDateTimeText(new Date(kept.at)) } };
    },
    '/v1/policies/cancel': (asked: { merchant: string; orderNo: string }): { answer: CancelAnswer } => {
      const one = known(asked);
      if (one === undefined || plays(one.order, 3)) return { answer: refused('REFUSED', '不同意退保') };
      if (one.order.startTime <= toDateTimeText(clock.now())) return { answer: refused('STARTED', '保险已生效') };
      return { answer: { state: 'cancelled', refund: one.order.premium } };
    },
    '/v1/claims': ({ amount, ...asked }: { merchant: string; orderNo: string; amount: number }): { answer: ClaimAnswer } => {
      const one = known(asked);
      if (one === undefined || plays(one.order, 4)) return { answer: refused('REFUSED', '不属于保险责任') };
      one.claim ??= { amount, at: now() };
      return { answer: { state: 'taken', claimNo: `C-${asked.orderNo}` } };
    },
    '/v1/claims/status': (asked: { merchant: string; orderNo: string }): { answer: ClaimStatus } => {
      const claim = known(asked)?.claim;
      if (claim === undefined) return { answer: refused('NO_CLAIM', '没有该理赔') };
      return { answer: now() < claim.at + 86_400_000 ? { state: 'processing' } : { state: 'agreed', amount: claim.amount } };
    },
    '/v1/policies/file': () => ({ answer: { pdf: Buffer.from('%PDF-1.7').toString('base64') } }),
  };
  const line = await openSignedServer(clock, keys, {
    document: 'insurance-service.openapi.json',
    calls,
    faults,
    faultyAt: ['/v1/claims/status'],
  });
  return { ...line, faults };
}
