import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, invalidInput } from '../../../platform/errors.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { Bank } from './bank.contract.ts';
import { hyBank } from './bank.table.ts';

/** A bank as cards name it. */
export interface BankRef {
  id: string;
  bankName: string;
  bankCode: string;
}

/** Banks with their rules. @source freight-domain 2.19, F22 */
export const bankResource: Resource<typeof Bank, typeof hyBank> = defineResource(Bank, {
  table: hyBank,
  options: {
    permission: 'bank',
    audited: true,
    defaultSort: { field: 'sortNo', order: 'asc' },
    beforeAdd: (tx, ctx, _input, values) => checkBank(tx, ctx, values),
    beforeEdit: (tx, ctx, { before, values }) => checkBank(tx, ctx, values, before.id),
  },
});

async function checkBank(tx: Tx, ctx: Context, values: Values<typeof hyBank>, ownId?: string): Promise<Values<typeof hyBank>> {
  if (values.bankName !== undefined) {
    const [taken] = await tx
      .select({ id: hyBank.id })
      .from(hyBank)
      .where(
        and(
          eq(hyBank.tenantId, ctx.actor.tenantId),
          eq(hyBank.delFlag, 0),
          eq(hyBank.bankName, values.bankName),
          ownId === undefined ? undefined : ne(hyBank.id, ownId),
        ),
      )
      .limit(1);
    if (taken !== undefined)
      throw businessError(40301, { message: '银行名称已存在', errorData: [{ path: 'bankName', message: '银行名称已存在' }] });
  }
  if (typeof values.binPrefixes !== 'string') return values;
  const prefixes = [...new Set(splitList(values.binPrefixes.replaceAll('，', ',')))];
  if (prefixes.some((prefix) => !/^\d{3,10}$/.test(prefix)))
    throw invalidInput('卡BIN应为3至10位数字，用逗号分隔', [{ path: 'binPrefixes', message: '卡BIN应为3至10位数字，用逗号分隔' }]);
  return { ...values, binPrefixes: prefixes.join(',') };
}

/** Banks that may be chosen: those of the tenant, and those that all share. */
export async function listBanks(tx: Tx, ctx: Context): Promise<(BankRef & { binPrefixes: string | null })[]> {
  return tx
    .select({ id: hyBank.id, bankName: hyBank.bankName, bankCode: hyBank.bankCode, binPrefixes: hyBank.binPrefixes })
    .from(hyBank)
    .where(and(inArray(hyBank.tenantId, [...new Set([0, ctx.actor.tenantId])]), sql`${hyBank.delFlag} = 0`, eq(hyBank.state, '1')))
    .orderBy(asc(hyBank.sortNo), asc(hyBank.id));
}

/** The same over the wire. */
export const bankChoices = (ctx: Context): Promise<BankRef[]> =>
  ctx.transaction(async (tx) => (await listBanks(tx, ctx)).map(({ id, bankName, bankCode }) => ({ id, bankName, bankCode })));

/** The bank whose cards begin like this one; the longest beginning decides. Numbers with blanks between are read as well. */
export async function findBankOf(tx: Tx, ctx: Context, cardNo: string): Promise<BankRef | undefined> {
  const digits = cardNo.replaceAll(/\s/g, '');
  if (digits.length < 3) return undefined;
  let found: { bank: BankRef; length: number } | undefined;
  for (const { binPrefixes, ...bank } of await listBanks(tx, ctx))
    for (const prefix of splitList(binPrefixes ?? ''))
      if (digits.startsWith(prefix) && prefix.length > (found?.length ?? 0)) found = { bank, length: prefix.length };
  return found?.bank;
}

/** The same over the wire; null while nothing is recognised. */
export const recogniseBank = (ctx: Context, cardNo: string): Promise<BankRef | null> =>
  ctx.transaction(async (tx) => (await findBankOf(tx, ctx, cardNo)) ?? null);
