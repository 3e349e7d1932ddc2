import { describe, expect, test } from 'vitest';
import type { Page } from './api.ts';
import { asPage, asRow } from './wellFormed.ts';

describe('answers of a server', () => {
  test.each([[null], [undefined], [[]], ['rows'], [{}], [{ records: 'none' }], [{ records: [null] }], [{ records: [[]] }]])(
    'FAIL-01 %j is not a page of rows',
    (answer) => {
      expect(() => asPage(answer as unknown as Page<object>, 'malformed')).toThrow('malformed');
    },
  );

  test('FAIL-01 a total that is not a number gives way to the rows that came', () => {
    const page = { records: [{ id: '1' }], total: '7' } as unknown as Page<object>;

    expect(asPage(page, '').total).toBe(7);
    expect(asPage({ ...page, total: 'many' as unknown as number }, '').total).toBe(1);
  });

  test.each([[null], [[]], ['row'], [3]])('FAIL-01 %j is not a row', (answer) => {
    expect(() => asRow(answer as unknown, 'malformed')).toThrow('malformed');
    expect(asRow({ id: '1' }, '')).toEqual({ id: '1' });
  });
});
