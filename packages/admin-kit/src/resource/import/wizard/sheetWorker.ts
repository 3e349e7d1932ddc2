import { readSheet } from './readSheet.ts';
import { SheetError, type SheetFault, type SheetPart } from './sheetTypes.ts';

/** What the page asks: one sheet of one file. The worker answers once and is ended. */
export interface SheetQuestion {
  file: Blob;
  wanted: number;
}

/** What the worker answers, in this order: that it runs, the parts, the end or what is wrong. */
export type SheetAnswer = { is: 'here' } | { is: 'part'; part: SheetPart } | { is: 'end' } | { is: 'fault'; fault: SheetFault };

// The types of a page do not know those of a worker.
const worker = globalThis as unknown as {
  postMessage: (answer: SheetAnswer) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<SheetQuestion>) => void) => void;
};

async function answer({ file, wanted }: SheetQuestion): Promise<void> {
  try {
    for await (const part of readSheet(file, wanted)) worker.postMessage({ is: 'part', part });
    worker.postMessage({ is: 'end' });
  } catch (error) {
    worker.postMessage({ is: 'fault', fault: error instanceof SheetError ? error.fault : 'broken' });
  }
}

worker.addEventListener('message', ({ data }) => void answer(data));
worker.postMessage({ is: 'here' });
