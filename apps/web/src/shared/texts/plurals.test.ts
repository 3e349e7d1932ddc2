import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../../..');
/** Where English stands: whole catalogues, and texts beside their Chinese ones. */
const catalogues = ['packages/admin-kit/src/**/*.en.ts', 'apps/server/src/modules/error-texts/*.ts'];
const sources = ['packages/{admin-kit,freight-api}/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'];

/** Names of what is filled in that is not a number. */
const words = /^(?:label|title|name|names|who|text|rule|action|heading|row|field|fields|size|percent|time|person|seconds|ms)$/;
/** Words in -s that are not nouns in the plural. */
const verbs = /^(?:is|was|has|as|this|its|does|less|stands)$/;
const numbered = /\{(\w*)\}\+? (?:[a-z-]+ ){0,2}?([a-z-]+s)\b/g;

/** What a text says of a number as if it could not be one. */
const unfit = (text: string): string[] =>
  [...text.matchAll(numbered)].filter(([, name, noun]) => !words.test(name!) && !verbs.test(noun!)).map(([found]) => found);

const linesOf = (globs: readonly string[], text: RegExp): string[] =>
  globs
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((path) => !/\.(?:test|stories|fixture)\.tsx?$|\/generated\//.test(path))
    .flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(text)].map(([, , said]) => said!));

test.each([
  ['{count} waybills', ['{count} waybills']],
  ['At most {most} long numbers', ['{most} long numbers']],
  ['{} rows', ['{} rows']],
  ['{count} {count|waybill|waybills}', []],
  ['{} {|row is|rows are} left', []],
  ['{label} allows letters', []],
  ['Deleting {done} is slow', []],
])('LANG-05 %s: %o', (text, found) => expect(unfit(text)).toEqual(found));

test('LANG-05 no English text sets a plain plural behind a number', () => {
  const texts = [
    ...linesOf(catalogues, /: ?\n? *(['"`])((?:(?!\1)[^\n\\]|\\.)*)\1,?\n/g),
    ...linesOf(sources, /\ben: (?<quote>['"`])((?:(?!\k<quote>)[^\n\\]|\\.)*)\k<quote>/g),
  ];
  expect(texts.length).toBeGreaterThan(2500);
  expect(texts.flatMap((text) => unfit(text).map((found) => `${found}: ${text}`))).toEqual([]);
});
