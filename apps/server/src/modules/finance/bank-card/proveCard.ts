import type { Context } from '../../../platform/context.ts';
import { businessError, notFound, refusedByRule, refusedField } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import type { RowRef } from '../../../platform/resource/moveRow.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import type { CardVerdict, SentAmount } from '../account-channel/accountChannel.ts';
import { askInstitution } from '../account-channel/accountChannels.ts';
import { amountNamed, amountSent, proofState, sendSmallAmount } from '../account-channel/smallAmount.ts';
import { bankCardResource, lockCard } from './bankCard.service.ts';
import { hyBankCard } from './bankCard.table.ts';
import { type CardHolderType, lockHolder } from './cardHolder.ts';

type CardRow = typeof hyBankCard.$inferSelect;

/** Kinds of accounts, by dictionary `bank_account_type`. */
const accountType = { corporate: '1', personal: '2' } as const;

const reply = (ctx: Context, id: string) => getRow(ctx, bankCardResource, id) as Promise<never>;

/** A card, and what the institution said of it. */
export interface CheckedCard {
  card: CardRow;
  verdict: CardVerdict;
}

/**
 * Has name, identity card, number and phone of a personal card compared by its bank.
 *
 * @throws InvalidInput one of them is missing
 * @throws AppError the account is a company's, which is proved by a small amount; 50301 no answer
 */
export async function askForCheck(ctx: Context, ref: RowRef): Promise<CheckedCard> {
  const card = await ctx.transaction((tx) => lockCard(tx, ctx, ref));
  if (card.accountType !== accountType.personal) throw refusedByRule('对公账户请使用打款验证');
  if (card.idNo === null || card.phone === null)
    throw refusedField(card.idNo === null ? 'idNo' : 'phone', '请先补全户名、证件号、卡号和预留手机');
  return {
    card,
    verdict: await askInstitution(ctx, { message: '银行卡验证失败，请稍后重试', call: (channel) => channel.checkCard(card) }),
  };
}

/** Keeps what was said. @throws Conflict the card was changed while the bank was asked */
export function keepCheck(ctx: Context, { card, verdict }: CheckedCard) {
  return ctx.transaction(async (tx) => {
    const now = await lockCard(tx, ctx, { id: card.id, version: card.version });
    const verifyState = verdict.passed ? proofState.proved : proofState.failed;
    const values = { verifyState, verifyNo: verdict.verifyNo, verifyRemark: verdict.remark };
    await updateRow(tx, ctx, hyBankCard, { before: now, values });
    ctx.audit({ action: 'bankCard.verify', entity: 'bankCard', entityId: card.id, after: values });
    return reply(ctx, card.id);
  });
}

/** A card, and what was sent to it. */
export interface PaidCard {
  card: CardRow;
  sent: SentAmount;
}

/**
 * Has a small amount sent to the account of a company, whose height proves that it is theirs once they name it.
 *
 * @throws AppError the card is a person's, or was proved already; 50301 no answer
 */
export async function askForCardAmount(ctx: Context, ref: RowRef): Promise<PaidCard> {
  const card = await ctx.transaction((tx) => lockCard(tx, ctx, ref));
  if (card.accountType !== accountType.corporate) throw refusedByRule('对私卡请使用四要素验证');
  if (card.verifyState === proofState.proved) throw businessError(40109, { message: '该账户已通过打款验证' });
  const { cardHolder: accountName, cardNo: accountNo, cnaps } = card;
  return { card, sent: await sendSmallAmount(ctx, { accountName, accountNo, cnaps: cnaps ?? '' }) };
}

/** Keeps what was sent. @throws Conflict the card was changed while it was asked for */
export function keepCardAmount(ctx: Context, { card, sent }: PaidCard) {
  return ctx.transaction(async (tx) => {
    const now = await lockCard(tx, ctx, { id: card.id, version: card.version });
    await updateRow(tx, ctx, hyBankCard, { before: now, values: amountSent(ctx, sent) });
    ctx.audit({ action: 'bankCard.sendAmount', entity: 'bankCard', entityId: card.id });
    return reply(ctx, card.id);
  });
}

/** Names the amount that arrived; the answer says what became of it. @throws AppError nothing was sent */
export function nameCardAmount(ctx: Context, { id, amount }: { id: string; amount: number }) {
  return ctx.transaction(async (tx) => {
    const card = await lockCard(tx, ctx, { id });
    const { isRight, values } = amountNamed(card, amount);
    await updateRow(tx, ctx, hyBankCard, { before: card, values });
    ctx.audit({ action: 'bankCard.verifyAmount', entity: 'bankCard', entityId: id, after: { passed: isRight } });
    return reply(ctx, id);
  });
}

/** By the kind of user, whose cards they bind: of their company, or their own as a captain. */
const ownOf: Readonly<Record<number, CardHolderType>> = { 2: 'customer', 3: 'carrier', 4: 'driver' };

/** Whose cards the actor binds. @throws NotFound staff have no company of their own; Forbidden cards of it are not theirs to change */
export function ownCardHolder(ctx: Context) {
  const { userType, cid } = ctx.actor;
  const holderType = ownOf[userType];
  if (holderType === undefined || cid === null) throw notFound();
  return ctx.transaction(async (tx) => {
    const { names, isPerson } = await lockHolder(tx, ctx, { holderType, holderId: cid });
    return {
      holderType,
      holderId: cid,
      holderName: names[0] ?? '',
      accountType: isPerson ? accountType.personal : accountType.corporate,
    };
  });
}
