import { expect, it } from 'vitest';
import { localize } from '../i18n/catalogue.ts';
import { localizeMenu } from './localizeMenu.ts';
import { buildMenuRoutes } from './menu.ts';

const menu = [
  {
    path: '/fleet',
    meta: { title: { zh: '车队', en: 'Fleet' }, icon: 'car' },
    children: [{ path: '/fleet/devices', component: 'Devices', meta: { title: 'Devices' } }],
  },
  { path: '/plain', component: 'Plain' },
  { path: '/untitled', component: 'Untitled', meta: null, children: null },
];

it('LANG-01 a menu written in several languages is shown in one, whatever stands below', () => {
  const spoken = (locale: string) => localizeMenu(menu, (label) => localize(label, locale));
  expect(spoken('en-US')[0]?.meta).toEqual({ title: 'Fleet', icon: 'car' });
  expect(spoken('zh-CN')[0]?.meta?.title).toBe('车队');
  expect(spoken('zh-CN')[0]?.children?.[0]?.meta?.title).toBe('Devices');
  expect(spoken('zh-CN').slice(1)).toEqual([
    { path: '/plain', component: 'Plain' },
    { path: '/untitled', component: 'Untitled' },
  ]);
  expect(
    buildMenuRoutes(spoken('en-US'))
      .find(({ path }) => path === '/fleet/devices')
      ?.trail.map(({ title }) => title),
  ).toEqual(['Fleet', 'Devices']);
});
