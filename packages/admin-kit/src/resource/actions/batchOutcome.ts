/** What became of each row of an action on several. `id` is the key of a row. @source jeecg-wire 1.6 */
export interface BatchOutcome {
  /** Keys of the rows that it was done with. */
  success: readonly string[];
  /** Rows that it was not done with, each with the reason in words. */
  fail: ReadonlyArray<{ id: string; message: string }>;
}

/** Reads an answer that tells of rows one by one; undefined when it does not. */
export function outcomeOf(reply: unknown): BatchOutcome | undefined {
  if (typeof reply !== 'object' || reply === null || !('fail' in reply) || !Array.isArray(reply.fail)) return undefined;
  const success = 'success' in reply && Array.isArray(reply.success) ? reply.success.map(String) : [];
  const fail = reply.fail.flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'message' in one
      ? [{ id: 'id' in one ? String(one.id) : '', message: String(one.message) }]
      : [],
  );
  return { success, fail };
}

/** Some of the rows were refused, each for a reason of its own. */
export class PartlyDone extends Error {
  readonly outcome: BatchOutcome;

  constructor(outcome: BatchOutcome) {
    super(outcome.fail.map(({ message }) => message).join(' '));
    this.outcome = outcome;
  }
}
