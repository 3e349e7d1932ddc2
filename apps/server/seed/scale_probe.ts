import { makeDataSet } from './demo/demoSet.ts';
import { scaleSize } from './demo/size.ts';
const n = Number(process.argv[2]);
let t = performance.now();
const set = makeDataSet(scaleSize(n), Date.parse('2026-11-20T10:00:00+08:00'));
console.log('parties', (performance.now()-t)|0, set.parties.sendAddresses.length, set.parties.receiveAddresses.length, process.memoryUsage().heapUsed>>20);
t = performance.now();
let notes=0, events=0, lines=0, txns=0;
for (const b of set.batches) { notes += b.notes.length; events+=b.events.length; lines+=b.lines.length; txns+=b.txns.length;}
console.log(notes, events, txns, lines, (performance.now()-t)|0, process.memoryUsage().heapUsed>>20);
set.closing();
