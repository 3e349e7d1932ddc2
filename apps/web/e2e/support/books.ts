import { expect } from '@playwright/test';
import { done, type Row, rowsOf } from './freight.ts';
import { as } from './session.ts';
import { booking, byAccount, type Lines, takenFrom } from './sums.ts';

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

/** The lines that the general ledger has of a waybill and of the documents beside it. */
export async function bookedOf(noteId: string, documents: readonly string[] = []): Promise<Lines> {
  const [note, finance] = [await noteOf(noteId), await as('finance_mgr')];
  const owners: Readonly<Record<string, string>> = { ...ownersOf(note), wallet: (await walletOf(String(note['customerId']))).id };
  const read = await Promise.all(
    [String(note['shippingNoteNumber']), ...documents].map((bizNo) => rowsOf(finance, '/account/hyLedgerLine/list', { bizNo })),
  );
  return read.flat().map((row) => {
    const code = String(row['accountCode']);
    const kind = code.split('.').slice(0, 2).join('.');
    const owner = ownerOf[kind];
    return [
      owner === undefined || code.endsWith(`.${owners[owner]}`) ? kind : code,
      Number(row['amount']) * (row['side'] === 'D' ? 1 : -1),
    ] as const;
  });
}

/** The general ledger comes to these lines of a waybill and of the documents beside it, and to no others: some follow a moment later. */
export async function expectBooked(noteId: string, lines: Lines, documents: readonly string[] = []): Promise<void> {
  await expect.poll(async () => byAccount(await bookedOf(noteId, documents))).toEqual(byAccount(lines));
}

/**
 * What follows when a waybill is paid that its customer has paid: what is open of their loss and of an agent's margin comes into the wallet.
 * @param before the lines of the waybill until then
 */
export function duePaid(note: Row, before: Lines): Lines {
  const of = (name: string) => Number(note[name]);
  if (note['settleType'] !== '0' || of('customerPaidAmount') < of('feeTotal')) return [];
  return [
    ...(note['lossPass'] === '2' ? booking.lossPassed(-takenFrom(before, 'L.LOSS')) : []),
    ...(note['agentId'] === note['customerId'] ? booking.netted(-takenFrom(before, 'L.AGENT')) : []),
  ];
}

/** A wallet after what was booked since. */
export const walletAfter = (before: Wallet, lines: Lines): Wallet => ({
  ...before,
  available: before.available - takenFrom(lines, 'L.WALLET'),
  frozen: before.frozen - takenFrom(lines, 'L.FROZEN'),
});

/** What the bank takes for a payment of a company. */
export async function channelFeeOf(companyId: string): Promise<number> {
  const [config] = await rowsOf(await as('finance_mgr'), '/account/hyWalletConfig/list', { companyId });
  expect(config).toMatchObject({ channelFeeMode: 'fixed' });
  return Number(config!['channelFee']);
}
