import type { ReportScreen } from '@tarmac/freight-api/online';
import { expect, test } from 'vitest';
import { rowsBehind } from './drillDown.ts';

const column = (dataIndex: string, fieldType = 'String', customRender: string | null = null) => ({ dataIndex, fieldType, customRender });
const screen = {
  columns: [column('lane'), column('month'), column('day', 'Date'), column('state', 'Integer', 'states'), column('hidden')],
  queryItems: ['lane', 'month', 'day', 'state'].map((field) => ({ field })),
} as unknown as ReportScreen;
const behind = rowsBehind(screen, { path: '/r', search: new URLSearchParams('customerId=8&lane=x&month_begin=1&pageNo=3') });

test('ONL-06 what stands behind a point is asked for with all that it stands for: parameters, conditions, and its values', () => {
  expect(behind({ name: 'lane', value: 'A → B' })).toBe('/r?customerId=8&month_begin=1&lane_MultiString=A+%E2%86%92+B');
  expect(behind({ name: 'lane', value: 'A' }, { name: 'month', value: '2026-01' })).toBe(
    '/r?customerId=8&lane_MultiString=A&month_MultiString=2026-01',
  );
  expect(behind({ name: 'day', value: '2026-01-02' })).toBe('/r?customerId=8&lane=x&month_begin=1&day_begin=2026-01-02&day_end=2026-01-02');
  expect(behind({ name: 'state', value: '20' })).toContain('state_MultiString=20');
  expect(behind({ name: 'lane', value: 'A, B' })).toContain('&lane=A%2C+B');
});

test('ONL-06 a point without a value, or of a column that is not searched by, leads nowhere', () => {
  expect(behind({ name: 'lane', value: '' })).toBeUndefined();
  expect(behind({ name: 'hidden', value: 'x' })).toBeUndefined();
  expect(behind({ name: null, value: 'x' })).toBeUndefined();
  expect(behind({ name: 'lane', value: 'A' }, { name: 'hidden', value: 'x' })).toBeUndefined();
});
