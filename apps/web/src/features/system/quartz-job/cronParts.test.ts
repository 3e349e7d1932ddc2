import { expect, test } from 'vitest';
import { type CronField, type CronMode, cronFields, cronPart, cronPartsOf, withCronPart } from './cronParts.ts';

test.each([
  ['0 0/5 * * * ?', 'list step every every every open every'],
  ['30 5,10 8-18 ? 1-6 2,3 2026-2030', 'list list range open range list range'],
  ['0 0 0 L * ?', 'list list list last every open every'],
  ['0 0 0 15W * ?', 'list list list custom every open every'],
  ['0 0 3 ? * MON-FRI', 'list list list open every custom every'],
  ['0 99 3 ? * 6#3', 'list custom list open every custom every'],
  ['', 'list list list every every open every'],
])('SYS-11 the fields of %s are %s', (expression, modes) => {
  expect(
    cronPartsOf(expression)
      .map((part) => part.mode)
      .join(' '),
  ).toBe(modes);
});

test.each<[string, CronField, CronMode, number[], string]>([
  ['0 0 3 * * ?', 'minute', 'step', [], '0 0/5 3 * * ?'],
  ['0 0 3 * * ?', 'hour', 'list', [20, 8], '0 0 8,20 * * ?'],
  ['0 0 3 * * ?', 'hour', 'range', [8, 18], '0 0 8-18 * * ?'],
  ['0 0 3 * * ?', 'weekday', 'list', [2], '0 0 3 ? * 2'],
  ['0 0 3 ? * 2', 'weekday', 'open', [], '0 0 3 * * ?'],
  ['0 0 3 ? * 2', 'day', 'last', [], '0 0 3 L * ?'],
  ['0 0 3 * * ?', 'day', 'open', [], '0 0 3 ? * 2'],
  ['0 0 3 1 1 ?', 'year', 'list', [2030], '0 0 3 1 1 ? 2030'],
  ['0 0 3 1 1 ? 2030', 'year', 'every', [], '0 0 3 1 1 ?'],
  ['', 'second', 'list', [30], '30 0 3 * * ?'],
])('SYS-11 %s with %s as %s %j is %s', (expression, field, mode, values, expected) => {
  expect(withCronPart(cronPartsOf(expression), { field, part: cronPart(field, { mode, given: values }) })).toBe(expected);
});

test('SYS-11 reading and writing an expression changes nothing', () => {
  for (const expression of ['0 0/5 * * * ?', '0 0 3 ? * MON-FRI', '0 0 0 LW 8 ?', '30 5,10 8-18 ? 1-6 2,3 2026-2030'])
    for (const [index, field] of cronFields.entries())
      expect(withCronPart(cronPartsOf(expression), { field, part: cronPartsOf(expression)[index]! })).toBe(expression);
});
