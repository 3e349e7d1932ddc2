/** What became of each row: the ids of those that went through, and why the others did not. */
interface Outcome {
  success: string[];
  fail: { id: string; message: string }[];
}

/** Does one thing to each of several rows, one after the other, and tells which of them were refused and why. */
export async function eachOf<Row extends { id: string }>(rows: readonly Row[], act: (row: Row) => Promise<unknown>): Promise<Outcome> {
  const outcome: Outcome = { success: [], fail: [] };
  for (const row of rows) {
    try {
      await act(row);
      outcome.success.push(row.id);
    } catch (error) {
      outcome.fail.push({ id: row.id, message: (error as Error).message });
    }
  }
  return outcome;
}
