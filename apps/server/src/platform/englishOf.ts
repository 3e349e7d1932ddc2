import { plural } from './plural.ts';

/**
 * English sentences by the Chinese ones; `{}` stands for whatever was filled in, in the same order in both. After a number `{|row|rows}` chooses
 * the word.
 */
export type ErrorTexts = Readonly<Record<string, string>>;

/** Sentences that are looked up together. */
interface Book {
  exact: Map<string, string>;
  patterns: { pattern: RegExp; english: string }[];
}

const createBook = (): Book => ({ exact: new Map(), patterns: [] });
const spoken = createBook();
const notices = createBook();

/** Tells the English of sentences that errors say in Chinese. */
export const declareEnglish = (texts: ErrorTexts): void => write(spoken, texts);

/** Tells the English of titles and lines of notices. They are short and alike, and stand in a book of their own so that no other sentence is taken for one. */
export const declareNotices = (texts: ErrorTexts): void => write(notices, texts);

function write({ exact, patterns }: Book, texts: ErrorTexts): void {
  for (const [chinese, english] of Object.entries(texts)) {
    if (!chinese.includes('{}')) exact.set(chinese, english);
    else {
      const parts = chinese.split('{}').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
      patterns.push({ pattern: new RegExp(`^${parts.join('([^]*?)')}$`), english });
    }
  }
}

/** The English of a sentence; the sentence itself where none is known. */
export const englishOf = (chinese: string): string => lookUp(chinese, [spoken]);

/** The English of a title or a line of a notice, first by what notices say. */
export const englishOfNotice = (chinese: string): string => sideBySide(chinese, [notices, spoken]);

function lookUp(chinese: string, books: readonly Book[]): string {
  for (const { exact, patterns } of books) {
    const known = exact.get(chinese);
    if (known !== undefined) return known;
    for (const { pattern, english } of patterns) {
      const [, ...given] = pattern.exec(chinese) ?? [];
      const told = given.length > 0 ? filled(english, { given, books }) : undefined;
      if (told !== undefined) return told;
    }
  }
  return chinese;
}

/** The English of sentences that stand side by side, as in a remark; what people typed stays as it is. */
export const englishOfAll = (chinese: string): string => sideBySide(chinese, [spoken]);

function sideBySide(chinese: string, books: readonly Book[]): string {
  const whole = lookUp(chinese, books);
  if (whole !== chinese) return whole;
  const parts = chinese.split(/[、；]/);
  const told = parts.map((part) => lookUp(part, books));
  return told.some((part, index) => part !== parts[index]) ? told.join(chinese.includes('；') ? '; ' : ', ') : chinese;
}

/** Undefined where a word follows a number, and what was filled in are words: then the sentence is another one. */
function filled(english: string, { given, books }: { given: readonly string[]; books: readonly Book[] }): string | undefined {
  const rest = [...given];
  let latest = '';
  let isCounted = true;
  const told = english.replaceAll(/\{(?:\|([^|}]*)\|([^}]*))?\}/g, (_whole, one?: string, other?: string) => {
    if (one !== undefined && other !== undefined) {
      isCounted &&= !/\p{Script=Han}/u.test(latest);
      return plural(Number(latest), { one, other });
    }
    latest = rest.shift() ?? '';
    return sideBySide(latest, books);
  });
  return isCounted ? told : undefined;
}
