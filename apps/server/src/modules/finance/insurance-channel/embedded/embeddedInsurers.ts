import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { nowText, parseDateTimeText } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { merchantOf } from '../../bank-channel/merchant.ts';
import type { InsuranceChannel, PolicyOrder, Refusal } from '../insuranceChannel.ts';
import { premiumOf } from '../premiumOf.ts';
import { insuranceSimOrder } from './insuranceSim.table.ts';
import { insurers, minPremium, rateOf, scenarioOf } from './rates.ts';

/** What is issued later is there after a minute; claims are agreed to after a day. @source freight-domain 7 */
const laterMs = 60_000;
const claimMs = 86_400_000;

const refused = (code: string, reason: string): Refusal => ({ state: 'refused', code, reason: `本地模拟：${reason}` });

/** Of all that an order says, in one spelling. */
const digestOf = (order: PolicyOrder): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(order).toSorted(([one], [other]) => (one < other ? -1 : 1))))
    .digest('hex');

/** The number of the policy that an order leads to. */
export function policyNumberOf(merchant: string, { companyCode, orderNo }: Pick<PolicyOrder, 'companyCode' | 'orderNo'>): string {
  const digits = BigInt(`0x${createHash('sha256').update(`policy ${merchant} ${companyCode} ${orderNo}`).digest('hex').slice(0, 15)}`);
  return `MN${String(digits % 10n ** 18n).padStart(18, '0')}`;
}

/** The embedded insurers as a tenant of ours knows them. They share nothing with our books and work without a network. @source freight-domain 7 */
export function embeddedInsurers(platform: Platform, tenantId: number): InsuranceChannel {
  const merchant = merchantOf(tenantId);
  const inBooks = <Result>(run: (tx: Tx) => Promise<Result>) => platform.database.transaction('system', run);
  const named = (orderNo: string) =>
    and(eq(insuranceSimOrder.tenantId, 0), eq(insuranceSimOrder.merchant, merchant), eq(insuranceSimOrder.orderNo, orderNo));
  const found = async (tx: Tx, orderNo: string) => (await tx.select().from(insuranceSimOrder).where(named(orderNo)).for('update'))[0];
  const change = (tx: Tx, orderNo: string, values: Partial<typeof insuranceSimOrder.$inferInsert>) =>
    tx.update(insuranceSimOrder).set(values).where(named(orderNo));
  const agoMs = (time: string) => platform.clock.now().getTime() - parseDateTimeText(time)!.getTime();
  return {
    name: 'embedded',
    simulated: true,
    companies: async () => [...insurers],
    quote: async ({ companyCode, insuranceType, cargoTypeCode, insuredAmount }) => {
      const insurer = insurers.find(({ code }) => code === companyCode);
      if (insurer === undefined) return refused('NO_INSURER', '没有该保险公司');
      if (!insurer.types.includes(insuranceType)) return refused('NOT_SOLD', '该保险公司不承保该险种');
      const rateE6 = rateOf({ insuranceType, cargoTypeCode });
      return { state: 'quoted', rateE6, minPremium, premium: premiumOf({ insuredAmount, rateE6, minPremium }) };
    },
    issue: async (order) => {
      const { orderNo, vehicleNumber, insuredAmount, premium, startTime } = order;
      const scenario = scenarioOf(vehicleNumber);
      if (scenario === 'refused') return refused('REFUSED', '该车辆不予承保');
      const digest = digestOf(order);
      const kept = await inBooks(async (tx) => {
        await tx
          .insert(insuranceSimOrder)
          .values({
            tenantId: 0,
            merchant,
            orderNo,
            digest,
            vehicleNumber,
            insuredAmount,
            premium,
            startTime,
            orderTime: nowText(platform.clock),
          })
          .onConflictDoNothing();
        return found(tx, orderNo);
      });
      if (kept?.digest !== digest) throw new Error(`the number ${orderNo} belongs to another order`);
      if (scenario === 'later' && agoMs(kept.orderTime) < laterMs) return { state: 'processing' };
      return { state: 'issued', policyNumber: policyNumberOf(merchant, order), issueTime: kept.orderTime };
    },
    cancel: ({ orderNo }) =>
      inBooks(async (tx) => {
        const row = await found(tx, orderNo);
        if (row === undefined) return refused('NO_POLICY', '保单不存在');
        if (row.cancelTime === null) {
          if (scenarioOf(row.vehicleNumber) === 'cancelRefused') return refused('REFUSED', '保险公司不同意退保');
          if (agoMs(row.startTime) >= 0) return refused('STARTED', '保险已生效');
          await change(tx, orderNo, { cancelTime: nowText(platform.clock) });
        }
        return { state: 'cancelled', refund: row.premium };
      }),
    claim: ({ orderNo, amount }) =>
      inBooks(async (tx) => {
        const row = await found(tx, orderNo);
        if (row === undefined || row.cancelTime !== null) return refused('NO_POLICY', '保单不存在');
        if (scenarioOf(row.vehicleNumber) === 'claimRefused') return refused('REFUSED', '不属于保险责任');
        if (row.claimTime === null)
          await change(tx, orderNo, { claimAmount: Math.min(amount, row.insuredAmount), claimTime: nowText(platform.clock) });
        return { state: 'taken', claimNo: `LP${orderNo}` };
      }),
    claimStatus: async (orderNo) => {
      const row = await inBooks((tx) => found(tx, orderNo));
      if (row?.claimTime == null) return refused('NO_CLAIM', '没有该理赔');
      return agoMs(row.claimTime) < claimMs ? { state: 'processing' } : { state: 'agreed', amount: row.claimAmount ?? 0 };
    },
    // They write no papers: ours say that the policy is a play.
    file: async () => undefined,
  };
}
