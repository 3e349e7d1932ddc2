/** A pattern took too long on a text: on some texts it would never end. */
export class SlowPatternError extends Error {
  override readonly name = 'SlowPatternError';
}

/** How long one try may take, in ms. */
const patience = 25;
/** How many tries on the same text must be slow. */
const attempts = 3;
/** Texts up to this length are tried at once, whatever the pattern. */
const harmlessLength = 12;
/** Patterns with one repetition take at most so much text without a trial: the time grows with its square. */
const longText = 2_000;

/**
 * Runs a person's regular expression on a text. An engine cannot be stopped, so where a pattern could take exponential time
 * (several repetitions, or a repeated group, such as `(a+)+`) it is first tried on beginnings of the text, each a little longer: the time of one
 * foretells the next, and the first slow beginning ends it.
 *
 * @param run what is done with the text: a test, or a replacement
 * @throws SlowPatternError
 */
export function runGuarded<Result>(pattern: RegExp, { text, run }: { text: string; run: (text: string) => Result }): Result {
  if (text.length <= harmlessLength || (!isSuspicious(pattern) && text.length <= longText)) return run(text);
  let length = harmlessLength;
  while (length < text.length) {
    if (isSlow(text.slice(0, length), run)) throw new SlowPatternError(`The pattern ${pattern.source} takes too long.`);
    length = length < 48 ? length + 2 : Math.ceil(length * 1.25);
  }
  return run(text);
}

/** Whether every try takes too long: a busy machine may hold up one of them. */
function isSlow(text: string, run: (text: string) => unknown): boolean {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const from = performance.now();
    run(text);
    // A sign that no text has makes the end fail, too: many patterns are slow only when they fail.
    run(`${text}\uFFFF`);
    if (performance.now() - from <= patience) return false;
  }
  return true;
}

const judged = new WeakMap<RegExp, boolean>();

/** Whether a pattern repeats a group, repeats more than once, or looks back at what it found. */
function isSuspicious(pattern: RegExp): boolean {
  const before = judged.get(pattern);
  if (before !== undefined) return before;
  const bare = pattern.source.replaceAll(/\\\d|\\k<[^>]*>/g, '**').replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/gs, 'x');
  const isDoubtful = /\)[*+{]/.test(bare) || (bare.match(/[*+]|\{\d+(?:,\d*)?\}/g)?.length ?? 0) > 1;
  judged.set(pattern, isDoubtful);
  return isDoubtful;
}
