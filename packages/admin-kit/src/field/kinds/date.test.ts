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
