/** Where an insurer has premiums sent. */
export interface InsurerAccount {
  holder: string;
  number: string;
  bankName: string;
  /** Of the branch, where it is known. */
  cnaps: string | null;
}

/** An insurer, with the kinds of insurance that they sell, by dictionary `insurance_type`. */
export interface Insurer {
  /** As the authorities are told it. */
  code: string;
  name: string;
  types: readonly string[];
  account: InsurerAccount;
}

/** What a premium follows from. Amounts are fen. */
export interface QuoteRequest {
  companyCode: string;
  insuranceType: string;
  cargoTypeCode: string;
  insuredAmount: number;
  /** The way, by codes of GB/T 2260 where they are known. */
  fromAdcode: string | null;
  toAdcode: string | null;
}

/** What is not done, with the reason for people. */
export interface Refusal {
  state: 'refused';
  code: string;
  reason: string;
}

/** What a quote is answered. The rate is in millionths; `premium = max(minPremium, insuredAmount × rate)`, to the fen. @source freight-domain 4.5.9 */
export type QuoteAnswer = { state: 'quoted'; rateE6: number; minPremium: number; premium: number } | Refusal;

/** An order for a policy. Times are `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export interface PolicyOrder {
  /** Tells orders apart: the same one again is answered as it was before. */
  orderNo: string;
  companyCode: string;
  insuranceType: string;
  applicant: string;
  applicantIdNo: string;
  insured: string;
  insuredIdNo: string;
  insuredPhone: string;
  noteNo: string;
  cargoName: string;
  cargoTypeCode: string;
  /** Kilograms. */
  weight: number;
  insuredAmount: number;
  premium: number;
  startTime: string;
  endTime: string;
  fromAddress: string;
  toAddress: string;
  vehicleNumber: string;
}

/** What an order is answered. `processing`: it was taken, and is asked about again by the same order. */
export type IssueAnswer = { state: 'issued'; policyNumber: string; issueTime: string } | { state: 'processing' } | Refusal;

/** What a cancellation is answered; `refund` is what goes back of the premium. */
export type CancelAnswer = { state: 'cancelled'; refund: number } | { state: 'processing' } | Refusal;

/** What the report of a claim is answered. */
export type ClaimAnswer = { state: 'taken'; claimNo: string } | Refusal;

/** What became of a claim: how much the insurer is going to pay, or that they are not. */
export type ClaimStatus = { state: 'processing' } | { state: 'agreed'; amount: number } | Refusal;

/**
 * Where insurance of cargo is bought. Every implementation passes one suite.
 *
 * A call whose answer was lost is made again: the same order, cancellation or claim is answered as before and changes nothing.
 *
 * @source freight-domain 7
 */
export interface InsuranceChannel {
  name: string;
  /** Its policies are none, and are shown with the mark 模拟. */
  simulated: boolean;
  /** @throws Error no answer */
  companies(): Promise<Insurer[]>;
  /** @throws Error no answer */
  quote(request: QuoteRequest): Promise<QuoteAnswer>;
  /** @throws Error no answer, or the number belongs to another order */
  issue(order: PolicyOrder): Promise<IssueAnswer>;
  /** @throws Error no answer */
  cancel(cancelled: { orderNo: string; reason: string }): Promise<CancelAnswer>;
  /** @throws Error no answer */
  claim(claim: { orderNo: string; amount: number; reason: string }): Promise<ClaimAnswer>;
  /** @throws Error no answer */
  claimStatus(orderNo: string): Promise<ClaimStatus>;
  /** The policy as a PDF; undefined where the insurer has none. @throws Error no answer */
  file(orderNo: string): Promise<Uint8Array | undefined>;
}
