import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { findBankOf, listBanks } from '../bank/bank.service.ts';
import { hyBankCard } from './bankCard.table.ts';

/** Numbers that were typed with drivers become their first cards, still to be checked. Anyone who has a card keeps it. */
export async function keepGivenCards(tx: Tx, ctx: Context, driverIds: readonly string[]): Promise<void> {
  const { tenantId, username, orgCode } = ctx.actor;
  const drivers = await tx
    .select()
    .from(hyDriver)
    .where(
      and(
        eq(hyDriver.tenantId, tenantId),
        inArray(hyDriver.id, [...driverIds]),
        isNotNull(hyDriver.payCardNo),
        isNull(hyDriver.defaultCardId),
      ),
    );
  const banks = drivers.length === 0 ? [] : await listBanks(tx, ctx);
  for (const { id: driverId, driverName, payCardNo, payBankName, idNo, phone } of drivers) {
    const cardNo = payCardNo ?? '';
    const typed = payBankName?.trim() ?? '';
    const named = typed === '' ? undefined : banks.find(({ bankName }) => typed.includes(bankName) || bankName.includes(typed));
    const bank = (await findBankOf(tx, ctx, cardNo)) ?? named;
    const id = newId();
    await tx.insert(hyBankCard).values({
      id,
      tenantId,
      createBy: username,
      createTime: nowText(ctx.clock),
      sysOrgCode: orgCode,
      holderType: 'driver',
      holderId: driverId,
      accountType: '2',
      cardHolder: driverName,
      cardNo,
      cardNoHash: cardNo,
      idNo,
      phone,
      bankId: bank?.id ?? null,
      bankName: bank?.bankName ?? payBankName,
      bankCode: bank?.bankCode ?? null,
      isDefault: '1',
    });
    await tx
      .update(hyDriver)
      .set({ defaultCardId: id })
      .where(and(eq(hyDriver.tenantId, tenantId), eq(hyDriver.id, driverId)));
  }
}
