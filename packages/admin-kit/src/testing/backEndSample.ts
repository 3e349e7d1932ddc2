/** A row that the cases of a back end ask for. */
export type BackEndSample = {
  id: string;
  name: string;
  state: string;
  price: number;
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
