import { and, eq, notInArray, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { bulkInsert } from '../../../platform/db/bulkInsert.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { businessError, refusedByRule, refusedField } from '../../../platform/errors.ts';
import { insertRow, newRow } from '../../../platform/resource/writeRows.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { readConfigValues } from '../../system/setting/configValues.ts';
import { readTaxLaw } from '../tax-rule/taxLaw.ts';
import { agencyDeclared, correctedBefore, identitiesBefore, incomeTaxBefore, paidBefore } from './declaredBefore.ts';
import { figuresOf, personRemarks, rulesUsed } from './declaredPersons.ts';
import { paidPersons } from './paidPersons.ts';
import { deadlineOf, holidaysOf, type Period, periodOf } from './period.ts';
import { personFacts } from './personFacts.ts';
import { taxEnded, taxKind, taxState } from './taxDeclaration.states.ts';
import { type DeclarationRow, declarationNumbers, hyTaxDeclaration, hyTaxPerson } from './taxDeclaration.table.ts';

/** Of whom, of which kind and of when. */
export interface DeclarationWish {
  companyId: string;
  taxKind: string;
  period: string;
}

type Person = Omit<typeof hyTaxPerson.$inferInsert, 'batchId' | 'taxAmount'> & { incomeAmount: number; dueAmount: number };

/**
 * Makes the declaration of a period that is over (X1), of what the payments say by now. One of them is live at a time, and where one was corrected the
 * new one is compared with it. Persons are read, counted and written all at once.
 *
 * @throws AppError 40501 one is live; nobody is to be declared; it is not switched on
 * @throws InvalidInput the period is none of the kind, or is not over
 * @source freight-domain 3.16 X1, 4.8
 */
export async function makeDeclaration(
  tx: Tx,
  ctx: Context,
  { companyId, taxKind: kind, period: text }: DeclarationWish,
): Promise<DeclarationRow> {
  const period = periodOf(kind, text);
  if (period === undefined) throw refusedField('period', '所属期与申报类型不符');
  const now = nowText(ctx.clock);
  if (period.to >= now.slice(0, 10)) throw refusedField('period', '所属期尚未结束');
  await assertSwitchedOn(tx, ctx, kind);
  await assertNoneLive(tx, ctx, { companyId, taxKind: kind, period: text });
  const { persons, taxable, rules, corrects } = await personsOf(tx, ctx, { companyId, kind, period });
  if (persons.length === 0) throw refusedByRule(kind === taxKind.identity ? '该所属期没有新增或变更的人员' : '该所属期没有付款，无需申报');
  const total = (of: (person: Person) => number | undefined) => persons.reduce((sum, person) => sum + (of(person) ?? 0), 0);
  const { taxHolidays } = await readConfigValues(tx, ctx, ['taxHolidays']);
  const batch = await insertRow(tx, ctx, hyTaxDeclaration, {
    batchNo: await nextNumber(tx, ctx, declarationNumbers),
    companyId,
    taxKind: kind,
    period: text,
    periodFrom: period.from,
    periodTo: period.to,
    deadline: deadlineOf(kind, period, holidaysOf(taxHolidays)),
    personCount: persons.length,
    noteCount: total(({ noteCount }) => noteCount),
    incomeAmount: total(({ incomeAmount }) => incomeAmount),
    paidAmount: total(({ paidAmount }) => paidAmount),
    taxWithheld: total(({ taxWithheld }) => taxWithheld),
    taxableAmount: taxable,
    vatAmount: total(({ vatAmount }) => vatAmount),
    surtaxAmount: total(({ surtaxAmount }) => surtaxAmount),
    iitAmount: total(({ iitAmount }) => iitAmount),
    dueAmount: total(({ dueAmount }) => dueAmount),
    state: taxState.toReview,
    rules,
    correctsId: corrects,
  });
  await bulkInsert(
    tx,
    hyTaxPerson,
    persons.map((person) => ({ ...newRow(ctx, person), id: newId(), batchId: batch.id })),
  );
  ctx.audit({
    action: 'taxDeclaration.build',
    entity: 'taxDeclaration',
    entityId: batch.id,
    after: { companyId, taxKind: kind, period: text },
  });
  return batch;
}

/** @throws AppError the tax is none that the tenant declares for others */
async function assertSwitchedOn(tx: Tx, ctx: Context, kind: string): Promise<void> {
  const { taxAgencyEnabled, iitWithholdEnabled } = await readConfigValues(tx, ctx, ['taxAgencyEnabled', 'iitWithholdEnabled']);
  if (kind === taxKind.agencyVat && taxAgencyEnabled !== '1') throw refusedByRule('未启用增值税代办，不能生成该类申报');
  if (kind === taxKind.incomeTax && iitWithholdEnabled !== '1') throw refusedByRule('未启用个税预扣，不能生成该类申报');
}

/** Waits for who builds the same, and refuses where they did. @throws AppError 40501; InvalidInput no such company */
async function assertNoneLive(tx: Tx, ctx: Context, { companyId, taxKind: kind, period }: DeclarationWish): Promise<void> {
  const { tenantId } = ctx.actor;
  const [company] = await tx
    .select({ id: hyCompany.id })
    .from(hyCompany)
    .where(and(eq(hyCompany.tenantId, tenantId), eq(hyCompany.id, companyId), eq(hyCompany.delFlag, 0)));
  if (company === undefined) throw refusedField('companyId', '运营主体不存在');
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tax ${tenantId} ${companyId} ${kind} ${period}`}, 0))`);
  const [live] = await tx
    .select({ batchNo: hyTaxDeclaration.batchNo })
    .from(hyTaxDeclaration)
    .where(
      and(
        eq(hyTaxDeclaration.tenantId, tenantId),
        eq(hyTaxDeclaration.companyId, companyId),
        eq(hyTaxDeclaration.taxKind, kind),
        eq(hyTaxDeclaration.period, period),
        eq(hyTaxDeclaration.delFlag, 0),
        notInArray(hyTaxDeclaration.state, [...taxEnded]),
      ),
    );
  if (live !== undefined) throw businessError(40501, { message: '该所属期已有申报' });
}

async function personsOf(tx: Tx, ctx: Context, { companyId, kind, period }: { companyId: string; kind: string; period: Period }) {
  const of = { companyId, period };
  const law = await readTaxLaw(tx, ctx);
  const basis = {
    law,
    period,
    declaredBefore: kind === taxKind.incomeTax ? await incomeTaxBefore(tx, ctx, of) : new Map<string, number>(),
    agencyDeclared: kind === taxKind.income ? await agencyDeclared(tx, ctx, of) : new Set<string>(),
  };
  const rules = rulesUsed(kind, basis);
  const paid = await paidPersons(tx, ctx, of);
  // Income tax is withheld from people; companies declare their own.
  const concerned = kind === taxKind.incomeTax ? paid.filter(({ personType }) => personType !== 'carrier') : paid;
  const corrected = await correctedBefore(tx, ctx, { ...of, kind });
  const previous = new Map(corrected?.persons.map((person) => [person.personId, person]));
  const settled = corrected === undefined ? new Map<string, number>() : await paidBefore(tx, ctx, { ...of, kind });
  const facts = await personFacts(
    tx,
    ctx,
    concerned.map(({ personId }) => personId),
  );
  const known = kind === taxKind.identity ? await identitiesBefore(tx, ctx, of) : new Map<string, string>();
  let taxable = 0;
  const persons = concerned.flatMap((person): Person[] => {
    const { personId, personType } = person;
    const who = facts.get(personId);
    if (who === undefined || (kind === taxKind.identity && known.get(personId) === who.identityHash)) return [];
    const { taxable: part, ...figures } = figuresOf(kind, person, basis);
    taxable += part;
    const tax = figures.vatAmount + figures.surtaxAmount + figures.iitAmount;
    const before = previous.get(personId);
    return [
      {
        personType,
        personId,
        ...who,
        ...figures,
        incomeAmount: person.income,
        dueAmount: tax - (settled.get(personId) ?? 0),
        previousIncome: corrected === undefined ? null : (before?.incomeAmount ?? 0),
        previousTax: corrected === undefined ? null : (before?.taxAmount ?? 0),
      },
    ];
  });
  const stays = new Set(persons.map(({ personId }) => personId));
  const gone = kind === taxKind.identity ? [] : [...previous.values()].filter(({ personId }) => !stays.has(personId));
  return { persons: [...persons, ...gone.map((person) => goneOf(person, settled))], taxable, rules, corrects: corrected?.batch.id ?? null };
}

/** Somebody whom the corrected declaration named, and who has no income any more. */
function goneOf(
  { personType, personId, personName, idType, idNo, phone, identityHash, incomeAmount, taxAmount }: typeof hyTaxPerson.$inferSelect,
  settled: ReadonlyMap<string, number>,
): Person {
  return {
    personType,
    personId,
    personName,
    idType,
    idNo,
    phone,
    identityHash,
    noteCount: 0,
    incomeAmount: 0,
    paidAmount: 0,
    taxWithheld: 0,
    exemptFlag: '0',
    exemptReason: null,
    rollingIncome: 0,
    vatRate: 0,
    vatAmount: 0,
    surtaxAmount: 0,
    cumulativeIncome: 0,
    cumulativeDeduct: 0,
    iitRate: 0,
    iitAmount: 0,
    remark: personRemarks.gone,
    dueAmount: -(settled.get(personId) ?? 0),
    previousIncome: incomeAmount,
    previousTax: taxAmount,
  };
}
