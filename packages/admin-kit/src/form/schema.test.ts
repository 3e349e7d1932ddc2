import { expect, test } from 'vitest';
import * as z from 'zod';
import * as mini from 'zod/mini';
import { interpolate } from '../i18n/catalogue.ts';
import { enMessages } from '../i18n/messages.en.ts';
import { zhMessages } from '../i18n/messages.zh.ts';
import type { IssueWords } from './issueText.ts';
import { fromFieldErrors, schemaResolver, toFieldErrors } from './schemaResolver.ts';
import type { SchemaSource, StandardSchema } from './standardSchema.ts';

const zh: IssueWords = {
  t: (key, params) => interpolate(zhMessages[key], params),
  localize: (label) => (typeof label === 'string' ? label : label.zh),
};
const en: IssueWords = { ...zh, t: (key, params) => interpolate(enMessages[key], params) };

async function check<Input extends Record<string, unknown>, Output>(source: SchemaSource<Input, Output>, values: Input, words = zh) {
  const { values: made, errors } = await schemaResolver(source, words)(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return { made, problems: fromFieldErrors(errors) };
}

test('FORM-01 a form hands on what its schema made of the values', async () => {
  const schema = z.object({ count: z.string().transform(Number), name: z.string().trim() });

  expect(await check(schema, { count: '12', name: ' a ' })).toEqual({ made: { count: 12, name: 'a' }, problems: [] });
});

test('FORM-01 a schema may be fetched when it is needed, once its form asks', async () => {
  const fetched = async () => mini.object({ name: mini.string().check(mini.minLength(2, '太短')) });

  expect((await check(fetched, { name: 'a' })).problems).toEqual([{ path: 'name', message: '太短' }]);
});

test('LANG-01 the default texts of a library give way to those of the kit, in both languages', async () => {
  // Both speak the functional way; their types only agree one by one.
  for (const lib of [z as unknown as typeof mini, mini]) {
    const schema = lib.object({
      none: lib.nullable(lib.string()).check(lib.refine((value) => value !== null)),
      empty: lib.string().check(lib.minLength(1)),
      short: lib.string().check(lib.minLength(3)),
      long: lib.string().check(lib.maxLength(1)),
      small: lib.number().check(lib.gte(5)),
      big: lib.number().check(lib.lte(5)),
      few: lib.array(lib.string()).check(lib.minLength(2)),
      shape: lib.string().check(lib.regex(/^\d+$/)),
      one: lib.enum(['a', 'b']),
    });
    const values = { none: null, empty: '', short: 'ab', long: 'ab', small: 1, big: 9, few: ['a'], shape: 'x', one: 'c' as never };

    expect(Object.fromEntries((await check(schema, values)).problems.map((one) => [one.path, one.message]))).toEqual({
      none: '不能为空',
      empty: '不能为空',
      short: '不能少于 3 个字符',
      long: '不能超过 1 个字符',
      small: '不能小于 5',
      big: '不能大于 5',
      few: '不能少于 2 项',
      shape: '格式不正确',
      one: '格式不正确',
    });
    expect((await check(schema, values, en)).problems).toContainEqual({ path: 'few', message: 'Needs at least 2 entries' });
  }
});

const rows = mini.object({
  name: mini.string(),
  rows: mini
    .array(mini.object({ goods: mini.string().check(mini.minLength(1, '货名不能为空')), weight: mini.number() }))
    .check(mini.refine((all) => new Set(all.map((row) => row.goods)).size === all.length, '货名不能重复')),
});

test('FORM-07 issues of an array schema keep their places: the row, its cell, and the array itself', async () => {
  expect(
    (
      await check(rows, {
        name: '',
        rows: [
          { goods: 'a', weight: 1 },
          { goods: '', weight: null as never },
        ],
      })
    ).problems,
  ).toEqual([
    { path: 'rows.1.goods', message: '货名不能为空' },
    { path: 'rows.1.weight', message: '不能为空' },
  ]);
  expect(
    (
      await check(rows, {
        name: '',
        rows: [
          { goods: 'a', weight: 1 },
          { goods: 'a', weight: 2 },
        ],
      })
    ).problems,
  ).toEqual([{ path: 'rows', message: '货名不能重复' }]);
});

test('FORM-07 errors at a place and within it live side by side, and of several at one place the first stays', () => {
  const errors = toFieldErrors([
    { path: 'rows', message: 'a' },
    { path: 'rows.0.goods', message: 'b' },
    { path: 'rows', message: 'late' },
    { path: '', message: 'whole' },
  ]);
  expect(fromFieldErrors(errors)).toEqual(
    expect.arrayContaining([
      { path: 'rows', message: 'a' },
      { path: 'rows.0.goods', message: 'b' },
      { path: '_form', message: 'whole' },
    ]),
  );
  expect(fromFieldErrors(errors)).toHaveLength(3);
});

test('FORM-07 any Standard Schema will do: its own messages, its path segments, its promises', async () => {
  const own: StandardSchema<{ plate: string }> = {
    '~standard': {
      version: 1,
      vendor: 'own',
      validate: async () => ({
        issues: [{ message: '车牌已被占用', path: [{ key: 'plate' }] }, { message: 'Invalid type: Expected string' }],
      }),
    },
  };

  expect((await check(own, { plate: 'x' })).problems).toEqual([
    { path: '_form', message: '格式不正确' },
    { path: 'plate', message: '车牌已被占用' },
  ]);
});
