import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { toDateTimeText } from '../../../platform/clock.ts';
import type { DataRule } from '../../../platform/context.ts';
import { forbidden } from '../../../platform/errors.ts';
import type { Authenticated, Platform, SystemPorts } from '../../../platform/platform.ts';
import { keptSessionsOf } from './keptSessions.ts';
import { permsOf } from '../permission/permission.queries.ts';

/** What the database tells of a session, see `authenticate.table.ts`. */
interface Found {
  sessionId: string;
  /** Instant at which something ends by itself: the session, the idle time, a tenant; ms since 1970, null for never. */
  until: number | null;
  homeTenant: number;
  activeTenant: number | null;
  sessionOrg: string | null;
  userId: string;
  username: string;
  realname: string;
  userType: number;
  cid: string | null;
  orgCode: string | null;
  mustChange: number;
  isSuper: boolean;
  roles: string[];
  /** As they stand in the menus, which may name several: with commas between them. */
  permissions: string;
  orgCodes: string[];
  dataRules: DataRule[];
}

/** SHA-256 of a token, as the table of sessions knows it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Finds who stands behind a token: session, user, roles, permissions and data rules in one statement. What was found is kept for seconds and
 * forgotten when any of it changes, so that a revocation or a changed role acts at once.
 *
 * @source security 3.10, 3.11, 3.12, SESS-06
 */
export const authenticate: SystemPorts['authenticate'] = async ({ database, clock, config }, { token, tenantId, isPerson }) => {
  const hash = hashToken(token);
  const key = `${hash} ${tenantId ?? 0} ${isPerson ? 'person' : 'page'}`;
  const kept = keptSessionsOf(database);
  const now = clock.now().getTime();
  const known = kept.get(key, now);
  if (known !== undefined) return known;
  const begun = kept.begin();
  const idleSince = idleSinceOf({ clock, config });
  const [row] = await database.statement<{ found: Found | null }>(
    sql`select app_authenticate(${hash}, ${tenantId ?? 0}::int, ${instantOf(clock.now())}::timestamptz,
      ${idleSince === null ? null : instantOf(idleSince)}::timestamptz, ${isPerson}::boolean) as found`,
  );
  const found = row?.found;
  if (found === null || found === undefined) return undefined;
  if (found.activeTenant === null) throw forbidden('无权访问该租户');
  const authenticated = authenticatedOf(found, found.activeTenant);
  kept.put(key, { value: authenticated, begun, now, until: found.until ?? Number.POSITIVE_INFINITY });
  return authenticated;
};

function authenticatedOf(found: Found, tenantId: number): Authenticated {
  return {
    session: { id: found.sessionId, homeTenantId: found.homeTenant, mustChangePassword: found.mustChange === 1 },
    actor: {
      userId: found.userId,
      username: found.username,
      realname: found.realname,
      userType: found.userType,
      cid: found.cid,
      tenantId,
      orgCode: departOf(found),
      orgCodes: found.orgCodes,
      permissions: permissionsOf(found.permissions),
      roles: found.roles,
      isSuperAdmin: found.isSuper,
      dataRules: found.dataRules,
    },
  };
}

/** People of the same roles share what they may do: it is by far the largest part of what is kept. */
const permissionSets = new Map<string, ReadonlySet<string>>();
const maxPermissionSets = 200;

function permissionsOf(text: string): ReadonlySet<string> {
  const known = permissionSets.get(text);
  if (known !== undefined) return known;
  const permissions = new Set(permsOf(text));
  if (permissionSets.size >= maxPermissionSets) permissionSets.clear();
  permissionSets.set(text, permissions);
  return permissions;
}

/**
 * The department that the person acts in: the one chosen for the session, else the own. Codes are alike in all tenants, so what was
 * chosen in one is nothing in another where the person does not belong to it.
 */
function departOf({ sessionOrg, orgCode, orgCodes, homeTenant, activeTenant }: Found): string | null {
  if (sessionOrg !== null && orgCodes.includes(sessionOrg)) return sessionOrg;
  return activeTenant === homeTenant ? orgCode : (orgCodes[0] ?? null);
}

/** A session whose person did nothing since this moment is over; null where the operator set no limit. @source security 3.11 */
export function idleSinceOf({ clock, config }: Pick<Platform, 'clock' | 'config'>): Date | null {
  return config.idleMinutes === 0 ? null : new Date(clock.now().getTime() - config.idleMinutes * 60_000);
}

function instantOf(date: Date): string {
  return `${toDateTimeText(date)}+08`;
}
