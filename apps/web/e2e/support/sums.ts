/**
 * What a carriage comes to and what it leaves in the books, worked out once more in plain arithmetic: nothing here is taken from the product's
 * code, so that the product does not judge itself. Money is fen, weights are kilograms, prices 1/10000 yuan, rates 1/10000.
 *
 * @source freight-domain 4.4, 4.5
 */

/** A round half up of n / d for n ≥ 0. */
const halfUp = (n: bigint, d: bigint): bigint => (2n * n + d) / (2n * d);
const share = (amount: bigint, rate: number): bigint => halfUp(amount * BigInt(rate), 10_000n);

/** What a carriage by the tonne is priced by, with its service fee on top; what is left out is as in case A1. */
export interface Carriage {
  unitPrice: number;
  loadWeight: number;
  unloadWeight: number;
  cargoPrice: number;
  serviceRate: number;
  /** What is tolerated of the loaded weight; absent: losses are not looked at. */
  lossRate?: number;
  /** An agent stands between, and is paid so much. */
  agentFee?: number;
  taxRate?: number;
}

/** The fees of 4.5 for weight basis 3, excess deducted from both sides, jiao and fen dropped. */
export function feesOf(of: Carriage) {
  const { loadWeight, unloadWeight, cargoPrice, serviceRate, lossRate, agentFee, taxRate = 900 } = of;
  const settle = BigInt(Math.min(loadWeight, unloadWeight));
  const raw = halfUp(BigInt(of.unitPrice) * settle, 100_000n);
  const loss = lossRate === undefined ? 0n : BigInt(Math.max(0, loadWeight - unloadWeight));
  const allowed = (BigInt(loadWeight) * BigInt(lossRate ?? 0)) / 10_000n;
  const deducted = loss <= allowed ? 0n : loss - allowed;
  const worth = halfUp(deducted * BigInt(cargoPrice), 1000n);
  const lossAmount = worth < raw ? worth : raw;
  const subtotal = raw - lossAmount;
  const driverFee = (subtotal / 100n) * 100n;
  const isAgents = agentFee !== undefined;
  const customerFee = driverFee + share(driverFee, serviceRate);
  const serviceFee = customerFee - driverFee;
  const total = isAgents ? BigInt(agentFee) : customerFee;
  const withoutTax = (amount: bigint) => halfUp(amount * 10_000n, BigInt(10_000 + taxRate));
  const net = withoutTax(total);
  const feeIncome = withoutTax(serviceFee);
  return {
    settleWeight: Number(settle),
    lossWeight: Number(loss),
    driverFeeRaw: Number(raw),
    lossAmount: Number(lossAmount),
    roundingAmount: Number(subtotal - driverFee),
    driverFee: Number(driverFee),
    serviceFee: Number(serviceFee),
    customerFee: Number(customerFee),
    agentMargin: isAgents ? Number(total - driverFee - serviceFee) : 0,
    feeTotal: Number(total),
    netAmount: Number(net),
    taxAmount: Number(total - net),
    feeIncome: Number(feeIncome),
    freightIncome: Number(net - feeIncome),
  };
}
export type Fees = ReturnType<typeof feesOf>;

/** One line of the books: an account by its kind, and fen, debits above zero. */
type Line = readonly [account: string, amount: number];

/** An amount that goes from one account to another; below zero it goes back. */
const move = (debit: string, credit: string, amount: number): Line[] => [
  [debit, amount],
  [credit, -amount],
];

/** What events leave in the books, each by what 4.4 and the amendments say of it. */
export const booking = {
  /** P02, P03, P04: set aside for a waybill. */
  frozen: (amount: number) => move('L.WALLET', 'L.FROZEN', amount),
  /** P05: what was earned, what it costs, and who is owed what. */
  examined: ({ feeTotal, driverFee, agentMargin, freightIncome, feeIncome, taxAmount }: Fees): Line[] => [
    ['A.AR', feeTotal],
    ['E.FREIGHT', driverFee],
    ['E.AGENT', agentMargin],
    ['I.FREIGHT', -freightIncome],
    ['I.FEE', -feeIncome],
    ['L.VATPEND', -taxAmount],
    ['L.AP', -driverFee],
    ['L.AGENT', -agentMargin],
  ],
  /** P05f: what was set aside pays the fee. */
  funded: (amount: number) => move('L.FROZEN', 'A.AR', amount),
  /** P17l: a loss that the payee bears comes back to the customer. */
  lossPassed: (amount: number) => move('L.LOSS', 'L.WALLET', amount),
  /** P24n: the margin of an agent who is the customer. */
  netted: (amount: number) => move('L.AGENT', 'L.WALLET', amount),
  /** P06, P06p, P24: on its way, from what is owed to a payee, from prepayments, or from margins. */
  sent: (amount: number, source = 'L.AP') => move(source, 'L.CLEARING', amount),
  /** P08: the bank has paid, and taken its fee. */
  arrived: (amount: number, fee: number): Line[] => [
    ['L.CLEARING', amount],
    ['E.CHANNEL', fee],
    ['A.BANK', -amount],
    ['A.BANK', -fee],
  ],
  /** P09: it came to nothing. */
  failed: (amount: number) => move('L.CLEARING', 'L.AP', amount),
  /** P10: it came back. */
  returned: (amount: number) => move('A.BANK', 'L.AP', amount),
  /** P07: a prepayment counts against the freight. */
  offset: (amount: number) => move('L.AP', 'A.PREPAY', amount),
  /** P14: the payee brings a prepayment back. */
  recovered: (amount: number) => move('A.BANK', 'A.PREPAY', amount),
  /** P11: paid elsewhere, out of an account of ours. */
  offline: (amount: number) => move('L.AP', 'A.BANK', amount),
  /** P15: what is missing of a fee is advanced. */
  advanced: (amount: number) => move('A.DIANFU', 'A.AR', amount),
  /** P16c: a customer pays a term, out of the wallet or to the bank. */
  termPaid: (source: 'L.WALLET' | 'A.BANK', amount: number) => move(source, 'A.AR', amount),
  /** P12: an invoice says of a waybill what tax is owed. */
  taxed: (amount: number) => move('L.VATPEND', 'L.VATOUT', amount),
  /** P13: a red one takes of that back. */
  untaxed: (amount: number) => move('L.VATOUT', 'L.VATPEND', amount),
  /** P16: an advance is paid back from the wallet. */
  repaid: (amount: number) => move('L.WALLET', 'A.DIANFU', amount),
};

/** Lines of one or more events. */
export type Lines = readonly Line[];

/** Amounts by account, the least first: what is booked in one second has no order. */
export function byAccount(lines: Lines): Record<string, number[]> {
  const found: Record<string, number[]> = {};
  for (const [account, amount] of lines) if (amount !== 0) (found[account] ??= []).push(amount);
  for (const amounts of Object.values(found)) amounts.sort((one, other) => one - other);
  return found;
}

/** What lines take from an account in all. */
export const takenFrom = (lines: Lines, account: string): number =>
  lines.reduce((sum, [code, amount]) => (code === account ? sum + amount : sum), 0);

/** The tax within an amount, at a rate in 1/10000. */
export const taxWithin = (amount: number, taxRate = 900): number =>
  amount - Number(halfUp(BigInt(amount) * 10_000n, BigInt(10_000 + taxRate)));

/** An amount shared among others by what they are: whole fen, the largest remainder first, and of equal ones the first. @source freight-domain 4.5.7 */
export function shared(amount: number, among: readonly number[]): number[] {
  const total = BigInt(among.reduce((sum, one) => sum + one, 0));
  const exact = among.map((one) => BigInt(amount) * BigInt(one));
  const parts = exact.map((one) => Number(one / total));
  const rest = exact
    .map((one, at) => ({ at, left: one % total }))
    .toSorted((one, other) => Number(other.left - one.left) || one.at - other.at);
  for (const { at } of rest.slice(0, amount - parts.reduce((sum, one) => sum + one, 0))) parts[at]! += 1;
  return parts;
}

/** A carriage with the weight that it was dispatched for. */
export type Trip = Carriage & { plannedWeight: number };

/** Case A1 of the fee formulas. */
export const caseA1: Trip = {
  unitPrice: 855_000,
  cargoPrice: 62_000,
  lossRate: 30,
  serviceRate: 600,
  plannedWeight: 32_000,
  loadWeight: 32_480,
  unloadWeight: 32_300,
};

/** What is estimated for a trip at its dispatch. */
export const estimateOf = (trip: Trip): Fees => feesOf({ ...trip, loadWeight: trip.plannedWeight, unloadWeight: trip.plannedWeight });

/** What a trip leaves in the books until its examination: by then everything is set aside, and pays the fee. */
export function upToFunding(trip: Trip): Lines {
  const [estimate, fees] = [estimateOf(trip), feesOf(trip)];
  const atLoading = feesOf({ ...trip, unloadWeight: trip.loadWeight });
  return [
    ...booking.frozen(estimate.feeTotal),
    ...booking.frozen(atLoading.feeTotal - estimate.feeTotal),
    ...booking.frozen(fees.feeTotal - atLoading.feeTotal),
    ...booking.examined(fees),
    ...booking.funded(fees.feeTotal),
  ];
}

/** A payment that leaves, and arrives. */
export const paid = (amount: number, fee: number, source?: string): Lines => [
  ...booking.sent(amount, source),
  ...booking.arrived(amount, fee),
];
