import { checkBankCard, checkCorporateAccount } from '@tarmac/freight-api/rules';
import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, refusedByRule, refusedField } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { checkFieldRules } from '../../region/checkFieldRules.ts';
import type { RowRef } from '../../../platform/resource/moveRow.ts';
import { findBankOf, listBanks } from '../bank/bank.service.ts';
import { assertSafe } from '../../system/sms/safe.service.ts';
import { hyThirdAccount } from '../third-account/thirdAccount.table.ts';
import { BankCard } from './bankCard.contract.ts';
import { hyBankCard } from './bankCard.table.ts';
import { cardScope, lockHolder, showDefault, type Holder } from './cardHolder.ts';
import { toldTexts } from '../../../platform/resource/toldTexts.ts';

type CardRow = typeof hyBankCard.$inferSelect;
type CardValues = Values<typeof hyBankCard>;
type Owned = Pick<CardRow, 'holderType' | 'holderId'>;

/** What a card says that no bank has looked at. */
const unproved = {
  verifyState: '10',
  verifyNo: null,
  verifyRemark: null,
  verifyAmount: null,
  verifySentTime: null,
  verifyTries: 0,
} as const;

/** What the bank was asked about: another value asks it again. */
const checkedFields = ['accountType', 'cardHolder', 'cardNo', 'idNo', 'phone'] as const;

/**
 * Cards with their rules; each holder with cards has exactly one default. Who adds one, or changes who is paid, has passed the check by SMS a
 * moment ago.
 *
 * @source freight-domain 2.18, appendix C
 */
export const bankCardResource: Resource<typeof BankCard, typeof hyBankCard> = defineResource(BankCard, {
  table: hyBankCard,
  options: {
    permission: 'bankCard',
    mapRow: toldTexts('verifyRemark'),
    reads: [],
    title: 'cardHolder',
    audited: true,
    scope: cardScope,
    beforeAdd: async (tx, ctx, _input, values) => {
      const holder = await lockHolder(tx, ctx, values as Owned);
      const checked = await checkedCard(tx, ctx, values, { holder });
      await assertSafe(tx, ctx);
      const [other] = await cardsOf(tx, ctx, values as Owned);
      return { ...checked, isDefault: other === undefined ? '1' : '0' };
    },
    afterAdd: (tx, ctx, row) => shown(tx, ctx, row),
    beforeEdit: async (tx, ctx, { before, values }) => {
      const moved = (['holderType', 'holderId'] as const).filter((name) => values[name] !== undefined && values[name] !== before[name]);
      if (moved.length > 0) throw businessError(40109, { message: '不允许修改该字段' });
      const checked = await checkedCard(tx, ctx, values, { holder: await lockHolder(tx, ctx, before), before });
      const isOther = checkedFields.some((name) => checked[name] !== undefined && (checked[name] ?? null) !== before[name]);
      if (isOther || (checked.bankId ?? before.bankId) !== before.bankId) await assertSafe(tx, ctx);
      return isOther ? { ...checked, ...unproved } : checked;
    },
    afterEdit: (tx, ctx, row) => shown(tx, ctx, row),
    beforeRemove: async (tx, ctx, row) => {
      await lockHolder(tx, ctx, row);
      await assertNotBound(tx, ctx, row.id);
    },
    afterRemove: async (tx, ctx, row) => {
      await tx
        .update(hyBankCard)
        .set({ verifyState: '40', isDefault: '0' })
        .where(and(eq(hyBankCard.tenantId, row.tenantId), eq(hyBankCard.id, row.id)));
      if (row.isDefault !== '1') return;
      // The one added last takes its place.
      const [next] = await cardsOf(tx, ctx, row);
      if (next !== undefined) await updateRow(tx, ctx, hyBankCard, { before: next, values: { isDefault: '1' } });
      await showDefault(tx, ctx, row);
    },
  },
});

const shown = async (tx: Tx, ctx: Context, row: CardRow) => (row.isDefault === '1' ? showDefault(tx, ctx, row) : undefined);

const ofHolder = (ctx: Context, { holderType, holderId }: Owned): SQL | undefined =>
  and(
    eq(hyBankCard.tenantId, ctx.actor.tenantId),
    eq(hyBankCard.holderType, holderType),
    eq(hyBankCard.holderId, holderId),
    eq(hyBankCard.delFlag, 0),
  );

/** @throws AppError an account at an institution pays out to it */
async function assertNotBound(tx: Tx, ctx: Context, cardId: string): Promise<void> {
  const account = hyThirdAccount;
  const [bound] = await tx
    .select({ applyNo: account.applyNo })
    .from(account)
    .where(and(eq(account.tenantId, ctx.actor.tenantId), eq(account.bindCardId, cardId), ne(account.state, '3'), eq(account.delFlag, 0)));
  if (bound !== undefined) throw refusedByRule('该卡已绑定第三方支付账户，请先换绑或注销账户');
}

/** Cards of a holder, the one added last first. */
const cardsOf = (tx: Tx, ctx: Context, owned: Owned) =>
  tx.select().from(hyBankCard).where(ofHolder(ctx, owned)).orderBy(desc(hyBankCard.createTime), desc(hyBankCard.id));

async function checkedCard(
  tx: Tx,
  ctx: Context,
  given: CardValues,
  { holder, before }: { holder: Holder; before?: CardRow },
): Promise<CardValues> {
  const values = given.cardNo === undefined ? given : { ...given, cardNo: given.cardNo.replaceAll(/\s/g, '') };
  const problems = new ProblemList();
  await problems.ask(() => checkFieldRules(ctx, BankCard, { values }));
  const after = { ...before, ...values } as CardRow;
  const isPersonal = after.accountType === '2';
  if (after.cardNo) {
    const number = (isPersonal ? checkBankCard : checkCorporateAccount)(after.cardNo);
    if (number.ok) await problems.ask(() => refuseKnown(tx, ctx, after, before?.id));
    else problems.keep(refusedField('cardNo', number.message[ctx.locale]));
  }

  const isOwn = holder.names.includes(after.cardHolder);
  if (after.cardHolder && !isOwn && (after.authFile ?? '') === '') {
    const message = `缺少授权书（户名应为${holder.names.join('或')}，由他人代收须上传代收授权书）`;
    problems.keep(businessError(40422, { message, errorData: [{ path: 'authFile', message }] }));
  }
  const idNo = isPersonal ? (after.idNo ?? (isOwn ? holder.idNo : null)) : null;
  if (isPersonal && idNo === null) problems.keep(refusedField('idNo', '请填写证件号'));
  // The bank asks both of the holder; those of the holder's own card stand in the record.
  if (isPersonal && !isOwn && (after.phone ?? null) === null) problems.keep(refusedField('phone', '请填写预留手机号'));
  const bank = await problems.ask(() => bankOf(tx, ctx, values, before));
  problems.end();
  return {
    ...values,
    ...bank,
    idNo,
    phone: after.phone ?? (isPersonal && isOwn ? holder.phone : null),
    ...(values.cardNo === undefined ? {} : { cardNoHash: values.cardNo }),
  };
}

async function refuseKnown(tx: Tx, ctx: Context, card: CardRow, ownId: string | undefined): Promise<void> {
  const [known] = await tx
    .select({ id: hyBankCard.id })
    .from(hyBankCard)
    .where(and(ofHolder(ctx, card), eq(hyBankCard.cardNoHash, card.cardNo), ownId === undefined ? undefined : ne(hyBankCard.id, ownId)))
    .limit(1);
  if (known !== undefined)
    throw businessError(40301, { message: '该卡号已存在', errorData: [{ path: 'cardNo', message: '该卡号已存在' }] });
}

/** The bank that was chosen, else the one that the number is recognised by. @throws InvalidInput neither */
async function bankOf(tx: Tx, ctx: Context, values: CardValues, before: CardRow | undefined): Promise<CardValues> {
  const isSame = (values.bankId ?? before?.bankId ?? null) === (before?.bankId ?? null);
  if (before?.bankId && isSame && values.bankId !== null) return {};
  const bank = values.bankId
    ? (await listBanks(tx, ctx)).find(({ id }) => id === values.bankId)
    : await findBankOf(tx, ctx, values.cardNo ?? before?.cardNo ?? '');
  if (bank === undefined) throw refusedField('bankId', '请选择开户银行');
  return { bankId: bank.id, bankName: bank.bankName, bankCode: bank.bankCode };
}

/** A card that the actor sees, held. @throws Conflict it was changed meanwhile */
export const lockCard = (tx: Tx, ctx: Context, { id, version }: RowRef): Promise<CardRow> =>
  lockRow(tx, ctx, bankCardResource, { id, version });

/**
 * Makes a card the one that its holder is paid to; the one before loses the mark. Where money goes is then another account, so it asks for the
 * check by SMS as a new card does.
 *
 * @throws Conflict it was changed meanwhile; AppError 40331 no check by SMS a moment ago
 */
export function setDefaultCard(ctx: Context, ref: RowRef) {
  return ctx.transaction(async (tx) => {
    const card = await lockCard(tx, ctx, ref);
    await lockHolder(tx, ctx, card);
    if (card.isDefault !== '1') await assertSafe(tx, ctx);
    await tx
      .update(hyBankCard)
      .set({ isDefault: '0' })
      .where(and(ofHolder(ctx, card), eq(hyBankCard.isDefault, '1')));
    await updateRow(tx, ctx, hyBankCard, { before: card, values: { isDefault: '1' } });
    await showDefault(tx, ctx, card);
    ctx.audit({ action: 'bankCard.setDefault', entity: 'bankCard', entityId: card.id });
    return getRow(ctx, bankCardResource, card.id) as Promise<never>;
  });
}
