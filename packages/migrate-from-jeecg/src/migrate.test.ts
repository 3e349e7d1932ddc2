import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { findingText } from './findings.ts';
import { migrate } from './migrate.ts';
import { reportText } from './report.ts';

const home = join(import.meta.dirname, '..');

function textsBelow(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .toSorted()
      .map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
  );
}

const example = [...textsBelow(join(home, 'example/project'))].map(([path, text]) => ({ path, text }));
const sources = example.filter(({ path }) => path !== 'menu.json');
const menu = { path: 'menu.json', text: example.find(({ path }) => path === 'menu.json')?.text ?? '' };

/** The one set of columns of a script, converted. */
function columnsOf(columns: string): string {
  const text = `import { JVXETypes } from 'x'; export const columns = [${columns}];`;
  return [...migrate([{ path: 'a.ts', text }]).files.values()].join('\n');
}
const findingsOf = (text: string, path = 'a.ts') =>
  migrate([{ path, text }]).report.findings.map(({ problem, detail }) => `${problem}: ${detail}`);

test('the example is converted as its migrated folder shows, which is type-checked against the kit', () => {
  const { files, report } = migrate(sources, { menu });
  const written = textsBelow(join(home, 'example/migrated'));

  expect(Object.fromEntries(files)).toEqual(Object.fromEntries([...written].filter(([path]) => path.endsWith('.ts'))));
  expect(reportText(report, 'en')).toBe(written.get('REPORT.md'));
});

test('a type is known by its name in Vue 2, in Vue 3, and as text; one that the kit does not have becomes a slot and is reported', () => {
  expect(columnsOf(`{ key: 'a', title: 'A', type: JVXETypes.userSelect }`)).toContain(`type: 'sel_user'`);
  expect(columnsOf(`{ key: 'a', title: 'A', type: JVXETypes.selectDictSearch, dict: 'sys_user,realname,username' }`)).toContain(
    `type: 'select-dict-search', props: { dict: 'sys_user,realname,username' }`,
  );
  const text = `const columns: JVxeColumn[] = [{ key: 'a', title: 'A', type: 'input-number' }, { key: 'b', title: 'B', type: JVxeTypes.pca }]`;
  const { files } = migrate([{ path: 'a.ts', text }]);
  expect(files.get('tables/a.ts')).toContain(`{ key: 'a', title: 'A', type: 'inputNumber' }`);
  expect(files.get('tables/a.ts')).toContain(`{ key: 'b', title: 'B', type: 'slot', props: { slotName: 'pca' } }`);
  expect(findingsOf(text)).toEqual(['cellType: pca']);
});

test('columns of a read-only list are none of an editable table', () => {
  expect(
    migrate([{ path: 'a.ts', text: `export const columns: BasicColumn[] = [{ title: 'A', dataIndex: 'a' }]; // hasPermission` }]).files
      .size,
  ).toBe(0);
});

test.each([
  [
    `handler({ cellValue }, callback) { callback(cellValue > 1) }`,
    `handler: function ({ cellValue }, callback) { callback(cellValue > 1) }`,
  ],
  [
    `handler: (event, callback) => callback(Number(event.row.max) > 1)`,
    `handler: (event, callback) => callback(Number(event.row.max) > 1)`,
  ],
  [
    `handler({ cellValue: value }, callback, target) { const limit = 3; callback(value < limit) }`,
    `handler: function ({ cellValue: value }, callback) { const limit = 3; callback(value < limit) }`,
  ],
])('a rule that reads only what it is given is taken over: %s', (rule, expected) => {
  expect(columnsOf(`{ key: 'a', title: 'A', type: JVXETypes.input, validateRules: [{ ${rule} }] }`)).toContain(expected);
});

test.each([
  `handler({ cellValue }, callback) { callback(this.check(cellValue)) }`,
  `handler({ cellValue }, callback, target) { callback(target.getTableData().length > 1) }`,
  `handler: (event, callback) => callback(limits[event.cellValue] > 1)`,
  `handler: (event, callback) => callback({ ok: limit })`,
  `handler: checkName`,
])('a rule that reads what is around it is reported, with its code in a comment: %s', (rule) => {
  const text = columnsOf(`{ key: 'a', title: 'A', type: JVXETypes.input, validateRules: [{ ${rule} }] }`);
  expect(text).not.toContain('validateRules:');
  expect(text).toContain('// handler:');
});

test('texts of a project cannot leave the text or the comment that they stand in', () => {
  const text = columnsOf(
    `{ key: 'a', title: "it's \\\\ \\n */ ' + evil() + '", type: JVXETypes.input, formatter({ cellValue }) {
       // */ evil()
       return \`\${cellValue}\`
     } }`,
  );
  expect(text).toContain(String.raw`title: 'it\'s \\ \n */ \' + evil() + \''`);
  for (const line of text.split('\n').filter((one) => one.includes('evil()') && !one.includes('title:')))
    expect(line.trim()).toMatch(/^\/\//);
});

test('a dictionary with an SQL condition is not taken over', () => {
  const text = `const columns = [{ key: 'a', title: 'A', type: JVXETypes.select, dictCode: "area where parent='0',name,id" }]`;
  expect(findingsOf(text)).toEqual([`dictionaryWhere: area where parent='0',name,id`]);
});

test('the menu of either answer is converted, buttons give permission codes, and other JSON is refused', () => {
  const list = [
    {
      name: '订单',
      url: '/order',
      component: 'layouts/RouteView',
      menuType: 0,
      children: [
        {
          name: '列表',
          url: '/order/list',
          component: 'order/OrderList',
          menuType: 1,
          keepAlive: true,
          children: [{ name: '新增', menuType: 2, perms: 'order:add' }],
        },
      ],
    },
  ];
  const { files } = migrate([], { menu: { path: 'menu.json', text: JSON.stringify({ success: true, result: list }) } });
  expect(files.get('menu.ts')).toContain(`{ path: '/order/list', component: 'order/OrderList', meta: { title: '列表', keepAlive: true } }`);
  expect(files.get('menu.ts')).toContain(`component: null`);
  expect(files.get('permissions.ts')).toContain(`permissionCodes = ['order:add']`);
  for (const text of ['{}', '3', 'null', '{"result":{"menu":null}}'])
    expect(() => migrate([], { menu: { path: 'menu.json', text } })).toThrow('Neither a list of menu entries');
});

test('a file that cannot be read is reported, and the others are converted', () => {
  const { files, report } = migrate([
    { path: 'broken.ts', text: 'const columns = [{ type: JVXETypes.input' },
    { path: 'whole.ts', text: `const columns = [{ key: 'a', title: 'A', type: JVXETypes.input }]` },
  ]);
  expect([...files.keys()]).toEqual(['tables/whole.ts']);
  expect(report.findings.map(({ file, problem }) => [file, problem])).toEqual([['broken.ts', 'unread']]);
});

test('tables of the older kind are converted, too, and a function of the file itself asks no permission', () => {
  const text = `<template><j-editable-table :columns="columns" :rowNumber="true" /></template>
    <script>export default { data: () => ({ columns: [{ key: 'a', title: 'A', type: FormTypes.list_multi }] }) }
    function hasPermission(code) { return code }
    hasPermission('x')</script>`;
  const { files, report } = migrate([{ path: 'a.vue', text }]);
  expect(files.get('tables/a.ts')).toContain(`{ key: 'a', title: 'A', type: 'list_multi' }`);
  expect(files.get('tables/a.ts')).toContain('rowNumber: true');
  expect(report.codes).toEqual([]);
});

test('components of JeecgBoot itself are passed over', () => {
  const text = `const columns = [{ key: 'a', title: 'A', type: JVXETypes.input }]`;
  expect(migrate([{ path: 'src/components/jeecg/JVxeTable/x.js', text }]).files.size).toBe(0);
});

test('every finding has a text in both languages that names what it is about', () => {
  const { report } = migrate(sources, { menu });
  for (const finding of report.findings)
    for (const language of ['zh', 'en'] as const) expect(findingText(finding, language)).toContain(finding.detail);
});

test('the command writes into an empty folder only, and refuses what it cannot use in one sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-migrate-'));
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--conditions=@tarmac/source', join(home, 'src/cli.ts'), ...args], { cwd: folder, encoding: 'utf8' });
  try {
    const project = join(home, 'example/project');
    expect(run(project, '--menu', join(project, 'menu.json'), '--language', 'en')).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(join(folder, 'migrated/tables/src/views/order/OrderForm.ts'), 'utf8')).toContain('lineColumns');
    expect(run(project)).toMatchObject({ status: 1, stderr: 'migrated is not empty: choose another folder by --out.\n' });
    expect(run(join(folder, 'none'))).toMatchObject({ status: 1, stderr: expect.stringContaining('is not a folder.') });
    mkdirSync(join(folder, 'empty'));
    expect(run('empty', '--out', 'other')).toMatchObject({ status: 1, stderr: expect.stringContaining('holds no .vue') });
    mkdirSync(join(folder, 'bad'));
    writeFileSync(join(folder, 'bad/menu.json'), '{');
    expect(run(project, '--out', 'other', '--menu', 'bad/menu.json').status).toBe(1);
    expect(readdirSync(folder).toSorted()).toEqual(['bad', 'empty', 'migrated']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
