import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layColumns } from './columnLayout.ts';
import { type InView, inViewAtOnce } from './inView.ts';
import { placeRows } from './rowPlaces.ts';
import { virtualWindow } from './virtualWindow.ts';

const ways: ReadonlyArray<readonly [name: string, inView: InView]> = [
  ['at once', inViewAtOnce],
  // One engine for all cases: it must forget where the pieces of the case before stood.
  ['by the engine', virtualWindow()],
];

/** The pieces of which a px is in view, and `ahead` more at each side. A piece that begins where the view ends may be there as well. */
function expectSeen(
  seen: { first: number; last: number },
  ends: readonly number[],
  { from, to }: { from: number; to: number },
  ahead: number,
) {
  const last = ends.length - 1;
  const first = ends.findIndex((end) => end > from);
  const startOf = (piece: number) => ends[piece - 1] ?? 0;
  const lastInView = ends.findLastIndex((_, piece) => startOf(piece) < to);
  expect(seen.first).toBe(Math.max(0, (first < 0 ? last : first) - ahead));
  const allowed = [lastInView, startOf(lastInView + 1) === to ? lastInView + 1 : lastInView].map((piece) => Math.min(last, piece + ahead));
  expect(allowed).toContain(seen.last);
}

const runningSums = (sizes: readonly number[]) => {
  let sum = 0;
  return sizes.map((size) => (sum += size));
};

describe.each(ways)('what is in view %s', (_, inView) => {
  test('TBL-16 are the rows of which a px is in view, wherever rows are expanded', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 900 }),
        fc.uniqueArray(fc.nat(899), { maxLength: 12 }),
        fc.nat(300),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 9000 }),
        fc.nat(6),
        (count, places, extra, part, room, ahead) => {
          const taller = places.filter((place) => place < count).toSorted((one, other) => one - other);
          const ends = runningSums(Array.from({ length: count }, (__, row) => 36 + (taller.includes(row) ? extra : 0)));
          const top = Math.floor(part * Math.max(0, ends.at(-1)! - room));
          const seen = inView.rows(placeRows(36, { extra, taller }), { count, top, room, ahead });
          expectSeen(seen, ends, { from: top, to: top + room }, ahead);
        },
      ),
    );
  });

  test('TBL-16 are the same rows from whichever row on', () => {
    const places = placeRows(36);
    for (let row = 0; row < 600; row += 1) {
      const { first, last } = inView.rows(places, { count: 1000, top: row * 36 + 1, room: 300, ahead: 4 });
      expect([first, last], `from row ${row} on`).toEqual([Math.max(0, row - 4), row + 8 + 4]);
    }
  });

  test('TBL-16 are the columns between the pinned ones', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 48, max: 400 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 0, max: 200 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 3000 }),
        fc.nat(4),
        (sizes, pinned, part, room, ahead) => {
          const layout = layColumns([
            { key: 'first', size: pinned, pin: 'start' },
            ...sizes.map((size, index) => ({ key: String(index), size })),
            { key: 'last', size: pinned, pin: 'end' },
          ]);
          const ends = runningSums(sizes);
          const along = Math.floor(part * Math.max(0, ends.at(-1)! - room));
          const seen = inView.columns(layout, { along, room: room + 2 * pinned, ahead });
          expectSeen(seen, ends, { from: along, to: along + room }, ahead);
        },
      ),
    );
  });

  test('TBL-16 without rows or columns is nothing', () => {
    const rows = inView.rows(placeRows(36), { count: 0, top: 0, room: 500, ahead: 4 });
    const columns = inView.columns(layColumns([]), { along: 0, room: 500, ahead: 2 });
    expect(rows.last).toBeLessThan(rows.first);
    expect(columns.last).toBeLessThan(columns.first);
  });
});

test('TBL-16 the engine is asked for no more rows at a million than at a thousand', () => {
  const asked = (count: number) => {
    let sizes = 0;
    const places = placeRows(36);
    const counting = { ...places, heightOf: (row: number) => ((sizes += 1), places.heightOf(row)) };
    const engine = virtualWindow();
    for (const part of [0, 0.5, 1]) engine.rows(counting, { count, top: Math.floor(part * (count * 36 - 600)), room: 600, ahead: 4 });
    return sizes;
  };
  expect(asked(1_000_000)).toBeLessThanOrEqual(asked(1000) * 2);
  expect(asked(1_000_000)).toBeGreaterThan(0);
});
