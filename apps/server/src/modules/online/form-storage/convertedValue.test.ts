import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testServer } from '../../../../test/testServer.ts';
import { convertedValue } from './convertedValue.ts';
import { columnTypeOf, type Storage } from './physicalNames.ts';

const string = (length: number): Storage => ({ kind: 'string', length, points: 0 });
const decimal = (length: number, points: number): Storage => ({ kind: 'decimal', length, points });
const [int, long, double, date, datetime, text] = (['int', 'long', 'double', 'date', 'datetime', 'text'] as const).map((kind): Storage => ({
  kind,
  length: 0,
  points: 0,
})) as [Storage, Storage, Storage, Storage, Storage, Storage];

/** From, value, to, and what becomes of it; null: it does not fit. */
const cases: readonly (readonly [Storage, string, Storage, string | null])[] = [
  [string(9), 'abc', string(3), 'abc'],
  [string(9), 'abcd', string(3), null],
  [string(9), '多字多', string(3), '多字多'],
  [string(9), '12', int, '12'],
  [string(9), '-12.0', int, '-12'],
  [string(9), '12.5', int, null],
  [string(20), '2147483647', int, '2147483647'],
  [string(20), '2147483648', int, null],
  [string(20), ' 12', int, null],
  [string(20), '1e3', int, null],
  [string(20), '', int, null],
  [string(40), '999999999999999', long, '999999999999999'],
  [string(40), '9007199254740993', long, '9007199254740993'],
  [string(40), '9223372036854775807', long, '9223372036854775807'],
  [string(40), '9223372036854775808', long, null],
  [string(40), '99999999999999999999', long, null],
  [string(40), '9007199254740993', double, null],
  [string(20), '0.125', double, '0.125'],
  [string(20), '12.50', decimal(4, 1), '12.5'],
  [string(20), '12.55', decimal(4, 1), null],
  [string(20), '1234.5', decimal(4, 1), null],
  [string(20), '999.9', decimal(4, 1), '999.9'],
  [string(20), '2024-02-29', date, '2024-02-29'],
  [string(20), '2025-02-29', date, null],
  [string(20), '2026-04-31', date, null],
  [string(20), '0000-01-01', date, null],
  [string(20), '2026-1-1', date, null],
  [string(20), '2026-02-28 23:59:59', datetime, '2026-02-28 15:59:59+00'],
  [string(20), '2026-02-28 24:00:00', datetime, null],
  [string(20), '2026-02-28', datetime, null],
  [string(20), 'abc', text, 'abc'],
  [text, 'abcd', string(3), null],
  [int, '7', string(1), '7'],
  [int, '77', string(1), null],
  [int, '-2147483648', long, '-2147483648'],
  [long, '2147483648', int, null],
  [long, '9007199254740993', double, null],
  [long, '999999999999999', double, '999999999999999'],
  [long, '1000', decimal(4, 1), null],
  [long, '999', decimal(4, 1), '999.0'],
  [double, 'NaN', decimal(9, 2), null],
  [double, 'Infinity', int, null],
  [double, '1e300', long, null],
  [double, '0.1', decimal(9, 2), '0.10'],
  [double, '0.1', text, '0.1'],
  [decimal(9, 2), '12.00', int, '12'],
  [decimal(9, 2), '12.01', int, null],
  [decimal(9, 2), '12.30', decimal(9, 1), '12.3'],
  [decimal(9, 2), '12.34', decimal(9, 1), null],
  [decimal(9, 2), '12.30', string(5), '12.30'],
  [date, '2026-02-28', datetime, '2026-02-27 16:00:00+00'],
  [date, '2026-02-28', text, '2026-02-28'],
  [date, '2026-02-28', int, null],
  [datetime, '2026-02-27 16:00:00+00', date, '2026-02-28'],
  [datetime, '2026-02-27 16:00:01+00', date, null],
  [datetime, '2026-02-27 16:00:01+00', text, '2026-02-28 00:00:01'],
  [datetime, '2026-02-27 16:00:01+00', double, null],
];

test('ONL-07 a value becomes what another type can say exactly, and nothing else', async () => {
  const { database } = await testServer();
  const rows = await database.transaction('system', async (tx) => {
    const asked = cases.map(
      ([from, value, to], index) =>
        sql`select ${sql.raw(String(index))} as index, (${convertedValue(sql`v`, { from, to })})::${sql.raw(columnTypeOf(to))}::text as text from (select ${value}::${sql.raw(columnTypeOf(from))} as v) s`,
    );
    await tx.execute(sql`set local timezone = 'UTC'`);
    return (await tx.execute<{ index: number; text: string | null }>(sql`${sql.join(asked, sql` union all `)} order by 1`)).rows;
  });
  expect(cases.map(([from, value, to], index) => [from.kind, value, to, rows[index]?.text])).toEqual(
    cases.map(([from, value, to, expected]) => [from.kind, value, to, expected]),
  );
});

test('ONL-07 no value of any type makes its change to any other fail', async () => {
  const { database } = await testServer();
  const samples: [Storage, string[]][] = [
    [
      string(30),
      [
        '',
        ' ',
        '7',
        '-0',
        '+1.0',
        '9999999999',
        '0001-01-01',
        '9999-12-31',
        '9999-12-31 23:59:59',
        '2026-02-30',
        '2026-13-01',
        'NaN',
        '1.',
        '.1',
        '١٢',
        '\t1',
      ],
    ],
    [int, ['0', '-2147483648', '2147483647']],
    [long, ['-9223372036854775808', '9223372036854775807']],
    [double, ['NaN', 'Infinity', '-Infinity', '1e-300', '1e300', '0.1', '-0']],
    [decimal(15, 10), ['99999.9999999999', '-0.0000000001']],
    [date, ['infinity', '-infinity', '4713-01-01 BC', '2026-02-28']],
    [datetime, ['infinity', '-infinity', '2026-02-28 00:00:00+08', '294276-01-01 00:00:00+00']],
    [text, ['', '1'.repeat(400), '2026-02-28']],
  ];
  await database.transaction('system', async (tx) => {
    for (const [from, values] of samples)
      for (const to of [string(1), string(2000), int, long, double, decimal(15, 10), decimal(1, 0), date, datetime, text])
        for (const value of values)
          await tx.execute(
            sql`select ${convertedValue(sql`v`, { from, to })} from (select ${value}::${sql.raw(columnTypeOf(from))} as v) s`,
          );
  });
});
