import type { Actor } from '../../../platform/context.ts';

/** Whose business a row is, as far as fees are concerned. */
export interface FeeOwner {
  orderMode: string | null;
  agentId: string | null;
}

/** Fees that only the platform and the agent see in agent mode: what the driver gets, and everything it could be told from. */
const agentModeFees = [
  'driverFee',
  'driverFeeRaw',
  'unitPrice',
  'lossAmount',
  'extraFee',
  'extraFeeRemark',
  'deduction',
  'deductionRemark',
  'roundingAmount',
  'serviceFee',
  'agentMargin',
  'customerFee',
  'prepaidAmount',
  'prepayAmount',
  'payableAmount',
  'paidAmount',
  'openAmount',
  'taxWithheld',
  'prepayOffset',
  'creditorType',
  'creditorId',
  'payeeType',
  'payeeId',
  'payeeName',
  'payeeIdNo',
  'payeeCardId',
  'payeeCardNo',
  'payeeBankName',
] as const;

/** What customers are charged: no matter of the carrying side. */
const customerSideFees = [
  'customerFee',
  'agentFee',
  'serviceFee',
  'serviceRate',
  'agentMargin',
  'feeTotal',
  'customerUnitPrice',
  'frozenAmount',
  'customerPaidAmount',
  'customerOpenAmount',
  'taxRate',
  'netAmount',
  'taxAmount',
  'requestBillState',
  'invoiceState',
  'invoiceNo',
] as const;

/** Fees that this actor never sees, whatever the row. @source PERM-06, freight-domain 4.6 */
export function alwaysHidden(actor: Actor): readonly string[] {
  return actor.userType === 1 || actor.userType === 2 ? [] : customerSideFees;
}

/** Fees that this actor sees on some rows only, so that lists must not be ordered, filtered or added up by them. */
export function sometimesHidden(actor: Actor): readonly string[] {
  return actor.userType === 1 ? [] : agentModeFees;
}

/** Whether the actor may see what the driver gets for this row. */
export function seesDriverFee(actor: Actor, row: FeeOwner): boolean {
  if (actor.userType === 1 || row.orderMode !== '3') return true;
  return actor.userType === 2 && actor.cid !== null && row.agentId === actor.cid;
}

/**
 * Whether the actor may see both what the driver gets and what is charged for this row. Who may not, may not be told either how the
 * two compare: anyone who tries weights or prices until one exceeds the other has found the hidden one.
 */
export function seesBothSides(actor: Actor, row: FeeOwner): boolean {
  return seesDriverFee(actor, row) && alwaysHidden(actor).length === 0;
}

/** Blanks the fees of a row that the actor may not see. @source PERM-06, freight-domain 4.6 */
export function blankFees(actor: Actor, row: Record<string, unknown>): Record<string, unknown> {
  if (actor.userType === 1 || row['orderMode'] !== '3') return row;
  const hidden = seesDriverFee(actor, row as unknown as FeeOwner) ? (['customerFee'] as const) : agentModeFees;
  const copy = { ...row };
  for (const name of hidden) if (name in copy) copy[name] = null;
  return copy;
}

/** Marks an amount within a text, so that `readableText` can take it out for those who may not see it. */
export const feeInText = (text: string): string => `⟦${text}⟧`;

/** A stored text for a reader: amounts shown, or as `--`. */
export function readableText(text: string, sees: boolean): string {
  return text.replaceAll(/⟦([^⟧]*)⟧/g, (_whole, amount: string) => (sees ? amount : '--'));
}
