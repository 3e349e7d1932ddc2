import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedByRule, staleVersion } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { maskText } from '../../../platform/resource/maskText.ts';
import { type RowRef, stateChanged } from '../../../platform/resource/moveRow.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { assertSafe } from '../../system/sms/safe.service.ts';
import { askInstitution } from '../account-channel/accountChannels.ts';
import { accounts } from '../ledger/chartOfAccounts.ts';
import { balanceOf } from '../ledger/post.ts';
import { askOpening, assertKept } from './openThirdAccount.ts';
import type { BindCardInput } from './thirdAccount.contract.ts';
import { nameInWallets } from './nameInWallets.ts';
import { thirdAccountResource } from './thirdAccount.resource.ts';
import { bindState, openState, thirdState } from './thirdAccount.states.ts';
import { hyThirdAccount, type ThirdAccountRow } from './thirdAccount.table.ts';
import { confirmedCard } from './thirdCards.ts';
import { lockThirdOwner } from './thirdOwner.ts';

/** An open account that is not closed, held. @throws Conflict another state, or changed since it was read */
async function lockOpen(tx: Tx, ctx: Context, { id, version }: RowRef): Promise<ThirdAccountRow & { accountNo: string }> {
  const row = await lockRow(tx, ctx, thirdAccountResource, { id });
  const { accountNo } = row;
  if (row.openState !== openState.opened || row.state === thirdState.closed || accountNo === null) throw stateChanged();
  if (version !== undefined && version !== row.version) throw staleVersion();
  assertKept(ctx, row);
  await lockThirdOwner(tx, ctx, row);
  return { ...row, accountNo };
}

/** What the institution said of an account, to be kept. */
export interface Told {
  account: ThirdAccountRow;
  action: 'sign' | 'query' | 'bindCard' | 'close';
  values: Values<typeof hyThirdAccount>;
}

/** Keeps what the institution said. @throws Conflict the account was changed while it was asked */
export function keepTold(ctx: Context, { account, action, values }: Told): Promise<never> {
  return ctx.transaction(async (tx) => {
    const before = await lockOpen(tx, ctx, account);
    await updateRow(tx, ctx, hyThirdAccount, { before, values });
    if (action === 'close') await nameInWallets(tx, ctx, before, undefined);
    ctx.audit({ action: `thirdAccount.${action}`, entity: 'thirdAccount', entityId: account.id, after: values });
    return getRow(ctx, thirdAccountResource, account.id) as Promise<never>;
  });
}

/**
 * Has the institution sign the agreement.
 *
 * @throws AppError 40331 no check by SMS a moment ago; it is signed already; 50301 no answer
 */
export async function askToSign(ctx: Context, ref: RowRef): Promise<Told> {
  const account = await ctx.transaction(async (tx) => {
    const row = await lockOpen(tx, ctx, ref);
    if (row.agreementNo !== null) throw refusedByRule('该账户已签约');
    await assertSafe(tx, ctx);
    return row;
  });
  const values = await askInstitution(ctx, { message: '签约失败，请稍后重试', call: (channel) => channel.sign(account.accountNo) });
  return { account, action: 'sign', values };
}

/** Asks what became of an application, which is kept at once, or what an open account holds. @throws AppError 50301 no answer */
export async function askState(ctx: Context, ref: RowRef): Promise<Told | undefined> {
  const row = await ctx.transaction((tx) => lockRow(tx, ctx, thirdAccountResource, { id: ref.id }));
  if (row.openState === openState.pending) {
    assertKept(ctx, row);
    await askInstitution(ctx, { message: '查询失败，请稍后重试', call: () => askOpening(ctx, row) });
    return undefined;
  }
  const account = await ctx.transaction((tx) => lockOpen(tx, ctx, ref));
  const { balance, frozen, time } = await askInstitution(ctx, {
    message: '余额查询失败，请稍后重试',
    call: (channel) => channel.balance(account.accountNo),
  });
  return { account, action: 'query', values: { balance, frozen, balanceTime: time } };
}

/** Keeps what was told; of an application that is kept already. */
export const keepState = (ctx: Context, { id }: RowRef, told: Told | undefined): Promise<never> =>
  told === undefined ? (getRow(ctx, thirdAccountResource, id) as Promise<never>) : keepTold(ctx, told);

/**
 * Has the institution bind the card that the account pays out to, in the place of the one before. What it objects to is kept and shown, and binds
 * nothing.
 *
 * @throws AppError the agreement comes first; 40404 the card is not confirmed; 40331 no check by SMS a moment ago; 50301 no answer
 * @throws InvalidInput the card is not the owner's
 */
export async function askToBind(ctx: Context, input: z.output<typeof BindCardInput>): Promise<Told> {
  const [account, card] = await ctx.transaction(async (tx) => {
    const row = await lockOpen(tx, ctx, input);
    if (row.agreementNo === null) throw refusedByRule('请先签约');
    const found = await confirmedCard(tx, ctx, row, input.cardId);
    await assertSafe(tx, ctx);
    return [row, found] as const;
  });
  const { passed, remark } = await askInstitution(ctx, {
    message: '绑卡失败，请稍后重试',
    call: (channel) => channel.bindCard(account.accountNo, card),
  });
  const values = passed
    ? { bindCardId: input.cardId, bindCardNo: maskText(card.cardNo), bindState: bindState.bound, bindRemark: remark }
    : // A refusal leaves the card that is bound.
      { bindState: account.bindCardId === null ? bindState.refused : bindState.bound, bindRemark: remark };
  return { account, action: 'bindCard', values };
}

/**
 * Has the institution close an account that holds nothing by its books. The owner may then open another one.
 *
 * @throws AppError it holds something, there or in our books; 50301 no answer
 */
export async function askToClose(ctx: Context, ref: RowRef): Promise<Told> {
  const account = await ctx.transaction(async (tx) => {
    const row = await lockOpen(tx, ctx, ref);
    if ((await balanceOf(tx, ctx.actor.tenantId, accounts.third(row.id))) !== 0) throw refusedByRule('账户账面余额不为零，不能注销');
    return row;
  });
  const answer = await askInstitution(ctx, { message: '注销失败，请稍后重试', call: (channel) => channel.close(account.accountNo) });
  if (answer.state === 'refused') throw refusedByRule(answer.reason);
  const binding = account.bindCardId === null ? {} : { bindCardId: null, bindState: bindState.unbound };
  const values = { state: thirdState.closed, closeTime: answer.time, balance: 0, frozen: 0, balanceTime: answer.time, ...binding };
  return { account, action: 'close', values };
}
