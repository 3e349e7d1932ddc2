import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, notFound, refusedByRule, refusedField } from '../../../platform/errors.ts';
import { findRow, getRow } from '../../../platform/resource/getRow.ts';
import { moveRow, reasonMissing, type RowRef, stateChanged } from '../../../platform/resource/moveRow.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { walletResource } from '../../customers/customer-wallet/customerWallet.resource.ts';
import { walletState } from '../../customers/customer-wallet/customerWallet.states.ts';
import { hyCustomerWallet } from '../../customers/customer-wallet/customerWallet.table.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { contactOfCustomer } from '../../customers/customer/customerContact.ts';
import { customerScope } from '../../customers/scope.ts';
import { assertAnother, assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { queueSms } from '../../system/message/queueMessage.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import { matchLines } from '../bank-statement/matchLines.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { receivingAccounts } from '../company-account/receivingAccounts.ts';
import { accounts, type MoneyPlace } from '../ledger/chartOfAccounts.ts';
import { balanceOf, post } from '../ledger/post.ts';
import { postRechargeReverse } from '../ledger/postings.ts';
import { openThirdAccounts } from '../third-account/openThirdAccounts.ts';
import { hyThirdAccount } from '../third-account/thirdAccount.table.ts';
import { tellAccounts } from '../accountText.ts';
import { Recharge, type rechargeContract } from './recharge.contract.ts';
import { assertProof, confirmPayer } from './rechargeProof.ts';
import { rechargeStates as machine, rechargeState, rechargeType } from './recharge.states.ts';
import { hyCustomerRecharge, rechargeNumbers } from './recharge.table.ts';
import { rechargeWallet } from './rechargeWallet.ts';

type RechargeRow = typeof hyCustomerRecharge.$inferSelect;
type Wallet = typeof hyCustomerWallet.$inferSelect;

/** Recharges with their rules: customers tell of their own, staff of those of all. @source freight-domain 2.14, 3.8 */
export const rechargeResource: Resource<typeof Recharge, typeof hyCustomerRecharge> = defineResource(Recharge, {
  table: hyCustomerRecharge,
  options: {
    permission: 'recharge',
    title: 'rechargeNo',
    audited: true,
    scope: (ctx) => customerScope(ctx, hyCustomerRecharge.customerId),
    extra: {
      customerName: { sql: hyCustomer.customerName, type: 'text' },
      companyName: { sql: hyCompany.companyName, type: 'text' },
      receiveAccountName: { sql: sql`coalesce(${hyCompanyAccount.accountName}, ${hyThirdAccount.accountName})`, type: 'text' },
      thirdAccountName: { sql: hyThirdAccount.accountName, type: 'text' },
    },
    fetch: {
      ownBank: hyCompanyAccount.bankName,
      ownNo: hyCompanyAccount.accountNo,
      channel: hyThirdAccount.channelCode,
      thirdNo: hyThirdAccount.accountNo,
    },
    mapRow: tellAccounts({
      receiveAccountName: [
        ['ownBank', 'ownNo'],
        ['channel', 'thirdNo'],
      ],
      thirdAccountName: [['channel', 'thirdNo']],
    }),
    reads: [],
    join: (query) =>
      query
        .leftJoin(
          hyCustomer,
          and(eq(hyCustomer.tenantId, hyCustomerRecharge.tenantId), eq(hyCustomer.id, hyCustomerRecharge.customerId)) as SQL,
        )
        .leftJoin(
          hyCompany,
          and(eq(hyCompany.tenantId, hyCustomerRecharge.tenantId), eq(hyCompany.id, hyCustomerRecharge.companyId)) as SQL,
        )
        .leftJoin(
          hyCompanyAccount,
          and(
            eq(hyCompanyAccount.tenantId, hyCustomerRecharge.tenantId),
            eq(hyCompanyAccount.id, hyCustomerRecharge.receiveAccountId),
          ) as SQL,
        )
        .leftJoin(
          hyThirdAccount,
          and(eq(hyThirdAccount.tenantId, hyCustomerRecharge.tenantId), eq(hyThirdAccount.id, hyCustomerRecharge.thirdAccountId)) as SQL,
        ),
    beforeAdd: (tx, ctx, _input, values) => checkedRecharge(tx, ctx, values),
    afterAdd: async (tx, ctx, row) => {
      if (row.state === rechargeState.toConfirm) await tellConfirmers(tx, ctx, row);
    },
  },
});

/**
 * Kind 1 comes with its proof and is to be confirmed (K2). Of the others the money is still to be sent (K1); what is said of it may follow.
 *
 * @throws AppError 40451 the serial was used; InvalidInput what does not fit; WarningsToConfirm 40321 another name than the customer's
 */
async function checkedRecharge(
  tx: Tx,
  ctx: Context,
  values: Values<typeof hyCustomerRecharge>,
): Promise<Values<typeof hyCustomerRecharge>> {
  const wallet = await seenWallet(tx, ctx, values.walletId ?? '');
  if (wallet === undefined) throw refusedField('walletId', '请选择钱包');
  // A frozen wallet takes money; it gives none.
  if (wallet.state === walletState.closed) throw refusedField('walletId', '钱包已注销，不能充值');
  const isSent = values.rechargeType === rechargeType.transfer;
  const place = await placeOf(tx, ctx, { wallet, values });
  if (isSent) await assertProof(tx, ctx, values, { place: { ...place, companyAccountId: place.receiveAccountId } });
  confirmPayer(ctx, values.payerName, await nameOfCustomer(tx, ctx, wallet.customerId));
  return {
    ...values,
    ...place,
    ...(isSent ? {} : { bankSerialNo: null, voucherFiles: null, transferTime: null }),
    customerId: wallet.customerId,
    companyId: wallet.companyId,
    rechargeNo: await nextNumber(tx, ctx, rechargeNumbers),
    state: isSent ? rechargeState.toConfirm : rechargeState.toPay,
  };
}

/** Where the money comes to: to a bank by kinds 1 and 2, to an institution by kind 3. @throws InvalidInput another account than one of the company */
async function placeOf(tx: Tx, ctx: Context, { wallet, values }: { wallet: Wallet; values: Values<typeof hyCustomerRecharge> }) {
  if (values.rechargeType === rechargeType.third) {
    const open = await openThirdAccounts(tx, ctx, wallet.companyId);
    if (!open.some(({ id }) => id === values.thirdAccountId)) throw refusedField('thirdAccountId', '请选择运营主体的第三方账户');
    return { receiveAccountId: null, thirdAccountId: values.thirdAccountId ?? '' };
  }
  const receiving = await receivingAccounts(tx, ctx, wallet.companyId);
  if (!receiving.some(({ id }) => id === values.receiveAccountId)) throw refusedField('receiveAccountId', '请选择运营主体的收款账户');
  return { receiveAccountId: values.receiveAccountId ?? '', thirdAccountId: null };
}

/** What a customer is called. */
export async function nameOfCustomer(tx: Tx, ctx: Context, customerId: string): Promise<string | undefined> {
  const [customer] = await tx
    .select({ name: hyCustomer.customerName })
    .from(hyCustomer)
    .where(and(eq(hyCustomer.tenantId, ctx.actor.tenantId), eq(hyCustomer.id, customerId)));
  return customer?.name;
}

/** A wallet that the actor may tell of money for: one that their list of wallets shows, by their data rules as well. */
const seenWallet = (tx: Tx, ctx: Context, walletId: string): Promise<Wallet | undefined> => findRow(tx, ctx, walletResource, walletId);

/** Where a customer sends money to, with everything that the bank asks for. @throws NotFound the wallet is not the actor's */
export function listReceiveAccounts(ctx: Context, walletId: string) {
  return ctx.transaction(async (tx) => {
    const wallet = await seenWallet(tx, ctx, walletId);
    if (wallet === undefined) throw notFound();
    return receivingAccounts(tx, ctx, wallet.companyId);
  });
}

/** The same at institutions. @throws NotFound the wallet is not the actor's */
export function listThirdAccounts(ctx: Context, walletId: string) {
  return ctx.transaction(async (tx) => {
    const wallet = await seenWallet(tx, ctx, walletId);
    if (wallet === undefined) throw notFound();
    return openThirdAccounts(tx, ctx, wallet.companyId);
  });
}

/** @source NT21 */
export async function tellConfirmers(tx: Tx, ctx: Context, { rechargeNo, amount }: RechargeRow): Promise<void> {
  await notify(
    tx,
    ctx,
    { permission: 'recharge:confirm' },
    {
      title: `充值 ${rechargeNo} 待确认`,
      lines: [`${shownYuan(amount)}元，请核对银行到账后确认`],
      openPage: '/wlhy/hycustomerrecharge/HyCustomerRechargeList',
    },
  );
}

/** @source NT13 */
export async function tellCustomer(tx: Tx, ctx: Context, { rechargeNo, customerId, amount }: RechargeRow, what: string): Promise<void> {
  await notify(
    tx,
    ctx,
    { company: customerId },
    { title: `充值 ${rechargeNo} ${what}`, lines: [`${shownYuan(amount)}元`], openPage: '/wlhy/hycustomerrecharge/HyCustomerRechargeList' },
  );
  const { name, phone } = await contactOfCustomer(tx, ctx, customerId);
  if (phone !== null)
    await queueSms(tx, ctx, { phone, title: '充值提醒', content: `${name}的充值 ${rechargeNo}（${shownYuan(amount)}元）${what}。` });
}

/**
 * Confirms that money has arrived, which books it and funds what waited for it (K3), or refuses (K4). Of what nobody has proved yet the number and time of
 * the bank are named with it, and there is nothing to refuse.
 *
 * @throws AppError 40405 told of by the actor; 40106 refused without a remark; 40451; InvalidInput
 */
export function confirmRecharge(ctx: Context, input: z.output<typeof rechargeContract.endpoints.confirm.body>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const remark = input.remark?.trim() ?? '';
    if (!input.pass && remark === '') throw reasonMissing('remark');
    const { after } = await moveRow(tx, ctx, rechargeResource, {
      ref: input,
      machine,
      action: 'confirm',
      to: input.pass ? rechargeState.received : rechargeState.refused,
      change: async (row) => {
        assertAnother(ctx, row.createBy);
        const isProved = row.state === rechargeState.toConfirm;
        if (!isProved && !input.pass) throw stateChanged();
        const { bankSerialNo, transferTime } = input;
        if (!isProved)
          await assertProof(tx, ctx, { bankSerialNo, transferTime }, { place: placeOfRow(row), id: row.id, needsVoucher: false });
        return {
          confirmBy: ctx.actor.username,
          confirmTime: nowText(ctx.clock),
          confirmRemark: remark === '' ? null : remark,
          ...(isProved ? {} : { bankSerialNo, transferTime }),
        };
      },
    });
    if (input.pass) {
      await bookRecharge(tx, ctx, after);
      // The bank may have told of it before.
      if (after.receiveAccountId !== null) await matchLines(tx, ctx, after.receiveAccountId);
    }
    await tellCustomer(tx, ctx, after, input.pass ? '已到账' : `未通过：${remark}`);
    return getRow(ctx, rechargeResource, input.id) as Promise<never>;
  });
}

const placeOfRow = ({ receiveAccountId, thirdAccountId }: RechargeRow): MoneyPlace => ({
  companyAccountId: receiveAccountId,
  thirdAccountId,
});

/** P01 of a recharge whose money has arrived. @returns id of the transaction */
export const bookRecharge = (tx: Tx, ctx: Context, row: RechargeRow): Promise<string | null> =>
  rechargeWallet(tx, ctx, {
    walletId: row.walletId,
    ...placeOfRow(row),
    amount: row.amount,
    bizId: row.id,
    bizNo: row.rechargeNo,
    happenTime: row.transferTime ?? nowText(ctx.clock),
  });

/** Gives a recharge up that nobody has confirmed (K5). @throws AppError 40106 no reason */
export function closeRecharge(ctx: Context, input: RowRef & { reason: string }) {
  return ctx.transaction(async (tx) => {
    const reason = input.reason.trim();
    if (reason === '') throw reasonMissing();
    await moveRow(tx, ctx, rechargeResource, { ref: input, machine, action: 'close', change: () => ({ confirmRemark: reason }) });
    return getRow(ctx, rechargeResource, input.id) as Promise<never>;
  });
}

/**
 * Takes a confirmed recharge back, as far as the wallet still holds it free (K6).
 *
 * @throws AppError 40106 no reason; 40452 it is used up; 40405 confirmed by the actor
 */
export function reverseRecharge(ctx: Context, input: RowRef & { reason: string }) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const reason = input.reason.trim();
    if (reason === '') throw reasonMissing();
    const { after } = await moveRow(tx, ctx, rechargeResource, {
      ref: input,
      machine,
      action: 'reverse',
      change: (row) => {
        assertAnother(ctx, row.confirmBy);
        return { reverseBy: ctx.actor.username, reverseTime: nowText(ctx.clock), reverseReason: reason };
      },
    });
    const { tenantId } = ctx.actor;
    if ((await balanceOf(tx, tenantId, accounts.wallet(after.walletId))) < after.amount)
      throw businessError(40452, { message: '可用余额不足，不能冲正' });
    if ((await balanceOf(tx, tenantId, accounts.place(placeOfRow(after)))) < after.amount)
      throw refusedByRule('收款账户账面余额不足，不能冲正');
    await post(tx, ctx, postRechargeReverse({ ...placeOfRow(after), walletId: after.walletId, amount: after.amount }), {
      bizId: after.id,
      step: 'reverse',
      bizNo: after.rechargeNo,
      companyId: after.companyId,
      summary: `充值冲正 ${after.rechargeNo}`,
    });
    await tellCustomer(tx, ctx, after, `已冲正：${reason}`);
    return getRow(ctx, rechargeResource, input.id) as Promise<never>;
  });
}
