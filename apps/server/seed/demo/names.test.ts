import { expect, test } from 'vitest';
import { plate, trailerPlate } from './names.ts';

test('DEMO-02 no plate is given twice within a region, however large the set is', () => {
  const trucks = new Set<string>();
  const trailers = new Set<string>();

  for (let serial = 0; serial < 80_000; serial += 1) {
    trucks.add(plate('鲁B', serial));
    trailers.add(trailerPlate('鲁B', serial));
  }

  expect(trucks.size).toBe(80_000);
  expect(trailers.size).toBe(80_000);
  for (const trailer of trailers) expect(trailer).toMatch(/^鲁B[A-Z0-9]{4}挂$/);
});
