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

/** Monthly income up to which no value-added tax is due, fen. */
const exemptIncome = 10_000_000;
/** What each month of the year takes off the base of the income tax, fen. */
const monthlyDeduction = 500_000;

/** Upper end of each band of cumulative income in fen, its rate in percent and the quick deduction in fen. */
const bands: readonly (readonly [upTo: number, percent: number, deduction: number])[] = [
  [3_600_000, 3, 0],
  [14_400_000, 10, 252_000],
  [30_000_000, 20, 1_692_000],
  [42_000_000, 25, 3_192_000],
  [66_000_000, 30, 5_292_000],
  [96_000_000, 35, 8_592_000],
  [Number.POSITIVE_INFINITY, 45, 18_192_000],
];

/** Half up, of an amount of at least 0. */
const percentOf = (amount: number, percent: number): number => Number((2n * BigInt(amount) * BigInt(percent) + 100n) / 200n);

/** Value-added tax of a month: above the exempt income one percent of all of it. */
export const agencyVatOf = (income: number): number => (income > exemptIncome ? percentOf(income, 1) : 0);

/** Income tax of a year so far: four fifths of the income, less 5,000 CNY for each month, by the bands. */
export function incomeTaxOf(income: number, months: number): number {
  const base = percentOf(income, 80) - monthlyDeduction * months;
  if (base <= 0) return 0;
  const [, percent, deduction] = bands.find(([upTo]) => base <= upTo)!;
  return Math.max(0, percentOf(base, percent) - deduction);
}

/** The taxes of a year so far. @param incomes its months so far */
export function taxDue(incomes: readonly MonthlyIncome[], switches: TaxSwitches): number {
  const vat = switches.agencyVat ? incomes.reduce((sum, { amount }) => sum + agencyVatOf(amount), 0) : 0;
  const year = incomes.reduce((sum, { amount }) => sum + amount, 0);
  const first = Math.min(...incomes.map(({ month }) => month));
  const last = Math.max(...incomes.map(({ month }) => month));
  return vat + (switches.incomeTax && incomes.length > 0 ? incomeTaxOf(year, last - first + 1) : 0);
}

/**
 * What is to be withheld from a payment: the taxes of the year to date, less what was withheld already, and never more than the payment.
 *
 * @param incomes months of the year so far, the payment itself included
 * @source freight-domain 4.8, amendments L15
 */
export const taxToWithhold = (
  incomes: readonly MonthlyIncome[],
  { switches, withheld, payment }: { switches: TaxSwitches; withheld: number; payment: number },
): number => Math.min(Math.max(0, taxDue(incomes, switches) - withheld), payment);
