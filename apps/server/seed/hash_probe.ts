import { createHash } from 'node:crypto';
import { makeDataSet } from './demo/demoSet.ts';
import { demoSize, scaleSize } from './demo/size.ts';
for (const size of [demoSize, scaleSize(20000)]) {
const set = makeDataSet(size, Date.parse('2026-11-20T10:00:00+08:00'));
const h = createHash('sha256');
h.update(JSON.stringify([set.parties, set.fleet]));
for (const b of set.batches) h.update(JSON.stringify(b));
h.update(JSON.stringify(set.closing()));
console.log(h.digest('hex'));
}
