import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedByRule } from '../../../platform/errors.ts';
import { hashValue } from '../../../platform/sealed.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { monthFigures } from '../general-ledger/monthFigures.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { instantOf, monthAfter, startOf } from '../ledger/closedMonth.ts';
import { correctedBefore, paidBefore } from './declaredBefore.ts';
import { type DeclaredPerson, nothingTaxed } from './declaredPersons.ts';
import type { Period } from './period.ts';
import { taxEnded, taxKind } from './taxDeclaration.states.ts';
import { hyTaxDeclaration } from './taxDeclaration.table.ts';

type Actor = Pick<Context, 'actor'>;

/** Of which company and month. */
interface Of {
  companyId: string;
  period: Period;
}

/** What the books say of the output tax of a month, in fen. */
interface OwnVat {
  /** Of invoices and fees, less what was reversed. */
  outputVat: number;
  /** Input tax that was set against it (P22m). */
  inputVat: number;
  /** What earlier months left and no declaration has asked for; below nought it is a credit. */
  carriedVat: number;
}

/**
 * The return of a company's own VAT: the company is the only one it names. Its books are the source, so a month that is declared after another one with a
 * mistake takes the difference along, and more input than output is a credit of the next month. A month with neither is declared as well, with nothing.
 *
 * @source freight-domain 4.4 P22, P22m, amendments L32
 */
export async function ownVatOf(tx: Tx, ctx: Actor, of: Of & { kind: string }) {
  const vat = await vatByBooks(tx, ctx, of);
  const kind = taxKind.ownVat;
  const corrected = await correctedBefore(tx, ctx, { ...of, kind });
  const vatAmount = Math.max(0, vat.carriedVat + vat.outputVat - vat.inputVat);
  const settled = (await paidBefore(tx, ctx, { ...of, kind })).get(of.companyId) ?? 0;
  const person: DeclaredPerson = {
    ...nothingTaxed,
    ...(await taxpayer(tx, ctx, of.companyId)),
    personType: 'company',
    personId: of.companyId,
    vatAmount,
    dueAmount: vatAmount - settled,
    previousIncome: corrected === undefined ? null : 0,
    previousTax: corrected === undefined ? null : (corrected.batch.taxAmount ?? 0),
  };
  return { persons: [person], taxable: 0, rules: [], corrects: corrected?.batch.id ?? null, ...vat };
}

async function taxpayer(tx: Tx, ctx: Actor, companyId: string) {
  const [company] = await tx
    .select({ personName: hyCompany.companyName, uscc: hyCompany.uscc, taxpayerNo: hyCompany.taxpayerNo })
    .from(hyCompany)
    .where(and(eq(hyCompany.tenantId, ctx.actor.tenantId), eq(hyCompany.id, companyId)));
  const { personName = '', uscc = '', taxpayerNo = null } = company ?? {};
  const idNo = taxpayerNo ?? uscc;
  return { personName: personName.slice(0, 100), idType: '2', idNo, phone: null, identityHash: hashValue(`${personName}\n${idNo}`) };
}

async function vatByBooks(tx: Tx, ctx: Actor, of: Of): Promise<OwnVat> {
  const { companyId, period } = of;
  const { tenantId } = ctx.actor;
  const month = period.period;
  const { vatOutput } = booksOf(companyId);
  const [begin, end] = [instantOf(startOf(month)), instantOf(startOf(monthAfter(month)))];
  const { rows } = await tx.execute<{ opening: string; moved: string }>(
    sql`select opening, credit - debit as moved from (${await monthFigures(tx, tenantId, month)}) f where account_code = ${vatOutput}`,
  );
  const net = sql`case l.side when 'D' then l.amount else -l.amount end`;
  // What was paid or came back, and what was set off, also moved the account.
  const { rows: steps } = await tx.execute<{ paid_before: string; paid: string; set_off: string }>(sql`
    select coalesce(sum(${net}) filter (where t.biz = 'taxPay' and t.happen_time < ${begin}), 0) as paid_before,
           coalesce(sum(${net}) filter (where t.biz = 'taxPay' and t.happen_time >= ${begin}), 0) as paid,
           coalesce(sum(${net}) filter (where t.biz = 'vatSetOff' and t.happen_time >= ${begin}), 0) as set_off
      from hy_ledger_txn t
      join hy_ledger_line l on l.tenant_id = t.tenant_id and l.txn_id = t.id and l.account_code = ${vatOutput}
     where t.tenant_id = ${tenantId} and t.biz in ('taxPay', 'vatSetOff') and t.happen_time < ${end}`);
  const [balance, step] = [rows[0], steps[0]!];
  const inputVat = Number(step.set_off);
  return {
    outputVat: Number(balance?.moved ?? 0) + Number(step.paid) + inputVat,
    inputVat,
    carriedVat: Number(balance?.opening ?? 0) + Number(step.paid_before) - (await declaredBefore(tx, ctx, of)),
  };
}

/** Own VAT that live declarations of earlier months say. */
async function declaredBefore(tx: Tx, ctx: Actor, of: Of): Promise<number> {
  const [row] = await tx
    .select({ vat: sql`coalesce(sum(${hyTaxDeclaration.vatAmount}), 0)`.mapWith(Number) })
    .from(hyTaxDeclaration)
    .where(and(liveOf(ctx, of.companyId), sql`${hyTaxDeclaration.period} < ${of.period.period}`));
  return row?.vat ?? 0;
}

const liveOf = (ctx: Actor, companyId: string) =>
  and(
    eq(hyTaxDeclaration.tenantId, ctx.actor.tenantId),
    eq(hyTaxDeclaration.companyId, companyId),
    eq(hyTaxDeclaration.taxKind, taxKind.ownVat),
    eq(hyTaxDeclaration.delFlag, 0),
    notInArray(hyTaxDeclaration.state, [...taxEnded]),
  );

/**
 * A month takes along what earlier ones have not declared, so one of those that is declared after it would declare the same tax again. Months of a company
 * wait for each other.
 *
 * @throws AppError a later month is declared
 */
export async function assertNoneLater(tx: Tx, ctx: Actor, { companyId, period }: { companyId: string; period: string }): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`own vat ${ctx.actor.tenantId} ${companyId}`}, 0))`);
  const [later] = await tx
    .select({ period: hyTaxDeclaration.period })
    .from(hyTaxDeclaration)
    .where(and(liveOf(ctx, companyId), sql`${hyTaxDeclaration.period} > ${period}`))
    .orderBy(hyTaxDeclaration.period)
    .limit(1);
  if (later !== undefined) throw refusedByRule(`${later.period}已有申报，其中已包含本期税额`);
}
