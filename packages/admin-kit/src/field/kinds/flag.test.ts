import { expect, test } from 'vitest';
import type { FieldWords } from '../defineFieldKind.ts';
import { flagKind } from './flag.tsx';

const words = { t: (key: string) => key } as unknown as FieldWords;

test.each([
  ['1', 'common.yes'],
  [1, 'common.yes'],
  [true, 'common.yes'],
  ['0', 'common.no'],
  [0, 'common.no'],
  [false, 'common.no'],
  ['', ''],
  [null, ''],
])('FORM-08 a flag that the wire carries as %j reads %j', (value, text) => {
  expect(flagKind.text(value as string, { meta: { kind: 'flag', label: { zh: '加急', en: 'Urgent' } }, words })).toBe(text);
});
