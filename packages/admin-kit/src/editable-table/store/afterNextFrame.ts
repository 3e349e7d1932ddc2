import { afterFrame } from './slices.ts';

/**
 * Calls back once what stands in the page now has been drawn, and everybody who waits for that has had a turn: with the frame after it.
 *
 * @returns takes it back
 */
export function afterNextFrame(work: () => void): () => void {
  let stop = afterFrame(() => {
    stop = afterFrame(work);
  });
  return () => stop();
}
