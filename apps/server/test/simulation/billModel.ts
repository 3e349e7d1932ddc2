import { type Note, type World, payable } from './world.ts';

/** A bill by which a carrier or an agent is paid. */
export interface Bill {
  id: string;
  kind: 'carrier' | 'agent';
  party: string;
  state: string;
  /** Waybills that it claims, with what its lines say of each; of a void one what they said. */
  items: Record<string, number>;
  total: number;
  received: number;
  open: number;
}

/** What is open of a waybill in bills of a kind. */
export const openInBill = (note: Note, kind: Bill['kind']): number =>
  kind === 'carrier' ? payable(note) - note.paid : note.freight.agentMargin - note.agentPaid;

const holder = { carrier: 'carrierBill', agent: 'agentBill' } as const;

/** Lets a waybill go that stood in a bill, or takes it in. */
export const hold = (note: Note, { kind, id }: Pick<Bill, 'kind' | 'id'>, isIn: boolean): void =>
  void (note[holder[kind]] = isIn ? id : null);

/** Whether a bill may take a waybill. */
export function isBillable(note: Note, { kind, party }: Pick<Bill, 'kind' | 'party'>): boolean {
  if (note[holder[kind]] !== null || openInBill(note, kind) <= 0) return false;
  if (kind === 'carrier') return note.carrier === party && note.status === '75' && [null, '40', '60'].includes(note.payState);
  return (
    note.agent === party &&
    ['70', '75', '78', '80', '90'].includes(note.status) &&
    note.paidByCustomer >= note.freight.feeTotal + note.customerAdjust
  );
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

/** What a payment has brought a bill, or taken back; nothing: something that its waybills were paid with beside it came back. */
export function followBill(world: World, bill: Bill | undefined, amount: number): void {
  if (bill === undefined) return;
  bill.received += amount;
  settleBill(world, bill, amount > 0 ? '40' : amount < 0 ? owedState(bill) : undefined);
}

/** A waybill was corrected that stands in a bill of its carrier. */
export function correctInBill(world: World, note: Note, amount: number): void {
  const bill = world.bills[note.carrierBill ?? ''];
  if (bill === undefined) return;
  if (bill.state !== '10') {
    bill.items[note.id] = (bill.items[note.id] ?? 0) + amount;
    bill.total += amount;
  }
  settleBill(world, bill);
}
