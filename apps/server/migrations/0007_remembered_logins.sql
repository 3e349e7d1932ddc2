CREATE TABLE "sys_remember" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"chain_id" varchar(32) NOT NULL,
	"user_id" varchar(32) NOT NULL,
	"session_id" varchar(32) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "sys_remember_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_remember_token" ON "sys_remember" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sys_remember_chain" ON "sys_remember" USING btree ("tenant_id","chain_id");--> statement-breakpoint
CREATE INDEX "sys_remember_user" ON "sys_remember" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "sys_remember_session" ON "sys_remember" USING btree ("tenant_id","session_id");