CREATE TABLE "sys_depart_permission" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"depart_id" varchar(32) NOT NULL,
	"permission_id" varchar(32) NOT NULL,
	"data_rule_ids" varchar(1000),
	CONSTRAINT "sys_depart_permission_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "sys_permission" ALTER COLUMN "sort_no" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "sys_permission_data_rule" ADD COLUMN "narrows" varchar(255);--> statement-breakpoint
CREATE UNIQUE INDEX "sys_depart_permission_pair" ON "sys_depart_permission" USING btree ("tenant_id","depart_id","permission_id");--> statement-breakpoint
CREATE INDEX "sys_depart_permission_permission" ON "sys_depart_permission" USING btree ("permission_id");