import { label, type LocalizedText } from '@tarmac/freight-api/rules';
import { modules } from '../src/modules/index.ts';
import type { MenuSeed, PermissionSeed } from '../src/modules/system/seed/seedMenus.ts';
import { administrationMenus } from './menus/administration.ts';
import { freightMenus } from './menus/freight.ts';
import { moneyMenus } from './menus/money.ts';
import type { Page } from './menus/page.ts';
import { workplaceMenus } from './menus/workplace.ts';

const groups = [...freightMenus, ...moneyMenus, ...administrationMenus, ...workplaceMenus];

/** Permissions of calls which stand below no page. */
const systemPermissions = ['savedView'];

/** Every permission that an endpoint asks for, with the words of the first endpoint that does. */
export function permissionTitles(): Map<string, LocalizedText> {
  const titles = new Map<string, LocalizedText>();
  for (const module of modules) {
    for (const { contract } of module.routes ?? []) {
      for (const { permission, summary } of Object.values(contract.endpoints))
        if (permission !== undefined && !titles.has(permission)) titles.set(permission, summary);
    }
  }
  return titles;
}

/** The menu of the product with its buttons. @throws Error when an endpoint's permission belongs to no page */
export function menuTree(): MenuSeed[] {
  const titles = permissionTitles();
  const placed = new Set<string>();
  const below = (prefixes: readonly string[]): PermissionSeed[] =>
    [...titles]
      .filter(([perms]) => prefixes.some((prefix) => perms.startsWith(`${prefix}:`)))
      .map(([perms, title]) => {
        placed.add(perms);
        return { perms, title };
      });
  const tree: MenuSeed[] = [
    {
      key: 'home',
      title: label('首页', 'Home'),
      url: '/dashboard/analysis',
      component: 'dashboard/Analysis',
      icon: 'home',
      permissions: below(systemPermissions),
    },
    ...groups.map((group): MenuSeed => ({
      key: group.key,
      title: group.title,
      url: group.url,
      icon: group.icon,
      children: group.pages.map(({ permissions = [], further = [], userType: _userType, ...page }) => ({
        ...page,
        permissions: [...below(permissions), ...further],
      })),
    })),
  ];
  const homeless = [...titles.keys()].filter((perms) => !placed.has(perms));
  if (homeless.length > 0) throw new Error(`These permissions belong to no page of the menu: ${homeless.join(', ')}`);
  return tree;
}

/** Whether a page shows what is every person's own. */
const isForAll = (page: Page): boolean => page.further?.some((permission) => permission.open) === true;

/** What a role sees: pages by the permissions that it holds and the kind of people in it, with the groups around them. */
export function menuKeysFor(permissions: readonly string[], ofType: number): string[] {
  const keys = ['home'];
  for (const group of groups) {
    const pages = group.pages.filter(
      (page) =>
        isForAll(page) ||
        ((page.userType ?? ofType) === ofType &&
          (needed[page.key] ?? (page.permissions ?? []).slice(0, 1).map((prefix) => `${prefix}:list`)).some((perms) =>
            permissions.includes(perms),
          )),
    );
    if (pages.length > 0) keys.push(group.key, ...pages.map((page) => page.key));
  }
  return keys;
}

/** Pages that open to another permission than their own list. */
const needed: Readonly<Record<string, readonly string[]>> = {
  shippingDetail: ['shipping:list'],
  noteCheck: ['shipping:check'],
  noteReview: ['shipping:businessReview'],
  noteHistory: ['shipping:list'],
  noteRefused: ['shipping:submitCheck'],
  signContract: ['contract:sign'],
  payList: ['pay:submit'],
  payApproval: ['pay:approve'],
  offlinePay: ['pay:offline', 'pay:approve'],
  accountRecharge: ['recharge:add'],
  bindCard: ['bankCard:own'],
  bill: ['bill:create', 'bill:receive'],
  ownBill: ['bill:confirm'],
  noteBill: ['bill:create', 'bill:receive'],
  thirdAccountApply: ['thirdAccount:open'],
  trackNote: ['shipping:track'],
  sendAddress: ['address:list'],
  receiveAddress: ['address:list'],
  myDepart: ['depart:list'],
  customerManager: ['customerManager:view'],
  statMileage: ['statistics:list'],
  statOrders: ['statistics:list'],
  statPerson: ['statistics:list'],
  statCollection: ['statistics:list'],
  reportLane: ['shipping:list'],
  reportAgeing: ['bill:create', 'bill:receive'],
  reportDriver: ['driver:list'],
  pageOperations: ['shipping:list'],
  reportPage: ['online:report:list'],
  anyReportPage: ['shipping:list', 'bill:list', 'driver:list', 'online:report:list'],
  anyReport: ['shipping:list', 'bill:list', 'driver:list', 'online:report:list'],
  indexChart: ['shipping:list'],
  dashboardMonitor: ['shipping:list'],
  // Forms choose a customer, a shipper or a company by their lists; that alone opens no page.
  customer: ['customer:export'],
  shipper: ['shipper:export', 'shipper:add'],
  company: ['company:export'],
  tomcatInfo: ['metrics:list'],
  systemInfo: ['metrics:list'],
};
