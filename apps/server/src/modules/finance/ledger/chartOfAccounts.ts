/** A side of the books: debit or credit. */
export type Side = 'D' | 'C';

/** What is known of an account by its code. */
export interface AccountKind {
  accountName: string;
  side: Side;
  ownerType: string;
  ownerId: string | null;
  /** Operating company whose books it stands in. Null where the owner, an account at a bank or a wallet, belongs to one by itself. */
  companyId: string | null;
  allowNegative: boolean;
}

type Kind = readonly [name: string, side: Side, allowNegative: boolean, ownerType: string];

/** Accounts by the fixed part of their code. @source freight-domain 4.2, amendments L14, L18, L21 */
const chart: Readonly<Record<string, Kind>> = {
  'A.BANK': ['银行存款', 'D', false, 'platform'],
  'A.THIRD': ['第三方支付账户余额', 'D', false, 'platform'],
  'A.AR': ['应收客户运费', 'D', false, 'customer'],
  'A.DIANFU': ['垫付应收', 'D', false, 'customer'],
  'A.PREPAY': ['预付司机/承运商', 'D', false, 'driver'],
  'A.VATIN': ['进项税额', 'D', false, 'tax'],
  'A.TAXADV': ['代垫税款', 'D', false, 'driver'],
  'L.WALLET': ['客户钱包可用', 'C', false, 'customer'],
  'L.FROZEN': ['客户钱包冻结', 'C', false, 'customer'],
  'L.AP': ['应付司机/承运商运费', 'C', false, 'driver'],
  'L.AGENT': ['应付代理差额', 'C', false, 'agent'],
  'L.CLEARING': ['在途付款', 'C', false, 'channel'],
  'L.VATPEND': ['待转销项税额', 'C', false, 'tax'],
  'L.VATOUT': ['销项税额', 'C', true, 'tax'],
  'L.TAXWH': ['代扣代缴税款', 'C', false, 'tax'],
  'L.INS': ['应付保险费', 'C', true, 'insurer'],
  'L.LOSS': ['应付货损赔款', 'C', false, 'customer'],
  'L.SUSPENSE': ['待查款项', 'C', false, 'suspense'],
  'I.FREIGHT': ['运费收入', 'C', true, 'platform'],
  'I.FEE': ['服务费收入', 'C', true, 'platform'],
  'I.DIANFU': ['垫付费收入', 'C', true, 'platform'],
  'I.OTHER': ['其他收入', 'C', true, 'platform'],
  'E.FREIGHT': ['运输成本', 'D', true, 'platform'],
  'E.AGENT': ['代理成本', 'D', true, 'platform'],
  'E.CHANNEL': ['手续费', 'D', true, 'platform'],
  'E.INSURANCE': ['保险费', 'D', true, 'platform'],
  'E.COMPENSATE': ['赔付', 'D', true, 'platform'],
  'E.BADDEBT': ['坏账', 'D', true, 'platform'],
  'Q.OPENING': ['期初', 'C', true, 'platform'],
};

/** Accounts whose code names no company: what owns them belongs to one. */
const ofOwner: ReadonlySet<string> = new Set(['A.BANK', 'A.THIRD', 'L.WALLET', 'L.FROZEN']);

/**
 * What an account code stands for.
 *
 * @throws RangeError the chart has no such account, or the code names no company
 */
export function accountKindOf(accountCode: string): AccountKind {
  const [first, second, third, ...rest] = accountCode.split('.');
  const kind = chart[`${first}.${second}`];
  if (kind === undefined || third === undefined || third === '') throw new RangeError(`The chart of accounts has no ${accountCode}`);
  const [accountName, side, allowNegative, ownerType] = kind;
  const known = { accountName, side, allowNegative, ownerType };
  if (ofOwner.has(`${first}.${second}`)) return { ...known, ownerId: [third, ...rest].join('.'), companyId: null };
  return { ...known, ownerId: rest.length === 0 ? null : rest.join('.'), companyId: third };
}

/** Codes of the accounts in the books of one operating company. @source freight-domain 4.2, amendments L26 */
export const booksOf = (companyId: string) =>
  ({
    receivable: (customerId: string) => `A.AR.${companyId}.${customerId}`,
    advanced: (customerId: string) => `A.DIANFU.${companyId}.${customerId}`,
    prepaid: (creditorId: string) => `A.PREPAY.${companyId}.${creditorId}`,
    payable: (creditorId: string) => `L.AP.${companyId}.${creditorId}`,
    agent: (agentId: string) => `L.AGENT.${companyId}.${agentId}`,
    clearing: (channel: string) => `L.CLEARING.${companyId}.${channel}`,
    insuranceCost: `E.INSURANCE.${companyId}`,
    insurance: (insurerId: string) => `L.INS.${companyId}.${insurerId}`,
    loss: (customerId: string) => `L.LOSS.${companyId}.${customerId}`,
    suspense: `L.SUSPENSE.${companyId}`,
    taxWithheld: `L.TAXWH.${companyId}`,
    taxAdvanced: (creditorId: string) => `A.TAXADV.${companyId}.${creditorId}`,
    vatPending: `L.VATPEND.${companyId}`,
    vatInput: `A.VATIN.${companyId}`,
    vatOutput: `L.VATOUT.${companyId}`,
    freightIncome: `I.FREIGHT.${companyId}`,
    feeIncome: `I.FEE.${companyId}`,
    advanceIncome: `I.DIANFU.${companyId}`,
    freightCost: `E.FREIGHT.${companyId}`,
    agentCost: `E.AGENT.${companyId}`,
    channelCost: `E.CHANNEL.${companyId}`,
    badDebt: `E.BADDEBT.${companyId}`,
    compensationCost: `E.COMPENSATE.${companyId}`,
    otherIncome: `I.OTHER.${companyId}`,
    opening: `Q.OPENING.${companyId}`,
  }) as const;

/** Where money of ours lies: at a bank, or at a payment institution. */
export interface MoneyPlace {
  companyAccountId?: string | null;
  thirdAccountId?: string | null;
}

/** Codes of the accounts that belong to a company through their owner. */
export const accounts = {
  bank: (companyAccountId: string) => `A.BANK.${companyAccountId}`,
  third: (thirdAccountId: string) => `A.THIRD.${thirdAccountId}`,
  place: ({ companyAccountId, thirdAccountId }: MoneyPlace): string =>
    thirdAccountId ? accounts.third(thirdAccountId) : accounts.bank(companyAccountId ?? ''),
  wallet: (walletId: string) => `L.WALLET.${walletId}`,
  frozen: (walletId: string) => `L.FROZEN.${walletId}`,
} as const;

/** Which accounts of an owner are meant; in the books of each company there is one. */
export type OwnedKind = 'A.AR' | 'A.DIANFU' | 'A.PREPAY' | 'A.TAXADV' | 'L.AP' | 'L.AGENT' | 'L.LOSS';
