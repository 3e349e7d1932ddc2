CREATE TABLE "hy_complaint" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"complaint_no" varchar(20) NOT NULL,
	"complaint_type" varchar(20) NOT NULL,
	"note_id" varchar(32),
	"shipping_note_number" varchar(20),
	"from_type" varchar(20) NOT NULL,
	"from_id" varchar(32),
	"from_name" varchar(100) NOT NULL,
	"from_phone" varchar(255),
	"against_type" varchar(20) NOT NULL,
	"against_id" varchar(32),
	"against_name" varchar(100) NOT NULL,
	"content" varchar(1000) NOT NULL,
	"files" varchar(2000),
	"state" varchar(20) NOT NULL,
	"reply_due" timestamp with time zone NOT NULL,
	"handle_by" varchar(64),
	"accept_time" timestamp with time zone,
	"reject_reason" varchar(200),
	"reply_content" varchar(1000),
	"reply_time" timestamp with time zone,
	"result" varchar(20),
	"reopen_count" integer DEFAULT 0 NOT NULL,
	"reopen_reason" varchar(200),
	"close_time" timestamp with time zone,
	"compensate_amount" bigint,
	"compensate_state" varchar(20),
	"approval_id" varchar(32),
	"satisfaction" integer,
	CONSTRAINT "hy_complaint_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_complaint_reopened" CHECK (reopen_count between 0 and 1),
	CONSTRAINT "hy_complaint_satisfied" CHECK (satisfaction between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "hy_evaluation" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"note_id" varchar(32) NOT NULL,
	"shipping_note_number" varchar(20) NOT NULL,
	"from_type" varchar(20) NOT NULL,
	"from_id" varchar(32),
	"from_name" varchar(100) NOT NULL,
	"to_type" varchar(20) NOT NULL,
	"to_id" varchar(32) NOT NULL,
	"to_name" varchar(100) NOT NULL,
	"vehicle_id" varchar(32),
	"carrier_id" varchar(32),
	"province" varchar(50),
	"score" integer,
	"timeliness" integer,
	"safety" integer,
	"service" integer,
	"document" integer,
	"tags" varchar(200),
	"content" varchar(500),
	"anonymous" char(1) DEFAULT '0' NOT NULL,
	"state" varchar(20) NOT NULL,
	"due_time" timestamp with time zone NOT NULL,
	"submit_by" varchar(64),
	"submit_time" timestamp with time zone,
	"is_auto" char(1) DEFAULT '0' NOT NULL,
	"reply_content" varchar(500),
	"reply_by" varchar(64),
	"reply_time" timestamp with time zone,
	"hide_reason" varchar(200),
	CONSTRAINT "hy_evaluation_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_evaluation_stars" CHECK (score between 1 and 5),
	CONSTRAINT "hy_evaluation_given" CHECK (state = '10' or score is not null)
);
--> statement-breakpoint
CREATE TABLE "hy_score_line" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"target_type" varchar(20) NOT NULL,
	"target_id" varchar(32) NOT NULL,
	"source" varchar(20) NOT NULL,
	"source_id" varchar(32) NOT NULL,
	"source_no" varchar(40),
	"step" integer NOT NULL,
	"note_id" varchar(32),
	"happen_time" timestamp with time zone NOT NULL,
	"rule_points" integer NOT NULL,
	"points" integer NOT NULL,
	"balance" integer NOT NULL,
	"reason" varchar(200) NOT NULL,
	CONSTRAINT "hy_score_line_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_score_line_balance" CHECK (balance between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "hy_violation" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"violation_no" varchar(20) NOT NULL,
	"violation_type" varchar(20) NOT NULL,
	"target_type" varchar(20) NOT NULL,
	"target_id" varchar(32),
	"target_name" varchar(100) NOT NULL,
	"vehicle_id" varchar(32),
	"vehicle_number" varchar(35),
	"carrier_id" varchar(32),
	"note_id" varchar(32),
	"shipping_note_number" varchar(20),
	"source" varchar(20) NOT NULL,
	"source_key" varchar(100),
	"happen_time" timestamp with time zone NOT NULL,
	"location" varchar(200),
	"lng" numeric(9, 6),
	"lat" numeric(9, 6),
	"detail" varchar(500) NOT NULL,
	"files" varchar(2000),
	"score_deduct" integer,
	"fine_amount" bigint,
	"fine_state" varchar(20),
	"adjust_id" varchar(32),
	"blacklist" char(1) DEFAULT '0' NOT NULL,
	"state" varchar(20) NOT NULL,
	"appeal_until" timestamp with time zone NOT NULL,
	"appeal_content" varchar(500),
	"appeal_files" varchar(2000),
	"appeal_by" varchar(64),
	"appeal_time" timestamp with time zone,
	"handle_result" varchar(200),
	"handle_by" varchar(64),
	"handle_time" timestamp with time zone,
	CONSTRAINT "hy_violation_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "hy_violation_deduct" CHECK (score_deduct between 0 and 200),
	CONSTRAINT "hy_violation_fined" CHECK (fine_amount >= 0),
	CONSTRAINT "hy_violation_whom" CHECK (target_id is not null or vehicle_id is not null)
);
--> statement-breakpoint
ALTER TABLE "hy_complaint" ADD CONSTRAINT "hy_complaint_waybill" FOREIGN KEY ("tenant_id","note_id") REFERENCES "public"."hy_shipping_note"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hy_evaluation" ADD CONSTRAINT "hy_evaluation_waybill" FOREIGN KEY ("tenant_id","note_id") REFERENCES "public"."hy_shipping_note"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hy_violation" ADD CONSTRAINT "hy_violation_waybill" FOREIGN KEY ("tenant_id","note_id") REFERENCES "public"."hy_shipping_note"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hy_complaint_number" ON "hy_complaint" USING btree ("tenant_id","complaint_no");--> statement-breakpoint
CREATE INDEX "hy_complaint_create" ON "hy_complaint" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_complaint_state" ON "hy_complaint" USING btree ("tenant_id","state","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_complaint_from" ON "hy_complaint" USING btree ("tenant_id","from_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_complaint_note" ON "hy_complaint" USING btree ("tenant_id","note_id");--> statement-breakpoint
CREATE INDEX "hy_complaint_approval" ON "hy_complaint" USING btree ("tenant_id","approval_id") WHERE approval_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "hy_evaluation_side" ON "hy_evaluation" USING btree ("tenant_id","note_id","from_type","to_type");--> statement-breakpoint
CREATE INDEX "hy_evaluation_create" ON "hy_evaluation" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_evaluation_state" ON "hy_evaluation" USING btree ("tenant_id","state","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_evaluation_from" ON "hy_evaluation" USING btree ("tenant_id","from_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_evaluation_to" ON "hy_evaluation" USING btree ("tenant_id","to_id","state","score");--> statement-breakpoint
CREATE INDEX "hy_evaluation_carrier" ON "hy_evaluation" USING btree ("tenant_id","carrier_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_evaluation_ranking" ON "hy_evaluation" USING btree ("tenant_id","submit_time","to_id","province","carrier_id","score","is_auto") WHERE del_flag = 0 and state = '20' and to_type = '3';--> statement-breakpoint
CREATE INDEX "hy_evaluation_due" ON "hy_evaluation" USING btree ("tenant_id","due_time") WHERE state = '10';--> statement-breakpoint
CREATE UNIQUE INDEX "hy_score_line_source" ON "hy_score_line" USING btree ("tenant_id","source","source_id","target_type","target_id","step");--> statement-breakpoint
CREATE INDEX "hy_score_line_target" ON "hy_score_line" USING btree ("tenant_id","target_type","target_id","id");--> statement-breakpoint
CREATE INDEX "hy_score_line_create" ON "hy_score_line" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_violation_number" ON "hy_violation" USING btree ("tenant_id","violation_no");--> statement-breakpoint
CREATE UNIQUE INDEX "hy_violation_source" ON "hy_violation" USING btree ("tenant_id","source_key") WHERE source_key is not null;--> statement-breakpoint
CREATE INDEX "hy_violation_create" ON "hy_violation" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_violation_state" ON "hy_violation" USING btree ("tenant_id","state","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_violation_target" ON "hy_violation" USING btree ("tenant_id","target_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_violation_carrier" ON "hy_violation" USING btree ("tenant_id","carrier_id","create_time","id");--> statement-breakpoint
CREATE INDEX "hy_violation_note" ON "hy_violation" USING btree ("tenant_id","note_id");--> statement-breakpoint
CREATE INDEX "hy_violation_fine" ON "hy_violation" USING btree ("tenant_id","fine_state") WHERE fine_state in ('10', '20');