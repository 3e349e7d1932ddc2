import { calculateFees, estimateFees, type Fees, type FeeTerms } from '../fees/fees.ts';

/** The parts of an order or waybill that its fees follow from. */
export type PricedRow = Partial<{ [Name in keyof FeeTerms]: FeeTerms[Name] | null }> & {
  plannedWeight?: number | null;
  loadWeight?: number | null;
  unloadWeight?: number | null;
  volume?: number | null;
  pieces?: number | null;
  distance?: number | null;
  extraFee?: number | null;
  deduction?: number | null;
};

/** Terms of a row whose columns may be empty by type but not in fact. */
export function termsOf(row: PricedRow): FeeTerms {
  return {
    orderMode: row.orderMode ?? '1',
    priceMode: row.priceMode ?? '1',
    unitPrice: row.unitPrice ?? 0,
    customerUnitPrice: row.customerUnitPrice ?? null,
    agentFee: row.agentFee ?? null,
    cargoPrice: row.cargoPrice ?? null,
    weightBasis: row.weightBasis ?? '3',
    lossMode: row.lossMode ?? '0',
    lossRate: row.lossRate ?? null,
    lossKg: row.lossKg ?? null,
    lossDeduct: row.lossDeduct ?? '1',
    lossPass: row.lossPass ?? '1',
    roundMode: row.roundMode ?? '0',
    serviceRate: row.serviceRate ?? 0,
    feeCalcMode: row.feeCalcMode ?? '1',
  };
}

/** Fees by the planned weight. */
export function plannedFees(row: PricedRow): Fees {
  return estimateFees(termsOf(row), {
    weight: row.plannedWeight ?? 0,
    volume: row.volume ?? null,
    pieces: row.pieces ?? null,
    distance: row.distance ?? null,
  });
}

/** Fees by what is known so far: the unloaded weight, else the loaded one, else the plan. @source freight-domain 3.2 N5, N7 */
export function currentFees(row: PricedRow): Fees {
  const loadWeight = row.loadWeight ?? row.plannedWeight ?? 0;
  return calculateFees(termsOf(row), {
    loadWeight,
    unloadWeight: row.unloadWeight ?? loadWeight,
    volume: row.volume ?? null,
    pieces: row.pieces ?? null,
    distance: row.distance ?? null,
    extraFee: row.extraFee ?? 0,
    deduction: row.deduction ?? 0,
  });
}

/** The columns of a waybill that hold its fees. */
export function feeValues(fees: Fees) {
  const { feeTotal: _generated, ...stored } = fees;
  return stored;
}
