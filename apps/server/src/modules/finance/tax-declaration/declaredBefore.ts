import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Period } from './period.ts';
import { taxEnded, taxKind, taxState } from './taxDeclaration.states.ts';
import { type DeclarationRow, hyTaxDeclaration, hyTaxPerson, type TaxPersonRow } from './taxDeclaration.table.ts';

/** Of which company and period. */
interface Of {
  companyId: string;
  period: Period;
}

/** The persons of the declarations of a company that a condition picks. */
const ofCompany = (ctx: Pick<Context, 'actor'>, { companyId }: Of) =>
  and(
    eq(hyTaxDeclaration.tenantId, ctx.actor.tenantId),
    eq(hyTaxDeclaration.companyId, companyId),
    eq(hyTaxDeclaration.delFlag, 0),
    eq(hyTaxPerson.tenantId, ctx.actor.tenantId),
  );
const joined = eq(hyTaxDeclaration.id, hyTaxPerson.batchId);
const isLive = notInArray(hyTaxDeclaration.state, [...taxEnded]);

/** Income tax that live declarations say of earlier months of the same year, by person. */
export async function incomeTaxBefore(tx: Tx, ctx: Pick<Context, 'actor'>, of: Of): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: hyTaxPerson.personId, tax: sql`sum(${hyTaxPerson.iitAmount})`.mapWith(Number) })
    .from(hyTaxPerson)
    .innerJoin(hyTaxDeclaration, joined)
    .where(
      and(
        ofCompany(ctx, of),
        isLive,
        eq(hyTaxDeclaration.taxKind, taxKind.incomeTax),
        sql`${hyTaxDeclaration.period} < ${of.period.period} and ${hyTaxDeclaration.period} >= ${of.period.from.slice(0, 4)}`,
      ),
    )
    .groupBy(hyTaxPerson.personId);
  return new Map(rows.map(({ id, tax }) => [id, tax]));
}

/** Those of whom the tax office has value-added tax of a month of a quarter. */
export async function agencyDeclared(tx: Tx, ctx: Pick<Context, 'actor'>, of: Of): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ id: hyTaxPerson.personId })
    .from(hyTaxPerson)
    .innerJoin(hyTaxDeclaration, joined)
    .where(
      and(
        ofCompany(ctx, of),
        inArray(hyTaxDeclaration.state, [taxState.declared, taxState.paid]),
        eq(hyTaxDeclaration.taxKind, taxKind.agencyVat),
        inArray(hyTaxDeclaration.period, [...of.period.months]),
        sql`${hyTaxPerson.vatAmount} > 0`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Who everybody was when they were reported last, by an identity report of another period. */
export async function identitiesBefore(tx: Tx, ctx: Pick<Context, 'actor'>, of: Of): Promise<Map<string, string>> {
  const rows = await tx
    .selectDistinctOn([hyTaxPerson.personId], { id: hyTaxPerson.personId, hash: hyTaxPerson.identityHash })
    .from(hyTaxPerson)
    .innerJoin(hyTaxDeclaration, joined)
    .where(
      and(
        ofCompany(ctx, of),
        isLive,
        eq(hyTaxDeclaration.taxKind, taxKind.identity),
        sql`${hyTaxDeclaration.period} < ${of.period.period}`,
      ),
    )
    .orderBy(hyTaxPerson.personId, sql`${hyTaxDeclaration.period} desc`);
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

/** What was paid of the same period already, by person: of declarations that another one has taken the place of. */
export async function paidBefore(
  tx: Tx,
  ctx: Pick<Context, 'actor'>,
  { kind, ...of }: Of & { kind: string },
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: hyTaxPerson.personId, paid: sql`sum(${hyTaxPerson.dueAmount})`.mapWith(Number) })
    .from(hyTaxPerson)
    .innerJoin(hyTaxDeclaration, joined)
    .where(
      and(
        ofCompany(ctx, of),
        eq(hyTaxDeclaration.taxKind, kind),
        eq(hyTaxDeclaration.period, of.period.period),
        sql`${hyTaxDeclaration.payTime} is not null`,
      ),
    )
    .groupBy(hyTaxPerson.personId);
  return new Map(rows.map(({ id, paid }) => [id, paid]));
}

/** The declaration that was corrected last of a period, with its persons; undefined where none was. */
export async function correctedBefore(
  tx: Tx,
  ctx: Pick<Context, 'actor'>,
  { companyId, kind, period }: Of & { kind: string },
): Promise<{ batch: DeclarationRow; persons: TaxPersonRow[] } | undefined> {
  const { tenantId } = ctx.actor;
  const [batch] = await tx
    .select()
    .from(hyTaxDeclaration)
    .where(
      and(
        eq(hyTaxDeclaration.tenantId, tenantId),
        eq(hyTaxDeclaration.companyId, companyId),
        eq(hyTaxDeclaration.taxKind, kind),
        eq(hyTaxDeclaration.period, period.period),
        eq(hyTaxDeclaration.state, taxState.corrected),
      ),
    )
    .orderBy(sql`${hyTaxDeclaration.correctTime} desc, ${hyTaxDeclaration.id} desc`)
    .limit(1);
  if (batch === undefined) return undefined;
  const persons = await tx
    .select()
    .from(hyTaxPerson)
    .where(and(eq(hyTaxPerson.tenantId, tenantId), eq(hyTaxPerson.batchId, batch.id)));
  return { batch, persons };
}
