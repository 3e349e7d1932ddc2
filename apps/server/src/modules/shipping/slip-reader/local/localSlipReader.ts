import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { imageSize } from '../../../../platform/files/imageSize.ts';
import { nothingRead, type SlipPicture, type SlipReader, type SlipWeights } from '../slipReader.ts';
import { orientationOf } from './orientationOf.ts';
import type { SlipQuestion } from './slipWorker.ts';
import { wordsOfTable } from './slipWords.ts';
import { weightsOfWords } from './weightsOfWords.ts';

/** Pictures that the recogniser unpacks. Others, such as papers in PDF, are not read. */
const contentTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);
/** Unpacked, a pixel takes some ten bytes; telephones take photographs of 12 million. */
const maxPixels = 16_000_000;
/** How long one picture may take, ms. */
const longestMs = 20_000;
/** After so long without a picture the thread ends and gives its memory back, ms. */
const idleMs = 60_000;
type Layout = SlipQuestion['layout'];
const layouts: readonly Layout[] = ['4', '6'];
/** So many pictures wait at most. */
const longestLine = 20;

let worker: Promise<Worker> | undefined;
let line: Promise<unknown> = Promise.resolve();
let waiting = 0;
let idle: NodeJS.Timeout | undefined;

/**
 * Really reads, on this machine: Tesseract with its model of simplified Chinese, on a thread of its own, one picture after the other.
 * Nothing is loaded from elsewhere, and no picture leaves.
 *
 * @source freight-domain G13, docs/decisions/weighing-slips.md
 */
export const localSlipReader: SlipReader = {
  name: 'local',
  simulated: false,
  read: async (picture) => {
    if (!(await isReadable(picture))) return nothingRead;
    if (waiting >= longestLine) throw new Error('Too many slips wait to be read.');
    waiting += 1;
    const read = line.then(() => readIn(layouts, picture)).finally(() => (waiting -= 1));
    line = read.catch(() => undefined);
    return read;
  },
};

/** The second one reads slips that lie askew, the first one those with lines and boxes; what is read proves itself either way. */
async function readIn([layout, ...others]: readonly Layout[], picture: SlipPicture): Promise<SlipWeights> {
  if (layout === undefined) return nothingRead;
  const { bytes } = picture;
  const weights = weightsOfWords(wordsOfTable(await ask({ bytes, orientation: orientationOf(bytes), layout })));
  return weights.net === null ? readIn(others, picture) : weights;
}

async function isReadable({ contentType, bytes }: SlipPicture): Promise<boolean> {
  if (!contentTypes.has(contentType)) return false;
  const size = await imageSize(contentType, (position, length) => Promise.resolve(bytes.subarray(position, position + length)));
  return size !== undefined && size.width * size.height <= maxPixels;
}

async function ask(question: SlipQuestion): Promise<string> {
  clearTimeout(idle);
  const asked = await (worker ??= startWorker());
  try {
    const answered = once(asked, 'message', { signal: AbortSignal.timeout(longestMs) }) as Promise<[string]>;
    asked.postMessage(question);
    return (await answered)[0];
  } catch (error) {
    await discard(asked);
    throw error;
  } finally {
    idle = setTimeout(() => void discard(asked).catch(() => undefined), idleMs).unref();
  }
}

async function discard(thread: Worker): Promise<void> {
  worker = undefined;
  await thread.terminate();
}

async function startWorker(): Promise<Worker> {
  const started = new Worker(new URL('./slipWorker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 128 } });
  // It keeps no server alive.
  started.unref();
  try {
    await once(started, 'message', { signal: AbortSignal.timeout(longestMs) });
    // What it breaks on while nobody asks ends it, and not the server.
    started.on('error', () => (worker = undefined));
    return started;
  } catch (error) {
    worker = undefined;
    await started.terminate();
    throw error;
  }
}
