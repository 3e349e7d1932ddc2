import { expect, test } from 'vitest';
import type { TreeNode } from '../input/tree/treeModel.ts';
import { askNames, givenNames, keysOf, regionItems, regionTree } from './orgKinds.ts';
import { fakeOrg, regions } from './stories.fixture.ts';

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
  expect(tree.map(({ label, children }) => [label, children?.length])).toEqual([
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
  const codes = (tree: readonly TreeNode[]): string[] => tree.flatMap(({ value, children }) => [value, ...codes(children ?? [])]);

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
