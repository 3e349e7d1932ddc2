import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FieldDefinition } from '../FieldMeta.ts';
import { dateKind } from './date.tsx';

const words = { t: (key: string) => key, localize: (label: { zh: string }) => label.zh } as never;
const registered: FieldDefinition = { kind: 'date', label: { zh: '注册日期', en: 'Registered on' } };

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 5, 1, 23, 59) }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['2026-05-31', undefined],
  ['2026-06-01', undefined],
  ['2026-06-02', 'form.notAfterToday'],
  ['2099-01-01', 'form.notAfterToday'],
  [null, undefined],
])('CHK-01 a day that must have come: %s', (value, problem) => {
  expect(dateKind.check?.(value, { meta: { ...registered, notAfter: 'today' }, words })).toBe(problem);
  expect(dateKind.check?.(value, { meta: registered, words })).toBeUndefined();
});

test('VAL-03 a paper that holds for life says so in both directions', () => {
  const spoken = { find: () => undefined, locale: 'zh-CN' } as never;
  expect(dateKind.text('9999-12-31', { meta: registered, words: spoken })).toBe('长期');
  expect(dateKind.text('2026-05-31', { meta: registered, words: spoken })).toBe('2026-05-31');
  expect(dateKind.parse(' 长期 ', { meta: registered, words: spoken })).toBe('9999-12-31');
  expect(dateKind.parse('2026-5-31', { meta: registered, words: spoken })).toBe('2026-05-31');
});
