import { appendFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { counts } from './ground.ts';
import { simulate } from './simulate.ts';

const seeds = Number(process.env['SIMULATE_SEEDS'] ?? '3');
const first = Number(process.env['SIMULATE_FIRST'] ?? '1');
/** A file that `npm run simulate` keeps the seeds in which are done. */
const kept = process.env['SIMULATE_DONE'];
const steps = Number(process.env['SIMULATE_STEPS'] ?? '50');

test.each(Array.from({ length: seeds }, (_one, index) => first + index))(
  'LEDG-01 OPS-04 seed %d: whatever people, the bank and failing statements do, every fen is where plain arithmetic puts it',
  async (seed) => {
    await simulate(seed, steps);
    if (kept !== undefined) appendFileSync(kept, `${seed}\n`);
    expect(counts.faults + counts.repeats).toBeGreaterThan(0);
  },
  600_000,
);
