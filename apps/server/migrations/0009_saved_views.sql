CREATE TABLE "sys_saved_view" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"list_key" varchar(100) NOT NULL,
	"permission" varchar(100) NOT NULL,
	"name" varchar(40) NOT NULL,
	"scope" varchar(10) NOT NULL,
	"owner_id" varchar(32) NOT NULL,
	"org_code" varchar(64) DEFAULT '' NOT NULL,
	"owner_type" integer NOT NULL,
	"owner_cid" varchar(32) DEFAULT '' NOT NULL,
	"is_default" char(1) DEFAULT '0' NOT NULL,
	"params" text NOT NULL,
	CONSTRAINT "sys_saved_view_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_saved_view_name" ON "sys_saved_view" USING btree ("tenant_id","list_key","scope","owner_id","org_code","name");--> statement-breakpoint
CREATE INDEX "sys_saved_view_owner" ON "sys_saved_view" USING btree ("tenant_id","owner_id");--> statement-breakpoint
CREATE INDEX "sys_saved_view_scope" ON "sys_saved_view" USING btree ("tenant_id","scope","org_code");