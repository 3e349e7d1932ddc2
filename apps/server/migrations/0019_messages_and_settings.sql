CREATE TABLE "demo_form" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"kind" varchar(20) NOT NULL,
	"title" varchar(100) NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "demo_form_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_mail" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"message_id" varchar(32),
	"to_address" varchar(255) NOT NULL,
	"subject" varchar(200) NOT NULL,
	"html" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sys_mail_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_sms" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"es_title" varchar(100) NOT NULL,
	"es_type" varchar(20) NOT NULL,
	"es_receiver" varchar(500) NOT NULL,
	"es_param" text,
	"es_content" text NOT NULL,
	"es_send_time" timestamp with time zone,
	"es_send_status" varchar(20) DEFAULT '0' NOT NULL,
	"es_send_num" integer DEFAULT 0 NOT NULL,
	"es_result" varchar(500),
	"channel" varchar(20),
	"template_code" varchar(32),
	"remark" varchar(500),
	CONSTRAINT "sys_sms_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_sms_template" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"template_code" varchar(32) NOT NULL,
	"template_name" varchar(50) NOT NULL,
	"template_type" varchar(20) NOT NULL,
	"template_content" text NOT NULL,
	"template_test_json" text,
	CONSTRAINT "sys_sms_template_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_user_setting" (
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
	"name" varchar(40) NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "sys_user_setting_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "demo_form_create" ON "demo_form" USING btree ("tenant_id","create_time");--> statement-breakpoint
CREATE INDEX "sys_mail_sent" ON "sys_mail" USING btree ("tenant_id","sent_at");--> statement-breakpoint
CREATE INDEX "sys_sms_create" ON "sys_sms" USING btree ("tenant_id","create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_sms_template_code" ON "sys_sms_template" USING btree ("tenant_id","template_code") WHERE "sys_sms_template"."del_flag" = 0;--> statement-breakpoint
CREATE INDEX "sys_sms_template_create" ON "sys_sms_template" USING btree ("tenant_id","create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_user_setting_name" ON "sys_user_setting" USING btree ("tenant_id","user_id","name");