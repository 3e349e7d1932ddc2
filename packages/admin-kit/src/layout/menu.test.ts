import { describe, expect, test } from 'vitest';
import { buildMenuRoutes, matchMenuRoute, type MenuNode, placeInMenu, requireMenu, visibleMenu, windowTitle } from './menu.ts';
import { fillTemplate, isOpenableUrl } from './urlTemplate.ts';

const menu: MenuNode[] = [
  {
    path: '/dashboard/analysis',
    name: 'dashboard-analysis',
    component: 'dashboard/Analysis',
    route: '1',
    meta: { title: '首页', icon: 'home', keepAlive: true },
  },
  {
    path: '/fleet',
    component: null,
    alwaysShow: true,
    meta: { title: '运力' },
    children: [
      { path: '/wlhy/hydriver/HyDriverList', component: 'wlhy/hydriver/HyDriverList', meta: { title: '司机管理', keepAlive: true } },
      { path: '/hidden/:id', component: 'x/Detail', hidden: true, meta: { title: '详情' } },
      { path: '/no-route', component: 'x/None', route: '0', meta: { title: '无' } },
    ],
  },
  { path: '/only-hidden', component: '', children: [{ path: '/h', hidden: true }] },
  {
    path: 'abc',
    component: 'frame',
    meta: { title: '文档', url: "{{ window._CONFIG['docs'] }}/x", internalOrExternal: true },
  },
  { path: '/online/cgformList/1', component: 'online/FormList', meta: { title: '表单' } },
];

describe('menu', () => {
  test('ROUTE-04 builds routes with name, component, title, icon and trail', () => {
    const routes = buildMenuRoutes(menu);
    const driver = routes.find((route) => route.path === '/wlhy/hydriver/HyDriverList');

    expect(driver).toMatchObject({ component: 'wlhy/hydriver/HyDriverList', title: '司机管理', keepAlive: true, hidden: false });
    expect(driver?.trail.map((step) => step.title)).toEqual(['运力', '司机管理']);
  });

  test('ROUTE-05 an always shown entry leads to itself, a route flag of 0 gives no route', () => {
    const routes = buildMenuRoutes(menu);

    expect(routes.find((route) => route.path === '/fleet')?.redirect).toBe('/fleet');
    expect(routes.some((route) => route.path === '/no-route')).toBe(false);
  });

  test('ROUTE-12 a session with an empty or missing menu fails with its text', () => {
    for (const bad of [[], null, undefined]) expect(() => requireMenu(bad)).toThrow('permissions must be a non-null array');
    expect(requireMenu(menu)).toBe(menu);
  });

  test('ROUTE-04 an empty or missing menu has no routes', () => {
    for (const none of [[], null, undefined]) expect(buildMenuRoutes(none)).toEqual([]);
  });

  test('ROUTE-04 names that every object answers to are names like any other', () => {
    for (const component of ['constructor', 'toString', '__proto__'])
      expect(buildMenuRoutes([{ path: '/odd', component, meta: { title: '无' } }])[0]?.component).toBe(component);
    const [route] = buildMenuRoutes([{ path: '/odd/:__proto__/:constructor', component: 'x/Odd' }]);
    expect(Object.entries(matchMenuRoute([route!], '/odd/1/2')!.params)).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
    ]);
  });

  test('ROUTE-07 the address of an entry is filled from plain data and checked', () => {
    const context = { window: { _CONFIG: { docs: 'https://docs.example' } } };
    const urlOf = (origins: string[]) => buildMenuRoutes(menu, { context, origins }).find((route) => route.path === 'abc')?.url;

    expect(urlOf(['https://docs.example'])).toBe('https://docs.example/x');
    expect(urlOf([])).toBeUndefined();
  });

  test('ROUTE-04 a route with a parameter matches one segment, exact paths win', () => {
    const routes = buildMenuRoutes(menu);

    expect(matchMenuRoute(routes, '/hidden/a%20b')).toMatchObject({ route: { title: '详情' }, params: { id: 'a b' } });
    expect(matchMenuRoute(routes, '/hidden/')).toBeUndefined();
    expect(matchMenuRoute(routes, '/hidden/a/b')).toBeUndefined();
  });

  test('ROUTE-04 hidden entries and groups of hidden entries are not shown', () => {
    const shown = visibleMenu(menu);

    expect(shown.map((node) => node.path)).toEqual(['/dashboard/analysis', '/fleet', 'abc', '/online/cgformList/1']);
    expect(shown[1]?.children?.map((node) => node.path)).toEqual(['/wlhy/hydriver/HyDriverList', '/no-route']);
  });

  test('LAY-09 a page stands in its groups, also where its entry is hidden; exact paths win', () => {
    const page = (path: string, hidden = false): MenuNode => ({ path, component: 'Page', hidden });
    const tree: MenuNode[] = [
      page('/home'),
      { path: '/a', component: null, children: [{ path: '/a/b', component: null, children: [page('/lists'), page('/lists/:id', true)] }] },
      page('/lists/new'),
    ];

    expect(placeInMenu(tree, '/lists')).toEqual(['/a', '/a/b', '/lists']);
    expect(placeInMenu(tree, '/lists/7')).toEqual(['/a', '/a/b', '/lists/:id']);
    expect(placeInMenu(tree, '/lists/new')).toEqual(['/lists/new']);
    expect(placeInMenu(tree, '/elsewhere')).toEqual([]);
  });

  test('ROUTE-13 the window is titled by page and platform, at home by the platform alone', () => {
    expect(windowTitle('司机管理', { platform: '示例平台', isHome: false })).toBe('司机管理 · 示例平台');
    expect(windowTitle('首页', { platform: '示例平台', isHome: true })).toBe('示例平台');
  });
});

const context = {
  user: { id: 'u1', username: "o'neil", orgCode: 'A01' },
  tenantId: 7,
  window: { _CONFIG: { domainURL: 'http://d' } },
  config: Object.freeze({ a: '' }),
};

test.each([
  ['/x', '/x'],
  ['/x?u={{ user.id }}', '/x?u=u1'],
  ["{{window._CONFIG['domainURL']}}/a", 'http://d/a'],
  ['{{ \'a\' + user.orgCode + "b" }}', 'aA01b'],
  ['{{ tenantId }}', '7'],
  ['{{ config.a || user.id }}', 'u1'],
  ["{{ missing || 'x' }}", 'x'],
  ['{{ user.missing.deep }}', ''],
  ['{{user.username}}{{user.id}}', "o'neilu1"],
])('ROUTE-07 fills %s', (template, expected) => {
  expect(fillTemplate(template, context)).toBe(expected);
});

const hostile = [
  'alert(1)',
  'user.id()',
  'user["id"]()',
  'constructor',
  'user.constructor',
  "user['constructor']['constructor']",
  '__proto__',
  'user.__proto__',
  'window.location',
  'document.cookie',
  'globalThis',
  'this',
  'eval',
  "Function('x')",
  '`${1}`',
  '1+1',
  '!user',
  'user?.id',
  'user.id;user.id',
  'user = 1',
  '(user.id)',
  'user[id]',
  'user[0]',
  "user['id",
  '{a:1}',
  '[1]',
  'user.id,1',
  'user.id ? 1 : 2',
  'user.id && 1',
  'new Date',
  'typeof user',
  '/x/',
  "'\\x61'",
  'user . . id',
  'user.id ||',
  '+ user.id',
  '',
  'user..id',
  'import("x")',
  'a'.repeat(2000),
  'toString',
  'hasOwnProperty.call',
  'x=>x',
  'user.id + constructor.name',
];
test.each(hostile)('ROUTE-07 hostile expression %s reads nothing and runs nothing', (expression) => {
  const filled = fillTemplate(`{{${expression}}}`, context);

  expect(filled === undefined || filled === '' || filled === 'u1').toBe(true);
});

test.each([
  ['/a{{user.id', undefined],
  ['{{user.id + }}', undefined],
  ['{{user.id || }}', undefined],
  ['{{user.id user.id}}', undefined],
  ["{{user['id'}}", undefined],
  ['{{user[id]}}', undefined],
  ['{{user.}}', undefined],
  ['{{}}', undefined],
  ['{{user}}', ''],
  ['{{user.gone || user.id}}', 'u1'],
  ["{{user.id || 'x'}}", 'u1'],
  ['{{a.b.c.d.e.f.g.h.i}}', ''],
  [`/${'a'.repeat(2000)}`, undefined],
])('ROUTE-07 %s is not of the grammar, or names no text', (template, expected) => {
  expect(fillTemplate(template, context)).toBe(expected);
});

test.each([
  ['/page', true],
  ['https://ok.example/a', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['relative', false],
])('ROUTE-07 may open %s: %s', (url, allowed) => {
  expect(isOpenableUrl(url, ['https://ok.example'])).toBe(allowed);
});

test('ROUTE-05 an entry leads where it says, and to itself where it is always shown; an exact path comes before a pattern', () => {
  const routes = buildMenuRoutes([
    { path: '/a', component: 'A', redirect: '/a/b' },
    { path: '/c', component: 'C', alwaysShow: true, redirect: '/elsewhere' },
    { path: '/d/:id', component: 'D' },
    { path: '/d/new', component: 'New' },
  ]);
  expect(routes.map(({ redirect }) => redirect)).toEqual(['/a/b', '/c', undefined, undefined]);
  expect(matchMenuRoute(routes, '/d/new')?.route.component).toBe('New');
  expect(matchMenuRoute(routes, '/d/7')).toMatchObject({ route: { component: 'D' }, params: { id: '7' } });
});
