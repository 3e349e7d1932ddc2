/** What tells accounts of one holder apart: their bank, and the last digits of the number. */
export const accountText = (bankName: unknown, accountNo: unknown): string | null =>
  typeof bankName === 'string' && typeof accountNo === 'string' ? `${bankName} ****${accountNo.slice(-4)}` : null;
