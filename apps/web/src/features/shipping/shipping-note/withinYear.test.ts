import { setTimeZone } from '@tarmac/admin-kit/i18n';
import { expect, test } from 'vitest';
import { withinYear } from './withinYear.ts';

setTimeZone('Asia/Shanghai');
const about = { tooLong: 'too long', now: Date.parse('2026-06-02T12:00:00+08:00') };

test('SHIP-07 past waybills are asked for by a year at most; an open beginning is closed by it', () => {
  expect(withinYear({}, about)).toEqual({ createTime_begin: '2025-06-01 12:00:00' });
  const year = { createTime_begin: '2025-06-01 12:00:00', createTime_end: '2026-06-02 12:00:00' };
  expect(withinYear(year, about)).toEqual(year);
  expect(() => withinYear({ ...year, createTime_begin: '2025-06-01 11:59:59' }, about)).toThrow('too long');
});
