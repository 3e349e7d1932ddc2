import type { TransferResult } from '../../bankChannel.ts';

/** A payment as a file for the bank holds it. */
export interface PayRow {
  requestSerial: string;
  /** 1 corporate, 2 personal. */
  accountType: string;
  name: string;
  accountNo: string;
  bankName: string | null;
  cnaps: string | null;
  /** Integer fen. */
  amount: number;
  purpose: string;
}

/** A file for the bank: all of it leaves from one account. */
export interface PayBatch {
  /** Our number of the file, and its name there. */
  fileNo: string;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  time: string;
  payer: { accountName: string; accountNo: string; bankName: string; cnaps: string };
  rows: readonly PayRow[];
}

/** What a file of the bank says of one payment. */
export interface FoundResult {
  /** As the file counts. */
  line: number;
  requestSerial: string;
  /** Integer fen; null where the file names none. */
  amount: number | null;
  result: TransferResult;
}

/** Why a line is not taken. */
export interface LineProblem {
  line: number;
  field: string;
  reason: string;
}

/** A line of a statement that the bank's file holds; its balance follows from the lines before. */
export interface FoundEntry {
  line: number;
  bankSerialNo: string;
  requestSerial: string | null;
  direction: 'in' | 'out';
  amount: number;
  counterpartyName: string | null;
  counterpartyAccount: string | null;
  purpose: string | null;
  time: string;
}

/** A statement of one account, whose balances and entries agree. */
export interface FoundStatement {
  /** The bank's number of it. */
  id: string;
  accountNo: string;
  opening: number;
  closing: number;
  entries: readonly FoundEntry[];
}

/** All that a file of the bank says. */
export interface FoundResults {
  /** `sheet`, `pain.002`, `camt.053` or `camt.054`. */
  kind: string;
  results: readonly FoundResult[];
  problems: readonly LineProblem[];
  statements: readonly FoundStatement[];
}
