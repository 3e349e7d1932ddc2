/** Where a query was found in a text, and how well: higher is better. */
export interface TextMatch {
  score: number;
  /** Positions of the characters that fit. */
  at: readonly number[];
}

/** Finds a query by the sound of Chinese characters: positions, or null. */
export type SoundMatch = (text: string, query: string) => number[] | null;

/** Loads the sounds of some 27,000 characters; call it when a person begins to search. */
export async function loadSoundMatch(): Promise<SoundMatch> {
  const { match } = await import('pinyin-pro');
  return (text, query) => match(text, query, { precision: 'start' });
}

/**
 * How a query fits a text: as written, by pinyin (`siji`), by initials (`sj`), or by letters in order. Undefined when it does
 * not. Upper and lower case and blanks make no difference; an empty query fits everything.
 */
export function matchText(text: string, { query, bySound }: { query: string; bySound?: SoundMatch }): TextMatch | undefined {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return { score: 0, at: [] };
  const lower = text.toLowerCase();
  const found = lower.indexOf(wanted);
  if (found >= 0) {
    const isWordStart = found === 0 || !/[\p{L}\p{N}]/u.test(lower[found - 1]!);
    return { score: found === 0 ? 100 : isWordStart ? 90 : 80, at: Array.from(wanted, (_, index) => found + index) };
  }
  const letters = wanted.replaceAll(' ', '');
  const sounds = /^[a-z0-9]+$/.test(letters) ? bySound?.(text, letters) : null;
  if (sounds) return { score: sounds[0] === 0 ? 70 : 60, at: sounds };
  return inOrder(lower, letters);
}

/** Letters that stand in the text in this order; the closer, the better. */
function inOrder(text: string, letters: string): TextMatch | undefined {
  const at: number[] = [];
  for (const letter of letters) {
    const next = text.indexOf(letter, (at.at(-1) ?? -1) + 1);
    if (next < 0) return undefined;
    at.push(next);
  }
  const spread = at.at(-1)! - at[0]! + 1;
  // Letters strewn over a long text fit by chance.
  return spread > letters.length * 3 ? undefined : { score: Math.round((40 * letters.length) / spread), at };
}
