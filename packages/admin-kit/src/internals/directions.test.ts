import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = new URL('../', import.meta.url);
/** Utilities that name a side of the screen instead of a side of the line. */
const physical =
  /^(?:[\w[\]=&>*.:/()-]+:)?-?(?:[pm][lr]-|(?:left|right)-|border-[lr](?:-|$)|rounded-(?:[lr]|[tb][lr])(?:-|$)|text-(?:left|right)$)/;

test('LANG-04 widgets name the start and the end of a line, so that a language from right to left mirrors them', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !path.includes('.test.'),
  );
  const found = files.flatMap((path) =>
    [...readFileSync(new URL(path, source), 'utf8').matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)]
      .flatMap(([quoted]) => quoted.slice(1, -1).split(/\s+/))
      .filter((word) => physical.test(word))
      .map((word) => `${path}: ${word}`),
  );

  expect(found).toEqual([]);
  expect(['pl-2', 'hover:mr-auto', 'text-left', 'after:right-0', 'border-l', '-left-1'].every((word) => physical.test(word))).toBe(true);
  expect(['ps-2', 'rounded-lg', 'right', 'text-lefty', 'border-line', 'place-items-center'].some((word) => physical.test(word))).toBe(
    false,
  );
});
