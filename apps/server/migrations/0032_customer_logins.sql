ALTER TABLE "sys_role" ADD COLUMN "for_customers" char(1) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "sys_user" ADD COLUMN "is_main" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "sys_user_main" ON "sys_user" USING btree ("tenant_id","user_type","cid") WHERE is_main = 1 and del_flag = 0;