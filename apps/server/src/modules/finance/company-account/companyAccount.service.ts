import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, refusedField } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { checkFieldRules } from '../../region/checkFieldRules.ts';
import type { RowRef } from '../../../platform/resource/moveRow.ts';
import { amountNamed, amountSent, sendSmallAmount } from '../account-channel/smallAmount.ts';
import type { SentAmount } from '../account-channel/accountChannel.ts';
import { listBanks } from '../bank/bank.service.ts';
import { accounts } from '../ledger/chartOfAccounts.ts';
import { balanceOf } from '../ledger/post.ts';
import { bankBalanceOf } from './balance/balanceAdapter.ts';
import { type AccountOwner, accountScope, lockOwner, ownCompany, ownerName } from './accountOwner.ts';
import { CompanyAccount } from './companyAccount.contract.ts';
import { hyCompanyAccount } from './companyAccount.table.ts';
import { toldTexts } from '../../../platform/resource/toldTexts.ts';

type AccountRow = typeof hyCompanyAccount.$inferSelect;
type AccountValues = Values<typeof hyCompanyAccount>;
type Kept = AccountOwner & { usage: string };

/** What the bank was told: with another value the check begins again. */
const checkedFields = ['accountName', 'accountNo', 'bankId', 'cnaps'] as const;

const ledgerBalance = sql<number | null>`(select a.balance from hy_ledger_account a
  where a.tenant_id = "hy_company_account"."tenant_id" and a.account_code = 'A.BANK.' || "hy_company_account"."id")`;

const toldRemark = toldTexts('verifyRemark');

/** Company accounts with their rules; an owner with accounts for a use has exactly one default among them. @source freight-domain 2.17 */
export const companyAccountResource: Resource<typeof CompanyAccount, typeof hyCompanyAccount> = defineResource(CompanyAccount, {
  table: hyCompanyAccount,
  options: {
    permission: 'companyAccount',
    title: 'accountName',
    audited: true,
    scope: accountScope,
    extra: { ownerName: { sql: ownerName, type: 'text' }, ledgerBalance: { sql: ledgerBalance, type: 'number' } },
    mapRow: (row, ctx) => {
      const held = row['ledgerBalance'];
      return { ...toldRemark(row, ctx), ledgerBalance: row['ownerType'] === 'platform' ? Number(held ?? 0) : null };
    },
    beforeAdd: async (tx, ctx, _input, values) => {
      const owner = ownerGiven(ctx, values);
      const name = await lockOwner(tx, ctx, owner);
      const checked = await checkedAccount(tx, ctx, { ...values, ...owner }, { owner: name });
      const [other] = await accountsOf(tx, ctx, { ...owner, usage: values.usage ?? '' });
      return { ...checked, isDefault: other === undefined ? '1' : '0' };
    },
    beforeEdit: async (tx, ctx, { before, values }) => {
      const isMoved = (['ownerType', 'ownerId'] as const).some((name) => values[name] !== undefined && values[name] !== before[name]);
      if (isMoved) throw businessError(40109, { message: '不允许修改该字段' });
      const name = await lockOwner(tx, ctx, before);
      const checked = await checkedAccount(tx, ctx, values, { owner: name, before });
      const isOther = checkedFields.some((field) => checked[field] !== undefined && (checked[field] ?? null) !== before[field]);
      return {
        ...checked,
        ...(isOther ? { verifyState: '10', verifyRemark: null, verifyAmount: null, verifySentTime: null, verifyTries: 0 } : {}),
        ...(await otherUse(tx, ctx, before, values.usage)),
      };
    },
    beforeRemove: async (tx, ctx, row) => {
      await lockOwner(tx, ctx, row);
      if (row.ownerType === 'platform' && (await balanceOf(tx, ctx.actor.tenantId, accounts.bank(row.id))) !== 0)
        throw businessError(40308, { message: '存在未完结业务，不能删除' });
    },
    afterRemove: async (tx, ctx, row) => {
      await tx
        .update(hyCompanyAccount)
        .set({ isDefault: '0' })
        .where(and(eq(hyCompanyAccount.tenantId, row.tenantId), eq(hyCompanyAccount.id, row.id)));
      if (row.isDefault === '1') await passDefault(tx, ctx, row);
    },
  },
});

/** Whose it is to be. @throws InvalidInput staff named nobody */
function ownerGiven(ctx: Context, values: AccountValues): AccountOwner {
  const own = ownCompany(ctx);
  const ownerType = values.ownerType ?? own?.ownerType;
  if (ownerType === undefined) throw refusedField('ownerType', '主体类型不能为空');
  const ownerId = values.ownerId ?? (ownerType === own?.ownerType ? own.ownerId : undefined);
  if (!ownerId) throw refusedField('ownerId', '请选择主体');
  return { ownerType, ownerId };
}

const ofUse = (ctx: Context, { ownerType, ownerId, usage }: Kept): SQL | undefined =>
  and(
    eq(hyCompanyAccount.tenantId, ctx.actor.tenantId),
    eq(hyCompanyAccount.ownerType, ownerType),
    eq(hyCompanyAccount.ownerId, ownerId),
    eq(hyCompanyAccount.usage, usage),
    eq(hyCompanyAccount.delFlag, 0),
  );

/** Accounts of an owner for a use, the one added last first. */
const accountsOf = (tx: Tx, ctx: Context, kept: Kept) =>
  tx.select().from(hyCompanyAccount).where(ofUse(ctx, kept)).orderBy(desc(hyCompanyAccount.createTime), desc(hyCompanyAccount.id));

/** The one added last takes the mark. */
async function passDefault(tx: Tx, ctx: Context, row: AccountRow): Promise<void> {
  const next = (await accountsOf(tx, ctx, row)).find(({ id }) => id !== row.id);
  if (next !== undefined) await updateRow(tx, ctx, hyCompanyAccount, { before: next, values: { isDefault: '1' } });
}

/** An account that is used for something else is the default there if it is the only one; the mark it had goes to another. */
async function otherUse(tx: Tx, ctx: Context, before: AccountRow, usage: string | undefined): Promise<AccountValues> {
  if (usage === undefined || usage === before.usage) return {};
  const others = await accountsOf(tx, ctx, { ...before, usage });
  if (before.isDefault === '1') {
    await tx
      .update(hyCompanyAccount)
      .set({ isDefault: '0' })
      .where(and(eq(hyCompanyAccount.tenantId, before.tenantId), eq(hyCompanyAccount.id, before.id)));
    await passDefault(tx, ctx, before);
  }
  return { isDefault: others.length === 0 ? '1' : '0' };
}

async function checkedAccount(
  tx: Tx,
  ctx: Context,
  given: AccountValues,
  { owner, before }: { owner: string; before?: AccountRow },
): Promise<AccountValues> {
  const values = given.accountNo === undefined ? given : { ...given, accountNo: given.accountNo.replaceAll(/\s/g, '') };
  const problems = new ProblemList();
  await problems.ask(() => checkFieldRules(ctx, CompanyAccount, { values }));
  const name = values.accountName ?? before?.accountName;
  if (name && name !== owner) problems.keep(refusedField('accountName', `户名须与主体名称一致（${owner}）`));
  if (values.accountNo !== undefined) {
    const mine = before === undefined ? undefined : ne(hyCompanyAccount.id, before.id);
    const [known] = await tx
      .select({ id: hyCompanyAccount.id })
      .from(hyCompanyAccount)
      .where(
        and(
          eq(hyCompanyAccount.tenantId, ctx.actor.tenantId),
          eq(hyCompanyAccount.delFlag, 0),
          eq(hyCompanyAccount.accountNoHash, values.accountNo),
          mine,
        ),
      );
    if (known !== undefined)
      problems.keep(businessError(40301, { message: '该账号已存在', errorData: [{ path: 'accountNo', message: '该账号已存在' }] }));
  }
  const bank = await problems.ask(() => bankOf(tx, ctx, values, before));
  problems.end();
  return {
    ...values,
    ...bank,
    ...(values.accountNo === undefined ? {} : { accountNoHash: values.accountNo }),
  };
}

async function bankOf(tx: Tx, ctx: Context, { bankId }: AccountValues, before: AccountRow | undefined): Promise<AccountValues> {
  if (bankId === undefined || bankId === before?.bankId) return {};
  const bank = (await listBanks(tx, ctx)).find(({ id }) => id === bankId);
  if (bank === undefined) throw refusedField('bankId', '请选择开户银行');
  return { bankId: bank.id, bankName: bank.bankName, bankCode: bank.bankCode };
}

const lockAccount = (tx: Tx, ctx: Context, { id, version }: RowRef): Promise<AccountRow> =>
  lockRow(tx, ctx, companyAccountResource, { id, version });

const reply = (ctx: Context, id: string) => getRow(ctx, companyAccountResource, id) as Promise<never>;

/** Makes an account the one of its owner for its use; the one before loses the mark. @throws Conflict it was changed meanwhile */
export function setDefaultAccount(ctx: Context, ref: RowRef) {
  return ctx.transaction(async (tx) => {
    const account = await lockAccount(tx, ctx, ref);
    await lockOwner(tx, ctx, account);
    await tx
      .update(hyCompanyAccount)
      .set({ isDefault: '0' })
      .where(and(ofUse(ctx, account), eq(hyCompanyAccount.isDefault, '1')));
    await updateRow(tx, ctx, hyCompanyAccount, { before: account, values: { isDefault: '1' } });
    ctx.audit({ action: 'companyAccount.setDefault', entity: 'companyAccount', entityId: account.id });
    return reply(ctx, account.id);
  });
}

/** An account, and what was sent to it. */
export interface SentTo {
  account: AccountRow;
  sent: SentAmount;
}

/** Has a small amount sent, whose height proves that the account is its owner's once they name it. @throws Business the account was proved already */
export async function askForAmount(ctx: Context, ref: RowRef): Promise<SentTo> {
  const account = await ctx.transaction((tx) => lockAccount(tx, ctx, ref));
  if (account.verifyState === '20') throw businessError(40109, { message: '该账户已通过打款验证' });
  return { account, sent: await sendSmallAmount(ctx, account) };
}

/** Keeps what was sent. @throws Conflict the account was changed while it was asked for */
export function keepAmount(ctx: Context, { account, sent }: SentTo) {
  return ctx.transaction(async (tx) => {
    const now = await lockAccount(tx, ctx, { id: account.id, version: account.version });
    await updateRow(tx, ctx, hyCompanyAccount, { before: now, values: amountSent(ctx, sent) });
    ctx.audit({ action: 'companyAccount.sendAmount', entity: 'companyAccount', entityId: account.id });
    return reply(ctx, account.id);
  });
}

/**
 * Asks the bank what an account of the platform holds, and keeps it beside what the books say.
 *
 * @throws Business the account is somebody else's, of which a bank tells us nothing
 * @throws Conflict the account was changed while the bank was asked
 */
export async function askBalance(ctx: Context, ref: RowRef) {
  const { tenantId } = ctx.actor;
  const [account, booked] = await ctx.transaction(async (tx) => {
    const row = await lockAccount(tx, ctx, ref);
    return [row, await balanceOf(tx, tenantId, accounts.bank(row.id))] as const;
  });
  if (account.ownerType !== 'platform') throw businessError(40109, { message: '仅可查询平台账户的余额' });
  // Outside of any transaction: a bank takes its time.
  const bankBalance = await bankBalanceOf(ctx, { ...account, ledgerBalance: booked });
  return ctx.transaction(async (tx) => {
    const now = await lockAccount(tx, ctx, { id: account.id, version: account.version });
    await updateRow(tx, ctx, hyCompanyAccount, { before: now, values: { bankBalance, balanceTime: nowText(ctx.clock) } });
    ctx.audit({ action: 'companyAccount.askBalance', entity: 'companyAccount', entityId: account.id, after: { bankBalance } });
    return reply(ctx, account.id);
  });
}

/** Names the amount that arrived; the answer says what became of it. @throws AppError nothing was sent */
export function verifyAccount(ctx: Context, { id, amount }: { id: string; amount: number }) {
  return ctx.transaction(async (tx) => {
    const account = await lockAccount(tx, ctx, { id });
    const { isRight, values } = amountNamed(account, amount);
    await updateRow(tx, ctx, hyCompanyAccount, { before: account, values });
    ctx.audit({ action: 'companyAccount.verify', entity: 'companyAccount', entityId: account.id, after: { passed: isRight } });
    return reply(ctx, id);
  });
}
