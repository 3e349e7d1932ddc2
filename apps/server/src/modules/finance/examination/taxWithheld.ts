import type { TaxLaw } from '../tax-rule/taxLaw.ts';
import { agencyVatOf, incomeTaxOf } from '../tax-rule/taxes.ts';

/** Income of a payee in one calendar month of a year, in fen. */
export interface MonthlyIncome {
  /** 1 to 12. */
  month: number;
  amount: number;
}

/** Which taxes the platform withholds. @source freight-domain 4.8 */
export interface TaxSwitches {
  /** Value-added tax for drivers without a registration of their own. */
  agencyVat: boolean;
  /** Income tax, where the income counts as pay for labour. */
  incomeTax: boolean;
}

/** By what taxes follow from incomes. */
export interface TaxBasis {
  switches: TaxSwitches;
  law: TaxLaw;
  /** The year of the incomes, `2026`. */
  year: string;
}

/** A day of a month, by which its rules are found. */
const dayIn = (year: string, month: number): string => `${year}-${String(month).padStart(2, '0')}-01`;

/** The taxes of a year so far. @param incomes its months so far */
export function taxDue(incomes: readonly MonthlyIncome[], { switches, law, year }: TaxBasis): number {
  const vatOf = ({ month, amount }: MonthlyIncome): number => {
    const { vat, surtax } = agencyVatOf(amount, { law, day: dayIn(year, month) });
    return vat + surtax;
  };
  const vat = switches.agencyVat ? incomes.reduce((sum, income) => sum + vatOf(income), 0) : 0;
  if (!switches.incomeTax || incomes.length === 0) return vat;
  const income = incomes.reduce((sum, { amount }) => sum + amount, 0);
  const months = incomes.map(({ month }) => month);
  const last = Math.max(...months);
  const { terms } = law.on('incomeTax', dayIn(year, last));
  return vat + incomeTaxOf(income, { months: last - Math.min(...months) + 1, terms }).tax;
}

/**
 * What is to be withheld from a payment: the taxes of the year to date, less what was withheld already, and never more than the payment.
 *
 * @param incomes months of the year so far, the payment itself included
 * @source freight-domain 4.8, amendments L15
 */
export const taxToWithhold = (
  incomes: readonly MonthlyIncome[],
  { basis, withheld, payment }: { basis: TaxBasis; withheld: number; payment: number },
): number => Math.min(Math.max(0, taxDue(incomes, basis) - withheld), payment);
