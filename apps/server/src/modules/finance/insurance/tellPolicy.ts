import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notify, type Notice, type Recipients } from '../../system/announcement/notify.service.ts';
import type { PolicyRow } from './policy.table.ts';

/** Where a policy is seen. */
const policyPage = ({ orderPolicyNo }: PolicyRow): string => `/wlhy/hyinsurance/HyInsurancePolicyList?orderPolicyNo=${orderPolicyNo}`;

const tell = (tx: Tx, ctx: Context, policy: PolicyRow, { to, ...notice }: Notice & { to: Recipients }) =>
  notify(tx, ctx, to, { ...notice, openPage: policyPage(policy) });

/** Who bought it; of what the system buys, those who buy by hand. */
const buyers = ({ isAuto, buyBy }: PolicyRow): Recipients =>
  isAuto === '1' || buyBy === null ? { permission: 'insurance:buy' } : { usernames: [buyBy] };

/** Tells the customer and who bought it that a policy is there. */
export function tellIssued(tx: Tx, ctx: Context, policy: PolicyRow): Promise<number> {
  const { shippingNoteNumber, policyNumber, insuranceCompanyName, isAuto, buyBy, customerId } = policy;
  return tell(tx, ctx, policy, {
    to: { company: customerId, usernames: isAuto === '1' || buyBy === null ? [] : [buyBy] },
    title: `运单 ${shippingNoteNumber} 投保成功`,
    lines: [`${insuranceCompanyName}，保险单号 ${policyNumber ?? ''}`],
  });
}

/** Tells who has to do something that there is no policy. @source 40372, NT22 */
export function tellFailed(tx: Tx, ctx: Context, policy: PolicyRow): Promise<number> {
  const { shippingNoteNumber, failReason } = policy;
  return tell(tx, ctx, policy, {
    to: buyers(policy),
    title: `运单 ${shippingNoteNumber} 投保失败`,
    lines: [failReason ?? ''],
    priority: 'H',
  });
}

/** Tells what an insurer answered to a cancellation. @source amendments 24 U5b */
export function tellCancelRefused(tx: Tx, ctx: Context, policy: PolicyRow, reason: string): Promise<number> {
  return tell(tx, ctx, policy, {
    to: { permission: 'insurance:cancel', usernames: policy.cancelBy === null ? [] : [policy.cancelBy] },
    title: `运单 ${policy.shippingNoteNumber} 退保被拒`,
    lines: [reason],
    priority: 'H',
  });
}

/** Tells those who settle claims that one came, or what the insurer says of it. @source NT21 */
export function tellSettlers(tx: Tx, ctx: Context, policy: PolicyRow, what: string): Promise<number> {
  return tell(tx, ctx, policy, {
    to: { permission: 'insurance:settle' },
    title: `运单 ${policy.shippingNoteNumber} 理赔待处理`,
    lines: [what],
  });
}

/** Tells the customer and who made the claim what came of it. */
export function tellSettled(tx: Tx, ctx: Context, policy: PolicyRow): Promise<number> {
  return tell(tx, ctx, policy, {
    to: { company: policy.customerId, usernames: policy.claimBy === null ? [] : [policy.claimBy] },
    title: `运单 ${policy.shippingNoteNumber} 理赔已结案`,
    lines: [policy.claimResult ?? ''],
  });
}
