import { expect, test } from 'vitest';
import { openSheet } from './openSheet.ts';
import type { SheetAnswer } from './sheetWorker.ts';
import { writeXlsx } from './writeXlsx.ts';

const file = writeXlsx([['姓名'], ['张伟']]);
const rows = [
  { row: 1, cells: ['姓名'] },
  { row: 2, cells: ['张伟'] },
];

/** A worker that says what it is told to. */
class FakeWorker extends EventTarget {
  isEnded = false;
  asked: unknown;

  readonly work: (worker: FakeWorker) => void;

  constructor(work: (worker: FakeWorker) => void) {
    super();
    this.work = work;
  }

  start() {
    queueMicrotask(() => this.work(this));
    return this as unknown as Worker;
  }

  say(data: SheetAnswer) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  postMessage(question: unknown) {
    this.asked = question;
  }

  terminate() {
    this.isEnded = true;
  }
}

const open = (worker: FakeWorker | undefined, signal = new AbortController().signal) => {
  const counts: number[] = [];
  const createWorker = () => worker?.start();
  return { counts, sheet: openSheet(file, { wanted: 0, signal, onProgress: (count) => counts.push(count), createWorker }) };
};

test('IMP-02 a worker reads the file, and is ended with it', async () => {
  const worker = new FakeWorker((one) => {
    one.say({ is: 'here' });
    one.say({ is: 'part', part: { names: ['甲', '乙'], index: 1 } });
    for (const row of rows) one.say({ is: 'part', part: { rows: [row] } });
    one.say({ is: 'end' });
  });
  const { sheet, counts } = open(worker);

  expect(await sheet).toEqual({ names: ['甲', '乙'], index: 1, rows });
  expect(counts).toEqual([1, 2]);
  expect(worker).toMatchObject({ isEnded: true, asked: { file, wanted: 0 } });
});

test('IMP-02 where no worker may start the page reads the file itself', async () => {
  const refused = new FakeWorker((one) => one.dispatchEvent(new Event('error')));

  expect((await open(refused).sheet).rows).toEqual(rows);
  expect(refused.isEnded).toBe(true);
  expect((await open(undefined).sheet).rows).toEqual(rows);
});

test('IMP-02 what a worker finds wrong is told, also when it breaks down', async () => {
  const refuses = new FakeWorker((one) => {
    one.say({ is: 'here' });
    one.say({ is: 'fault', fault: 'old' });
  });
  const breaks = new FakeWorker((one) => {
    one.say({ is: 'here' });
    one.dispatchEvent(new Event('error'));
  });

  await expect(open(refuses).sheet).rejects.toMatchObject({ fault: 'old' });
  await expect(open(breaks).sheet).rejects.toMatchObject({ fault: 'broken' });
});

test('IMP-02 reading is stopped at once', async () => {
  const aborter = new AbortController();
  const worker = new FakeWorker((one) => {
    one.say({ is: 'here' });
    aborter.abort(new Error('stopped'));
  });

  await expect(open(worker, aborter.signal).sheet).rejects.toThrow('stopped');
  expect(worker.isEnded).toBe(true);
});
