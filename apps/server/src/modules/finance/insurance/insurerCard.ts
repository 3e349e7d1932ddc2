import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { insertRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { hashValue } from '../../../platform/sealed.ts';
import { hyBankCard } from '../bank-card/bankCard.table.ts';
import type { Insurer } from '../insurance-channel/insuranceChannel.ts';
import type { Card } from '../payment/payingFacts.ts';

const holderType = 'insurer';

/** The account that an insurer is paid to; undefined before they have named one. */
export async function insurerCard(tx: Tx, ctx: Context, insurerId: string): Promise<Card | undefined> {
  const [card] = await tx
    .select()
    .from(hyBankCard)
    .where(
      and(
        eq(hyBankCard.tenantId, ctx.actor.tenantId),
        eq(hyBankCard.holderType, holderType),
        eq(hyBankCard.holderId, insurerId),
        eq(hyBankCard.isDefault, '1'),
        eq(hyBankCard.delFlag, 0),
      ),
    );
  return card;
}

/** Keeps the account that an insurer names for their premiums. Nobody else changes it, and it needs no proof: what they say is signed. */
export async function keepInsurerCard(tx: Tx, ctx: Context, { code, account }: Insurer): Promise<Card> {
  const before = await insurerCard(tx, ctx, code);
  const values = {
    cardHolder: account.holder,
    cardNo: account.number,
    cardNoHash: hashValue(account.number),
    bankName: account.bankName,
    cnaps: account.cnaps,
    accountType: '1',
    verifyState: '20',
    isDefault: '1',
  };
  if (before === undefined) return insertRow(tx, ctx, hyBankCard, { ...values, holderType, holderId: code });
  const isSame = before.cardNo === account.number && before.cardHolder === account.holder && before.bankName === account.bankName;
  return isSame ? before : updateRow(tx, ctx, hyBankCard, { before, values });
}
