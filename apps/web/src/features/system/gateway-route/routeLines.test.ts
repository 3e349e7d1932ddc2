import { expect, test } from 'vitest';
import { itemsOf, linesOf } from './routeLines.ts';

test('SYS-16 items of a route are lines to type and come back as they were', () => {
  const items = [
    { name: 'Path', args: ['/a/**', '/b/**'] },
    { name: 'Header', args: ['X-Id', '\\d{1,3}'] },
    { name: 'AddRequestHeader', args: ['X-Mark', 'a=b'] },
    { name: 'SecureHeaders', args: [] },
  ];
  expect(linesOf(items)).toBe('Path=/a/**, /b/**\nHeader=X-Id, \\d{1\\,3}\nAddRequestHeader=X-Mark, a=b\nSecureHeaders');
  expect(itemsOf(linesOf(items))).toEqual(items);
  expect(itemsOf(' \n Method = GET \n')).toEqual([{ name: 'Method', args: ['GET'] }]);
  expect(itemsOf(null)).toEqual([]);
  expect(linesOf(null)).toBe('');
});
