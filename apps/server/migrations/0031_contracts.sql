CREATE TABLE "hy_contract" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"contract_no" varchar(30) NOT NULL,
	"contract_type" varchar(20) NOT NULL,
	"contract_name" varchar(100) NOT NULL,
	"party_id" varchar(32) NOT NULL,
	"party_a_type" varchar(20) NOT NULL,
	"party_a_id" varchar(32) NOT NULL,
	"party_a_name" varchar(100) NOT NULL,
	"party_b_type" varchar(20) NOT NULL,
	"party_b_id" varchar(32) NOT NULL,
	"party_b_name" varchar(100) NOT NULL,
	"company_id" varchar(32) NOT NULL,
	"note_id" varchar(32),
	"shipping_note_number" varchar(20),
	"template_id" varchar(32),
	"terms" text NOT NULL,
	"content" text,
	"sign_mode" varchar(10) DEFAULT 'electronic' NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"amount" bigint,
	"settle_type" varchar(20),
	"term_days" integer,
	"service_rate" integer,
	"extra_terms" varchar(2000),
	"send_time" timestamp with time zone,
	"sign_a_time" timestamp with time zone,
	"sign_a_name" varchar(100),
	"sign_a_serial" varchar(64),
	"sign_a_seal" text,
	"sign_b_time" timestamp with time zone,
	"sign_b_name" varchar(100),
	"sign_b_serial" varchar(64),
	"sign_b_seal" text,
	"content_hash" varchar(64),
	"file" varchar(2000),
	"end_file" varchar(2000),
	"end_reason" varchar(200),
	"end_by" varchar(64),
	"end_time" timestamp with time zone,
	"state" varchar(20) NOT NULL,
	CONSTRAINT "hy_contract_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "hy_sign_key" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"public_key" varchar(130) NOT NULL,
	"private_key" varchar(255) NOT NULL,
	"is_current" char(1) DEFAULT '1' NOT NULL,
	CONSTRAINT "hy_sign_key_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "hy_template" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"kind" varchar(10) NOT NULL,
	"contract_type" varchar(20),
	"name" varchar(100) NOT NULL,
	"content" text NOT NULL,
	"placeholders" jsonb NOT NULL,
	"version_no" integer DEFAULT 1 NOT NULL,
	"series_id" varchar(32) NOT NULL,
	"is_latest" char(1) DEFAULT '1' NOT NULL,
	"enabled" char(1) DEFAULT '1' NOT NULL,
	"remark" varchar(200),
	CONSTRAINT "hy_template_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "hy_order" ADD COLUMN "contract_id" varchar(32);--> statement-breakpoint
CREATE UNIQUE INDEX "hy_contract_no" ON "hy_contract" USING btree ("tenant_id","contract_no");--> statement-breakpoint
CREATE INDEX "hy_contract_create" ON "hy_contract" USING btree ("tenant_id","create_time","id") WHERE del_flag = 0;--> statement-breakpoint
CREATE INDEX "hy_contract_state" ON "hy_contract" USING btree ("tenant_id","state","create_time","id") WHERE del_flag = 0;--> statement-breakpoint
CREATE INDEX "hy_contract_type" ON "hy_contract" USING btree ("tenant_id","contract_type","create_time","id") WHERE del_flag = 0;--> statement-breakpoint
CREATE INDEX "hy_contract_party" ON "hy_contract" USING btree ("tenant_id","party_id","create_time") WHERE del_flag = 0;--> statement-breakpoint
CREATE INDEX "hy_contract_note" ON "hy_contract" USING btree ("tenant_id","note_id") WHERE note_id is not null;--> statement-breakpoint
CREATE INDEX "hy_contract_valid" ON "hy_contract" USING btree ("tenant_id","valid_to") WHERE state = '40';--> statement-breakpoint
CREATE UNIQUE INDEX "hy_sign_key_current" ON "hy_sign_key" USING btree ("tenant_id") WHERE is_current = '1';--> statement-breakpoint
CREATE UNIQUE INDEX "hy_template_version" ON "hy_template" USING btree ("tenant_id","series_id","version_no");--> statement-breakpoint
CREATE INDEX "hy_template_type" ON "hy_template" USING btree ("tenant_id","kind","contract_type") WHERE del_flag = 0 and is_latest = '1' and enabled = '1';