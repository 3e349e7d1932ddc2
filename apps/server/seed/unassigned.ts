import { demoRoles, grantedBy } from './roles.ts';

/** Permissions that the administrator alone has: whole resources (`depart:*`), and single ones of others. */
const administratorAlone: readonly string[] = [
  ...[
    'adapterLog',
    'addressBook',
    'cache',
    'cacheTerminal',
    'checkRule',
    'dataLog',
    'dataSource',
    'demoForm',
    'depart',
    'departPermission',
    'departRole',
    'disk',
    'fillRule',
    'gatewayRoute',
    'httpTrace',
    'log',
    'message',
    'messageTemplate',
    'metrics',
    'online',
    'oss',
    'permission',
    'position',
    'quartzJob',
    'role',
    'setting',
    'tenant',
    'user',
    'userAgent',
  ].map((prefix) => `${prefix}:*`),
  'config:add',
  'config:delete',
  'config:edit',
  'config:refresh',
  'company:add',
  'company:delete',
  'company:edit',
  'company:govTest',
  'company:import',
  'company:setDefault',
  'verifyCode:viewCode',
];

/**
 * Says who may do each thing that the server can refuse.
 *
 * @param permissions names of all permissions that contracts ask for
 * @returns a sentence for each that neither a role is granted nor the administrator has alone, and for each exception without need
 */
export function unassigned(permissions: readonly string[]): string[] {
  const granted = new Set(demoRoles.flatMap(({ grants }) => grantedBy(grants)));
  const isOf = (pattern: string, perms: string) => (pattern.endsWith(':*') ? perms.startsWith(pattern.slice(0, -1)) : perms === pattern);
  const isAlone = (perms: string) => administratorAlone.some((pattern) => isOf(pattern, perms));
  return [
    ...permissions
      .filter((perms) => !granted.has(perms) && !isAlone(perms))
      .map(
        (perms) =>
          `Who may do ${perms}? Grant it to a role in seed/roles.ts, or name it in seed/unassigned.ts when only administrators have it.`,
      ),
    ...administratorAlone
      .filter((pattern) => !permissions.some((perms) => isOf(pattern, perms) && !granted.has(perms)))
      .map((pattern) => `seed/unassigned.ts names ${pattern}, which is granted to a role or which no contract asks for.`),
  ];
}
