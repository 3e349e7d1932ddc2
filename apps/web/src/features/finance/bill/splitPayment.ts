/** A waybill of a bill, by what is open of it and when it was signed. */
interface OpenItem {
  noteId: string | null;
  signTime: string | null;
  openAmount: number | null;
}

/** What a payment of a bill does: the waybills that get something of it, and what is left over. */
export interface Split<Item> {
  parts: ReadonlyArray<{ item: Item; paid: number; left: number }>;
  open: number;
  beyond: number;
}

/** Shares a payment as the server does: the waybill that was signed first comes first. @source freight-domain B5 */
export function splitPayment<Item extends OpenItem>(items: readonly Item[], amount: number): Split<Item> {
  const owed = items.filter(({ openAmount }) => (openAmount ?? 0) > 0).toSorted(bySignature);
  const open = owed.reduce((sum, { openAmount }) => sum + (openAmount ?? 0), 0);
  let rest = amount;
  const parts = owed.flatMap((item) => {
    const paid = Math.min(item.openAmount ?? 0, rest);
    rest -= paid;
    return paid === 0 ? [] : [{ item, paid, left: (item.openAmount ?? 0) - paid }];
  });
  return { parts, open, beyond: rest };
}

const compare = (one: string | null, other: string | null): number => {
  const [first, second] = [one ?? '', other ?? ''];
  return first < second ? -1 : first > second ? 1 : 0;
};

const bySignature = (one: OpenItem, other: OpenItem): number => compare(one.signTime, other.signTime) || compare(one.noteId, other.noteId);
