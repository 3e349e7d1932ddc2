import { readLines } from './disputedLines.ts';

/** Amounts by the id of the line, as the one value that an input of a form holds; lines without one are left out. Fen. */
export const amountsOf = (value: string | null | undefined): [id: string, amount: number][] =>
  Object.entries(readLines(value)).flatMap(([id, amount]) => (Number(amount) === 0 ? [] : [[id, Number(amount)]]));
