/** Whom an account is opened for. */
export interface AccountHolder {
  name: string;
  /** 1 identity card, 2 credit code of a company. */
  idType: string;
  idNo: string;
  phone: string;
  legalPerson: string | null;
}

/** What is asked for. A serial opens one account, however often it is sent. */
export interface AccountApplication {
  requestSerial: string;
  holder: AccountHolder;
}

/** What a channel says when it is given an application. What it accepted may still be refused. */
export type ApplicationAnswer = { state: 'accepted' } | { state: 'rejected'; code: string; reason: string };

/** What became of an application. `missing`: the channel never had it. */
export type OpeningResult =
  | { state: 'processing' | 'missing' }
  | { state: 'opened'; accountNo: string; subAccountNo: string; time: string }
  | { state: 'refused'; code: string; reason: string };

/** What a bank is asked whether it belongs together. */
export interface CardToCheck {
  /** 1 corporate, 2 personal. */
  accountType: string;
  cardHolder: string;
  cardNo: string;
  idNo: string | null;
  phone: string | null;
}

/** What a bank said of a card. */
export interface CardVerdict {
  passed: boolean;
  /** The number of the check. */
  verifyNo: string;
  /** For people. */
  remark: string;
}

/** Where a small amount is to go. */
export interface AccountToProve {
  accountName: string;
  accountNo: string;
  cnaps: string;
}

/** What was sent. */
export interface SentAmount {
  /** Fen; anyone who has the account names it. */
  amount: number;
  /** For people. */
  remark: string;
}

/** What an account holds, fen. */
export interface ChannelBalance {
  balance: number;
  frozen: number;
  /** When it held this: of two answers the later one counts. */
  time: string;
}

/** News that a channel sends by itself. It may come twice, late, or in another order. */
export type AccountNews = { requestSerial: string } & (
  | { kind: 'opening'; result: Extract<OpeningResult, { state: 'opened' | 'refused' }> }
  | ({ kind: 'balance' } & ChannelBalance)
  | { kind: 'closed'; time: string }
);

/** A message that a channel sends to us. */
export interface SignedMessage {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  path: string;
  body: string;
}

/**
 * A payment institution that keeps accounts for others, and asks banks whose card or account is whose. Every implementation passes one suite.
 *
 * @source freight-domain 2.35, 7
 */
export interface AccountChannel {
  /** Stored with each account, such as `embedded`. */
  name: string;
  /** Results are shown with the mark 模拟. */
  simulated: boolean;
  /** @throws Error no answer, or another application has this serial: what was taken is not known, and `queryOpening` will tell */
  open(application: AccountApplication): Promise<ApplicationAnswer>;
  queryOpening(requestSerial: string): Promise<OpeningResult>;
  /** Signs the agreement of an open account; a second time it tells the same agreement. @throws Error there is no such account */
  sign(accountNo: string): Promise<{ agreementNo: string; signTime: string }>;
  /** Binds the card that the account pays out to, in the place of another one. */
  bindCard(accountNo: string, card: CardToCheck): Promise<CardVerdict>;
  balance(accountNo: string): Promise<ChannelBalance>;
  /** Closes an account that holds nothing; a closed one stays closed. */
  close(accountNo: string): Promise<{ state: 'closed'; time: string } | { state: 'refused'; reason: string }>;
  /** Has name, identity card, number and phone of a card compared by its bank. */
  checkCard(card: CardToCheck): Promise<CardVerdict>;
  /** Sends a small amount, so that its receiver can prove that the account is theirs. */
  sendAmount(account: AccountToProve): Promise<SentAmount>;
  /** Why a message is not taken for one of the channel; undefined for one that is. */
  refusalOf(message: SignedMessage, now: Date): string | undefined;
}
