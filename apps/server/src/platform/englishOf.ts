import { plural } from './plural.ts';

/**
 * English sentences by the Chinese ones; `{}` stands for whatever was filled in, in the same order in both. After a number `{|row|rows}` chooses
 * the word.
 */
export type ErrorTexts = Readonly<Record<string, string>>;

const exact = new Map<string, string>();
const patterns: { pattern: RegExp; english: string }[] = [];

/** Tells the English of sentences that errors say in Chinese. */
export function declareEnglish(texts: ErrorTexts): void {
  for (const [chinese, english] of Object.entries(texts)) {
    if (!chinese.includes('{}')) exact.set(chinese, english);
    else {
      const parts = chinese.split('{}').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
      patterns.push({ pattern: new RegExp(`^${parts.join('([^]*?)')}$`), english });
    }
  }
}

/** The English of a sentence; the sentence itself where none is known. */
export function englishOf(chinese: string): string {
  const known = exact.get(chinese);
  if (known !== undefined) return known;
  for (const { pattern, english } of patterns) {
    const [, ...given] = pattern.exec(chinese) ?? [];
    const told = given.length > 0 ? filled(english, given) : undefined;
    if (told !== undefined) return told;
  }
  return chinese;
}

/** The English of sentences that stand side by side, as in a remark; what people typed stays as it is. */
export function englishOfAll(chinese: string): string {
  const whole = englishOf(chinese);
  if (whole !== chinese) return whole;
  const parts = chinese.split(/[、；]/);
  const told = parts.map(englishOf);
  return told.some((part, index) => part !== parts[index]) ? told.join(chinese.includes('；') ? '; ' : ', ') : chinese;
}

/** Undefined where a word follows a number, and what was filled in are words: then the sentence is another one. */
function filled(english: string, given: readonly string[]): string | undefined {
  const rest = [...given];
  let latest = '';
  let isCounted = true;
  const told = english.replaceAll(/\{(?:\|([^|}]*)\|([^}]*))?\}/g, (_whole, one?: string, other?: string) => {
    if (one !== undefined && other !== undefined) {
      isCounted &&= !/\p{Script=Han}/u.test(latest);
      return plural(Number(latest), { one, other });
    }
    latest = rest.shift() ?? '';
    return englishOfAll(latest);
  });
  return isCounted ? told : undefined;
}
