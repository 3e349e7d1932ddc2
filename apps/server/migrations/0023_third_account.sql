CREATE TABLE "sys_third_account" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"user_id" varchar(32) NOT NULL,
	"third_type" varchar(40) NOT NULL,
	"third_user_id" varchar(50) NOT NULL,
	"realname" varchar(100) NOT NULL,
	CONSTRAINT "sys_third_account_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_third_account_person" ON "sys_third_account" USING btree ("third_type","third_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_third_account_user" ON "sys_third_account" USING btree ("tenant_id","user_id","third_type");