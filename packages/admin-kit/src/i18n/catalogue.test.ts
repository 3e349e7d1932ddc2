import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { interpolate, localize, withinSentence } from './catalogue.ts';
import { enMessages } from './messages.en.ts';
import { zhFrame } from './messages.frame.zh.ts';
import { zhRest } from './messages.rest.zh.ts';
import { zhSettings } from './messages.settings.zh.ts';
import { zhMessages } from './messages.zh.ts';

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

test('LANG-01 what the frame says is in the texts that every entry has', () => {
  const source = new URL('../', import.meta.url);
  for (const folder of ['tabs', 'dialog', 'notice', 'internals']) {
    for (const file of readdirSync(new URL(folder, source)).filter((name) => /(?<!stories|test)\.tsx?$/.test(name))) {
      const code = readFileSync(new URL(`${folder}/${file}`, source), 'utf8');
      if (!code.includes('useLocale(')) continue;
      for (const [, key = ''] of code.matchAll(/'([a-z]+\.[A-Za-z]+)'/g)) {
        if (key in zhMessages) expect(zhFrame, `${folder}/${file}: ${key}`).toHaveProperty([key]);
      }
    }
  }
});

test('LANG-01 what pages are made of says nothing that comes with what they stand in', () => {
  const source = new URL('../', import.meta.url);
  const isPart = /^(?:input|field|dictionary|form|table|upload|popup-picker|org-picker|editable-table)\//;
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /(?<!stories|test|fixture)\.tsx?$/.test(name))) {
    const code = readFileSync(new URL(file, source), 'utf8');
    if (!isPart.test(file) && !code.includes('useTexts()')) continue;
    for (const [, key = ''] of code.matchAll(/'([a-z]+\.[A-Za-z]+)'/g))
      expect(key in zhRest || key in zhSettings, `${file}: ${key}`).toBe(false);
  }
});

test('LANG-01 every text is said somewhere', () => {
  const source = new URL('../', import.meta.url);
  const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!stories|test|fixture)\.tsx?$/.test(name) && !name.startsWith('i18n/messages.'))
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
