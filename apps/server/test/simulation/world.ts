import type { Bill } from './billModel.ts';
import type { Freight, Terms } from './fees.ts';
import type { Declaration } from './taxModel.ts';
import type { Errand, Policy } from './policyModel.ts';
import type { Trip } from './tripModel.ts';

/** A customer with their wallet and what they were granted. */
export interface Customer {
  id: string;
  wallet: string;
  /** 0 at once, 1 by the month, 3 by days. */
  settle: '0' | '1' | '3';
  creditLimit: number;
  creditUsed: number;
  dianfuLimit: number;
}

/** A payment of whatever kind. */
export interface Pay {
  id: string;
  /** 1 freight, 2 prepayment, 3 outside the bank, 4 refund, 5 margins of an agent, 6 premiums. */
  kind: '1' | '2' | '3' | '4' | '5' | '6';
  no: string;
  state: string;
  amount: number;
  /** Fee that the bank is expected to take: none until it says so. */
  retry: number;
  serial: string | null;
  bankSerial: string | null;
  /** When it arrived. */
  time: string;
  previous: string | null;
  note: string | null;
  prepay: string | null;
  customer: string;
  by: string | null;
  /** A bill that it pays, and what each waybill of it gets. */
  bill: string | null;
  /** What it pays of each waybill, or of the premium of each policy. */
  parts: Record<string, number>;
}

/** A prepayment. */
export interface Prepay {
  id: string;
  note: string;
  state: string;
  amount: number;
  offset: number;
  settled: { recovered: number; writtenOff: number };
  toRecover: boolean;
  payment: string | null;
  /** What was brought back, and when. */
  recovered: { amount: number; time: string }[];
}

/** An advance. */
export interface Dianfu {
  id: string;
  note: string;
  customer: string;
  state: string;
  applied: number;
  principal: number;
  repaid: number;
  bookedFee: number;
  repaidFee: number;
  due: number;
  from: number;
  accrued: number;
}

/** A waybill. Statuses and states are the codes of the wire. */
export interface Note {
  id: string;
  no: string;
  customer: string;
  driver: string;
  /** Whom the freight is owed to, where it is not the driver; and who brought it, with what of their margin is paid. */
  carrier: string | null;
  agent: string | null;
  agentPaid: number;
  /** The bills that hold it. */
  customerBill: string | null;
  carrierBill: string | null;
  agentBill: string | null;
  /** Until when it may be loaded. */
  pickupTo: number;
  loaded: number;
  /** When it was signed, and examined, as wire texts. */
  signed: string;
  examinedAt: string;
  status: string;
  terms: Terms;
  load: number;
  unload: number;
  freight: Freight;
  frozen: number;
  credit: number;
  short: boolean;
  paidByCustomer: number;
  advanced: number;
  offset: number;
  /** Tax that was withheld, and what of it paid an advance back. */
  withheld: number;
  advanceBack: number;
  paid: number;
  payState: string | null;
  funded: boolean;
  /** Order of the examinations, for whom money comes first. */
  examined: number;
  revoking: string;
  revokeBy: string | null;
  payeeBy: string | null;
  dianfu: string | null;
  /** What requests hold of its fee, and what invoices say of it and of its tax. */
  asked: number;
  invoiced: number;
  invoicedTax: number;
  /** Tax of what the customer is charged, from the examination on. */
  tax: number;
  /** What was corrected since, on either side. */
  customerAdjust: number;
  carrierAdjust: number;
}

/** A correction of what an examined waybill costs. */
export interface Adjust {
  id: string;
  note: string;
  side: 'customer' | 'carrier';
  amount: number;
  state: string;
  /** The bill by which it was asked for. */
  byBill: string | null;
}

/** An invoice; a red one has negative amounts. */
export interface Invoice {
  id: string;
  no: string;
  /** How often it was sent. */
  count: number;
  incl: number;
  tax: number;
  state: string;
  redOf: string | null;
  /** What was reversed of it. */
  red: number;
  redTax: number;
}

/** A request for invoices about one waybill. */
export interface Request {
  id: string;
  note: string;
  state: string;
  amount: number;
  invoices: Invoice[];
}

/** An application for a refund, for premiums to be settled or input tax to be set off, and a change of a payment. */
export interface Asked {
  id: string;
  kind: 'refund' | 'card' | 'amount' | 'premium' | 'setOff';
  target: string;
  amount: number;
  open: boolean;
}

/** A recharge as told of. */
export interface Recharge {
  id: string;
  customer: string;
  amount: number;
  state: string;
}

/** Everything that should be true, in slow plain data. */
export interface World {
  company: string;
  bank: string;
  /** Signed balances by account, debit above zero. */
  books: Record<string, number>;
  /** What accounts of taxes moved in each month, debit above zero. */
  moved: Record<string, Record<string, number>>;
  /** What was withheld of each person in each month. */
  withheld: Record<string, Record<string, number>>;
  /** The company's own tax: what was paid of it in each month, and input tax that was set against that of each month. */
  ownPaid: Record<string, number>;
  setOff: Record<string, number>;
  customers: Record<string, Customer>;
  notes: Record<string, Note>;
  pays: Record<string, Pay>;
  prepays: Record<string, Prepay>;
  dianfus: Record<string, Dianfu>;
  asked: Record<string, Asked>;
  recharges: Record<string, Recharge>;
  requests: Record<string, Request>;
  adjusts: Record<string, Adjust>;
  bills: Record<string, Bill>;
  trips: Record<string, Trip>;
  /** Numbers of the toll invoices that are known. */
  tolls: string[];
  declarations: Record<string, Declaration>;
  policies: Record<string, Policy>;
  /** What insurers are to be asked, in its order. */
  errands: Errand[];
  /** Days since the beginning. */
  day: number;
  /** Milliseconds. */
  now: number;
  examinations: number;
}

const hour = 3_600_000;
/** A moment as wire text, which says the time of the platform. */
export const timeText = (ms: number): string => new Date(ms + 8 * hour).toISOString().slice(0, 19).replace('T', ' ');
/** The month of a wire text. */
export const monthOf = (text: string): string => text.slice(0, 7);

/** Accounts of taxes are looked at by the month. */
const byMonth = /^(?:L\.VATOUT|A\.VATIN|A\.TAXADV)\./;

/** Books one line each way. @param time when it happened, where that was not now */
export function book(world: World, debit: string, credit: string, amount: number, time = timeText(world.now)): void {
  if (amount === 0) return;
  for (const [code, change] of [
    [debit, amount],
    [credit, -amount],
  ] as const)
    if (byMonth.test(code)) {
      const months = (world.moved[code] ??= {});
      months[monthOf(time)] = (months[monthOf(time)] ?? 0) + change;
    }
  world.books[debit] = (world.books[debit] ?? 0) + amount;
  world.books[credit] = (world.books[credit] ?? 0) - amount;
}

/** Codes of the accounts, as the chart of the specification has them. */
export const codes = ({ company, bank }: Pick<World, 'company' | 'bank'>) => ({
  bank: `A.BANK.${bank}`,
  wallet: ({ wallet }: Customer) => `L.WALLET.${wallet}`,
  frozen: ({ wallet }: Customer) => `L.FROZEN.${wallet}`,
  owed: ({ customer }: { customer: string }) => `A.AR.${company}.${customer}`,
  advanced: ({ customer }: { customer: string }) => `A.DIANFU.${company}.${customer}`,
  payable: ({ carrier, driver }: Note) => `L.AP.${company}.${carrier ?? driver}`,
  prepaid: ({ carrier, driver }: Note) => `A.PREPAY.${company}.${carrier ?? driver}`,
  agent: (agent: string) => `L.AGENT.${company}.${agent}`,
  agentCost: `E.AGENT.${company}`,
  vatIn: `A.VATIN.${company}`,
  insurer: `L.INS.${company}.INS1`,
  insuranceCost: `E.INSURANCE.${company}`,
  clearing: `L.CLEARING.${company}.bank`,
  freight: `I.FREIGHT.${company}`,
  fee: `I.FEE.${company}`,
  advanceFee: `I.DIANFU.${company}`,
  cost: `E.FREIGHT.${company}`,
  channel: `E.CHANNEL.${company}`,
  badDebt: `E.BADDEBT.${company}`,
  vatPending: `L.VATPEND.${company}`,
  vatOut: `L.VATOUT.${company}`,
  taxWithheld: `L.TAXWH.${company}`,
  taxAdvanced: (person: string) => `A.TAXADV.${company}.${person}`,
  loss: ({ customer }: { customer: string }) => `L.LOSS.${company}.${customer}`,
  suspense: `L.SUSPENSE.${company}`,
});

/** What an account of the credit side holds. */
export const held = (world: World, code: string): number => -(world.books[code] ?? 0);

export const customerOf = (world: World, { customer }: { customer: string }): Customer => world.customers[customer]!;
/** What the customer is charged. */
export const charged = (note: Note): number => note.freight.feeTotal + note.customerAdjust;
export const openFee = (note: Note): number => charged(note) - note.paidByCustomer - note.advanced;
/** Where a waybill stands that is paid: all of it may have been invoiced before. */
export const paidStatus = (note: Note): string => (note.invoiced > 0 && note.invoiced === charged(note) ? '90' : '80');
export const payable = (note: Note): number => note.freight.driverFee + note.carrierAdjust - note.withheld - note.offset;
/** Payments of the freight of a waybill, by itself or with a bill. */
export const paysOf = (world: World, note: Note): Pay[] =>
  Object.values(world.pays).filter((pay) => ['1', '3'].includes(pay.kind) && (pay.note === note.id || pay.parts[note.id] !== undefined));
/** What a payment brings a waybill. */
export const partOf = (pay: Pay, note: Note): number => (pay.bill === null ? pay.amount : (pay.parts[note.id] ?? 0));
export const prepaysOf = (world: World, note: Note): Prepay[] => Object.values(world.prepays).filter((one) => one.note === note.id);
export const openPrepay = ({ state, amount, offset, settled }: Prepay): number =>
  ['30', '40', '45'].includes(state) ? amount - offset - settled.recovered - settled.writtenOff : 0;
/** What was paid beforehand, and has not come back by the bank. */
export const prepaid = (world: World, note: Note): number =>
  prepaysOf(world, note).reduce((sum, { state, amount }) => (['40', '45', '70'].includes(state) ? sum + amount : sum), 0);
/** What the paying account holds beyond what is on its way. */
export const free = (world: World): number =>
  (world.books[codes(world).bank] ?? 0) -
  Object.values(world.pays).reduce((sum, { state, amount }) => (state === '30' ? sum + amount : sum), 0);
