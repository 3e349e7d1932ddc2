import { databaseFunction } from '../../../platform/db/table.ts';

/**
 * Finds who stands behind a token: session, user, roles, permissions, those of department roles among them, departments and data rules, and notes at most once a
 * minute that the session was seen, where a person is behind the question and not a page that asks by itself. A function, so that its plan is kept and a request
 * costs one round trip.
 *
 * A tenant that is frozen, or outside its dates, closes all sessions in it. `activeTenant` is null when the user does not
 * belong to the tenant that was asked for.
 */
databaseFunction(
  'app_authenticate(text, integer, timestamptz, timestamptz, boolean)',
  `create or replace function app_authenticate(given_hash text, wanted integer, moment timestamptz, idle_since timestamptz, by_person boolean)
returns jsonb language plpgsql as $function$
declare
  who record;
  role_ids text[];
  role_codes jsonb;
  has_all boolean;
  granted text[];
  rules text[];
  permissions text;
  data_rules jsonb := '[]';
begin
  perform set_config('role', 'app_system', true);
  select s.id as session_id, s.expires_at, s.tenant_id as home_tenant, s.org_code as session_org, s.last_seen_at,
         u.id as user_id, u.username, u.realname, u.user_type, u.cid, u.org_code, u.must_change_password,
         case when wanted in (0, u.tenant_id) then u.tenant_id
              when wanted::text = any (string_to_array(coalesce(u.rel_tenant_ids, ''), ',')) then wanted
         end as active_tenant
    into who
    from sys_session s
    join sys_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
   where s.token_hash = given_hash and s.ended_at is null and s.expires_at > moment
     and (idle_since is null or s.last_seen_at > idle_since)
     and u.status = 1 and u.del_flag = 0
     and exists (select from sys_tenant t
                  where t.tenant_id = s.tenant_id and t.status = 1 and t.del_flag = 0
                    and (t.begin_date is null or t.begin_date <= moment) and (t.end_date is null or t.end_date > moment));
  if not found then
    return null;
  end if;
  if who.active_tenant is not null and who.active_tenant <> who.home_tenant and not exists (
       select from sys_tenant t where t.tenant_id = who.active_tenant and t.status = 1 and t.del_flag = 0
          and (t.begin_date is null or t.begin_date <= moment) and (t.end_date is null or t.end_date > moment)) then
    return null;
  end if;
  -- A database that takes no writes still tells who is there.
  if by_person and moment - who.last_seen_at > interval '1 minute' and current_setting('transaction_read_only') = 'off' then
    update sys_session set last_seen_at = moment where tenant_id = who.home_tenant and id = who.session_id;
    who.last_seen_at := moment;
  end if;
  -- Step by step, each from the keys that the one before found: one statement over all these tables took twice as long, and ten times
  -- where the planner knows nothing of them yet, as in a system that has just been set up.
  select coalesce(array_agg(r.id), '{}'), coalesce(jsonb_agg(r.role_code order by r.role_code), '[]'), coalesce(bool_or(r.is_super = 1), false)
    into role_ids, role_codes, has_all
    from sys_user_role ur
    join sys_role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.del_flag = 0
   where ur.tenant_id = who.active_tenant and ur.user_id = who.user_id and ur.del_flag = 0;
  select coalesce(array_agg(rp.permission_id), '{}'), coalesce(array_agg(coalesce(rp.data_rule_ids, '')), '{}')
    into granted, rules
    from sys_role_permission rp
   where rp.tenant_id = who.active_tenant and rp.role_id = any (role_ids) and rp.del_flag = 0;
  if exists (select from sys_depart_role_user ru
              where ru.tenant_id = who.active_tenant and ru.user_id = who.user_id and ru.del_flag = 0) then
    -- A department role gives what the department may give, to people of that department; rules of both narrow it.
    select granted || coalesce(array_agg(rp.permission_id), '{}'),
           rules || coalesce(array_agg(concat_ws(',', rp.data_rule_ids, dp.data_rule_ids)), '{}')
      into granted, rules
      from sys_depart_role_user ru
      join sys_depart_role r on r.tenant_id = ru.tenant_id and r.id = ru.drole_id and r.del_flag = 0
      join sys_user_depart ud on ud.tenant_id = r.tenant_id and ud.dep_id = r.depart_id and ud.user_id = ru.user_id and ud.del_flag = 0
      join sys_depart d on d.tenant_id = r.tenant_id and d.id = r.depart_id and d.del_flag = 0
      join sys_depart_role_permission rp on rp.tenant_id = r.tenant_id and rp.role_id = r.id and rp.del_flag = 0
      join sys_depart_permission dp on dp.tenant_id = r.tenant_id and dp.depart_id = r.depart_id
       and dp.permission_id = rp.permission_id and dp.del_flag = 0
     where ru.tenant_id = who.active_tenant and ru.user_id = who.user_id and ru.del_flag = 0;
  end if;
  select coalesce(string_agg(p.perms, ','), '')
    into permissions
    from sys_permission p
   where p.tenant_id in (0, who.active_tenant) and p.id = any (granted) and p.del_flag = 0 and p.status = '1';
  if array_to_string(rules, '') <> '' then
    select coalesce(jsonb_agg(jsonb_build_object('permission', coalesce(r.narrows, p.perms, ''), 'column', coalesce(r.rule_column, ''),
                                                 'condition', r.rule_conditions, 'value', coalesce(r.rule_value, ''))), '[]')
      into data_rules
      from unnest(granted, rules) as g (permission_id, rule_ids)
      join sys_permission p on p.id = g.permission_id and p.tenant_id in (0, who.active_tenant) and p.del_flag = 0 and p.status = '1'
      join sys_permission_data_rule r on r.permission_id = p.id and r.status = '1' and r.del_flag = 0
       and r.tenant_id in (0, who.active_tenant)
       and r.id = any (string_to_array(g.rule_ids, ','))
     where g.rule_ids <> '';
  end if;
  return jsonb_build_object(
    'sessionId', who.session_id,
    'until', floor(extract(epoch from least(who.expires_at, who.last_seen_at + (moment - idle_since),
      (select min(t.end_date) from sys_tenant t where t.tenant_id in (who.home_tenant, who.active_tenant) and t.del_flag = 0))) * 1000),
    'homeTenant', who.home_tenant, 'activeTenant', who.active_tenant,
    'sessionOrg', who.session_org, 'userId', who.user_id, 'username', who.username, 'realname', who.realname,
    'userType', who.user_type, 'cid', who.cid, 'orgCode', who.org_code, 'mustChange', who.must_change_password,
    'isSuper', has_all, 'roles', role_codes, 'permissions', permissions, 'dataRules', data_rules,
    'orgCodes', (select coalesce(jsonb_agg(d.org_code order by d.org_code), '[]')
                   from sys_user_depart ud
                   join sys_depart d on d.tenant_id = ud.tenant_id and d.id = ud.dep_id and d.del_flag = 0
                  where ud.tenant_id = who.active_tenant and ud.user_id = who.user_id and ud.del_flag = 0)
  );
end
$function$`,
);
