-- Written by hand: drizzle-kit does not know functions and triggers. Keep this file when migrations are squashed.
-- Whatever decides who somebody is and what they may do tells the servers when it changes: they keep it for a while.
create function app_tell_access() returns trigger language plpgsql as $$
begin
  if tg_level = 'ROW' then
    perform pg_notify('tarmac_access', tg_argv[0] || ':' || old.id);
  else
    perform pg_notify('tarmac_access', '');
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger sys_session_told after delete or update of ended_at, expires_at, org_code, user_id, token_hash, tenant_id on sys_session for each row execute function app_tell_access('session');
--> statement-breakpoint
create trigger sys_user_told after update or delete on sys_user for each row execute function app_tell_access('user');
--> statement-breakpoint
create trigger sys_tenant_told after insert or update or delete or truncate on sys_tenant for each statement execute function app_tell_access();
--> statement-breakpoint
create trigger sys_user_role_told after insert or update or delete or truncate on sys_user_role for each statement execute function app_tell_access();
--> statement-breakpoint
create trigger sys_role_told after insert or update or delete or truncate on sys_role for each statement execute function app_tell_access();
--> statement-breakpoint
create trigger sys_role_permission_told after insert or update or delete or truncate on sys_role_permission for each statement execute function app_tell_access();
--> statement-breakpoint
create trigger sys_depart_role_user_told after insert or update or delete or truncate on sys_depart_role_user for each statement execute function app_tell_access();
--> statement-breakpoint
create trigger sys_depart_role_told after insert or update or delete or truncate on sys_depart_role for each statement execute function app_tell_access();
--> statement-breakpoint
create trigger sys_depart_role_permission_told after insert or update or delete or truncate on sys_depart_role_permission for each statement execute function app_tell_access();
--> statement-breakpoint
create trigger sys_depart_permission_told after insert or update or delete or truncate on sys_depart_permission for each statement execute function app_tell_access();
--> statement-breakpoint
create trigger sys_user_depart_told after insert or update or delete or truncate on sys_user_depart for each statement execute function app_tell_access();
--> statement-breakpoint
create trigger sys_depart_told after insert or update or delete or truncate on sys_depart for each statement execute function app_tell_access();
--> statement-breakpoint
create trigger sys_permission_told after insert or update or delete or truncate on sys_permission for each statement execute function app_tell_access();
--> statement-breakpoint
create trigger sys_permission_data_rule_told after insert or update or delete or truncate on sys_permission_data_rule for each statement execute function app_tell_access();
--> statement-breakpoint
create trigger sys_session_emptied after truncate on sys_session for each statement execute function app_tell_access();
--> statement-breakpoint
create trigger sys_user_emptied after truncate on sys_user for each statement execute function app_tell_access();
