import { expect, test } from 'vitest';
import { menuNodes } from './menuNodes.ts';

test('ROUTE-04 ROUTE-06 groups, frames and configured pages get the names of the kit, at every depth; other names stay', () => {
  const menu = [
    {
      path: '/group',
      component: 'layouts/RouteView',
      children: [
        { path: '/frame', component: 'sys/iframe/IframePageView', children: null },
        { path: '/form', component: 'modules/online/cgform/auto/OnlCgformAutoList' },
        { path: '/tree', component: 'modules/online/cgform/auto/OnlCgformTreeList' },
        { path: '/tab', component: 'modules/online/cgform/auto/tab/OnlCgformTabList' },
        null,
      ],
    },
    { path: '/screen', component: 'system/UserList', meta: { title: 'Users' } },
    { path: '/odd', component: '__proto__' },
    { path: '/bare' },
  ];

  expect(menuNodes(menu)).toEqual([
    {
      path: '/group',
      component: null,
      children: [
        { path: '/frame', component: 'frame', children: null },
        { path: '/form', component: 'online/FormList' },
        { path: '/tree', component: 'online/TreeList' },
        { path: '/tab', component: 'online/TabList' },
      ],
    },
    { path: '/screen', component: 'system/UserList', meta: { title: 'Users' } },
    { path: '/odd', component: '__proto__' },
    { path: '/bare' },
  ]);
});
