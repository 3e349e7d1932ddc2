import { expect, test } from 'vitest';
import { fieldOf, files } from './fields.ts';

const label = { zh: '合同', en: 'Contract' };
const contract = files(label, { accept: '.pdf,.jpg', maxSize: 1024, maxCount: 2 });

test.each([
  ['', true],
  ['temp/2026/11/a.pdf', true],
  ['temp/2026/11/a.pdf,temp/2026/11/b.jpg', true],
  ['temp/2026/11/a.pdf?t=0&e=1700000000&s=abc_-', true],
  ['temp/2026/11/a.exe', false],
  ['temp/2026/11/a.pdf,temp/2026/11/b.png', false],
  ['temp/2026/11/a.exe?x=.pdf', false],
  ['temp/2026/11/apdf', false],
  ['temp/2026/11/a.pdf,', false],
])('UPL-03 a field that takes some kinds of files alone: %s is taken: %s', (paths, isTaken) => {
  expect(contract.safeParse(paths).success).toBe(isTaken);
});

test('UPL-03 without kinds any stored path is taken, and what is known travels to the clients', () => {
  expect(files(label).safeParse('temp/2026/11/a.zip').success).toBe(true);
  expect(fieldOf(contract)).toMatchObject({ kind: 'files', accept: '.pdf,.jpg', maxSize: 1024, maxCount: 2 });
});
