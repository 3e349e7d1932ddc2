/** The account that a bank is asked about. */
export interface AskedAccount {
  accountNo: string;
  cnaps: string;
  /** What it holds by the books, fen. A bank needs no such word; the local one has no money of its own to count. */
  ledgerBalance: number;
}

/** A way to hear from a bank what an account of ours holds, fen. */
export interface BalanceAdapter {
  /** `local`, or the name of a bank or institution. */
  channel: string;
  balance(account: AskedAccount): Promise<number>;
}
