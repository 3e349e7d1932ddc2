import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { holds, type Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { forbidden, notFound } from '../../../platform/errors.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { lockRow } from '../../../platform/resource/writeRows.ts';
import { customerResource } from '../../customers/customer/customer.service.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { carrierResource } from '../../fleet/carrier/carrier.service.ts';
import { hyCarrier } from '../../fleet/carrier/carrier.table.ts';
import { driverResource } from '../../fleet/driver/driver.service.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { hyBankCard } from './bankCard.table.ts';

type CardRow = typeof hyBankCard.$inferSelect;

/** What a card is compared with. */
export interface Holder {
  /** Account holders that are the holder itself; anybody else collects for it. */
  names: readonly string[];
  idNo: string | null;
  phone: string | null;
  /** A person rather than a company. */
  isPerson: boolean;
}

/** Which permission opens the cards of a kind of holder, besides that of the action. */
const permissionOf = { driver: 'driver:card', carrier: 'carrier:account', customer: 'customer:account' } as const;
/** Kinds of holders. */
export type CardHolderType = keyof typeof permissionOf;

const mayFor = (ctx: Context, holderType: CardHolderType) => holds(ctx.actor, permissionOf[holderType]);

/** Cards of the drivers, carriers and customers that the actor sees. @source security 5.24 */
export function cardScope(ctx: Context): SQL {
  const { holderType, holderId } = hyBankCard;
  // Spelled out: within the select of one table drizzle leaves its name away, and the inner tables have the same columns.
  const ofSeen = (
    type: CardHolderType,
    { table, seen }: { table: typeof hyDriver | typeof hyCarrier | typeof hyCustomer; seen: SQL | undefined },
  ) => (mayFor(ctx, type) ? and(eq(holderType, type), sql`${holderId} in (select id from ${table} where ${seen})`) : undefined);
  return (
    or(
      ofSeen('driver', { table: hyDriver, seen: visibleRows(ctx, driverResource) }),
      ofSeen('carrier', { table: hyCarrier, seen: visibleRows(ctx, carrierResource) }),
      ofSeen('customer', { table: hyCustomer, seen: visibleRows(ctx, customerResource) }),
    ) ?? sql`false`
  );
}

/**
 * Holds the holder, so that its cards change one after the other.
 *
 * @throws Forbidden cards of this kind of holder are not the actor's to change
 * @throws NotFound the holder is missing or not visible
 */
export async function lockHolder(tx: Tx, ctx: Context, card: Pick<CardRow, 'holderType' | 'holderId'>): Promise<Holder> {
  const { holderType, holderId } = card;
  if (!Object.hasOwn(permissionOf, holderType)) throw notFound();
  if (!mayFor(ctx, holderType as CardHolderType)) throw forbidden();
  if (holderType === 'driver') {
    const { driverName, idNo, phone } = await lockRow(tx, ctx, driverResource, { id: holderId });
    return { names: [driverName], idNo, phone, isPerson: true };
  }
  if (holderType === 'carrier') {
    const { carrierName, carrierKind, legalPerson, legalIdNo } = await lockRow(tx, ctx, carrierResource, { id: holderId });
    // Who carries on their own account is paid to their own card.
    const owner = carrierKind === '1' || legalPerson === null ? [] : [legalPerson];
    return { names: [carrierName, ...owner], idNo: legalIdNo, phone: null, isPerson: false };
  }
  const { customerName, customerKind, idNo, contactPhone } = await lockRow(tx, ctx, customerResource, { id: holderId });
  return { names: [customerName], idNo, phone: contactPhone, isPerson: customerKind === '3' };
}

/** Shows the default card where the holder is shown: with a driver its bank and number, with a carrier which one it is. */
export async function showDefault(tx: Tx, ctx: Context, card: Pick<CardRow, 'holderType' | 'holderId'>): Promise<void> {
  const { tenantId } = ctx.actor;
  const [found] = await tx
    .select()
    .from(hyBankCard)
    .where(
      and(
        eq(hyBankCard.tenantId, tenantId),
        eq(hyBankCard.holderType, card.holderType),
        eq(hyBankCard.holderId, card.holderId),
        eq(hyBankCard.delFlag, 0),
        eq(hyBankCard.isDefault, '1'),
      ),
    );
  const cardId = found?.id ?? null;
  // No new version of the holder: anyone who edits it meanwhile changes none of these.
  if (card.holderType === 'driver')
    await tx
      .update(hyDriver)
      .set({ defaultCardId: cardId, payBankName: found?.bankName ?? null, payCardNo: found?.cardNo ?? null })
      .where(and(eq(hyDriver.tenantId, tenantId), eq(hyDriver.id, card.holderId)));
  if (card.holderType === 'carrier')
    await tx
      .update(hyCarrier)
      .set({ bankCardId: cardId })
      .where(and(eq(hyCarrier.tenantId, tenantId), eq(hyCarrier.id, card.holderId)));
}
