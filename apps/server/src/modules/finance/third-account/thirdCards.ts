import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, notFound, refusedField } from '../../../platform/errors.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { maskText } from '../../../platform/resource/maskText.ts';
import type { CardToCheck } from '../account-channel/accountChannel.ts';
import { hyBankCard } from '../bank-card/bankCard.table.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { thirdAccountResource } from './thirdAccount.resource.ts';
import { bindState } from './thirdAccount.states.ts';
import type { ThirdOwner } from './thirdOwner.ts';

/** A card or account of an owner, as far as a binding asks. */
type OwnerCard = CardToCheck & { id: string; bankName: string | null; verifyState: string };

/** Cards of an owner; of the platform the accounts of the company. */
async function cardsOfOwner(tx: Tx, ctx: Context, { ownerType, ownerId }: ThirdOwner): Promise<OwnerCard[]> {
  const { tenantId } = ctx.actor;
  if (ownerType === 'platform') {
    const table = hyCompanyAccount;
    const rows = await tx
      .select()
      .from(table)
      .where(and(eq(table.tenantId, tenantId), eq(table.ownerType, ownerType), eq(table.ownerId, ownerId), eq(table.delFlag, 0)));
    return rows.map((row) => ({ ...row, accountType: '1', cardHolder: row.accountName, cardNo: row.accountNo, idNo: null, phone: null }));
  }
  const table = hyBankCard;
  // Captains are drivers.
  const holderType = ownerType === 'captain' ? 'driver' : ownerType;
  return tx
    .select()
    .from(table)
    .where(and(eq(table.tenantId, tenantId), eq(table.holderType, holderType), eq(table.holderId, ownerId), eq(table.delFlag, 0)));
}

/** What may be bound to an account: confirmed cards of its owner, masked. @throws NotFound the account is not visible */
export function listBindableCards(ctx: Context, id: string) {
  return ctx.transaction(async (tx) => {
    const account = await findRow(tx, ctx, thirdAccountResource, id);
    if (account === undefined) throw notFound();
    const cards = await cardsOfOwner(tx, ctx, account);
    return cards
      .filter(({ verifyState }) => verifyState === bindState.bound)
      .map((card) => ({ id: card.id, cardHolder: card.cardHolder, cardNo: maskText(card.cardNo), bankName: card.bankName }));
  });
}

/** A confirmed card of the owner. @throws InvalidInput it is another's; AppError 40404 it is not confirmed */
export async function confirmedCard(tx: Tx, ctx: Context, owner: ThirdOwner, cardId: string): Promise<CardToCheck> {
  const card = (await cardsOfOwner(tx, ctx, owner)).find(({ id }) => id === cardId);
  if (card === undefined) throw refusedField('cardId', '请选择该主体的收款账户');
  if (card.verifyState !== bindState.bound)
    throw businessError(40404, { message: '收款卡未验证', errorData: [{ path: 'cardId', message: '收款卡未验证' }] });
  return card;
}
