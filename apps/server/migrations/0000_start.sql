CREATE TABLE "hy_customer_wallet" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"customer_id" varchar(32) NOT NULL,
	"company_id" varchar(32) NOT NULL,
	"available_amount" bigint DEFAULT 0 NOT NULL,
	"frozen_amount" bigint DEFAULT 0 NOT NULL,
	"total_amount" bigint GENERATED ALWAYS AS (available_amount + frozen_amount) STORED NOT NULL,
	"total_recharge" bigint DEFAULT 0 NOT NULL,
	"total_consume" bigint DEFAULT 0 NOT NULL,
	"total_refund" bigint DEFAULT 0 NOT NULL,
	"sub_account_no" varchar(64),
	"sub_account_name" varchar(100),
	"bank_name" varchar(100),
	"state" varchar(20) DEFAULT '1' NOT NULL,
	"warn_amount" bigint,
	"ledger_version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "hy_customer_wallet_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_customer_wallet_available" CHECK (available_amount >= 0),
	CONSTRAINT "hy_customer_wallet_frozen" CHECK (frozen_amount >= 0)
);
--> statement-breakpoint
CREATE TABLE "hy_ledger_account" (
	"tenant_id" integer NOT NULL,
	"account_code" varchar(64) NOT NULL,
	"account_name" varchar(100) NOT NULL,
	"side" char(1) NOT NULL,
	"owner_type" varchar(20) NOT NULL,
	"owner_id" varchar(32),
	"allow_negative" char(1) NOT NULL,
	"state" varchar(20) DEFAULT '1' NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"line_count" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "hy_ledger_account_tenant_id_account_code_pk" PRIMARY KEY("tenant_id","account_code"),
	CONSTRAINT "hy_ledger_account_balance" CHECK (allow_negative = '1' or balance >= 0),
	CONSTRAINT "hy_ledger_account_side" CHECK (side in ('D', 'C'))
);
--> statement-breakpoint
CREATE TABLE "hy_ledger_line" (
	"tenant_id" integer NOT NULL,
	"txn_id" varchar(32) NOT NULL,
	"line_no" integer NOT NULL,
	"account_code" varchar(64) NOT NULL,
	"side" char(1) NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"account_seq" bigint NOT NULL,
	CONSTRAINT "hy_ledger_line_tenant_id_txn_id_line_no_pk" PRIMARY KEY("tenant_id","txn_id","line_no"),
	CONSTRAINT "hy_ledger_line_amount" CHECK (amount > 0),
	CONSTRAINT "hy_ledger_line_side" CHECK (side in ('D', 'C'))
);
--> statement-breakpoint
CREATE TABLE "hy_ledger_txn" (
	"tenant_id" integer NOT NULL,
	"id" varchar(32) NOT NULL,
	"biz" varchar(30) NOT NULL,
	"biz_id" varchar(64) NOT NULL,
	"step" varchar(64) NOT NULL,
	"biz_no" varchar(40),
	"company_id" varchar(32),
	"happen_time" timestamp with time zone NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"summary" varchar(200) NOT NULL,
	"reverses_txn_id" varchar(32),
	"operator" varchar(64) NOT NULL,
	CONSTRAINT "hy_ledger_txn_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_announcement" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"titile" varchar(100),
	"msg_content" text,
	"start_time" timestamp with time zone,
	"end_time" timestamp with time zone,
	"sender" varchar(100),
	"priority" varchar(10),
	"msg_category" varchar(10) DEFAULT '1' NOT NULL,
	"msg_type" varchar(10) DEFAULT 'ALL' NOT NULL,
	"send_status" varchar(10) DEFAULT '0' NOT NULL,
	"send_time" timestamp with time zone,
	"cancel_time" timestamp with time zone,
	"user_ids" text,
	"bus_type" varchar(20),
	"bus_id" varchar(50),
	"open_type" varchar(20),
	"open_page" varchar(255),
	"msg_abstract" text,
	CONSTRAINT "sys_announcement_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_announcement_send" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"annt_id" varchar(32) NOT NULL,
	"user_id" varchar(32) NOT NULL,
	"read_flag" varchar(10) DEFAULT '0' NOT NULL,
	"read_time" timestamp with time zone,
	CONSTRAINT "sys_announcement_send_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_depart" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"parent_id" varchar(32) DEFAULT '' NOT NULL,
	"depart_name" varchar(100) NOT NULL,
	"depart_name_en" varchar(500),
	"depart_name_abbr" varchar(500),
	"depart_order" integer DEFAULT 0 NOT NULL,
	"description" varchar(500),
	"org_category" varchar(10) DEFAULT '1' NOT NULL,
	"org_type" varchar(10),
	"org_code" varchar(64) NOT NULL,
	"mobile" varchar(32),
	"fax" varchar(32),
	"address" varchar(100),
	"memo" varchar(500),
	"status" varchar(1),
	CONSTRAINT "sys_depart_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_dict" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"dict_name" varchar(100) NOT NULL,
	"dict_name_en" varchar(100),
	"dict_code" varchar(100) NOT NULL,
	"description" varchar(255),
	"type" integer DEFAULT 0 NOT NULL,
	"is_protected" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sys_dict_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_dict_item" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"dict_id" varchar(32) NOT NULL,
	"item_text" varchar(100) NOT NULL,
	"item_text_en" varchar(100),
	"item_value" varchar(100) NOT NULL,
	"description" varchar(255),
	"sort_order" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sys_dict_item_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_file" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"path" varchar(200) NOT NULL,
	"biz" varchar(64) NOT NULL,
	"file_name" varchar(255) NOT NULL,
	"content_type" varchar(100) NOT NULL,
	"size" bigint NOT NULL,
	"sha256" varchar(64) NOT NULL,
	"owner_id" varchar(32),
	"is_private" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sys_file_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_import_progress" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"progress_id" varchar(36) NOT NULL,
	"owner_id" varchar(32) NOT NULL,
	"phase" varchar(10) NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"cancel_requested" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sys_import_progress_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_log" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"log_type" integer NOT NULL,
	"log_content" varchar(1000),
	"operate_type" integer,
	"userid" varchar(64),
	"username" varchar(100),
	"ip" varchar(64),
	"method" varchar(500),
	"request_url" varchar(255),
	"request_param" text,
	"request_type" varchar(10),
	"cost_time" bigint,
	CONSTRAINT "sys_log_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_captcha" (
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"key" varchar(64) NOT NULL,
	"answer" varchar(64) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sys_captcha_tenant_id_key_pk" PRIMARY KEY("tenant_id","key")
);
--> statement-breakpoint
CREATE TABLE "sys_login_throttle" (
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"key" varchar(80) NOT NULL,
	"failures" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone,
	CONSTRAINT "sys_login_throttle_tenant_id_key_pk" PRIMARY KEY("tenant_id","key")
);
--> statement-breakpoint
CREATE TABLE "sys_permission" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"parent_id" varchar(32) DEFAULT '' NOT NULL,
	"name" varchar(100) NOT NULL,
	"name_en" varchar(100),
	"url" varchar(500),
	"component" varchar(255),
	"component_name" varchar(100),
	"redirect" varchar(255),
	"menu_type" integer NOT NULL,
	"perms" varchar(255),
	"perms_type" varchar(10) DEFAULT '1',
	"sort_no" integer DEFAULT 0 NOT NULL,
	"always_show" integer DEFAULT 0 NOT NULL,
	"icon" varchar(100),
	"is_route" integer DEFAULT 1 NOT NULL,
	"is_leaf" integer DEFAULT 1 NOT NULL,
	"keep_alive" integer DEFAULT 0 NOT NULL,
	"hidden" integer DEFAULT 0 NOT NULL,
	"description" varchar(255),
	"status" varchar(2) DEFAULT '1' NOT NULL,
	"rule_flag" integer DEFAULT 0 NOT NULL,
	"internal_or_external" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sys_permission_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_permission_data_rule" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"permission_id" varchar(32) NOT NULL,
	"rule_name" varchar(50) NOT NULL,
	"rule_column" varchar(50),
	"rule_conditions" varchar(50) NOT NULL,
	"rule_value" varchar(300),
	"status" varchar(2) DEFAULT '1' NOT NULL,
	CONSTRAINT "sys_permission_data_rule_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_role" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"role_name" varchar(200) NOT NULL,
	"role_code" varchar(100) NOT NULL,
	"description" varchar(255),
	"is_super" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sys_role_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_role_permission" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"role_id" varchar(32) NOT NULL,
	"permission_id" varchar(32) NOT NULL,
	"data_rule_ids" varchar(1000),
	CONSTRAINT "sys_role_permission_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_session" (
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
	"user_id" varchar(32) NOT NULL,
	"org_code" varchar(64),
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"address" varchar(64),
	"user_agent" varchar(300),
	"ended_at" timestamp with time zone,
	"end_reason" varchar(20),
	"safe_until" timestamp with time zone,
	CONSTRAINT "sys_session_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "hy_config" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"config_key" varchar(60) NOT NULL,
	"config_value" text,
	"value_type" varchar(20) DEFAULT 'string' NOT NULL,
	"group_code" varchar(40),
	"config_name" varchar(100),
	"remark" varchar(255),
	"editable" integer DEFAULT 1 NOT NULL,
	"is_public" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "hy_config_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "hy_setting" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"web_platform_name" varchar(100),
	"platform_logo_light" varchar(255),
	"platform_logo_dark" varchar(255),
	"logo_title" varchar(100),
	"vehicle_track_switch" char(1),
	"bg" varchar(255),
	"footer_address" varchar(200),
	"footer_customer_service" varchar(100),
	"footer_company_name" varchar(100),
	"footer_company_name_link" varchar(255),
	"footer_web_record_number" varchar(100),
	"footer_icp_number" varchar(100),
	CONSTRAINT "hy_setting_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_tenant" (
	"tenant_id" integer PRIMARY KEY NOT NULL,
	"name" varchar(100) NOT NULL,
	"begin_date" timestamp with time zone,
	"end_date" timestamp with time zone,
	"status" integer DEFAULT 1 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_user" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"username" varchar(64) NOT NULL,
	"realname" varchar(100) NOT NULL,
	"password" varchar(200) NOT NULL,
	"must_change_password" integer DEFAULT 0 NOT NULL,
	"password_changed_at" timestamp with time zone,
	"avatar" varchar(255),
	"birthday" date,
	"sex" integer,
	"email" varchar(64),
	"phone" varchar(20),
	"org_code" varchar(64),
	"status" integer DEFAULT 1 NOT NULL,
	"work_no" varchar(100),
	"post" varchar(100),
	"telephone" varchar(45),
	"activiti_sync" varchar(1),
	"user_identity" integer,
	"depart_ids" varchar(1000),
	"third_type" varchar(100),
	"rel_tenant_ids" varchar(200),
	"client_id" varchar(64),
	"user_type" integer DEFAULT 1 NOT NULL,
	"cid" varchar(32),
	CONSTRAINT "sys_user_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_user_depart" (
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
	"dep_id" varchar(32) NOT NULL,
	CONSTRAINT "sys_user_depart_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_user_role" (
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
	"role_id" varchar(32) NOT NULL,
	CONSTRAINT "sys_user_role_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_audit" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer NOT NULL,
	"sequence" bigint NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"user_id" varchar(32),
	"username" varchar(64),
	"address" varchar(64),
	"request_id" varchar(64),
	"action" varchar(100) NOT NULL,
	"outcome" varchar(20) NOT NULL,
	"entity" varchar(64),
	"entity_id" varchar(64),
	"remark" text,
	"before" jsonb,
	"after" jsonb,
	"previous_hash" varchar(64) NOT NULL,
	"hash" varchar(64) NOT NULL,
	CONSTRAINT "sys_audit_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sys_idempotency" (
	"tenant_id" integer NOT NULL,
	"user_id" varchar(32) NOT NULL,
	"key" varchar(64) NOT NULL,
	"request_hash" varchar(64) NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sys_idempotency_tenant_id_user_id_key_pk" PRIMARY KEY("tenant_id","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "sys_outbox" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer NOT NULL,
	"position" bigserial NOT NULL,
	"topic" varchar(100) NOT NULL,
	"order_key" varchar(100),
	"idempotency_key" varchar(100) NOT NULL,
	"payload" jsonb NOT NULL,
	"state" varchar(10) DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "sys_outbox_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "hy_ledger_line" ADD CONSTRAINT "hy_ledger_line_txn" FOREIGN KEY ("tenant_id","txn_id") REFERENCES "public"."hy_ledger_txn"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hy_customer_wallet_owner" ON "hy_customer_wallet" USING btree ("tenant_id","customer_id","company_id");--> statement-breakpoint
CREATE INDEX "hy_customer_wallet_update" ON "hy_customer_wallet" USING btree ("tenant_id","update_time");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_ledger_line_chain" ON "hy_ledger_line" USING btree ("tenant_id","account_code","account_seq");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_ledger_txn_biz" ON "hy_ledger_txn" USING btree ("tenant_id","biz","biz_id","step");--> statement-breakpoint
CREATE INDEX "hy_ledger_txn_time" ON "hy_ledger_txn" USING btree ("tenant_id","happen_time");--> statement-breakpoint
CREATE INDEX "sys_announcement_sent" ON "sys_announcement" USING btree ("tenant_id","send_status","send_time");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_announcement_send_pair" ON "sys_announcement_send" USING btree ("tenant_id","user_id","annt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_depart_code" ON "sys_depart" USING btree ("tenant_id","org_code");--> statement-breakpoint
CREATE INDEX "sys_depart_parent" ON "sys_depart" USING btree ("tenant_id","parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_dict_code" ON "sys_dict" USING btree ("tenant_id","dict_code");--> statement-breakpoint
CREATE INDEX "sys_dict_item_dict" ON "sys_dict_item" USING btree ("tenant_id","dict_id","sort_order");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_file_path" ON "sys_file" USING btree ("tenant_id","path");--> statement-breakpoint
CREATE INDEX "sys_file_owner" ON "sys_file" USING btree ("tenant_id","owner_id");--> statement-breakpoint
CREATE INDEX "sys_import_progress_owner" ON "sys_import_progress" USING btree ("tenant_id","owner_id","progress_id");--> statement-breakpoint
CREATE INDEX "sys_log_time" ON "sys_log" USING btree ("tenant_id","log_type","create_time");--> statement-breakpoint
CREATE INDEX "sys_permission_parent" ON "sys_permission" USING btree ("tenant_id","parent_id");--> statement-breakpoint
CREATE INDEX "sys_permission_perms" ON "sys_permission" USING btree ("perms");--> statement-breakpoint
CREATE INDEX "sys_permission_data_rule_permission" ON "sys_permission_data_rule" USING btree ("permission_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_role_code" ON "sys_role" USING btree ("tenant_id","role_code");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_role_permission_pair" ON "sys_role_permission" USING btree ("tenant_id","role_id","permission_id");--> statement-breakpoint
CREATE INDEX "sys_role_permission_permission" ON "sys_role_permission" USING btree ("permission_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_session_token" ON "sys_session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sys_session_user" ON "sys_session" USING btree ("tenant_id","user_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_config_key" ON "hy_config" USING btree ("tenant_id","config_key");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_setting_tenant" ON "hy_setting" USING btree ("tenant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_user_username" ON "sys_user" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "sys_user_phone" ON "sys_user" USING btree ("tenant_id","phone") WHERE "sys_user"."del_flag" = 0;--> statement-breakpoint
CREATE INDEX "sys_user_id" ON "sys_user" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_user_depart_pair" ON "sys_user_depart" USING btree ("tenant_id","user_id","dep_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_user_role_pair" ON "sys_user_role" USING btree ("tenant_id","user_id","role_id");--> statement-breakpoint
CREATE INDEX "sys_user_role_user" ON "sys_user_role" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_audit_chain" ON "sys_audit" USING btree ("tenant_id","sequence");--> statement-breakpoint
CREATE INDEX "sys_audit_entity" ON "sys_audit" USING btree ("tenant_id","entity","entity_id");--> statement-breakpoint
CREATE INDEX "sys_idempotency_age" ON "sys_idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_outbox_key" ON "sys_outbox" USING btree ("tenant_id","topic","idempotency_key");--> statement-breakpoint
CREATE INDEX "sys_outbox_due" ON "sys_outbox" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE INDEX "sys_outbox_order" ON "sys_outbox" USING btree ("tenant_id","topic","order_key","position");