import { permissionTitles } from './menus.ts';
import { financeRoles } from './roles/finance.ts';
import { partnerRoles } from './roles/partners.ts';
import type { DemoRole } from './roles/role.ts';
import { serviceRole, staffRoles } from './roles/staff.ts';

/** Roles by what they do; logins and phones of the demonstration follow their order. @source freight-domain 0.6, 5.9 */
export const demoRoles: readonly DemoRole[] = [...staffRoles, ...financeRoles, serviceRole, ...partnerRoles];

/** What people of the demonstration are called, by login name. */
export const realnames: ReadonlyMap<string, string> = new Map([
  ['system', '系统'],
  ...demoRoles.flatMap(({ code, realname, second }) => [
    [code, realname] as const,
    ...(second === undefined ? [] : [[second.username, second.realname] as const]),
  ]),
]);

const reading = ['list', 'export', 'timeline', 'trial', 'track', 'print', 'drivers', 'vehicles'];

/** The permissions that patterns stand for. @throws Error for a pattern that stands for nothing */
export function grantedBy(grants: readonly string[]): string[] {
  const all = [
    ...permissionTitles().keys(),
    ...[
      'driver',
      'vehicle',
      'carrier',
      'customer',
      'shipper',
      'shipping',
      'bankCard',
      'companyAccount',
      'thirdAccount',
      'contract',
      'pay',
      'payChange',
      'recharge',
      'complaint',
    ].map((prefix) => `${prefix}:viewSensitive`),
    'wallet:record',
    'driver:card',
    'driver:account',
    'carrier:account',
    'customer:account',
  ];
  const granted = new Set<string>();
  for (const pattern of grants) {
    const [prefix = '', action = ''] = pattern.replace('-', '').split(':');
    const found = all.filter((perms) => {
      if (!perms.startsWith(`${prefix}:`)) return false;
      const [, second = ''] = perms.split(':');
      return action === '*' || second === action || (action === 'read' && reading.includes(second));
    });
    if (found.length === 0) throw new Error(`The grant ${pattern} stands for no permission.`);
    for (const perms of found)
      if (pattern.startsWith('-')) granted.delete(perms);
      else granted.add(perms);
  }
  return [...granted];
}
