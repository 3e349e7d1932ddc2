import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openFormSite, type FormSite } from '../../../../test/formSite.ts';
import { hostileDefaults, hostileExpressions, hostilePatterns } from '../../../../test/online-fuzz/hostileTexts.ts';
import { goodField, hostileHead, namedField, refusesEach } from '../../../../test/refusedFields.ts';
import { problemsOf } from '../../../../test/reportSite.ts';

let site: FormSite;
beforeAll(async () => {
  site = await openFormSite();
});
beforeEach(() => site.reset());

test('ONL-07 security 8: defaults that do not fit, or name what is not there, are refused at their field', async () => {
  const unfit: [string, object][] = [
    ['x'.repeat(33), {}],
    ["'; drop table x; --", { dbType: 'int' }],
    ['1.5', { dbType: 'int' }],
    ['2147483648', { dbType: 'int' }],
    ['9223372036854775808', { dbType: 'long' }],
    ['NaN', { dbType: 'double' }],
    ['Infinity', { dbType: 'double' }],
    ['1e5', { dbType: 'BigDecimal', dbLength: 10, dbPointLength: 2 }],
    ['1.234', { dbType: 'BigDecimal', dbLength: 10, dbPointLength: 2 }],
    ['123456789', { dbType: 'BigDecimal', dbLength: 10, dbPointLength: 2 }],
    ['2026-02-30', { dbType: 'Date', fieldShowType: 'date' }],
    ['now()', { dbType: 'Date', fieldShowType: 'date' }],
    ['2026-02-28 24:00:00', { dbType: 'Datetime', fieldShowType: 'datetime' }],
    ['2026-02-28', { dbType: 'Datetime', fieldShowType: 'datetime' }],
  ];
  await refusesEach(
    site,
    unfit.map(([fieldDefaultValue, type], index) => namedField({ ...type, fieldDefaultValue }, index)),
    'fieldDefaultValue',
  );
  await refusesEach(
    site,
    unfit.map(([dbDefaultVal, type], index) => namedField({ ...type, dbDefaultVal }, index)),
    'dbDefaultVal',
  );
  await refusesEach(
    site,
    hostileDefaults.map((fieldDefaultValue, index) => namedField({ fieldDefaultValue, dbLength: 200 }, index)),
    'fieldDefaultValue',
  );
});

test('ONL-07 security 8: expressions that are none, too long or of themselves are refused at their field', async () => {
  for (const property of ['computeExpr', 'visibleExpr', 'requiredExpr'])
    await refusesEach(
      site,
      hostileExpressions.map((source, index) => namedField({ [property]: source }, index)),
      property,
    );
  await refusesEach(
    site,
    [
      namedField({ computeExpr: 'row.field_1x + 1' }, 0),
      namedField({ computeExpr: 'row.field_2x + 1' }, 1),
      namedField({ computeExpr: 'row.field_0x + 1' }, 2),
      namedField({ computeExpr: 'row.field_3x' }, 3),
    ],
    'computeExpr',
  );
  const rules = hostileExpressions
    .filter(({ length }) => length <= 2000)
    .map((holds) => ({ holds, message: { zh: '不行', en: 'No' }, field: null }));
  expect(problemsOf(await site.add({ head: { ...hostileHead, rules }, fields: [goodField] })).map(([path]) => path)).toEqual(
    rules.map((_rule, index) => `head.rules.${index}.holds`),
  );
});

test('ONL-07 security 7.34: patterns that are none, or that could take very long, are refused at their field', async () => {
  await refusesEach(
    site,
    hostilePatterns.map((fieldValidType, index) => namedField({ fieldValidType }, index)),
    'fieldValidType',
  );
  await refusesEach(
    site,
    [
      namedField({ dbType: 'int', fieldValidType: '^\\d+$' }, 0),
      namedField({ dbType: 'int', fieldValidType: 'e' }, 1),
      namedField({ fieldValidType: '(a+)+', dbLength: 200 }, 2),
    ],
    'fieldValidType',
  );
});

test('ONL-07 patterns that people need are taken, and those with a name', async () => {
  const patterns = [
    'only',
    'n6-16',
    '*6-16',
    's6-18',
    'url',
    'e',
    'm',
    'p',
    's',
    'n',
    'z',
    '*',
    'money',
    '^1[3-9]\\d{9}$',
    '[A-Z]{2}\\d{4,8}',
    '(\\d{3}-)?\\d{8}',
    '[\\u4e00-\\u9fa5]{2,20}',
    '(京|津|沪)[A-Z][A-Z0-9]{5}',
    '\\d+(\\.\\d{1,2})?',
    '[^\\s@]+@[^\\s@]+\\.[a-z]{2,}',
    '(ab){3}',
    'a|b|c',
    '[(]x[)]',
  ];
  const saved = await site.add({
    head: hostileHead,
    fields: patterns.map((fieldValidType, index) => namedField({ fieldValidType }, index)),
  });
  expect(problemsOf(saved)).toEqual([]);
});
