import { type Note, type World, customerOf, openFee, payable } from './world.ts';

/** A bill of a customer, or one by which a carrier or an agent is paid. */
export interface Bill {
  id: string;
  kind: 'customer' | 'carrier' | 'agent';
  party: string;
  /** The month that it is of: one of them is open of a customer, and one is made by itself. */
  month: string | null;
  state: string;
  /** Waybills that it claims, with what its lines say of each; of a void one what they said. */
  items: Record<string, number>;
  /** Waybills that were disputed. */
  disputed: string[];
  total: number;
  received: number;
  open: number;
}

/** Whose bill, of which kind. */
export type BillOf = Pick<Bill, 'kind' | 'party'>;

/** What is open of a waybill in bills of a kind. */
export function openInBill(note: Note, kind: Bill['kind']): number {
  if (kind === 'customer') return openFee(note);
  return kind === 'carrier' ? payable(note) - note.paid : note.freight.agentMargin - note.agentPaid;
}

const holder = { customer: 'customerBill', carrier: 'carrierBill', agent: 'agentBill' } as const;

/** The bill of a kind that holds a waybill. */
export const holderOf = (note: Note, kind: Bill['kind']): string | null => note[holder[kind]];

/** Lets a waybill go that stood in a bill, or takes it in. */
export const hold = (note: Note, { kind, id }: Pick<Bill, 'kind' | 'id'>, isIn: boolean): void =>
  void (note[holder[kind]] = isIn ? id : null);

const examined = ['70', '75', '78', '80', '90'];

/** Whether a bill may take a waybill. */
export function isBillable(world: World, note: Note, { kind, party }: BillOf): boolean {
  if (note[holder[kind]] !== null || openInBill(note, kind) <= 0) return false;
  if (kind === 'customer') return note.customer === party && examined.includes(note.status) && customerOf(world, note).settle !== '0';
  if (kind === 'carrier') return note.carrier === party && note.status === '75' && [null, '40', '60'].includes(note.payState);
  return note.agent === party && examined.includes(note.status) && note.paidByCustomer >= note.freight.feeTotal + note.customerAdjust;
}

/** Makes the draft of a bill of some waybills. */
export function draft(world: World, of: Pick<Bill, 'id' | 'kind' | 'party' | 'month'>, notes: readonly Note[]): void {
  const bill: Bill = { ...of, state: '10', items: {}, disputed: [], total: 0, received: 0, open: 0 };
  for (const note of notes) {
    bill.items[note.id] = openInBill(note, bill.kind);
    hold(note, bill, true);
  }
  retake(world, bill);
  world.bills[of.id] = bill;
}

/** Takes the amounts of a bill again, without what is settled or taken out. */
export function retake(world: World, bill: Bill, released: readonly string[] = []): void {
  for (const id of Object.keys(bill.items)) {
    const note = world.notes[id]!;
    const open = openInBill(note, bill.kind);
    if (open > 0 && !released.includes(id)) bill.items[id] = open;
    else {
      delete bill.items[id];
      hold(note, bill, false);
    }
  }
  bill.disputed = bill.disputed.filter((id) => bill.items[id] !== undefined);
  bill.total = Object.values(bill.items).reduce((sum, one) => sum + one, 0);
  bill.open = bill.total;
}

/** What comes of a bill once its waybills are settled, or are to be paid again. @param to where it is with something left */
export function settleBill(world: World, bill: Bill, to?: string): void {
  if (bill.state === '10') return retake(world, bill);
  const open = Object.keys(bill.items).reduce((sum, id) => sum + openInBill(world.notes[id]!, bill.kind), 0);
  const beside = bill.state === '50' && open > 0 ? owedState(bill) : bill.state;
  const isDone = open === 0 && (to !== undefined || ['30', '40'].includes(bill.state));
  bill.open = open;
  bill.state = isDone ? '50' : (to ?? beside);
}

const owedState = ({ received }: Bill): string => (received > 0 ? '40' : '30');

/** What a payment has brought a bill, or taken back; nothing: something that its waybills were paid with beside it came or came back. */
export function followBill(world: World, bill: Bill | undefined, amount: number): void {
  if (bill === undefined) return;
  bill.received += amount;
  settleBill(world, bill, amount > 0 ? '40' : amount < 0 ? owedState(bill) : undefined);
}

/** A side of a waybill was corrected, and the bill says so in which that stands. */
export function correctInBill(world: World, note: Note, { side, change }: { side: 'customer' | 'carrier'; change: number }): void {
  const bill = world.bills[holderOf(note, side) ?? ''];
  if (bill === undefined) return;
  if (bill.state !== '10') {
    bill.items[note.id] = (bill.items[note.id] ?? 0) + change;
    bill.total += change;
  }
  settleBill(world, bill);
}
