import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { toDateTimeText } from '../../../platform/clock.ts';
import type { DataRule } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { forbidden } from '../../../platform/errors.ts';
import type { Authenticated, Credentials, SystemPorts } from '../../../platform/platform.ts';

interface Row extends Record<string, unknown> {
  session_id: string;
  home_tenant: number;
  active_tenant: number | null;
  session_org: string | null;
  last_seen: number;
  user_id: string;
  username: string;
  realname: string;
  user_type: number;
  cid: string | null;
  org_code: string | null;
  must_change: number;
  is_super: boolean | null;
  roles: string[] | null;
  perms: string[] | null;
  org_codes: string[] | null;
  data_rules: DataRule[] | null;
}

/** SHA-256 of a token, as the table of sessions knows it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Finds who stands behind a token: session, user, roles, permissions and data rules in one statement, read anew for every
 * request, so that a revocation or a changed role acts at once.
 *
 * @source security 3.10, 3.12, SESS-06
 */
export const authenticate: SystemPorts['authenticate'] = (platform, credentials) =>
  platform.database.transaction('system', async (tx): Promise<Authenticated | undefined> => {
    const now = platform.clock.now();
    const row = await findSession(tx, credentials, toDateTimeText(now), idleLimit(platform.config.idleMinutes, now));
    if (row === undefined) return undefined;
    if (row.active_tenant === null) throw forbidden('无权访问该租户');
    if (now.getTime() - row.last_seen * 1000 > 60_000) {
      await tx.execute(
        sql`update sys_session set last_seen_at = ${`${toDateTimeText(now)}+08`}::timestamptz where tenant_id = ${row.home_tenant} and id = ${row.session_id}`,
      );
    }
    return {
      session: { id: row.session_id, homeTenantId: row.home_tenant, mustChangePassword: row.must_change === 1 },
      actor: {
        userId: row.user_id,
        username: row.username,
        realname: row.realname,
        userType: row.user_type,
        cid: row.cid,
        tenantId: row.active_tenant,
        orgCode: row.session_org ?? row.org_code,
        orgCodes: row.org_codes ?? [],
        permissions: new Set(row.perms ?? []),
        roles: row.roles ?? [],
        isSuperAdmin: row.is_super === true,
        dataRules: row.data_rules ?? [],
      },
    };
  });

function idleLimit(minutes: number, now: Date): string | null {
  return minutes === 0 ? null : toDateTimeText(new Date(now.getTime() - minutes * 60_000));
}

async function findSession(tx: Tx, { token, tenantId }: Credentials, now: string, idleSince: string | null): Promise<Row | undefined> {
  const wanted = tenantId ?? 0;
  // A tenant that is frozen, or outside its dates, closes all sessions in it.
  const { rows } = await tx.execute<Row>(sql`
    with found as (
      select s.id as session_id, s.tenant_id as home_tenant, s.org_code as session_org,
             extract(epoch from s.last_seen_at)::float8 as last_seen,
             u.id as user_id, u.username, u.realname, u.user_type, u.cid, u.org_code, u.must_change_password as must_change,
             case when ${wanted}::int in (0, u.tenant_id) then u.tenant_id
                  when ${String(wanted)} = any (string_to_array(coalesce(u.rel_tenant_ids, ''), ',')) then ${wanted}::int
             end as active_tenant
        from sys_session s
        join sys_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
       where s.token_hash = ${hashToken(token)}
         and s.ended_at is null
         and s.expires_at > ${`${now}+08`}::timestamptz
         and (${idleSince}::text is null or s.last_seen_at > (${idleSince}::text || '+08')::timestamptz)
         and u.status = 1 and u.del_flag = 0
    ), held as (
      select r.id, r.role_code, r.is_super
        from found f
        join sys_user_role ur on ur.tenant_id = f.active_tenant and ur.user_id = f.user_id
        join sys_role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.del_flag = 0
    ), granted as (
      select p.id, p.perms, rp.data_rule_ids
        from held h
        join found f on true
        join sys_role_permission rp on rp.tenant_id = f.active_tenant and rp.role_id = h.id
        join sys_permission p on p.tenant_id in (0, f.active_tenant) and p.id = rp.permission_id
       where p.del_flag = 0 and p.status = '1'
    )
    select f.*,
           (select bool_or(is_super = 1) from held) as is_super,
           (select array_agg(distinct role_code::text) from held) as roles,
           (select array_agg(distinct perm) from granted, unnest(string_to_array(perms, ',')) as perm) as perms,
           (select array_agg(distinct d.org_code::text) from sys_user_depart ud
              join sys_depart d on d.tenant_id = ud.tenant_id and d.id = ud.dep_id and d.del_flag = 0
             where ud.tenant_id = f.active_tenant and ud.user_id = f.user_id) as org_codes,
           (select json_agg(json_build_object('permission', g.perms, 'column', coalesce(dr.rule_column, ''),
                                              'condition', dr.rule_conditions, 'value', coalesce(dr.rule_value, '')))
              from granted g
              join sys_permission_data_rule dr
                on dr.permission_id = g.id and dr.status = '1' and dr.del_flag = 0
               and dr.id = any (string_to_array(coalesce(g.data_rule_ids, ''), ','))) as data_rules
      from found f
     where exists (select from sys_tenant t where t.tenant_id = coalesce(f.active_tenant, f.home_tenant) and t.status = 1 and t.del_flag = 0
                      and (t.begin_date is null or t.begin_date <= ${`${now}+08`}::timestamptz)
                      and (t.end_date is null or t.end_date > ${`${now}+08`}::timestamptz))`);
  return rows[0];
}
