import { expect } from '@playwright/test';
import { done, type Row, rowsOf } from './freight.ts';
import { as } from './session.ts';
import { byAccount, feesOf, type Fees, type Lines, takenFrom, type Trip } from './sums.ts';

/** Whom accounts are to belong to: what stands on another one's is shown by its code. */
interface Owners {
  creditor: string;
  customer: string;
  agent?: string;
}

/** Kinds of accounts by whose they are; the others are the company's own. */
const ownerOf: Readonly<Record<string, keyof Owners | 'wallet'>> = {
  'A.AR': 'customer',
  'A.DIANFU': 'customer',
  'L.AP': 'creditor',
  'A.PREPAY': 'creditor',
  'L.AGENT': 'agent',
  'L.WALLET': 'wallet',
  'L.FROZEN': 'wallet',
};

/** What a waybill says of those whom its money concerns. */
const ownersOf = (note: Row): Owners => ({
  creditor: String(note['creditorId']),
  customer: String(note['customerId']),
  agent: String(note['agentId']),
});

export const noteOf = async (id: string): Promise<Row> =>
  done(await (await as('ops')).get<{ note: Row }>('/shipping/hyShippingNote/detail', { id })).note;

/** A wallet: what is available and what is set aside. */
export interface Wallet {
  id: string;
  available: number;
  frozen: number;
}

/** The wallet of a customer, as their list has it. */
export async function walletOf(customerId: string): Promise<Wallet> {
  const [wallet] = await rowsOf(await as('finance_mgr'), '/customer/hyCustomerWallet/list', { customerId });
  return { id: wallet!.id, available: Number(wallet!['availableAmount']), frozen: Number(wallet!['frozenAmount']) };
}

/** The general ledger has these lines of a waybill and of the documents beside it, and no others. */
export async function expectBooked(noteId: string, lines: Lines, documents: readonly string[] = []): Promise<void> {
  const [note, finance] = [await noteOf(noteId), await as('finance_mgr')];
  const owners: Readonly<Record<string, string>> = { ...ownersOf(note), wallet: (await walletOf(String(note['customerId']))).id };
  const read = await Promise.all(
    [String(note['shippingNoteNumber']), ...documents].map((bizNo) => rowsOf(finance, '/account/hyLedgerLine/list', { bizNo })),
  );
  const booked = read.flat().map((row) => {
    const code = String(row['accountCode']);
    const kind = code.split('.').slice(0, 2).join('.');
    const owner = ownerOf[kind];
    return [
      owner === undefined || code.endsWith(`.${owners[owner]}`) ? kind : code,
      Number(row['amount']) * (row['side'] === 'D' ? 1 : -1),
    ] as const;
  });
  expect(byAccount(booked)).toEqual(byAccount(lines));
}

/** A wallet after what was booked since. */
export const walletAfter = (before: Wallet, lines: Lines): Wallet => ({
  ...before,
  available: before.available - takenFrom(lines, 'L.WALLET'),
  frozen: before.frozen - takenFrom(lines, 'L.FROZEN'),
});

/** Terms that the arithmetic of these flows knows. */
const known = { weightBasis: '3', lossPass: '1', lossDeduct: '1', roundMode: '2', extraFee: 0, deduction: 0, taxWithheld: 0 };

/** Whether the fees of a waybill can be worked out here: those of the demonstration are agreed in many ways. */
export const hasKnownTerms = (note: Row): boolean => Object.entries(known).every(([name, value]) => note[name] === value);

/** What a waybill was agreed and weighed at. */
function tripOf(note: Row): Trip {
  const [load, unload] = [Number(note['loadWeight']), Number(note['unloadWeight'])];
  expect(note).toMatchObject(known);
  return {
    unitPrice: Number(note['unitPrice']),
    customerUnitPrice: note['customerUnitPrice'] === null ? null : Number(note['customerUnitPrice']),
    plannedWeight: Number(note['plannedWeight']),
    loadWeight: load,
    unloadWeight: unload,
    cargoPrice: Number(note['cargoPrice']),
    serviceRate: Number(note['serviceRate']),
    taxRate: Number(note['taxRate']),
    isByVehicle: note['priceMode'] === '2',
    isFeeWithin: note['feeCalcMode'] === '2',
    ...(note['lossMode'] === '1' ? { lossRate: Number(note['lossRate']) } : {}),
    ...(note['lossMode'] === '2' ? { lossKg: Number(note['lossKg']) } : {}),
    ...(note['orderMode'] === '3' ? { agentFee: Number(note['agentFee']) } : {}),
  };
}

/** A waybill of the demonstration data says of itself what its terms come to. @returns its terms and what they come to */
export async function expectFees(noteId: string): Promise<{ trip: Trip; fees: Fees; note: Row }> {
  const note = await noteOf(noteId);
  const trip = tripOf(note);
  const fees = feesOf(trip);
  const { driverFeeRaw, lossAmount, roundingAmount, driverFee, serviceFee, customerFee, agentMargin, feeTotal, netAmount, taxAmount } =
    fees;
  expect(note).toMatchObject({
    driverFeeRaw,
    lossAmount,
    roundingAmount,
    driverFee,
    serviceFee,
    customerFee,
    agentMargin,
    feeTotal,
    netAmount,
    taxAmount,
  });
  return { trip, fees, note };
}

/** What the bank takes for a payment of a company. */
export async function channelFeeOf(companyId: string): Promise<number> {
  const [config] = await rowsOf(await as('finance_mgr'), '/account/hyWalletConfig/list', { companyId });
  expect(config).toMatchObject({ channelFeeMode: 'fixed' });
  return Number(config!['channelFee']);
}
