import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';

/** What the thread is asked: the words on a picture, which EXIF says is turned so. */
export interface SlipQuestion {
  bytes: Uint8Array;
  orientation: number;
  /** How Tesseract looks for lines: 4, a column of text in several sizes; 6, a block of text in one. */
  layout: '4' | '6';
}

/** The parts of Tesseract that are used here. */
interface Tesseract {
  FS: { writeFile(path: string, bytes: Uint8Array): void };
  TessBaseAPI: new () => {
    /** @returns 0 when it can read the language */
    Init(path: null, language: string, engine: number): number;
    SetVariable(name: string, value: string): void;
    /** @returns 1 for what is not a picture that it knows */
    SetImageFile(orientation: number, angle: number): number;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
  };
}

const language = 'chi_sim';
const require = createRequire(import.meta.url);
const create = require('tesseract.js-core/tesseract-core-simd-lstm.js') as (options: object) => Promise<Tesseract>;
const tesseract = await create({ print: () => undefined, printErr: () => undefined });
const data = readFileSync(require.resolve('@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz'));
tesseract.FS.writeFile(`${language}.traineddata`, gunzipSync(data));
const api = new tesseract.TessBaseAPI();
// 1: by the neural network alone, which is all that this build has.
if (api.Init(null, language, 1) !== 0) throw new Error(`Tesseract does not read ${language}.`);
// Photographs say what they like of it, and Tesseract would believe them.
api.SetVariable('user_defined_dpi', '300');

// On a thread of its own: recognition takes a second of a processor, and what it may do to this memory ends with the thread.
parentPort?.on('message', ({ bytes, orientation, layout }: SlipQuestion) => {
  api.SetVariable('tessedit_pageseg_mode', layout);
  tesseract.FS.writeFile('/input', bytes);
  if (api.SetImageFile(orientation, 0) === 1) return parentPort?.postMessage('');
  api.Recognize(null);
  return parentPort?.postMessage(api.GetTSVText(0));
});
parentPort?.postMessage('ready');
