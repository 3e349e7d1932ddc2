import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillTemplate } from '../layout/urlTemplate.ts';
import { evaluate, type ExpressionContext, expressionFunctions, namesIn, parseExpression, readDefault, tryExpression } from './index.ts';

const run = (source: string, context: ExpressionContext) => {
  const read = parseExpression(source);
  return read.ok ? evaluate(read.tree, context) : undefined;
};

const decimal = fc
  .tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: 0, max: 6 }))
  .map(([units, scale]) => ({ units: BigInt(units), scale, value: Number(`${units}e-${scale}`) }));

test('sums, differences and products of decimals are what they are on paper', () => {
  fc.assert(
    fc.property(decimal, decimal, (a, b) => {
      const [one, other] = [a, b].map(({ units, scale }) => units * 10n ** BigInt(6 - scale)) as [bigint, bigint];
      const written = (units: bigint, scale: number) => Number(`${units}e-${scale}`) || 0;
      const context = { a: a.value, b: b.value };
      expect(run('a + b', context)).toBe(written(one + other, 6));
      expect(run('a - b', context)).toBe(written(one - other, 6));
      expect(run('a * b', context)).toBe(written(a.units * b.units, a.scale + b.scale));
      expect(run('a < b', context)).toBe(one < other);
      if (b.units !== 0n) expect(run('round(a / b * b - a, 4)', context)).toBe(0);
    }),
    { numRuns: 500 },
  );
});

const piece = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'row',
    'user',
    'a',
    'in',
    'true',
    'null',
    'toString',
    'hasOwnProperty',
    'this',
    'window',
    '(',
    ')',
    '[',
    ']',
    ',',
    '.',
    '?',
    ':',
    '!',
    '-',
    '+',
    '*',
    '/',
    '%',
    '==',
    '!=',
    '<',
    '>=',
    '&&',
    '||',
    ' ',
    '=',
    '`',
    '${',
    '}',
    ';',
    '//',
    "'",
    '"',
    "''",
    "'a'",
    '"b"',
    '\\',
    '\n',
    '\u2028',
    '0',
    '1',
    '0.5',
    '1e9',
    '999999999999999',
    '٣',
    '用',
    '\u0000',
    '\u{1F69A}',
    ...expressionFunctions,
  ),
  fc.string({ maxLength: 4 }),
);

test('sources that nobody would write never throw, and never pass a limit', () => {
  const data = { row: { a: 'x'.repeat(9000), constructor: 1, wheels: [1, null, { a: 2 }] }, user: null, a: -0.5 };
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const read = parseExpression(pieces.join(''));
      if (!read.ok) {
        expect(read.at).toBeLessThanOrEqual(pieces.join('').length);
        expect(read.message.zh).not.toBe('');
        return;
      }
      const tried = tryExpression(read.tree, data);
      if (tried.ok && typeof tried.value === 'string') expect(tried.value.length).toBeLessThanOrEqual(10_000);
      expect(evaluate(read.tree, data)).toBe(tried.ok ? tried.value : null);
      for (const path of namesIn(read.tree).paths) expect(path).not.toContain('__proto__');
    }),
    { numRuns: 3000 },
  );
});

test.each([
  '('.repeat(2000),
  '['.repeat(2000),
  '!'.repeat(2000),
  '-'.repeat(2000),
  'a?'.repeat(1000),
  'a.'.repeat(1000),
  '1+'.repeat(1000),
  "'".repeat(1999),
  'round('.repeat(330),
  '9'.repeat(2000),
  `${'a||'.repeat(600)}a`,
  ' '.repeat(100_000),
  'min(a,'.repeat(30) + 'a' + ')'.repeat(30),
  `'${'x'.repeat(1990)}'${'+a'.repeat(2)}`,
])('%#: a long source ends at once', (source) => {
  const start = performance.now();

  const value = run(source, { a: 'y'.repeat(9_000) });

  expect(value === undefined || value === null || String(value).length <= 10_000).toBe(true);
  expect(performance.now() - start).toBeLessThan(100);
});

test('what objects inherit is not there', () => {
  const data = { row: Object.assign(Object.create({ inherited: 1 }), { own: 2 }) as object };

  expect(run('row.own', data)).toBe(2);
  for (const name of ['inherited', 'toString', 'valueOf', '__defineGetter__']) expect(run(`row.${name}`, data)).toBeNull();
  for (const source of ['row.__proto__.x', "row['prototype']", 'constructor', 'row.a.constructor("x")()']) {
    expect(run(source, data)).toBeUndefined();
  }
});

// Addresses of menus have an evaluator of their own, of which this language is an extension: see docs/decisions/online-forms.md.
test('ROUTE-07 gives addresses of menus what their own evaluator gives', () => {
  const path = fc.constantFrom('user.id', 'user.name', 'user.empty', "window._CONFIG['docs']", 'nobody.there');
  const term = fc.oneof(path, fc.stringMatching(/^'[a-z:/?= ]{0,6}'$/));
  const chain = (sign: string, of: fc.Arbitrary<string>) => fc.array(of, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(sign));
  const data = { user: { id: 'e9ca', name: 'Ada', empty: '' }, window: { _CONFIG: { docs: 'https://docs.example' } } };

  fc.assert(
    fc.property(chain(' || ', chain(' + ', term)), (source) => {
      expect(run(source, data) ?? '').toBe(fillTemplate(`{{ ${source} }}`, data));
    }),
    { numRuns: 500 },
  );
});

test('default values that are not expressions never throw', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.constantFrom('{{', '}}', '${', '#{date}', '#{', '}'))), (pieces) => {
      expect(['text', 'expression', 'fillRule', 'refused']).toContain(readDefault(pieces.join('')).kind);
    }),
  );
});
