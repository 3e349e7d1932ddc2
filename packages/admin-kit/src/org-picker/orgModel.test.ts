import { expect, test } from 'vitest';
import { loadSoundMatch, matchText } from '../internals/textSearch.ts';
import { departmentsInView, findDepartments, pathsTo } from './departmentTree.ts';
import { askNames, givenNames, keysOf, regionItems, regionTree } from './orgKinds.ts';
import { departments, fakeOrg, manyDepartments, regions } from './stories.fixture.ts';

const names = (...args: Parameters<typeof departmentsInView>) => departmentsInView(...args).map(({ department }) => department.name);

test('SYS-05 closed departments hide what is below them', () => {
  expect(names(departments, new Set(), undefined)).toEqual(['北国物流']);
  expect(names(departments, new Set(['d1', 'd12']), undefined)).toEqual(['北国物流', '运营中心', '财务中心', '结算部', '风控部']);
});

test('SYS-05 a search keeps what leads to its hits and opens it; below a hit a person goes on', () => {
  const hits = findDepartments(departments, (name) => name.includes('中心'));
  expect(names(departments, new Set(), hits)).toEqual(['北国物流', '运营中心', '财务中心']);
  expect(names(departments, new Set(['d11']), hits)).toEqual(['北国物流', '运营中心', '调度部', '客服部', '财务中心']);
  const entries = departmentsInView(departments, new Set(), hits);
  expect(entries.map(({ level, position, siblings, parent }) => [level, position, siblings, parent])).toEqual([
    [1, 1, 1, null],
    [2, 1, 2, 'd1'],
    [2, 2, 2, 'd1'],
  ]);
});

test('SYS-05 departments are found by pinyin', async () => {
  const bySound = await loadSoundMatch();
  const hits = findDepartments(departments, (name) => (matchText(name, { query: 'jiesuan', bySound })?.score ?? 0) >= 60);
  expect([...hits.fitting]).toEqual(['d121']);
  expect(hits.leading).toEqual(new Set(['d12', 'd1']));
});

test('SYS-05 what is above a chosen department is opened', () => {
  expect(pathsTo(departments, ({ id }) => id === 'd121')).toEqual(['d12', 'd1']);
  expect(pathsTo(manyDepartments, ({ id }) => id === 'c49-99')).toEqual(['c49']);
});

test('SYS-05 a stored value is a comma list; blanks and repetitions count for nothing', () => {
  expect(keysOf('a,,b,a,')).toEqual(['a', 'b']);
  expect(keysOf(null)).toEqual([]);
});

test('SYS-05 names that the host gave count when there is one for each value', () => {
  expect(givenNames(['a', 'b'], '甲,乙')).toEqual({ a: '甲', b: '乙' });
  expect(givenNames(['a', 'b'], '甲，乙')).toEqual({ a: '甲', b: '乙' });
  expect(givenNames(['a'], '甲, 分部')).toEqual({ a: '甲, 分部' });
  expect(givenNames(['a', 'b'], '甲')).toEqual({});
});

test('SYS-05 SYS-19 stored values get their names; those that nobody knows are missing', async () => {
  const source = fakeOrg();
  expect(await askNames(source, { kind: 'department', field: 'code', keys: ['A01A03', 'X'] })).toEqual({ A01A03: '风控部' });
  expect(await askNames(source, { kind: 'department', field: 'id', keys: ['d111'] })).toEqual({ d111: '调度部' });
  expect(await askNames(source, { kind: 'person', field: 'username', keys: ['user1'] })).toEqual({ user1: '王伟1' });
});

test('PLACE-01 divisions become a tree; each is called by the way to it', () => {
  const tree = regionTree(regions);
  expect(tree.map(({ name, children }) => [name, children.length])).toEqual([
    ['北京市', 2],
    ['山东省', 2],
    ['广东省', 1],
  ]);
  expect(regionItems(regions).get('370783')).toEqual({
    key: '370783',
    name: '山东省 / 潍坊市 / 寿光市',
    row: { code: '370783', name: '寿光市', path: ['山东省', '潍坊市', '寿光市'] },
  });
  expect(regionItems([{ code: '1', name: '甲', parentCode: null, details: { city: '乙' } }]).get('1')?.row).toMatchObject({ city: '乙' });
});

test('PLACE-01 a division that is no longer offered leaves the tree and keeps its name', async () => {
  const gone = [...regions, { code: '370799', name: '旧县', parentCode: '370700', disabled: true }];
  const codes = (tree: ReturnType<typeof regionTree>): string[] => tree.flatMap(({ id, children }) => [id, ...codes(children)]);

  expect(codes(regionTree(gone))).toEqual(codes(regionTree(regions)));
  expect(await askNames({ ...fakeOrg(), regions: async () => gone }, { kind: 'region', field: 'code', keys: ['370799'] })).toEqual({
    '370799': '山东省 / 潍坊市 / 旧县',
  });
});

test('SYS-02 SYS-17 stored roles, positions and divisions get their names', async () => {
  const source = fakeOrg();
  expect(await askNames(source, { kind: 'role', field: 'code', keys: ['admin', 'X'] })).toEqual({ admin: '系统管理员' });
  expect(await askNames(source, { kind: 'position', field: 'id', keys: ['p2'] })).toEqual({ p2: '业务员' });
  expect(await askNames(source, { kind: 'region', field: 'code', keys: ['110101'] })).toEqual({ '110101': '北京市 / 东城区' });
});
