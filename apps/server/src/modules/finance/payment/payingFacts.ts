import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, refusedByRule } from '../../../platform/errors.ts';
import { hyBankCard } from '../bank-card/bankCard.table.ts';
import type { MoneyPlace } from '../ledger/chartOfAccounts.ts';
import { paySettingsOf, type PaySettings, placeOf } from '../wallet-config/paySettings.ts';
import { type DayUse, dayUse, type LimitedPayment } from './dayUse.ts';
import { assertLimits } from './payLimits.ts';

/** A card as it is stored. */
export type Card = typeof hyBankCard.$inferSelect;

/** What decides on payments, read once for a batch of them. */
export interface PayingFacts {
  settingsOf(companyId: string): PaySettings;
  /** The card that a payment goes to, as it is now; undefined where it is gone. */
  cardOf(cardId: string | null): Card | undefined;
  use: DayUse;
}

/** Reads what decides on payments. To be asked once all that they pay is held: what is read before may have changed. */
export async function payingFacts(
  tx: Tx,
  ctx: Context,
  payments: readonly Pick<LimitedPayment, 'companyId' | 'payeeCardId'>[],
): Promise<PayingFacts> {
  const settings = new Map<string, PaySettings>();
  for (const companyId of new Set(payments.map((payment) => payment.companyId)))
    settings.set(companyId, await paySettingsOf(tx, ctx, companyId));
  const cards = await cardsOf(
    tx,
    ctx,
    payments.flatMap(({ payeeCardId }) => payeeCardId ?? []),
  );
  return {
    settingsOf: (companyId) => settings.get(companyId)!,
    cardOf: (cardId) => cards.get(cardId ?? ''),
    use: await dayUse(tx, ctx, payments),
  };
}

/** The card that a payment goes to, as it is now; undefined where it is gone. */
export async function cardOf(tx: Tx, ctx: Context, cardId: string | null): Promise<Card | undefined> {
  return cardId === null ? undefined : (await cardsOf(tx, ctx, [cardId])).get(cardId);
}

async function cardsOf(tx: Tx, ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Card>> {
  if (ids.length === 0) return new Map();
  const cards = await tx
    .select()
    .from(hyBankCard)
    .where(and(eq(hyBankCard.tenantId, ctx.actor.tenantId), inArray(hyBankCard.id, [...new Set(ids)]), eq(hyBankCard.delFlag, 0)));
  return new Map(cards.map((card) => [card.id, card]));
}

/** What must hold before money may leave: a confirmed card and the limits. @throws AppError 40404, 40402, 40403 */
export function assertPayable({ settingsOf, cardOf: known, use }: PayingFacts, payment: LimitedPayment): void {
  if (known(payment.payeeCardId)?.verifyState !== '20') throw businessError(40404, { message: '收款卡未验证' });
  assertLimits(payment, { settings: settingsOf(payment.companyId), others: use.besides(payment) });
}

/** The account that a payment leaves from, as its company has set it by now. @throws AppError there is none */
export function accountFrom(settings: PaySettings): Required<MoneyPlace> & { payChannel: string } {
  const place = placeOf(settings);
  if (place === undefined) throw refusedByRule('运营主体没有已验证的付款账户');
  const { companyAccountId, thirdAccountId } = place;
  return { companyAccountId, thirdAccountId, payChannel: settings.channelType };
}
