import { permissionTitles } from './menus.ts';

/** A role that ships with the product, and the person of the demonstration who has it. */
export interface DemoRole {
  code: string;
  name: string;
  realname: string;
  /** 1 platform staff, 2 customer or agent, 3 carrier, 4 captain. */
  userType: 1 | 2 | 3 | 4;
  /** Code of the position that the person holds. */
  post?: string;
  /** Patterns of permissions: `order:*`, `driver:review`; `order:read` stands for list, export and what only shows. */
  grants: readonly string[];
}

/** Roles by what they do. @source freight-domain 0.6, 5.9 */
export const demoRoles: readonly DemoRole[] = [
  {
    code: 'ops',
    name: '运营',
    realname: '运营小周',
    userType: 1,
    post: 'department_head',
    grants: [
      'order:*',
      'price:*',
      'shipping:*',
      'address:*',
      'driver:*',
      'vehicle:*',
      'carrier:*',
      'customer:*',
      'customerManager:*',
      'shipper:*',
      'loss:*',
      'company:list',
      'wallet:list',
      'dict:*',
      'category:*',
      'savedView:share',
      'screenData:list',
    ],
  },
  {
    code: 'dispatcher',
    name: '调度',
    realname: '调度老陈',
    userType: 1,
    post: 'dispatcher',
    grants: [
      'order:read',
      'order:dispatch',
      'order:batchDispatch',
      'shipping:read',
      'shipping:add',
      'shipping:edit',
      'shipping:dispatchVehicle',
      'shipping:accept',
      'shipping:load',
      'shipping:unload',
      'shipping:sign',
      'shipping:addNote',
      'shipping:revoke',
      'shipping:import',
      'address:*',
      'driver:read',
      'vehicle:read',
      'carrier:read',
      'customer:read',
      'shipper:read',
      'screenData:list',
    ],
  },
  {
    code: 'auditor',
    name: '资质审核',
    realname: '审核小林',
    userType: 1,
    post: 'auditor',
    grants: [
      'driver:read',
      'driver:review',
      'driver:verify',
      'driver:freeze',
      'driver:blacklist',
      'driver:viewSensitive',
      'vehicle:read',
      'vehicle:review',
      'vehicle:verify',
      'vehicle:freeze',
      'vehicle:blacklist',
      'vehicle:viewSensitive',
      'carrier:read',
      'carrier:review',
      'carrier:freeze',
      'carrier:blacklist',
      'carrier:viewSensitive',
      'customer:read',
      'customerManager:review',
      'customerManager:view',
      'customer:viewSensitive',
      'shipper:read',
      'shipper:review',
    ],
  },
  {
    code: 'compliance',
    name: '业务审核',
    realname: '合规老吴',
    userType: 1,
    post: 'auditor',
    grants: ['order:read', 'shipping:read', 'driver:read', 'vehicle:read', 'carrier:read', 'customer:read', 'shipper:read'],
  },
  {
    code: 'cashier',
    name: '出纳',
    realname: '出纳小孙',
    userType: 1,
    post: 'cashier',
    grants: ['shipping:read', 'customer:read', 'shipper:read', 'wallet:*', 'screenFinance:list'],
  },
  {
    code: 'finance_mgr',
    name: '财务主管',
    realname: '财务老郑',
    userType: 1,
    post: 'accountant',
    grants: [
      'order:read',
      'shipping:read',
      'customer:read',
      'customer:credit',
      'customer:rate',
      'customer:invoice',
      'shipper:read',
      'wallet:*',
      'company:read',
      'loss:read',
      'price:*',
      'screenData:list',
      'screenFinance:list',
    ],
  },
  { code: 'tax', name: '税务', realname: '税务小何', userType: 1, grants: ['shipping:read'] },
  {
    code: 'cs',
    name: '客服',
    realname: '客服小罗',
    userType: 1,
    post: 'service',
    grants: [
      'order:read',
      'shipping:read',
      'shipping:addNote',
      'driver:read',
      'vehicle:read',
      'carrier:read',
      'customer:read',
      'customerManager:view',
      'shipper:read',
    ],
  },
  {
    code: 'customer_admin',
    name: '客户管理员',
    realname: '客户王经理',
    userType: 2,
    grants: [
      'order:*',
      '-order:review',
      '-order:dispatch',
      '-order:batchDispatch',
      'shipping:read',
      'shipping:addNote',
      'address:*',
      'customer:list',
      'shipper:list',
      'wallet:list',
    ],
  },
  {
    code: 'customer_op',
    name: '客户操作员',
    realname: '客户李操作',
    userType: 2,
    grants: [
      'order:read',
      'order:add',
      'order:edit',
      'order:submit',
      'shipping:read',
      'address:list',
      'address:add',
      'customer:list',
      'shipper:list',
      'wallet:list',
    ],
  },
  {
    code: 'agent_admin',
    name: '代理管理员',
    realname: '代理赵总',
    userType: 2,
    grants: [
      'order:read',
      'order:add',
      'order:edit',
      'order:submit',
      'shipping:read',
      'address:*',
      'customer:list',
      'shipper:list',
      'shipper:add',
      'shipper:edit',
      'wallet:list',
    ],
  },
  {
    code: 'carrier_admin',
    name: '承运商管理员',
    realname: '承运商钱经理',
    userType: 3,
    grants: [
      'order:read',
      'shipping:read',
      'shipping:load',
      'shipping:unload',
      'shipping:sign',
      'driver:read',
      'driver:add',
      'driver:edit',
      'vehicle:read',
      'vehicle:add',
      'vehicle:edit',
      'carrier:read',
      'carrier:edit',
    ],
  },
  {
    code: 'captain',
    name: '车队长',
    realname: '车队长马师傅',
    userType: 4,
    grants: [
      'shipping:read',
      'shipping:load',
      'shipping:unload',
      'shipping:sign',
      'driver:read',
      'driver:add',
      'driver:edit',
      'vehicle:read',
      'vehicle:edit',
    ],
  },
];

const reading = ['list', 'export', 'timeline', 'trial', 'track'];

/** The permissions that patterns stand for. @throws Error for a pattern that stands for nothing */
export function grantedBy(grants: readonly string[]): string[] {
  const all = [
    ...permissionTitles().keys(),
    ...['driver', 'vehicle', 'carrier', 'customer', 'shipper', 'shipping'].map((prefix) => `${prefix}:viewSensitive`),
    'customerManager:view',
  ];
  const granted = new Set<string>();
  for (const pattern of grants) {
    const [prefix = '', action = ''] = pattern.replace('-', '').split(':');
    const found = all.filter((perms) => {
      const [first = '', second = ''] = perms.split(':');
      return first === prefix && (action === '*' || second === action || (action === 'read' && reading.includes(second)));
    });
    if (found.length === 0) throw new Error(`The grant ${pattern} stands for no permission.`);
    for (const perms of found)
      if (pattern.startsWith('-')) granted.delete(perms);
      else granted.add(perms);
  }
  return [...granted];
}
