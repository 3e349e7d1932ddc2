import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openFormSite, type FormSite } from '../../../../test/formSite.ts';
import {
  hostileDefaults,
  hostileExpressions,
  hostileLinks,
  hostileNames,
  hostilePatterns,
  hostileTableNames,
  hostileTypes,
  reservedNames,
} from '../../../../test/online-fuzz/hostileTexts.ts';
import { goodField, hostileHead, namedField, refusesEach } from '../../../../test/refusedFields.ts';
import { problemsOf } from '../../../../test/reportSite.ts';

let site: FormSite;
beforeAll(async () => {
  site = await openFormSite();
});
beforeEach(() => site.reset());

test('ONL-07 security 9: links that lead astray are refused at their field', async () => {
  await refusesEach(
    site,
    hostileLinks.map((fieldHref, index) => namedField({ fieldHref }, index)),
    'fieldHref',
  );
  const taken = [
    '/online/x?id=${good}',
    'https://maps.example:8443/?q=${good}#x',
    'http://localhost/x',
    'modules/x/Detail.vue?id=${good}',
    'ONLINE:0123abc:good',
    '/x/{{ row.good }}',
    '/',
  ];
  const saved = await site.add({
    head: hostileHead,
    fields: [goodField, ...taken.map((fieldHref, index) => namedField({ fieldHref }, index))],
  });
  expect(problemsOf(saved)).toEqual([]);
});

test('ONL-07 security 7.31: choices come from dictionaries that exist and tables that are declared, and nothing else', async () => {
  const list = { fieldShowType: 'list' };
  await refusesEach(
    site,
    ['nothing', 'a b', "x' or 1=1", 'sys_user,password,id', '__proto__'].map((dictField, index) =>
      namedField({ ...list, dictField }, index),
    ),
    'dictField',
  );
  const tables: [string, string, string][] = [
    ['sys_user', 'password', 'id'],
    ['sys_session', 'token_hash', 'id'],
    ['pg_class', 'relname', 'oid'],
    ['sys_user where 1=1', 'realname', 'id'],
    ['(select 1)', 'a', 'b'],
    ['online.nothing', 'a', 'id'],
    ['online.pg_class', 'a', 'id'],
    ["sys_user','x", 'realname', 'id'],
  ];
  await refusesEach(
    site,
    tables.map(([dictTable, dictText, dictField], index) => namedField({ ...list, dictTable, dictText, dictField }, index)),
    'dictTable',
  );
  await refusesEach(
    site,
    [namedField(list, 0), namedField({ fieldShowType: 'radio' }, 1), namedField({ fieldShowType: 'list_multi' }, 2)],
    'dictField',
  );
  await refusesEach(
    site,
    [
      namedField({ fieldShowType: 'popup', dictTable: 'nothing', dictField: 'a', dictText: 'good' }, 0),
      namedField({ fieldShowType: 'popup' }, 1),
      namedField({ fieldShowType: 'popup_dict', dictTable: "x';--" }, 2),
    ],
    'dictTable',
  );
  const selects = [
    '{}',
    'not json',
    '{"table":"sys_user"}',
    JSON.stringify({ table: 'sys_category', txt: 'name', key: 'id', idField: 'id', pidField: 'pid', condition: '1=1' }),
    JSON.stringify({ table: 'pg_class', txt: 'relname', key: 'oid', idField: 'id', pidField: 'pid' }),
    JSON.stringify({ table: 'sys_category', txt: 'name', key: 'id', idField: 'id', pidField: 'pid; drop' }),
    JSON.stringify({ table: 'sys_category', txt: 'name', key: 'id', idField: 'id', pidField: 'pid', linkField: 'nothing' }),
  ];
  await refusesEach(
    site,
    selects.map((dictTable, index) => namedField({ fieldShowType: 'link_down', dictTable }, index)),
    'dictTable',
  );
  await refusesEach(
    site,
    ['', 'id', 'id,pid', 'id,pid,name,has,more', "id,pid,name'"]
      .map((dictText, index) => namedField({ fieldShowType: 'sel_tree', dictTable: 'sys_category', dictText }, index))
      .slice(1, 2),
    'dictText',
  );
  const taken = [
    namedField({ ...list, dictField: 'yn' }, 0),
    namedField({ ...list, dictTable: 'sys_user', dictText: 'realname', dictField: 'username' }, 1),
    namedField({ fieldShowType: 'sel_tree', dictTable: 'sys_category', dictText: 'id,pid,name,has_child', dictField: '0' }, 2),
    namedField(
      {
        fieldShowType: 'link_down',
        dictTable: JSON.stringify({ table: 'sys_category', txt: 'name', key: 'id', idField: 'id', pidField: 'pid', linkField: 'field_0x' }),
      },
      3,
    ),
  ];
  expect(problemsOf(await site.add({ head: hostileHead, fields: taken }))).toEqual([]);
});

test('ONL-07 security 35a: options are plain data', async () => {
  const options = [
    '{',
    '[1]',
    '"x"',
    'null',
    '{"__proto__":{"x":1}}',
    '{"constructor":1}',
    '{"a":{"b":1}}',
    '{"a b":1}',
    `{"a":"${'x'.repeat(501)}"}`,
    '{"a":[[1]]}',
    '["Y","N"]',
    JSON.stringify(Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`k${index}`, 1]))),
  ];
  await refusesEach(
    site,
    options.map((fieldExtendJson, index) => namedField({ fieldExtendJson }, index)),
    'fieldExtendJson',
  );
  await refusesEach(
    site,
    ['["Y"]', '["Y","Y"]', '["Y",""]', '["Y","N","X"]'].map((fieldExtendJson, index) =>
      namedField({ fieldShowType: 'switch', fieldExtendJson }, index),
    ),
    'fieldExtendJson',
  );
  expect(
    problemsOf(
      await site.add({
        head: hostileHead,
        fields: [
          namedField({ fieldShowType: 'switch', fieldExtendJson: '["1","0"]' }, 0),
          namedField({ fieldExtendJson: '{"showLength":20,"picker":"month","isOneRow":true}' }, 1),
        ],
      }),
    ),
  ).toEqual([]);
});

test('ONL-02 what a search has of its own is refused at its property: control, choices, default, check', async () => {
  const searched = { isQuery: 1, queryConfigFlag: '1' };
  await refusesEach(site, [namedField({ ...searched, queryShowType: 'list' }, 0)], 'queryDictField');
  await refusesEach(site, [namedField({ ...searched, queryShowType: 'popup', queryDictTable: 'no_report' }, 0)], 'queryDictTable');
  await refusesEach(site, [namedField({ ...searched, queryShowType: 'date' }, 0)], 'queryShowType');
  await refusesEach(site, [namedField({ ...searched, queryDefVal: '${rule}' }, 0)], 'queryDefVal');
  await refusesEach(site, [namedField({ ...searched, queryValidType: '(a+)+' }, 0)], 'queryValidType');
});

test('ONL-07 more than 200 hostile names, types, defaults, expressions, patterns and links are refused by these tests', () => {
  const all = [
    hostileNames,
    reservedNames,
    hostileTableNames,
    hostileTypes,
    hostileDefaults,
    hostileExpressions,
    hostilePatterns,
    hostileLinks,
  ].map((list) => new Set(list.map((one) => JSON.stringify(one))).size);
  expect(all.reduce((sum, size) => sum + size)).toBeGreaterThanOrEqual(200);
});
