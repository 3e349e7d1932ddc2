const dayMs = 86_400_000;

/** How long what is owed has been due, as finance groups it. */
export type AgeBand = 'open' | 'to30' | 'to60' | 'to90' | 'over90';

/**
 * The band of a debt on a day. The day on which it is due still belongs to what is open, the thirtieth day after it to the first band.
 *
 * @param today `YYYY-MM-DD`, as `dueDate`
 * @returns undefined where nothing is owed, or no day was agreed on
 */
export function ageBandOf(debt: { dueDate: string | null; amount: number | null }, today: string): AgeBand | undefined {
  if (debt.dueDate === null || (debt.amount ?? 0) <= 0) return undefined;
  const days = Math.round((Date.parse(today) - Date.parse(debt.dueDate.slice(0, 10))) / dayMs);
  if (days <= 0) return 'open';
  if (days <= 30) return 'to30';
  if (days <= 60) return 'to60';
  return days <= 90 ? 'to90' : 'over90';
}
