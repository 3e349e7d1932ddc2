import type { TaxLaw } from '../tax-rule/taxLaw.ts';
import { agencyVatOf, incomeTaxOf } from '../tax-rule/taxes.ts';
import type { TaxRule, TaxRuleKind } from '../tax-rule/taxTerms.ts';
import type { PaidPerson } from './paidPersons.ts';
import type { Period } from './period.ts';
import { taxKind } from './taxDeclaration.states.ts';
import type { hyTaxPerson } from './taxDeclaration.table.ts';

/** A person as a declaration is made with it. */
export type DeclaredPerson = Omit<typeof hyTaxPerson.$inferInsert, 'batchId' | 'taxAmount'> & { incomeAmount: number; dueAmount: number };

/** Of somebody without income or tax. */
export const nothingTaxed = {
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
  remark: null,
} as const;

/** The figures of a person in a declaration. */
export type Figures = Pick<
  typeof hyTaxPerson.$inferInsert,
  | 'noteCount'
  | 'incomeAmount'
  | 'paidAmount'
  | 'taxWithheld'
  | 'exemptFlag'
  | 'exemptReason'
  | 'rollingIncome'
  | 'vatRate'
  | 'vatAmount'
  | 'surtaxAmount'
  | 'cumulativeIncome'
  | 'cumulativeDeduct'
  | 'iitRate'
  | 'iitAmount'
  | 'remark'
> & { vatAmount: number; surtaxAmount: number; iitAmount: number; taxable: number };

/** What figures follow from, beside the person. */
export interface FigureBasis {
  /** By dictionary `tax_kind`. */
  kind: string;
  law: TaxLaw;
  period: Period;
  /** Income tax that earlier declarations of the year say of each person. */
  declaredBefore: ReadonlyMap<string, number>;
  /** Those of whom value-added tax was declared in the quarter. */
  agencyDeclared: ReadonlySet<string>;
}

/** Words that a declaration says of a person. */
export const personRemarks = {
  registered: '已办税务登记，自行申报',
  agency: '已代办增值税申报',
  convenience: '便民劳务，依法免报送',
  rolling: '连续12个月收入超过规定限额，应当办理税务登记',
  gone: '更正后无收入',
} as const;

/** What a declaration of a kind says of somebody. Pure. @source freight-domain 4.8 */
export function figuresOf(person: PaidPerson, basis: FigureBasis): Figures {
  const { kind, law, period } = basis;
  const day = period.from;
  const figures: Figures = {
    ...nothingTaxed,
    noteCount: person.noteCount,
    incomeAmount: person.income,
    paidAmount: person.paid,
    taxWithheld: person.withheld,
    rollingIncome: person.rollingIncome,
    taxable: 0,
  };
  if (kind === taxKind.income) return { ...figures, ...exemptionOf(person, basis) };
  if (kind === taxKind.agencyVat) {
    if (person.isRegistered) return { ...figures, exemptFlag: '1', exemptReason: personRemarks.registered };
    const { vatRate, vat, surtax } = agencyVatOf(Math.max(0, person.income), { law, day });
    const isBeyond = person.rollingIncome > law.on('agencyVat', day).terms.rollingLimit;
    return {
      ...figures,
      vatRate,
      vatAmount: vat,
      surtaxAmount: surtax,
      taxable: vat > 0 ? person.income : 0,
      remark: isBeyond ? personRemarks.rolling : null,
    };
  }
  if (kind === taxKind.incomeTax) {
    const months = Number(period.to.slice(5, 7)) - person.firstMonth + 1;
    const { deducted, rate, tax } = incomeTaxOf(person.yearIncome, { months, terms: law.on('incomeTax', day).terms });
    return {
      ...figures,
      cumulativeIncome: person.yearIncome,
      cumulativeDeduct: deducted,
      iitRate: rate,
      iitAmount: Math.max(0, tax - (basis.declaredBefore.get(person.personId) ?? 0)),
      taxable: Math.max(0, person.yearIncome - deducted),
    };
  }
  return figures;
}

/** Whose income need not be reported: what was declared for them already, and what the law frees. @source freight-domain 4.8 */
function exemptionOf(person: PaidPerson, { law, period, agencyDeclared }: FigureBasis): Pick<Figures, 'exemptFlag' | 'exemptReason'> {
  if (agencyDeclared.has(person.personId)) return { exemptFlag: '1', exemptReason: personRemarks.agency };
  const isFree = period.months.every((month) => (person.months[month] ?? 0) <= law.on('agencyVat', `${month}-01`).terms.exemptUpTo);
  return !person.isRegistered && isFree
    ? { exemptFlag: '1', exemptReason: personRemarks.convenience }
    : { exemptFlag: '0', exemptReason: null };
}

const usedBy: Readonly<Record<string, readonly TaxRuleKind[]>> = {
  [taxKind.identity]: [],
  [taxKind.income]: ['agencyVat'],
  [taxKind.agencyVat]: ['agencyVat', 'smallScale', 'surtax'],
  [taxKind.incomeTax]: ['incomeTax'],
  [taxKind.ownVat]: [],
};

/** The rules that a declaration of a kind follows from, of each of its months. @throws AppError one of them is not known for the period */
export const rulesUsed = ({ kind, law, period }: Pick<FigureBasis, 'kind' | 'law' | 'period'>): TaxRule[] => [
  ...new Set((usedBy[kind] ?? []).flatMap((ruleKind) => period.months.map((month) => law.on(ruleKind, `${month}-01`)))),
];
