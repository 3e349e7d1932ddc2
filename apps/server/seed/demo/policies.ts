import type { insuranceSimOrder } from '../../src/modules/finance/insurance-channel/embedded/insuranceSim.table.ts';
import { policyNumberOf } from '../../src/modules/finance/insurance-channel/embedded/embeddedInsurers.ts';
import { insurers, minPremium, rateOf } from '../../src/modules/finance/insurance-channel/embedded/rates.ts';
import { premiumOf } from '../../src/modules/finance/insurance-channel/premiumOf.ts';
import { insuranceType, policyPayer, policyState } from '../../src/modules/finance/insurance/policy.states.ts';
import type { hyInsurancePolicy } from '../../src/modules/finance/insurance/policy.table.ts';
import { insurable } from '../../src/modules/finance/insurance/quotePolicy.service.ts';
import { type Posting, postClaim, postLossPassed, postPremium, postPremiumBack } from '../../src/modules/finance/ledger/postings.ts';
import { bankAccount } from './bankAccount.ts';
import { day, dayText, hour, idAt, minute, timeText } from './calendar.ts';
import { eventOf } from './invoiceRows.ts';
import type { NotePlan } from './notes.ts';
import { type Company, type Customer, maker } from './parties.ts';
import { createRandom, type Random } from './random.ts';
import type { TimelineEvent } from './timeline.ts';

/** Rows as they are inserted. */
export interface PolicyRows {
  policies: (typeof hyInsurancePolicy.$inferInsert & { id: string })[];
  /** What the embedded insurers know of them. */
  orders: (typeof insuranceSimOrder.$inferInsert)[];
  events: TimelineEvent[];
}

/** What a policy put into the books. */
export interface PolicyEntry {
  at: number;
  posting: Posting;
  bizId: string;
  bizNo: string;
  step: string;
  summary: string;
}

export const noPolicies = (): PolicyRows => ({ policies: [], orders: [], events: [] });

/** How many there are, and how many of them end otherwise than by their time. @source freight-domain 8.2 */
const counts = { all: 1150, failed: 12, cancelled: 6, claiming: 2, settled: 2 };
const coverDays = 30;

type Fate = 'bought' | 'failed' | 'cancelled' | 'claiming' | 'settled';

interface PolicySet {
  company: Company;
  customers: readonly Customer[];
  now: number;
}

/** Insurance of about every fourth waybill, as the embedded insurers sell it. @source freight-domain 2.36, 8.2 */
export function makePolicies(plans: readonly NotePlan[], set: PolicySet): PolicyRows {
  const random = createRandom('policies');
  const rows = noPolicies();
  const sent = plans.filter(({ note, moments }) => moments.accept !== undefined && (note.cargoPrice ?? 0) > 0);
  const chosen = sent.filter(
    (_plan, index) => Math.floor((index * counts.all) / sent.length) !== Math.floor(((index - 1) * counts.all) / sent.length),
  );
  const fates = fatesOf(chosen, set.now);
  for (const plan of chosen) write(rows, { plan, fate: fates.get(plan) ?? 'bought', random, set });
  return rows;
}

/** Those that fail wait for their loading where there are some, revoked ones are cancelled, and claims are made once the goods are there. */
function fatesOf(plans: readonly NotePlan[], now: number): ReadonlyMap<NotePlan, Fate> {
  const fates = new Map<NotePlan, Fate>();
  const take = (fate: Fate, { count, fits }: { count: number; fits: (plan: NotePlan) => boolean }) => {
    for (const plan of plans.filter((one) => !fates.has(one) && fits(one)).slice(-count)) fates.set(plan, fate);
  };
  take('cancelled', { count: counts.cancelled, fits: ({ moments }) => moments.revoke !== undefined });
  take('failed', { count: 4, fits: ({ note }) => note.noteStatus === '20' });
  take('failed', { count: counts.failed - 4, fits: ({ moments }) => moments.sign !== undefined });
  const isOver = ({ moments, walletId }: NotePlan) => walletId !== null && moments.paid !== undefined && moments.paid < now - 5 * day;
  take('settled', { count: counts.settled, fits: isOver });
  take('claiming', { count: counts.claiming, fits: isOver });
  return fates;
}

function write(rows: PolicyRows, { plan, fate, random, set }: { plan: NotePlan; fate: Fate; random: Random; set: PolicySet }): void {
  const { note, moments, walletId } = plan;
  const at = moments.accept! + minute;
  const id = idAt(random, at);
  const insurer = insurers[random.int(0, insurers.length - 1)]!;
  const insuredAmount = Math.min(
    Math.max(Math.round(((note.cargoPrice ?? 0) * (note.plannedWeight ?? 0)) / 1000), insurable.min),
    insurable.max,
  );
  const rateE6 = rateOf({ insuranceType: insuranceType.cargo, cargoTypeCode: note.cargoTypeCode });
  const premium = premiumOf({ insuredAmount, rateE6, minPremium });
  const no = `TB${dayText(at).replaceAll('-', '').slice(2)}${String(rows.policies.length + 1).padStart(6, '0')}`;
  const customer = set.customers.find((one) => one.id === note.customerId);
  // What was to begin later could still be cancelled.
  const startAt = fate === 'cancelled' ? moments.revoke! + 2 * hour : at;
  const endAt = startAt + coverDays * day;
  const isBack = fate === 'failed' || fate === 'cancelled';
  const claimAt = moments.unload === undefined ? at : moments.unload + 5 * hour;
  const claimed = Math.round(insuredAmount / 20);
  const state = stateOf(fate, { endAt, now: set.now });
  const isIssued = fate !== 'failed';
  const policyNumber = isIssued ? policyNumberOf('T0', { companyCode: insurer.code, orderNo: no }) : null;
  const payer = walletId === null ? policyPayer.platform : policyPayer.customer;
  const endedAt = fate === 'cancelled' ? moments.revoke! + minute : at + minute;
  const policy = {
    ...maker,
    id,
    createTime: timeText(at),
    orderPolicyNo: no,
    policyNumber,
    insuranceCompanyCode: insurer.code,
    insuranceCompanyName: insurer.name,
    insuranceType: insuranceType.cargo,
    noteId: note.id,
    shippingNoteNumber: note.shippingNoteNumber,
    companyId: set.company.id,
    customerId: note.customerId,
    applicant: payer === policyPayer.platform ? set.company.companyName : note.customerName,
    applicantIdNo: payer === policyPayer.platform ? set.company.uscc : (customer?.uscc ?? customer?.idNo ?? null),
    insured: note.customerName,
    insuredIdNo: customer?.uscc ?? customer?.idNo ?? null,
    insuredPhone: customer?.contactPhone ?? null,
    cargoName: note.cargoName,
    cargoTypeCode: note.cargoTypeCode,
    weight: note.plannedWeight ?? null,
    insuredAmount,
    rateE6,
    premium,
    payer,
    startTime: timeText(startAt),
    endTime: timeText(endAt),
    fromAddress: [note.sendCity, note.sendAddress].filter(Boolean).join(' '),
    toAddress: [note.receiveCity, note.receiveAddress].filter(Boolean).join(' '),
    vehicleNumber: note.vehicleNumber ?? '',
    state,
    isAuto: fate === 'cancelled' ? '0' : '1',
    quoteTime: timeText(at),
    buyTime: timeText(at),
    buyBy: 'system',
    issueTime: isIssued ? timeText(at + minute) : null,
    failReason: fate === 'failed' ? '本地模拟：该车辆不予承保' : null,
    failTime: fate === 'failed' ? timeText(endedAt) : null,
    cancelReason: fate === 'cancelled' ? '运单已撤销' : null,
    cancelTime: fate === 'cancelled' ? timeText(endedAt) : null,
    refundPremium: isBack ? premium : 0,
    ...claimOf(fate, { no, claimAt, claimed }),
    companyAccountId: fate === 'settled' ? bankAccount : null,
    bankSerialNo: fate === 'settled' ? `LP${no}` : null,
    // The insurer is asked once a day what became of a claim.
    nextQueryTime: null,
    simulated: '1',
  };
  rows.policies.push(policy);
  if (isIssued && fate !== 'cancelled')
    rows.orders.push({
      id: idAt(random, at),
      tenantId: 0,
      merchant: 'T0',
      orderNo: no,
      // The order is not sent again.
      digest: '-',
      vehicleNumber: policy.vehicleNumber,
      insuredAmount,
      premium,
      startTime: policy.startTime,
      orderTime: policy.buyTime,
      claimAmount: fate === 'claiming' || fate === 'settled' ? claimed : null,
      claimTime: fate === 'claiming' || fate === 'settled' ? timeText(claimAt) : null,
    });
  if (policy.isAuto === '1') Object.assign(note, { needInsurance: '1', insuredAmount });
  Object.assign(note, { insuranceState: state, insuranceFee: isBack ? 0 : premium, policyId: isBack ? null : id });
  const content = isIssued ? `${insurer.name}，保险单号 ${policyNumber ?? ''}` : policy.failReason!;
  rows.events.push(eventOf(random, { noteId: note.id, at: at + minute, type: isIssued ? 'insuranceBought' : 'insuranceFailed', content }));
  plan.insurance = entriesOf({ fate, plan, policy, at, endedAt, settledAt: claimAt + 2 * day, claimed });
}

function stateOf(fate: Fate, { endAt, now }: { endAt: number; now: number }): string {
  if (fate === 'bought') return endAt < now ? policyState.expired : policyState.inForce;
  return { failed: policyState.failed, cancelled: policyState.cancelled, claiming: policyState.claiming, settled: policyState.closed }[
    fate
  ];
}

function claimOf(fate: Fate, { no, claimAt, claimed }: { no: string; claimAt: number; claimed: number }) {
  if (fate !== 'claiming' && fate !== 'settled') return {};
  const claim = {
    claimNo: `LP${no}`,
    claimReason: '运输途中侧翻，部分货物损失',
    claimApplyAmount: claimed,
    claimBy: 'ops',
    claimTime: timeText(claimAt),
  };
  if (fate === 'claiming') return { ...claim, claimAgreed: claimed };
  const settleTime = timeText(claimAt + 2 * day);
  return { ...claim, claimAgreed: claimed, claimAmount: claimed, claimResult: '赔款已到账', settleBy: 'finance_mgr', settleTime };
}

/** P19 to P21, as the services book them. */
function entriesOf({
  fate,
  plan: { note, walletId },
  policy: { id, premium: amount, companyId, insuranceCompanyCode: insurerId, orderPolicyNo: no },
  at,
  endedAt,
  settledAt,
  claimed,
}: {
  fate: Fate;
  plan: NotePlan;
  policy: { id: string; premium: number; companyId: string; insuranceCompanyCode: string; orderPolicyNo: string };
  at: number;
  endedAt: number;
  settledAt: number;
  claimed: number;
}): PolicyEntry[] {
  const entry = (posting: Posting, { time, step, what }: { time: number; step: string; what: string }): PolicyEntry => ({
    at: time,
    posting,
    bizId: id,
    bizNo: note.shippingNoteNumber,
    step,
    summary: `${what} ${no}`,
  });
  const party = walletId === null ? ('platform' as const) : { walletId };
  const entries = [entry(postPremium({ companyId, amount, insurerId }, party), { time: at, step: 'buy', what: '投保' })];
  if (fate === 'failed' || fate === 'cancelled') {
    const step = fate === 'failed' ? { step: 'fail', what: '投保失败' } : { step: 'cancel', what: '退保' };
    entries.push(entry(postPremiumBack({ companyId, amount, insurerId }, party), { time: endedAt, ...step }));
  }
  if (fate === 'settled' && walletId !== null) {
    const { customerId } = note;
    const claim = postClaim({ companyId, amount: claimed, companyAccountId: bankAccount, customerId, compensated: 0 });
    entries.push(entry(claim, { time: settledAt, step: 'claim', what: '理赔' }));
    entries.push(
      entry(postLossPassed({ companyId, amount: claimed, customerId, walletId }), { time: settledAt + 1, step: 'claim', what: '理赔款' }),
    );
  }
  return entries;
}
