import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { menuTree, permissionTitles } from './menus.ts';
import { grantedBy, demoRoles } from './roles.ts';

type Entry = ReturnType<typeof menuTree>[number];

const doubles = (entries: readonly Entry[]) => {
  const icons = entries.filter((entry) => !entry.hidden && entry.icon).map(({ icon }) => icon);
  return icons.filter((icon, index) => icons.indexOf(icon) !== index);
};

test('LAY-09 what stands side by side in the menu has icons that differ', () => {
  const tree = menuTree();
  const groups = [tree, ...tree.map(({ children }) => children ?? [])];
  expect(groups.flatMap(doubles)).toEqual([]);
});

test('ROUTE-02 the web app knows the address of every page, also of those that a person may not see', () => {
  const source = readFileSync(join(import.meta.dirname, '../../web/src/app/pageAddresses.ts'), 'utf8');
  const known = [...source.matchAll(/^ {2}'([^']+)',$/gm)].map(([, address]) => address);
  const pages = menuTree().flatMap((group) => [...(group.component ? [group] : []), ...(group.children ?? [])]);
  expect(new Set(known)).toEqual(
    // The address of all reports stands for each of them, and that of all their pages.
    new Set(pages.map(({ url }) => url).filter((url) => !/^\/online\/(?:cgreport|graphreport\/chart)\/[0-9a-f]{32}$/.test(url))),
  );
});

test('SYS-02 no two rights of a page have one title, in neither language', () => {
  const pages = menuTree().flatMap((group) => [group, ...(group.children ?? [])]);
  const titles = pages.flatMap(({ url, permissions = [] }) =>
    permissions.flatMap(({ title }) => [`${url} ${title.zh}`, `${url} ${title.en}`]),
  );
  expect(titles.length).toBeGreaterThan(400);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('PERM-08 the server asks for each right that a menu or a role gives', () => {
  const entries = menuTree().flatMap((group) => [group, ...(group.children ?? [])]);
  const given = new Set([
    ...entries.flatMap(({ permissions = [] }) => permissions.filter(({ open }) => open !== true).map(({ perms }) => perms)),
    ...demoRoles.flatMap(({ grants }) => grantedBy(grants)),
  ]);
  const asked = permissionTitles();
  const folder = join(import.meta.dirname, '../src');
  const source = globSync('**/*.ts', { cwd: folder, exclude: (name) => name.endsWith('.test.ts') })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  // Every resource asks for the last of its own by one line.
  const isAsked = (perms: string) => asked.has(perms) || perms.endsWith(':viewSensitive') || source.includes(`'${perms}'`);

  expect(given.size).toBeGreaterThan(200);
  expect([...given].filter((perms) => !isAsked(perms))).toEqual([]);
});

test('PERM-08 the web app asks for no right that the server does not ask for', () => {
  const asked = permissionTitles();
  const read = (folder: string) =>
    globSync('**/*.{ts,tsx}', { cwd: join(import.meta.dirname, folder), exclude: (name) => /\.(test|stories)\.tsx?$/.test(name) })
      .map((file) => readFileSync(join(import.meta.dirname, folder, file), 'utf8'))
      .join('\n');
  const [web, server] = [read('../../web/src'), read('../src')];
  const codes = [...web.matchAll(/(?:ermission: |\bcan\()'([a-zA-Z]+:[a-zA-Z]+)'/g)].map(([, code = '']) => code);

  expect(codes.length).toBeGreaterThan(100);
  expect(codes.filter((code) => !asked.has(code) && !code.endsWith(':viewSensitive') && !server.includes(`'${code}'`))).toEqual([]);
});
