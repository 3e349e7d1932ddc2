/** A side of the books: debit or credit. */
export type Side = 'D' | 'C';

/** What is known of an account by its code. */
export interface AccountKind {
  accountName: string;
  side: Side;
  ownerType: string;
  ownerId: string | null;
  allowNegative: boolean;
}

type Kind = readonly [name: string, side: Side, allowNegative: boolean, ownerType: string];

/** Accounts by the fixed part of their code. @source freight-domain 4.2 */
const chart: Readonly<Record<string, Kind>> = {
  'A.BANK': ['银行存款', 'D', false, 'platform'],
  'A.THIRD': ['第三方支付账户余额', 'D', false, 'platform'],
  'A.AR': ['应收客户运费', 'D', true, 'customer'],
  'A.DIANFU': ['垫付应收', 'D', false, 'customer'],
  'A.PREPAY': ['预付司机/承运商', 'D', false, 'driver'],
  'A.VATIN': ['进项税额', 'D', false, 'tax'],
  'L.WALLET': ['客户钱包可用', 'C', false, 'customer'],
  'L.FROZEN': ['客户钱包冻结', 'C', false, 'customer'],
  'L.AP': ['应付司机/承运商运费', 'C', false, 'driver'],
  'L.AGENT': ['应付代理差额', 'C', false, 'agent'],
  'L.CLEARING': ['在途付款', 'C', false, 'channel'],
  'L.VATPEND': ['待转销项税额', 'C', false, 'tax'],
  'L.VATOUT': ['销项税额', 'C', true, 'tax'],
  'L.TAXWH': ['代扣代缴税款', 'C', false, 'tax'],
  'L.INS': ['应付保险费', 'C', false, 'insurer'],
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

/**
 * What an account code stands for.
 *
 * @throws RangeError the chart has no such account
 */
export function accountKindOf(accountCode: string): AccountKind {
  const [first, second, ...rest] = accountCode.split('.');
  const kind = chart[`${first}.${second}`];
  if (kind === undefined) throw new RangeError(`The chart of accounts has no ${accountCode}`);
  const [accountName, side, allowNegative, ownerType] = kind;
  return { accountName, side, allowNegative, ownerType, ownerId: rest.length === 0 ? null : rest.join('.') };
}

/** Account codes by what they are for. */
export const accounts = {
  bank: (companyAccountId: string) => `A.BANK.${companyAccountId}`,
  receivable: (customerId: string) => `A.AR.${customerId}`,
  prepaid: (payeeId: string) => `A.PREPAY.${payeeId}`,
  wallet: (walletId: string) => `L.WALLET.${walletId}`,
  frozen: (walletId: string) => `L.FROZEN.${walletId}`,
  payable: (payeeId: string) => `L.AP.${payeeId}`,
  agent: (agentId: string) => `L.AGENT.${agentId}`,
  clearing: (channel: string) => `L.CLEARING.${channel}`,
  loss: (customerId: string) => `L.LOSS.${customerId}`,
  taxWithheld: 'L.TAXWH',
  vatPending: 'L.VATPEND',
  vatOutput: 'L.VATOUT',
  freightIncome: 'I.FREIGHT',
  feeIncome: 'I.FEE',
  freightCost: 'E.FREIGHT',
  agentCost: 'E.AGENT',
  channelCost: 'E.CHANNEL',
  opening: 'Q.OPENING',
} as const;
