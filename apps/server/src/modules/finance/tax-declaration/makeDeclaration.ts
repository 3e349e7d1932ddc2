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
import { declarationFigures } from './declarationFigures.ts';
import { periodOf } from './period.ts';
import { assertNoneLater } from './ownVat.ts';
import { taxEnded, taxKind, taxState } from './taxDeclaration.states.ts';
import { type DeclarationRow, declarationNumbers, hyTaxDeclaration, hyTaxPerson } from './taxDeclaration.table.ts';

/** Why there is nothing to declare, where that is not for want of payments. */
const nothingOf: Readonly<Record<string, string>> = {
  [taxKind.identity]: '该所属期没有新增或变更的人员',
};

/** Of whom, of which kind and of when. */
export interface DeclarationWish {
  companyId: string;
  taxKind: string;
  period: string;
}

/**
 * Makes the declaration of a period that is over (X1), of what the payments say by now, or of the company's own VAT the books. One of them is live at a time, and where one was corrected the
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
  const { values, persons } = await declarationFigures(tx, ctx, { companyId, kind, period });
  // What was corrected is declared again whatever came after it.
  if (kind === taxKind.ownVat && values.correctsId === null) await assertNoneLater(tx, ctx, { companyId, period: text });
  if (persons.length === 0) throw refusedByRule(nothingOf[kind] ?? '该所属期没有付款，无需申报');
  const batch = await insertRow(tx, ctx, hyTaxDeclaration, {
    ...values,
    batchNo: await nextNumber(tx, ctx, declarationNumbers),
    state: taxState.toReview,
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
