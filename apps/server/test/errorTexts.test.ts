import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { modules } from '../src/modules/index.ts';
import { englishOf } from '../src/platform/englishOf.ts';
import { AppError, businessError, refusedField } from '../src/platform/errors.ts';

const sources = join(import.meta.dirname, '../src');
/** What throws a sentence for people: the sentence is the first text behind it. */
const thrown =
  /(?:businessError\(\s*[\w.]+,|conflict\(|refused(?:Field|Entry)\(\s*[^,()]+,|invalidInput\(|refusedByRule\(|forbidden\(|notFound\(|new AppError\(\s*'[A-Za-z]+',|unavailable\(|tooMany\(\s*[^,()]+,)\s*(['`])((?:(?!\1)[^\n])*[\u4e00-\u9fff](?:(?!\1)[^\n])*)\1/g;

/** A sentence as it may read: what is filled in is a letter. */
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

test('LANG-01 every sentence that the server refuses with has an English one', () => {
  expect(modules.length).toBeGreaterThan(0);
  const sentences = globSync('**/*.ts', { cwd: sources })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => [...readFileSync(join(sources, path), 'utf8').matchAll(thrown)].map((match) => sample(match[2]!)));

  expect(sentences.length).toBeGreaterThan(300);
  expect(sentences.filter((text) => /[\u4e00-\u9fff]/.test(englishOf(text)))).toEqual([]);
});

test.each([
  ['超过核定载质量（1.70吨）', 'Above the rated load (1.70 t)'],
  ['租户“甲”下还有 3 名用户，不能删除；如需停用请将其冻结', 'The tenant "甲" has 3 users and cannot be deleted; freeze it instead'],
  ['未知的系统变量 #{day}', 'Unknown variable #{day}'],
  ['$& 没有译文', '$& 没有译文'],
])('LANG-01 %s in English', (chinese, english) => {
  expect(englishOf(chinese)).toBe(english);
  expect(businessError(40205, { message: chinese }).texts).toEqual({ zh: chinese, en: english });
});

test('LANG-01 a sentence in both languages stays as it is', () => {
  expect(new AppError('Conflict', { zh: '请填写原因', en: 'Why?' }).texts.en).toBe('Why?');
  expect(refusedField('reason', '请填写原因').details.errorData).toEqual([{ path: 'reason', message: '请填写原因' }]);
});
