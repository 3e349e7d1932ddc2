import type { CategoryItem, CategorySource } from '../dictionary/createDictionaryStore.ts';
import type { Department, OrgEntry, OrgSource, Person, Region } from './orgSource.ts';

const unit = (id: string, name: string, code: string, children: readonly Department[] = []): Department => ({
  id,
  name,
  code,
  children,
});

/** Departments of a made-up freight platform. */
const departments: readonly Department[] = [
  unit('d1', '北国物流', 'A01', [
    unit('d11', '运营中心', 'A01A01', [unit('d111', '调度部', 'A01A01A01'), unit('d112', '客服部', 'A01A01A02')]),
    unit('d12', '财务中心', 'A01A02', [unit('d121', '结算部', 'A01A02A01')]),
    unit('d13', '风控部', 'A01A03'),
  ]),
];

/** A tree of some five thousand departments. */
export const manyDepartments: readonly Department[] = Array.from({ length: 50 }, (_, company) =>
  unit(
    `c${company}`,
    `分公司 ${company + 1}`,
    `B${company}`,
    Array.from({ length: 100 }, (__, index) => unit(`c${company}-${index}`, `车队 ${company + 1}-${index + 1}`, `B${company}A${index}`)),
  ),
);

const family = ['王', '李', '张', '刘', '陈', '杨', '赵'];
const given = ['伟', '芳', '娜', '敏', '静', '强', '磊', '洋'];

/** People of these departments. */
const people: readonly Person[] = Array.from({ length: 35 }, (_, index) => ({
  id: `u${index + 1}`,
  username: `user${index + 1}`,
  name: `${family[index % family.length]}${given[index % given.length]}${index + 1}`,
  departments: index % 2 === 0 ? '调度部' : '结算部',
}));

const roles: readonly OrgEntry[] = [
  { id: 'r1', code: 'admin', name: '系统管理员' },
  { id: 'r2', code: 'dispatcher', name: '调度员' },
  { id: 'r3', code: 'finance', name: '财务专员' },
  { id: 'r4', code: 'auditor', name: '审核员' },
];
const positions: readonly OrgEntry[] = [
  { id: 'p1', code: 'manager', name: '部门经理' },
  { id: 'p2', code: 'clerk', name: '业务员' },
];

/** Some divisions; each after the one above it. */
export const regions: readonly Region[] = (
  [
    ['110000', '北京市', null],
    ['110101', '东城区', '110000'],
    ['110105', '朝阳区', '110000'],
    ['370000', '山东省', null],
    ['370700', '潍坊市', '370000'],
    ['370702', '潍城区', '370700'],
    ['370783', '寿光市', '370700'],
    ['371000', '威海市', '370000'],
    ['371002', '环翠区', '371000'],
    ['440000', '广东省', null],
    ['441900', '东莞市', '440000'],
  ] as const
).map(([code, name, parentCode]) => ({ code, name, parentCode }));

/** As many divisions as a country has. */
export const manyRegions: readonly Region[] = Array.from({ length: 34 }, (_, province) => [
  { code: `${province + 10}0000`, name: `示例省${province}`, parentCode: null },
  ...Array.from({ length: 10 }, (__, city) => [
    { code: `${province + 10}${city + 10}00`, name: `示例市${city}`, parentCode: `${province + 10}0000` },
    ...Array.from({ length: 9 }, (___, district) => ({
      code: `${province + 10}${city + 10}0${district + 1}`,
      name: `示例区${province}-${city}-${district}`,
      parentCode: `${province + 10}${city + 10}00`,
    })),
  ]).flat(),
]).flat();

/** An organisation in memory; calls can be replaced one by one. */
export const fakeOrg = (instead: Partial<OrgSource> = {}): OrgSource => ({
  departments: async () => departments,
  people: async ({ departmentId, word = '', page, pageSize }) => {
    const all = people.filter(
      (person) =>
        (person.name.includes(word.trim()) || person.username.includes(word.trim())) &&
        (departmentId === undefined || departmentId === 'd1' || (departmentId === 'd111') === (person.departments === '调度部')),
    );
    return { total: all.length, people: all.slice((page - 1) * pageSize, page * pageSize) };
  },
  peopleOf: async (keys, by) => people.filter((person) => keys.includes(person[by])),
  entries: async (kind, { query: { word = '', page, pageSize } }) => {
    const all = (kind === 'role' ? roles : positions).filter(({ name, code }) => `${name} ${code}`.includes(word.trim()));
    return { total: all.length, entries: all.slice((page - 1) * pageSize, page * pageSize) };
  },
  entriesOf: async (kind, { keys, by }) => (kind === 'role' ? roles : positions).filter((entry) => keys.includes(entry[by])),
  regions: async () => regions,
  ...instead,
});

/** Kinds of cargo of a made-up freight platform. */
const cargo: readonly CategoryItem[] = [
  {
    value: 'c1',
    text: { zh: '煤炭', en: 'Coal' },
    children: [
      { value: 'c11', text: { zh: '动力煤', en: 'Steam coal' }, leaf: true },
      { value: 'c12', text: { zh: '焦煤', en: 'Coking coal' }, leaf: true },
    ],
  },
  {
    value: 'c2',
    text: { zh: '建材', en: 'Building materials' },
    children: [
      { value: 'c21', text: { zh: '水泥', en: 'Cement' }, leaf: true },
      { value: 'c22', text: { zh: '砂石', en: 'Aggregate' }, leaf: true },
      { value: 'c23', text: { zh: '石棉', en: 'Asbestos' }, leaf: true, disabled: true },
    ],
  },
];

/** Some eight thousand kinds on three levels. */
export const manyKinds: readonly CategoryItem[] = Array.from({ length: 20 }, (_, first) => ({
  value: `k${first}`,
  text: `大类 ${first + 1}`,
  children: Array.from({ length: 20 }, (__, second) => ({
    value: `k${first}-${second}`,
    text: `中类 ${first + 1}-${second + 1}`,
    children: Array.from({ length: 20 }, (___, third) => ({
      value: `k${first}-${second}-${third}`,
      text: `小类 ${first + 1}-${second + 1}-${third + 1}`,
      leaf: true,
    })),
  })),
}));

/** Categories in memory; calls can be replaced one by one. */
export function fakeCategories(items: readonly CategoryItem[] = cargo, instead: Partial<CategorySource> = {}): CategorySource {
  const all = (some: readonly CategoryItem[]): readonly CategoryItem[] => some.flatMap((item) => [item, ...all(item.children ?? [])]);
  const find = (id: string) => all(items).find((item) => item.value === id);
  return {
    children: async (_code, parent) => (parent === null ? items : (find(parent)?.children ?? [])),
    tree: async () => items,
    textOf: async (ids) => ids.map((id) => (find(id)?.text as { zh?: string } | undefined)?.zh ?? id),
    ...instead,
  };
}
