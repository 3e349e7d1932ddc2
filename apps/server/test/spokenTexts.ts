import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = join(import.meta.dirname, '../src');
const han = /[\u4e00-\u9fff]/;

/** What is not speech to a person at a screen: papers, reports and figures in words, which are Chinese, logs, and parts of sentences that tests have whole. */
const otherwise =
  /\.test\.ts$|conformance\.ts$|error-texts\/|\.(?:contract|entity)\.ts$|dictionaries\.ts$|^modules\/government\/(?:messages|sandbox)\/|^platform\/(?:excel\/|jobs\/|contract\/standardEndpoints|http\/operationLog|capitalAmount)|contractTerms\.ts$|eventContent\.ts$|roadTimes\.ts$|orderRemainder\.ts$|describeReport\.ts$/;

/** Calls that speak, texts named `message`, and sentences that a function answers with. */
const speaks =
  /\b(?:businessError|conflict|refused(?:Field|Entry|ByRule)|invalidInput|forbidden|notFound|AppError|unavailable|tooMany|refused?|wrong|taken|need|readValues|keep|refuseTaken|refuseDuplicate)\(|\bmessage: (?=['`])|\bmessage\b[^\n]*= (?=['`])|\breturn (?=[^;\n]*['`])/g;

/** The other half of `zh: …` and `zh ? …` stands beside them. */
const inBoth = /\bzh: ?$|\bzh\s*\?\s*$|'zh'\s*\?\s*$/;

/** A Chinese sentence of the server, and where it stands. */
export interface Spoken {
  place: string;
  /** As it may read: what is filled in is a letter. */
  text: string;
}

/** Every Chinese sentence that code of the server may say to people without its English beside it. */
export const spokenTexts = (): Spoken[] =>
  globSync('**/*.ts', { cwd: sources })
    .filter((path) => !otherwise.test(path))
    .flatMap((path) => {
      const code = readFileSync(join(sources, path), 'utf8');
      return [...code.matchAll(speaks)].flatMap((match) => {
        const opens = match[0].endsWith('(');
        const from = match.index + match[0].length - (opens ? 1 : 0);
        return literalsFrom(code, { from, isWhole: match[0] === 'return ' })
          .filter(({ text, at }) => han.test(text) && !inBoth.test(code.slice(Math.max(0, at - 30), at)))
          .map(({ text, at }) => ({ place: `${path}:${code.slice(0, at).split('\n').length}`, text: sample(text) }));
      });
    });

/** What notices say: their titles and lines, and what those that send them are told. */
const notices =
  /\b(?:notify|tell\w*|contradict)\(|\b(?:title|line|text|what)(?:: | = )(?=[^;\n]*['`])|\blines(?:: | = )(?=\[)|\bhasFunds = |(?<=\n {2}lines: [^]{0,900})\blabel\(/g;

/** Every Chinese text out of which notices are made, those that are filled into others by themselves. */
export const noticedTexts = (): Spoken[] =>
  globSync('modules/**/*.ts', { cwd: sources })
    .filter((path) => !/\.test\.ts$|\.contract\.ts$|error-texts\/|\/messages\//.test(path))
    .map((path) => ({ path, code: readFileSync(join(sources, path), 'utf8') }))
    .filter(({ code }) => /\bnotify\(|\btell(?!Documents)[A-Z]\w*\(|: ApprovalKind</.test(code))
    .flatMap(({ path, code }) =>
      [...code.matchAll(notices)].flatMap((match) => {
        const opens = match[0].endsWith('(');
        const from = match.index + match[0].length - (opens ? 1 : 0);
        const found = literalsFrom(code, { from, isWhole: !opens && !match[0].startsWith('lines') });
        return (match[0] === 'label(' ? found.slice(0, 1) : found)
          .flatMap(({ text, at }) => [text, ...nestedTexts(text)].map((one) => ({ text: one, at })))
          .filter(({ text }) => han.test(sample(text)))
          .map(({ text, at }) => ({ place: `${path}:${code.slice(0, at).split('\n').length}`, text: sample(text) }));
      }),
    );

/** Every success that an endpoint announces. */
export const announcedTexts = (): Spoken[] =>
  globSync(['modules/**/*.contract.ts', 'platform/contract/standardEndpoints.ts'], { cwd: sources }).flatMap((path) =>
    [...readFileSync(join(sources, path), 'utf8').matchAll(/\bmessage: '([^'\n]*[\u4e00-\u9fff][^'\n]*)'/g)].map(([, text]) => ({
      place: path,
      text: text!,
    })),
  );

/** The texts of an expression: of a call until its end, of what is returned to the end of the statement, else the one that begins it. */
function literalsFrom(code: string, { from, isWhole }: { from: number; isWhole: boolean }): { text: string; at: number }[] {
  const found: { text: string; at: number }[] = [];
  let depth = 0;
  for (let at = from; at < code.length; at += 1) {
    const sign = code[at]!;
    if (sign === "'" || sign === '"' || sign === '`') {
      const end = endOfText(code, at);
      const text = code.slice(at + 1, end);
      // Else it is a sign in a pattern.
      if (sign === '`' || !text.includes('\n')) {
        found.push({ text, at });
        at = end;
      }
    } else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    if (isWhole ? depth < 0 || (sign === ';' && depth === 0) : depth <= 0) return found;
  }
  return found;
}

/** Where a text ends that begins here; what is filled in may hold texts of its own. */
function endOfText(code: string, begin: number): number {
  const quote = code[begin];
  let nested = 0;
  let at = begin + 1;
  while (at < code.length && (nested > 0 || code[at] !== quote)) {
    if (code[at] === '\\') at += 1;
    else if (quote === '`' && nested === 0 && code.startsWith('${', at)) {
      nested = 1;
      at += 1;
    } else if (nested > 0) nested += code[at] === '{' ? 1 : code[at] === '}' ? -1 : 0;
    at += 1;
  }
  return at;
}

/** The texts within what is filled in. */
const nestedTexts = (text: string): string[] => [...text.matchAll(/'([^'\n]*)'/g)].map(([, nested]) => nested!);

function sample(text: string): string {
  let depth = 0;
  let read = '';
  for (let at = 0; at < text.length; at += 1) {
    if (depth === 0 && text.startsWith('${', at)) {
      depth = 1;
      read += 'x';
      at += 1;
    } else if (depth > 0) depth += text[at] === '{' ? 1 : text[at] === '}' ? -1 : 0;
    else read += text[at];
  }
  return read;
}
