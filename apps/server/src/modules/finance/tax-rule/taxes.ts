import { roundHalfUp } from '../../shipping/fees/fees.ts';
import type { TaxLaw } from './taxLaw.ts';
import type { TermsOf } from './taxTerms.ts';

/** Value-added tax of a month with its surtaxes, in fen; the rate in 1/10000. */
export interface VatOfMonth {
  vatRate: number;
  vat: number;
  surtax: number;
}

/** A part of an amount of at least 0, half up. */
const partOf = (amount: number, rate: number): number => roundHalfUp(BigInt(amount) * BigInt(rate), 10_000n);

/** Surtaxes on a value-added tax; each is rounded by itself, because each is declared by itself. */
const surtaxOf = (vat: number, { construction, education, localEducation, duePart }: TermsOf<'surtax'>): number =>
  [construction, education, localEducation].reduce(
    (sum, rate) => sum + roundHalfUp(BigInt(vat) * BigInt(rate) * BigInt(duePart), 100_000_000n),
    0,
  );

/** Value-added tax on the income of one month: none up to the exempt income, above it on all of it. @param day any day of the month */
export function agencyVatOf(income: number, { law, day }: { law: TaxLaw; day: string }): VatOfMonth {
  const { exemptUpTo } = law.on('agencyVat', day).terms;
  if (income <= exemptUpTo) return { vatRate: 0, vat: 0, surtax: 0 };
  const { rate } = law.on('smallScale', day).terms;
  const vat = partOf(income, rate);
  return { vatRate: rate, vat, surtax: surtaxOf(vat, law.on('surtax', day).terms) };
}

/** Income tax of a year so far, with what it follows from. */
export interface IncomeTax {
  /** Costs and deductions, fen. */
  deducted: number;
  rate: number;
  tax: number;
}

/** Income tax of a year so far: the income less its costs and a deduction for each month, by the bands. @source freight-domain 4.8 */
export function incomeTaxOf(income: number, { months, terms }: { months: number; terms: TermsOf<'incomeTax'> }): IncomeTax {
  const { costPart, monthlyDeduction, bands } = terms;
  const earned = Math.max(0, income);
  const deducted = earned - partOf(earned, 10_000 - costPart) + monthlyDeduction * months;
  const base = earned - deducted;
  if (base <= 0) return { deducted, rate: 0, tax: 0 };
  const { rate, quickDeduction } = bands.find(({ upTo }) => upTo === null || base <= upTo)!;
  return { deducted, rate, tax: Math.max(0, partOf(base, rate) - quickDeduction) };
}
