/** A declaration as it is given to the tax office. */
export interface Filing {
  /** Tells filings apart: an office takes one for each serial, however often it is asked. */
  serial: string;
  /** Number of the declaration. */
  batchNo: string;
  /** By dictionary `tax_kind`. */
  taxKind: string;
  period: string;
  company: { name: string; taxNo: string };
  personCount: number;
  /** Fen. */
  incomeAmount: number;
  taxAmount: number;
  /** SHA-256 of the document of the declaration: what was filed is what the file says. */
  digest: string;
}

/** What an office says when it is given a declaration. What it accepted may still be refused. */
export type FilingAnswer = { state: 'accepted' } | { state: 'refused'; reason: string };

/** What became of a declaration. `missing`: the office never had it, and it may be given again under the same serial. */
export type FilingResult =
  | { state: 'processing' | 'missing' }
  | { state: 'declared'; receiptNo: string; receiptTime: string }
  | { state: 'failed'; reason: string };

/**
 * A way for declarations to reach the tax office. It is another one than that of invoices: those are issued at the invoice platform, seller by seller,
 * declarations are filed by the one who withholds. Every implementation passes one suite.
 *
 * @source freight-domain 7, 3.16
 */
export interface TaxFiling {
  /** By dictionary `tax_filing_channel`. */
  name: string;
  /** Its receipts are none, and are shown with the mark 模拟. */
  simulated: boolean;
  /** @throws Error no answer, or another declaration has this serial: whether it was taken is not known, and `query` will tell */
  submit(filing: Filing): Promise<FilingAnswer>;
  query(serial: string): Promise<FilingResult>;
}
