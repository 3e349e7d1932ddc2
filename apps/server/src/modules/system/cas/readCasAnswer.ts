import { SaxesParser } from 'saxes';

/** What a central login says of a ticket. */
export type CasAnswer = { user: string } | { failure: string } | undefined;

/**
 * Reads the answer of `serviceValidate`. The names of its elements count with their place, whatever prefix they have: a user's own
 * attributes stand deeper and cannot pass for the user.
 *
 * @returns undefined when it is not such an answer
 */
export function readCasAnswer(xml: string): CasAnswer {
  const path: string[] = [];
  const texts: Record<string, string> = {};
  let isBroken = false;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => void (isBroken = true));
  parser.on('doctype', () => void (isBroken = true));
  parser.on('opentag', ({ local }) => void path.push(local));
  parser.on('text', (text) => {
    const place = path.join('/');
    texts[place] = (texts[place] ?? '') + text;
  });
  parser.on('closetag', () => void path.pop());
  parser.write(xml).close();
  const user = texts['serviceResponse/authenticationSuccess/user']?.trim();
  const failure = texts['serviceResponse/authenticationFailure'];
  if (isBroken || (user === undefined) === (failure === undefined)) return undefined;
  return failure === undefined ? { user: user ?? '' } : { failure: failure.trim() };
}
