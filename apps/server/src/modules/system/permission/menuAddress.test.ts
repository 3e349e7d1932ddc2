import { expect, test } from 'vitest';
import { readComponent, readMenuUrl, readRedirect } from './menuAddress.ts';

test.for([
  ['isystem/user', '/isystem/user'],
  ['/isystem/user.vue', '/isystem/user'],
  ['/online/cgformList/:code', '/online/cgformList/:code'],
  ['https://example.test/a?b=c', 'https://example.test/a?b=c'],
  ["{{ window._CONFIG['domianURL'] }}/druid/", "{{ window._CONFIG['domianURL'] }}/druid/"],
])('SYS-04 an address %s is kept as %s', ([given, kept]) => {
  expect(readMenuUrl(given as string)).toBe(kept);
});

test.for([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  '//evil.test',
  '/\\evil.test',
  '/a b',
  '/a"onclick=',
  'http://',
  'https://u:p@evil.test',
  'vbscript:x',
  'https://a\\b',
])('SYS-04 an address %s is refused', (given) => {
  expect(() => readMenuUrl(given)).toThrow(/菜单路径/);
});

test.for(['//evil.test', 'https://evil.test', 'javascript:alert(1)', '/\\evil.test', 'account'])(
  'SYS-04 a redirect %s is refused',
  (given) => {
    expect(() => readRedirect(given)).toThrow(/跳转地址/);
  },
);

test.for([
  ['/src/views/system/UserList.vue', 'system/UserList'],
  ['src/views/system/UserList.vue', 'system/UserList'],
  ['views/system/UserList', 'system/UserList'],
  ['/system/UserList', 'system/UserList'],
  ['1234', '1234'],
  ['layouts/RouteView', 'layouts/RouteView'],
])('SYS-04 a component %s is kept as %s', ([given, kept]) => {
  expect(readComponent(given as string)).toBe(kept);
});

test.for(['../secret', 'a/../b', 'a//b', 'a b', 'http://evil.test/x', '<script>', 'a/'])('SYS-04 a component %s is refused', (given) => {
  expect(() => readComponent(given)).toThrow(/组件/);
});
