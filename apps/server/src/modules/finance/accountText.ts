/** What tells accounts of one holder apart: their bank, and the last digits of the number. */
export const accountText = (bankName: unknown, accountNo: unknown): string | null =>
  typeof bankName === 'string' && typeof accountNo === 'string' ? `${bankName} ****${accountNo.slice(-4)}` : null;

/** Columns that were fetched of an account: its bank and its number, by the names in which rows have them. */
type Fetched = readonly [bank: string, accountNo: string];

/**
 * A `mapRow` that tells accounts by their bank and number, and takes away what was fetched for that.
 *
 * @param told by field, the accounts that it may be about; the first one that is there counts
 */
export function tellAccounts(told: Readonly<Record<string, readonly Fetched[]>>) {
  const fetched = new Set(Object.values(told).flat(2));
  return (row: Readonly<Record<string, unknown>>): Record<string, unknown> => {
    const shown = Object.fromEntries(Object.entries(row).filter(([name]) => !fetched.has(name)));
    for (const [field, accounts] of Object.entries(told)) {
      if (!(field in row)) continue;
      const texts = accounts.map(([bank, accountNo]) => accountText(row[bank], row[accountNo]));
      shown[field] = texts.find((text) => text !== null) ?? null;
    }
    return shown;
  };
}
