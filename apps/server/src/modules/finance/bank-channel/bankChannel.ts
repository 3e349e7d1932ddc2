/** An account of the platform that money leaves from. */
export interface PayingAccount {
  /** Our id of it. */
  companyAccountId: string;
  accountName: string;
  accountNo: string;
  bankName: string;
  cnaps: string;
}

/** Whom money goes to. */
export interface PaidAccount {
  /** 1 corporate, 2 personal. */
  accountType: string;
  name: string;
  idNo: string | null;
  accountNo: string;
  bankName: string | null;
  /** Number of the branch; null where the bank is known by the card. */
  cnaps: string | null;
}

/** An order to pay. Amounts are integer fen. */
export interface Transfer {
  /** Tells orders apart: a channel carries out one order for each serial, however often it is sent. */
  requestSerial: string;
  /** Our number of the payment, for people. */
  paymentNo: string;
  payer: PayingAccount;
  payee: PaidAccount;
  amount: number;
  /** What the payee reads. */
  purpose: string;
}

/** What a channel says when it is given an order. What it accepted may still fail. */
export type TransferAnswer = { state: 'accepted' } | { state: 'rejected'; code: string; reason: string };

/**
 * What became of an order. `unknown`: the channel cannot tell, and the order must not be given again under another serial. `missing`: the channel
 * never had it.
 */
export type TransferResult =
  | { state: 'processing' | 'unknown' | 'missing' }
  | { state: 'success'; bankSerialNo: string; /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */ payTime: string; fee: number }
  | { state: 'failed'; code: string; reason: string }
  | { state: 'returned'; bankSerialNo: string; returnTime: string; reason: string };

/** A line of an account's statement. */
export interface StatementLine {
  bankSerialNo: string;
  /** The order that it carries out, or gives back; null for what others paid in. */
  requestSerial: string | null;
  direction: 'in' | 'out';
  amount: number;
  balance: number;
  counterpartyName: string | null;
  counterpartyAccount: string | null;
  purpose: string | null;
  time: string;
}

/** News that a channel sends by itself. */
export interface ChannelNews {
  requestSerial: string;
  result: TransferResult;
}

/**
 * A way for money to leave: a bank, a payment institution, or files that a person carries to the bank. Every implementation passes one suite.
 *
 * @source freight-domain 7
 */
export interface BankChannel {
  /** `embedded`, `files` or `https`. */
  name: string;
  /** Results are shown with the mark 模拟. */
  simulated: boolean;
  /**
   * @throws Error no answer, or another order has this serial: whether and what was taken is not known, and `query` will tell. It is never said
   * as `rejected`, after which the money would be given once more under another serial
   */
  transfer(order: Transfer): Promise<TransferAnswer>;
  query(requestSerial: string): Promise<TransferResult>;
  /** The bank's receipt of a payment as a PDF; null where there is none. */
  receipt(bankSerialNo: string): Promise<Uint8Array | null>;
  /** What the account holds by the bank's books, fen. */
  balance(account: PayingAccount): Promise<number>;
  /** Lines of a day, `YYYY-MM-DD`, in their order. */
  statement(account: PayingAccount, day: string): Promise<StatementLine[]>;
}
