import { aliasedTable, and, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { toldTexts } from '../../../platform/resource/toldTexts.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { TaxDeclaration } from './taxDeclaration.contract.ts';
import { taxKind, taxState } from './taxDeclaration.states.ts';
import { hyTaxDeclaration, hyTaxPerson } from './taxDeclaration.table.ts';
import { TaxPerson } from './taxPerson.entity.ts';

/** What the platform declares its staff alone sees. @source freight-domain F15 */
const ofPlatform = ({ actor }: Context): SQL | undefined => (actor.userType === 1 ? undefined : sql`false`);

/** The tax office has it, and its tax is to be paid. */
export const isTaxToPay = (): SQL => and(eq(hyTaxDeclaration.state, taxState.declared), gt(hyTaxDeclaration.dueAmount, 0)) as SQL;

const ofPersons = ['noteCount', 'incomeAmount', 'paidAmount', 'taxWithheld'] as const;
const ofTaxes = ['taxableAmount', 'vatAmount', 'surtaxAmount', 'iitAmount'] as const;
/** What each kind says nothing of: it has no such figure, rather than nought. */
const unsaid: Readonly<Record<string, readonly string[]>> = {
  [taxKind.identity]: ofTaxes,
  [taxKind.income]: ofTaxes,
  [taxKind.agencyVat]: ['iitAmount'],
  [taxKind.incomeTax]: ['vatAmount', 'surtaxAmount'],
  [taxKind.ownVat]: [...ofPersons, 'taxableAmount', 'surtaxAmount', 'iitAmount'],
};
const nothingSaid = (row: Record<string, unknown>) =>
  Object.fromEntries((unsaid[String(row['taxKind'])] ?? []).flatMap((name) => (name in row ? [[name, null]] : [])));
const tellReason = toldTexts('failReason');

const corrected = aliasedTable(hyTaxDeclaration, 'corrected');
const successor = aliasedTable(hyTaxDeclaration, 'successor');

/** Declarations with their rules. They are made and changed by their moves alone. @source freight-domain 2.26, 3.16 */
export const taxDeclarationResource: Resource<typeof TaxDeclaration, typeof hyTaxDeclaration> = defineResource(TaxDeclaration, {
  table: hyTaxDeclaration,
  options: {
    permission: 'tax',
    title: 'batchNo',
    audited: true,
    scope: ofPlatform,
    filters: { toPay: (value) => (value === '1' ? isTaxToPay() : undefined) },
    extra: {
      companyName: { sql: hyCompany.companyName, type: 'text' },
      accountName: { sql: hyCompanyAccount.accountName, type: 'text' },
      correctsNo: { sql: corrected.batchNo, type: 'text' },
      correctedById: { sql: successor.id, type: 'text' },
      correctedByNo: { sql: successor.batchNo, type: 'text' },
    },
    join: (query) =>
      query
        .leftJoin(hyCompany, and(eq(hyCompany.tenantId, hyTaxDeclaration.tenantId), eq(hyCompany.id, hyTaxDeclaration.companyId)) as SQL)
        .leftJoin(
          hyCompanyAccount,
          and(eq(hyCompanyAccount.tenantId, hyTaxDeclaration.tenantId), eq(hyCompanyAccount.id, hyTaxDeclaration.companyAccountId)) as SQL,
        )
        .leftJoin(corrected, and(eq(corrected.tenantId, hyTaxDeclaration.tenantId), eq(corrected.id, hyTaxDeclaration.correctsId)) as SQL)
        // One that was made void and built again has two of them, of which one stands.
        .leftJoin(
          successor,
          and(
            eq(successor.tenantId, hyTaxDeclaration.tenantId),
            eq(successor.correctsId, hyTaxDeclaration.id),
            sql`${successor.state} <> '99'`,
          ) as SQL,
        ),
    reads: ['taxKind'],
    mapRow: (row, ctx) => ({ ...tellReason(row, ctx), ...nothingSaid(row) }),
    defaultSort: { field: 'createTime', order: 'desc' },
  },
});

/** Persons of declarations; seen by those who see the declaration. */
export const taxPersonResource: Resource<typeof TaxPerson, typeof hyTaxPerson> = defineResource(TaxPerson, {
  table: hyTaxPerson,
  options: {
    permission: 'tax',
    title: 'personName',
    scope: ofPlatform,
    extra: {
      incomeDifference: {
        sql: sql<number | null>`${hyTaxPerson.incomeAmount} - ${hyTaxPerson.previousIncome}`.mapWith(Number),
        type: 'number',
      },
      taxDifference: { sql: sql<number | null>`${hyTaxPerson.taxAmount} - ${hyTaxPerson.previousTax}`.mapWith(Number), type: 'number' },
    },
    mapRow: toldTexts('exemptReason', 'remark'),
    defaultSort: { field: 'incomeAmount', order: 'desc' },
  },
});
