import { afterFrame } from './slices.ts';

/**
 * Calls back once what stands in the page now has been drawn, and whoever waits for that has had his turn: with the frame after it.
 *
 * @returns takes it back
 */
export function afterNextFrame(work: () => void): () => void {
  let stop = afterFrame(() => {
    stop = afterFrame(work);
  });
  return () => stop();
}
