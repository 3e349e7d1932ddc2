import type { ImportRow } from '../../api.ts';

/** Finds the rows that others may refer to. */
export interface EarlierRows {
  /**
   * Rows above the one with the number `first` that hold a text of these rows, and the rows that those may refer to in turn, in the
   * order of the sheet; `most` of them.
   */
  before: (rows: readonly ImportRow[], first: number) => ImportRow[];
}

/**
 * The rows of a sheet by their texts. They are read when first asked for: most sheets refer to nothing.
 *
 * @param read the rows with these numbers, as they are sent
 */
export function createEarlierRows(
  numbers: readonly number[],
  { read, most }: { read: (numbers: readonly number[]) => ImportRow[]; most: number },
): EarlierRows {
  let firstWith: Map<string, number> | undefined;
  // Who is referred to by a text stands where it is first written, because a parent comes before what is below it.
  const index = () => {
    const found = new Map<string, number>();
    for (const { row, cells } of read(numbers)) for (const text of Object.values(cells)) if (!found.has(text)) found.set(text, row);
    return found;
  };
  return {
    before(rows, first) {
      firstWith ??= index();
      const wanted = new Set<number>();
      let ring: readonly ImportRow[] = rows;
      while (ring.length > 0 && wanted.size < most) {
        const next = new Set<number>();
        for (const { cells } of ring) {
          for (const text of Object.values(cells)) {
            const row = firstWith.get(text);
            if (row !== undefined && row < first && !wanted.has(row)) next.add(row);
          }
        }
        const added = [...next].slice(0, most - wanted.size);
        for (const row of added) wanted.add(row);
        ring = read(added);
      }
      return read([...wanted].toSorted((a, b) => a - b));
    },
  };
}
