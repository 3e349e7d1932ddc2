CREATE TABLE "sys_gateway_route" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"name" varchar(100) NOT NULL,
	"uri" varchar(500) NOT NULL,
	"predicates" jsonb NOT NULL,
	"filters" jsonb NOT NULL,
	"strip_prefix" integer DEFAULT 0 NOT NULL,
	"retryable" integer DEFAULT 0 NOT NULL,
	"persist" integer DEFAULT 1 NOT NULL,
	"show_api" integer DEFAULT 0 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sys_gateway_route_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "sys_gateway_route_name" ON "sys_gateway_route" USING btree ("tenant_id","name");