ALTER TABLE "hy_customer" ADD COLUMN "upload_environment" varchar(20);--> statement-breakpoint
ALTER TABLE "hy_carrier" ADD COLUMN "upload_environment" varchar(20);--> statement-breakpoint
ALTER TABLE "hy_driver" ADD COLUMN "upload_environment" varchar(20);--> statement-breakpoint
ALTER TABLE "hy_vehicle" ADD COLUMN "upload_environment" varchar(20);--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "upload_environment" varchar(20);--> statement-breakpoint
-- Written by hand: what was uploaded before says where to, too. The owner of the tables sees the rows of tenants only while row security is not forced on it.
do $$
declare
  kind record;
begin
  alter table hy_gov_upload no force row level security;
  for kind in
    select * from (values ('customer', 'hy_customer'), ('carrier', 'hy_carrier'), ('driver', 'hy_driver'), ('vehicle', 'hy_vehicle'),
      ('waybill', 'hy_shipping_note')) as kinds (upload_type, name)
  loop
    execute format('alter table %I no force row level security', kind.name);
    execute format(
      'update %I subject set upload_environment = upload.environment
         from (select distinct on (tenant_id, biz_id) tenant_id, biz_id, environment from hy_gov_upload
                where upload_type = %L and del_flag = 0 order by tenant_id, biz_id, create_time desc, id desc) upload
        where subject.tenant_id = upload.tenant_id and subject.id = upload.biz_id', kind.name, kind.upload_type);
    execute format('alter table %I force row level security', kind.name);
  end loop;
  alter table hy_gov_upload force row level security;
end $$;
