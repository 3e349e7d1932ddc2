import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { expect, test } from 'vitest';
import { interpolate, interpolateIn, localize, withinSentence } from './catalogue.ts';
import { enMessages } from './messages.en.ts';
import { zhMessages } from './messages.zh.ts';

const source = new URL('../', import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!stories|test|fixture)\.tsx?$/.test(name));
const catalogues = files.filter((name) => /(?:^|\/)\w*[tT]exts\.zh\.ts$/.test(name));

test('LANG-01 the English catalogue has every text and the same placeholders', () => {
  const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [key, text] of Object.entries(zhMessages)) {
    expect(enMessages, key).toHaveProperty([key]);
    expect(holes(enMessages[key as keyof typeof enMessages]), key).toEqual(holes(text));
  }
});

test('LANG-01 the exact Chinese texts of the specification', () => {
  expect(interpolate(zhMessages['resource.removeConfirm'], { count: 3 })).toBe('确定要删除这 3 项吗?');
  expect(interpolate(zhMessages['pagination.total'], { from: 1, to: 10, total: 25 })).toBe('1-10 共 25 条');
  expect(zhMessages['dict.codeMissing']).toBe('字典Code不能为空!');
  expect(zhMessages['select.none']).toBe('没有查询到任何数据');
  expect(zhMessages['select.tip']).toBe('请输入搜索内容');
  expect(interpolate(zhMessages['upload.failed'], { name: 'a.png' })).toBe('a.png 上传失败.');
  expect(zhMessages['upload.firstLeft']).toBe('未知的操作');
  expect(zhMessages['upload.lastRight']).toBe('已到最后~');
  expect(zhMessages['import.noFile']).toBe('未上传任何文件');
});

test('LANG-01 a placeholder without a value stays visible', () => expect(interpolate('{a} {b}', { a: 1 })).toBe('1 {b}'));

test.each([
  ['en-US', '{count} {count|row|rows}', ['0 rows', '1 row', '2 rows']],
  ['fr-FR', '{count} {count|ligne|lignes de plus|lignes}', ['0 ligne', '1 ligne', '2 lignes']],
  ['ru-RU', '{count} {count|строка|строки|строк|строки}', ['0 строк', '1 строка', '2 строки']],
  ['ru-RU', '{count} {count|row|rows}', ['0 rows', '1 row', '2 rows']],
  ['zh-CN', '{count} {count|条}', ['0 条', '1 条', '2 条']],
])('LANG-05 in %s %s follows the number', (locale, text, said) => {
  expect([0, 1, 2].map((count) => interpolateIn(locale)(text, { count }))).toEqual(said);
});

test('LANG-05 a number that is written out is one or many', () => {
  const text = '{count} {count|row|rows}';
  expect(['1', '1+', '1,000', '21'].map((count) => interpolate(text, { count }))).toEqual(['1 row', '1+ rows', '1,000 rows', '21 rows']);
  expect(interpolate(text, {})).toBe(text);
});

test('LANG-01 a label is chosen by language', () => {
  expect(localize({ zh: '名称', en: 'Name' }, 'en-US')).toBe('Name');
  expect(localize('Name', 'zh-CN')).toBe('Name');
  expect(localize({ zh: '名称', en: 'Name' }, 'zh-TW')).toBe('名称');
  expect(localize({ zh: '名称', en: 'Name' }, 'fr-FR')).toBe('Name');
  const named = { zh: '名称', en: 'Name', 'fr-FR': 'Nom' };
  expect(localize(named, 'fr-FR')).toBe('Nom');
});

test('LANG-01 a label within an English sentence begins with a small letter, a name does not', () => {
  expect(withinSentence('Fill rule', 'en-US')).toBe('fill rule');
  expect(withinSentence('VAT rate', 'en-US')).toBe('VAT rate');
  expect(withinSentence('Fahrer', 'de-DE')).toBe('Fahrer');
  expect(withinSentence('司机', 'en-US')).toBe('司机');
});

test('LANG-01 a file says what is always there, what it brings along, or what its folder does', async () => {
  const loaded = await Promise.all(
    catalogues.map(async (file): Promise<[string, object]> => {
      const module: Readonly<Record<string, object>> = await import(new URL(file, source).href);
      return [file, Object.values(module)[0]!];
    }),
  );
  const textsIn = new Map(loaded);
  const wrong: string[] = [];
  for (const file of files.filter((name) => !catalogues.includes(name))) {
    const code = readFileSync(new URL(file, source), 'utf8');
    const known = [...textsIn].filter(([catalogue]) => {
      if (catalogue === 'i18n/texts.zh.ts') return true;
      const path = relative(dirname(file), catalogue);
      if (code.includes(`from '${path.startsWith('.') ? path : `./${path}`}'`)) return true;
      // Where no component asks for it, the language is handed in by one of the folder.
      const isWithin = catalogue.startsWith('i18n/') || file.startsWith(`${dirname(catalogue)}/`);
      return isWithin && !/\buseTexts\(/.test(code);
    });
    for (const [, key = ''] of code.matchAll(/'([a-z]+\.[A-Za-z.]+)'/g))
      if (key in zhMessages && !known.some(([, texts]) => key in texts)) wrong.push(`${file}: ${key}`);
  }
  expect(wrong).toEqual([]);
});

test('a folder has one catalogue; a further one says at its head what the split saves', () => {
  for (const file of catalogues.filter((name) => !name.endsWith('/texts.zh.ts')))
    expect(readFileSync(new URL(file, source), 'utf8'), file).toMatch(/ kB on /);
});

test('LANG-01 every text is said somewhere', () => {
  const code = files
    .filter((name) => !/(?:[tT]exts|messages)\.(?:zh|en)\.ts$/.test(name))
    .map((name) => readFileSync(new URL(name, source), 'utf8'))
    .join('\n');
  // What an app puts into the frame: the menu of a person, the commands of the palette.
  const ofApps = [
    ...['userMenu', 'settings', 'changePassword', 'clearCache', 'logout', 'logoutConfirm'].map((name) => `layout.${name}`),
    ...['pages', 'tabs', 'actions'].map((name) => `command.${name}`),
    'department.switchItem',
  ];
  // A text that is chosen by a state is found by what its key begins with.
  const chosen = [...code.matchAll(/`([a-z]+\.[A-Za-z.]*)\$\{/g)].map(([, start = '']) => start);
  const silent = Object.keys(enMessages).filter((key) => !code.includes(`'${key}'`) && !chosen.some((start) => key.startsWith(start)));
  expect(silent.toSorted()).toEqual(ofApps.toSorted());
});
