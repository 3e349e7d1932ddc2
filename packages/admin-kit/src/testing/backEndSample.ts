/** A row that the cases of a back end ask for. */
export type BackEndSample = {
  /** Key of the row, '1' to '25'. */
  id: string;
  /** A text, with signs that addresses must spell otherwise in some. */
  name: string;
  /** One of `free`, `lent` and `broken`. */
  state: string;
  /** A whole number. */
  price: number;
  /** A day, `YYYY-MM-DD`. */
  boughtOn: string;
};

const states = ['free', 'lent', 'broken'];

/**
 * The rows that a server holds before each case of `backEndCases`: 25 of them, in the order of their keys. One name has signs in it that
 * addresses treat in ways of their own.
 *
 * @example const [first] = backEndSamples();
 */
export function backEndSamples(): BackEndSample[] {
  return Array.from({ length: 25 }, (_, index) => ({
    id: String(index + 1),
    name: index === 7 ? 'Säge & Öl 100%+?#' : `Tool ${String(index + 1).padStart(2, '0')}`,
    state: states[index % states.length]!,
    price: ((index * 7) % 25) * 100,
    boughtOn: `2026-${String((index % 12) + 1).padStart(2, '0')}-15`,
  }));
}
