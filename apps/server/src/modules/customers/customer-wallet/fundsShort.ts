import { and, eq } from 'drizzle-orm';
import type { LocalizedText } from '@tarmac/freight-api/rules';
import { shownYuan } from '../../../platform/amountText.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type AppError, businessError } from '../../../platform/errors.ts';
import { hyCustomer } from '../customer/customer.table.ts';
import { hyCustomerWallet } from './customerWallet.table.ts';

/** What a payment needs and what there is, in fen. */
interface Amounts {
  needed: number;
  available: number;
}

/** Which money does not suffice; `missing` and `frozen` are about wallets alone. */
type Reason = 'wallet' | 'credit' | 'missing' | 'frozen';

const codes = { wallet: 40105, missing: 40105, frozen: 40105, credit: 40104 } as const;
/** What those are told who may not see the customer's money. */
const plain: Readonly<Record<Reason, LocalizedText>> = {
  wallet: { zh: '付款方钱包余额不足', en: 'The wallet of the payer does not hold enough' },
  credit: { zh: '付款方授信额度不足', en: 'The credit of the payer does not suffice' },
  missing: { zh: '付款方没有可用的钱包', en: 'The payer has no wallet for this company' },
  frozen: { zh: '付款方钱包已冻结', en: 'The wallet of the payer is frozen' },
};

function textFor(reason: Reason, { name, amounts: { needed, available } }: { name: string; amounts: Amounts }): LocalizedText {
  const zh = `需要${shownYuan(needed)}元，可用${shownYuan(available)}元`;
  const en = `${shownYuan(needed)} CNY are needed, ${shownYuan(available)} CNY are there`;
  switch (reason) {
    case 'wallet':
      return { zh: `“${name}”的钱包余额不足：${zh}`, en: `The wallet of ${name} does not hold enough: ${en}` };
    case 'credit':
      return { zh: `“${name}”的授信额度不足：${zh}`, en: `The credit of ${name} does not suffice: ${en}` };
    case 'missing':
      return { zh: `“${name}”没有可用的钱包`, en: `${name} has no wallet for this company` };
    case 'frozen':
      return { zh: `“${name}”的钱包已冻结`, en: `The wallet of ${name} is frozen` };
  }
}

/**
 * Says whose money does not suffice, how much is needed and how much is there. Amounts and name are for staff and the customer themselves: who
 * carries for others learns nothing of their money.
 *
 * @source freight-domain 3.2 N1, 4.6
 */
export async function fundsShort(
  tx: Tx,
  ctx: Context,
  { reason, customerId, ...amounts }: Amounts & { reason: Reason; customerId: string },
): Promise<AppError> {
  const { userType, cid, tenantId } = ctx.actor;
  if (userType !== 1 && !(userType === 2 && cid === customerId)) return businessError(codes[reason], { message: plain[reason] });
  const [customer] = await tx
    .select({ name: hyCustomer.customerName })
    .from(hyCustomer)
    .where(and(eq(hyCustomer.tenantId, tenantId), eq(hyCustomer.id, customerId)));
  return businessError(codes[reason], { message: textFor(reason, { name: customer?.name ?? '', amounts }) });
}

/** The same of a wallet by its id. */
export async function walletShort(tx: Tx, ctx: Context, walletId: string, amounts: Amounts): Promise<AppError> {
  const [wallet] = await tx
    .select({ customerId: hyCustomerWallet.customerId })
    .from(hyCustomerWallet)
    .where(and(eq(hyCustomerWallet.tenantId, ctx.actor.tenantId), eq(hyCustomerWallet.id, walletId)));
  return fundsShort(tx, ctx, { reason: 'wallet', customerId: wallet?.customerId ?? '', ...amounts });
}

/** The same of what is left of a customer's credit. */
export async function creditShort(tx: Tx, ctx: Context, customerId: string, needed: number): Promise<AppError> {
  const [customer] = await tx
    .select({ limit: hyCustomer.creditLimit, used: hyCustomer.creditUsed })
    .from(hyCustomer)
    .where(and(eq(hyCustomer.tenantId, ctx.actor.tenantId), eq(hyCustomer.id, customerId)));
  const available = Math.max(0, (customer?.limit ?? 0) - (customer?.used ?? 0));
  return fundsShort(tx, ctx, { reason: 'credit', customerId, needed, available });
}
