import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { readConfigValues } from '../../system/setting/configValues.ts';

/** A character as words are compared: of one width and case. Blanks, and signs that nobody sees, are none. */
const compared = (character: string): string =>
  character
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Cf}]/gu, '');

/**
 * A text with words masked, each character by a star, in whatever case and width they are written, and with blanks between their characters.
 *
 * @source freight-domain 2.24
 */
export function maskWords(text: string, words: readonly string[]): string {
  const characters = [...text];
  /** Each compared character with the place of the one that it stands for, which may stand for several. */
  const read = characters.flatMap((character, at) => [...compared(character)].map((sign) => ({ sign, at })));
  for (const word of words) {
    const signs = [...word].flatMap((character) => [...compared(character)]);
    if (signs.length === 0) continue;
    for (let start = 0; start + signs.length <= read.length; start++)
      if (signs.every((sign, next) => read[start + next]?.sign === sign))
        for (const { at } of read.slice(start, start + signs.length)) characters[at] = '*';
  }
  return characters.join('');
}

/** Masks what the configuration lists. */
export async function wordMask(tx: Tx, ctx: Context): Promise<(text: string) => string> {
  const { sensitiveWords } = await readConfigValues(tx, ctx, ['sensitiveWords']);
  const words = sensitiveWords.split(/[,，、;；\n]/);
  return (text) => maskWords(text, words);
}
