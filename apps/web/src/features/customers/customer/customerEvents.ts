import type { Complaint } from '@tarmac/freight-api/service';
import type { Bill, Recharge } from '@tarmac/freight-api/finance';
import type { Order } from '@tarmac/freight-api/shipping';
import { changesOf, type RowChange, type RowVersion } from '../../../shared/party/rowVersions.ts';

/** What a customer's credit and term are. */
export const creditFields = ['creditLimit', 'settleType', 'termDays', 'monthDay'] as const;

/** What is read of each kind of document. */
export const read = {
  order: ['id', 'orderNo', 'status', 'createTime', 'cargoName', 'sendCity', 'receiveCity'],
  recharge: ['id', 'rechargeNo', 'state', 'createTime', 'amount'],
  bill: ['id', 'billNo', 'state', 'createTime', 'totalAmount', 'noteCount'],
  complaint: ['id', 'complaintNo', 'state', 'createTime', 'content'],
} as const satisfies { [Kind in keyof Documents]: readonly (keyof Documents[Kind])[] };

interface Documents {
  order: Order;
  recharge: Recharge;
  bill: Bill;
  complaint: Complaint;
}
type ReadOf<Kind extends keyof Documents> = Pick<Documents[Kind], (typeof read)[Kind][number] & keyof Documents[Kind]>;

/** What was found of a customer; absent where the reader may not see it. */
export type Found = { [Kind in keyof Documents]?: readonly ReadOf<Kind>[] } & { versions?: readonly RowVersion[] };

/** One thing that happened with a customer. */
export type CustomerEvent =
  | { [Kind in keyof Documents]: { kind: Kind; at: string; row: ReadOf<Kind> } }[keyof Documents]
  | { kind: 'credit'; at: string; change: RowChange };

/** What happened with a customer, the last first: documents by when they were made, and changes of credit. `most` of them. */
export function customerEvents(
  { order = [], recharge = [], bill = [], complaint = [], versions = [] }: Found,
  most: number,
): CustomerEvent[] {
  const events: readonly (Omit<CustomerEvent, 'at'> & { at: string | null })[] = [
    ...order.map((row) => ({ kind: 'order', at: row.createTime, row })),
    ...recharge.map((row) => ({ kind: 'recharge', at: row.createTime, row })),
    ...bill.map((row) => ({ kind: 'bill', at: row.createTime, row })),
    ...complaint.map((row) => ({ kind: 'complaint', at: row.createTime, row })),
    ...changesOf(versions)
      .map((change) => ({ ...change, changed: change.changed.filter((name) => (creditFields as readonly string[]).includes(name)) }))
      .filter(({ changed }) => changed.length > 0)
      .map((change) => ({ kind: 'credit', at: change.at, change })),
  ] as never;
  return events
    .filter((event) => event.at !== null)
    .toSorted((one, other) => (one.at! < other.at! ? 1 : one.at! > other.at! ? -1 : 0))
    .slice(0, most) as CustomerEvent[];
}
