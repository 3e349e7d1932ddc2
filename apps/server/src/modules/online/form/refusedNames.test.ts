import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openFormSite, type FormSite } from '../../../../test/formSite.ts';
import { hostileNames, hostileTableNames, hostileTypes, reservedNames } from '../../../../test/online-fuzz/hostileTexts.ts';
import { goodField, hostileHead, namedField, refusesEach } from '../../../../test/refusedFields.ts';
import { problemsOf } from '../../../../test/reportSite.ts';

let site: FormSite;
beforeAll(async () => {
  site = await openFormSite();
});
beforeEach(() => site.reset());

test('ONL-07 security 8: names that are not plain are refused at their field', () =>
  refusesEach(
    site,
    hostileNames.map((dbFieldName) => ({ ...goodField, dbFieldName })),
    'dbFieldName',
  ));

test('ONL-07 security 8: names with a meaning of their own are refused at their field', () =>
  refusesEach(
    site,
    [...reservedNames.map((dbFieldName) => ({ ...goodField, dbFieldName })), goodField, goodField].slice(0, -2),
    'dbFieldName',
  ));

test('ONL-07 a name stands once, and not in the way of searches by range', async () => {
  const problems = problemsOf(
    await site.add({
      head: hostileHead,
      fields: [
        goodField,
        goodField,
        { ...goodField, dbFieldName: 'paid', dbType: 'int' },
        { ...goodField, dbFieldName: 'paid_end' },
        { ...goodField, dbFieldName: 'good_end' },
      ],
    }),
  );
  expect(problems).toEqual([
    ['fields.1.dbFieldName', 'good 重复'],
    ['fields.3.dbFieldName', '与字段 paid 的范围查询参数重名'],
  ]);
});

test('ONL-07 security 8: tables have names that are plain, free and not taken by permissions', async () => {
  for (const tableName of hostileTableNames) {
    const problems = problemsOf(await site.add({ head: { ...hostileHead, tableName }, fields: [goodField] }));
    expect(new Set(problems.map(([path]) => path))).toEqual(new Set(['head.tableName']));
  }
});

test('ONL-07 security 8: types and sizes that are none are refused at their field', async () => {
  await refusesEach(
    site,
    hostileTypes.map((dbType, index) => namedField({ dbType: dbType ?? 'json' }, index)),
    'dbType',
  );
  await refusesEach(site, [namedField({ dbType: 'Blob' }, 0)], 'dbType');
  await refusesEach(
    site,
    ['1e999', '10); drop table x', 1.5, -1, 100_001, {}, 'ten'].map((dbLength, index) => namedField({ dbLength }, index)),
    'dbLength',
  );
  await refusesEach(
    site,
    [
      namedField({ dbLength: 0 }, 0),
      namedField({ dbLength: 2001 }, 1),
      namedField({ dbType: 'BigDecimal', dbLength: 0 }, 2),
      namedField({ dbType: 'BigDecimal', dbLength: 16 }, 3),
    ],
    'dbLength',
  );
  await refusesEach(
    site,
    [
      [2, 3],
      [15, 11],
    ].map(([dbLength, dbPointLength], index) => namedField({ dbType: 'BigDecimal', dbLength, dbPointLength }, index)),
    'dbPointLength',
  );
  await refusesEach(
    site,
    ['onclick', '<script>', 'sel_table', '', 'text '].map((fieldShowType, index) => namedField({ fieldShowType }, index)),
    'fieldShowType',
  );
  const unfit = [
    ['date', 'string'],
    ['datetime', 'int'],
    ['image', 'Date'],
    ['password', 'int'],
    ['sel_user', 'double'],
    ['time', 'Date'],
    ['list', 'Text'],
    ['switch', 'BigDecimal'],
    ['markdown', 'long'],
    ['date', 'Datetime'],
  ];
  await refusesEach(
    site,
    unfit.map(([fieldShowType, dbType], index) => namedField({ fieldShowType, dbType, dictField: 'yn', dbLength: 10 }, index)),
    'fieldShowType',
  );
});

test('ONL-07 lengths are taken at their limits, and not beyond', async () => {
  const fields = [
    namedField({ dbLength: 1 }, 0),
    namedField({ dbLength: 2000 }, 1),
    namedField({ dbType: 'BigDecimal', dbLength: 15, dbPointLength: 10 }, 2),
    namedField({ dbType: 'BigDecimal', dbLength: 1, dbPointLength: 1 }, 3),
    namedField({ fieldLength: '2000' }, 4),
    namedField({ dbLength: 600 }, 5),
    { ...goodField, dbFieldName: `a${'b'.repeat(62)}` },
  ];
  const indexes = (indexField: string) => [{ indexName: 'one', indexField }];
  const saved = await site.add({ head: hostileHead, fields, indexs: indexes('field_5x') });
  expect(saved).toMatchObject({ success: true });
  const refused = async (indexField: string) =>
    problemsOf(await site.edit({ head: { id: saved.result.id }, indexs: [{ indexName: 'two', indexField }] }));
  expect(await refused('field_5x,field_0x')).toEqual([['indexs.0.indexField', '索引字段的总长度不能超过600']]);
  expect(await refused('field_9x')).toEqual([['indexs.0.indexField', '字段 field_9x 不存在']]);
  expect(await refused('field_0x,field_0x')).toEqual([['indexs.0.indexField', '字段重复']]);
  expect(await refused('lower(field_0x)')).toEqual([['indexs.0.indexField', '字段 lower(field_0x) 不存在']]);
  expect(await refused('field_0x desc')).toEqual([['indexs.0.indexField', '字段 field_0x desc 不存在']]);
});
