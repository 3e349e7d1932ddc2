CREATE TABLE "hy_sms_message" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"phone" varchar(255) NOT NULL,
	"scene" varchar(20) NOT NULL,
	"content" text NOT NULL,
	"code" varchar(255),
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hy_sms_message_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "hy_verify_code" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"phone" varchar(255) NOT NULL,
	"phone_hash" varchar(64) NOT NULL,
	"scene" varchar(20) NOT NULL,
	"purpose" varchar(20) NOT NULL,
	"session_id" varchar(32),
	"user_id" varchar(32),
	"code_hash" varchar(64) NOT NULL,
	"channel" varchar(20) NOT NULL,
	"message_id" varchar(32),
	"send_state" varchar(20) DEFAULT '10' NOT NULL,
	"send_time" timestamp with time zone NOT NULL,
	"expire_time" timestamp with time zone NOT NULL,
	"use_time" timestamp with time zone,
	"ip" varchar(64),
	"fail_reason" varchar(200),
	"try_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "hy_verify_code_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "hy_sms_message_sent" ON "hy_sms_message" USING btree ("tenant_id","sent_at");--> statement-breakpoint
CREATE INDEX "hy_verify_code_phone" ON "hy_verify_code" USING btree ("phone_hash","send_time");--> statement-breakpoint
CREATE INDEX "hy_verify_code_address" ON "hy_verify_code" USING btree ("ip","send_time");--> statement-breakpoint
CREATE INDEX "hy_verify_code_session" ON "hy_verify_code" USING btree ("tenant_id","session_id","purpose");--> statement-breakpoint
CREATE INDEX "hy_verify_code_sent" ON "hy_verify_code" USING btree ("tenant_id","send_time");