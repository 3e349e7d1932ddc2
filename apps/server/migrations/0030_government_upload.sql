CREATE TABLE "hy_gov_upload" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"upload_type" varchar(20) NOT NULL,
	"biz_id" varchar(32) NOT NULL,
	"biz_no" varchar(64) NOT NULL,
	"biz_name" varchar(200),
	"company_id" varchar(32) NOT NULL,
	"gov_profile" varchar(30) NOT NULL,
	"environment" varchar(20) NOT NULL,
	"ipc_type" varchar(16) NOT NULL,
	"message_reference_number" varchar(35),
	"payload" jsonb,
	"payload_hash" varchar(64),
	"state" varchar(20) NOT NULL,
	"local_errors" jsonb,
	"due_time" timestamp with time zone NOT NULL,
	"send_time" timestamp with time zone,
	"receipt_time" timestamp with time zone,
	"receipt_code" varchar(10),
	"receipt_msg" varchar(500),
	"receipt_no" varchar(50),
	"attempt" integer DEFAULT 0 NOT NULL,
	"next_retry_time" timestamp with time zone,
	"last_http_status" integer,
	"cost_ms" integer,
	"business_version" integer DEFAULT 1 NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"operator_type" varchar(10) NOT NULL,
	"stop_reason" varchar(200),
	CONSTRAINT "hy_gov_upload_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "gov_sandbox_identity" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"user_name" varchar(64) NOT NULL,
	"pass_word" varchar(255) NOT NULL,
	"public_key" varchar(130) NOT NULL,
	"private_key" varchar(255) NOT NULL,
	CONSTRAINT "gov_sandbox_identity_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "gov_sandbox_message" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"enterprise_sender_code" varchar(35),
	"message_reference_number" varchar(35) NOT NULL,
	"ipc_type" varchar(16) NOT NULL,
	"subject" varchar(64),
	"code" varchar(10) NOT NULL,
	"message" varchar(500) NOT NULL,
	"receipt_no" varchar(20),
	"body" text,
	"checks" jsonb,
	"received_time" timestamp with time zone NOT NULL,
	CONSTRAINT "gov_sandbox_message_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "hy_gov_upload_open" ON "hy_gov_upload" USING btree ("tenant_id","upload_type","biz_id","company_id") WHERE del_flag = 0 and state <> '70';--> statement-breakpoint
CREATE INDEX "hy_gov_upload_create" ON "hy_gov_upload" USING btree ("tenant_id","create_time");--> statement-breakpoint
CREATE INDEX "hy_gov_upload_type" ON "hy_gov_upload" USING btree ("tenant_id","upload_type","state","create_time");--> statement-breakpoint
CREATE INDEX "hy_gov_upload_due" ON "hy_gov_upload" USING btree ("tenant_id","state","next_retry_time");--> statement-breakpoint
CREATE UNIQUE INDEX "gov_sandbox_message_reference" ON "gov_sandbox_message" USING btree ("tenant_id","message_reference_number");--> statement-breakpoint
CREATE INDEX "gov_sandbox_message_subject" ON "gov_sandbox_message" USING btree ("tenant_id","ipc_type","subject");--> statement-breakpoint
CREATE INDEX "gov_sandbox_message_time" ON "gov_sandbox_message" USING btree ("tenant_id","received_time");