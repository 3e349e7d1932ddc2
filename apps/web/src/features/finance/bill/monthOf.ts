/** A month as the period of a bill, from its first day to its last. */
export function monthOf(month: string): { periodFrom: string; periodTo: string } {
  const [year, number] = month.split('-').map(Number) as [number, number];
  // The day before the first one of the month that follows.
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { periodFrom: `${month}-01`, periodTo: `${month}-${last}` };
}
