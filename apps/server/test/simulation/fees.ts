/** Terms of a freight in the simulation: by the tonne, the lesser weight counts. */
export interface Terms {
  unitPrice: number;
  cargoPrice: number;
  lossRate: number;
  lossDeduct: string;
  lossPass: string;
  roundMode: string;
  serviceRate: number;
  feeCalcMode: string;
  /** What an agent's customer pays by the tonne; null where there is no agent. */
  agentPrice: number | null;
}

/** What a freight comes to, in fen. */
export interface Freight {
  driverFee: number;
  lossAmount: number;
  serviceFee: number;
  agentMargin: number;
  feeTotal: number;
}

/** Half up, of whole numbers. Written here once more, so that the product's own does not judge itself. */
export const half = (numerator: number, denominator: number): number => Math.floor((2 * numerator + denominator) / (2 * denominator));

const stepOf: Readonly<Record<string, number>> = { '0': 1, '1': 10, '2': 100, '3': 1000 };

/** Freight-domain 4.5 for what the simulation carries, in plain numbers. */
export function freightOf(terms: Terms, load: number, unload: number): Freight {
  const raw = half(terms.unitPrice * Math.min(load, unload), 100_000);
  const lost = Math.max(0, load - unload);
  const allowed = Math.floor((load * terms.lossRate) / 10_000);
  const deducted = lost <= allowed ? 0 : terms.lossDeduct === '2' ? lost : lost - allowed;
  const lossAmount = Math.min(half(deducted * terms.cargoPrice, 1000), raw);
  const sum = raw - lossAmount;
  const step = stepOf[terms.roundMode];
  const driverFee = step === undefined ? half(sum, 100) * 100 : sum - (sum % step);
  const base = driverFee + (terms.lossPass === '2' ? lossAmount : 0);
  if (terms.agentPrice !== null) {
    const serviceFee = half(base * terms.serviceRate, 10_000);
    const feeTotal = half(terms.agentPrice * Math.min(load, unload), 100_000) - (terms.lossPass === '1' ? lossAmount : 0);
    return { driverFee, lossAmount, serviceFee, agentMargin: feeTotal - base - serviceFee, feeTotal };
  }
  const feeTotal =
    terms.feeCalcMode === '2' ? half(base * 10_000, 10_000 - terms.serviceRate) : base + half(base * terms.serviceRate, 10_000);
  return { driverFee, lossAmount, serviceFee: feeTotal - base, agentMargin: 0, feeTotal };
}

/** What is left of an amount without its tax, in 1/10000. */
export const withoutTax = (amount: number, rate: number): number => half(amount * 10_000, 10_000 + rate);
