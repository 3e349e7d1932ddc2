import type { MenuNode } from '@tarmac/admin-kit/layout';

export const menu: readonly MenuNode[] = [
  { path: '/dashboard', name: 'dashboard', component: 'dashboard/Analysis', meta: { title: '首页', icon: 'home' } },
  {
    path: '/order',
    name: 'order',
    component: null,
    meta: { title: '订单' },
    children: [
      {
        path: '/order/list',
        name: 'order-list',
        component: 'order/OrderList',
        meta: { title: '订单列表', keepAlive: true },
      },
      {
        path: '/order/manual',
        component: 'frame',
        meta: {
          title: '手册',
          url: 'https://example.com/manual',
          internalOrExternal: true,
        },
      },
      { path: '/online/cgformList/:id', component: 'online/FormList', hidden: true, meta: { title: '表单' } },
    ],
  },
];

/** Names of the screens that the menu opens and the app brings. */
export const screens = ['dashboard/Analysis', 'order/OrderList'] as const;
