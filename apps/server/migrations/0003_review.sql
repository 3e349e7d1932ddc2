CREATE TABLE "hy_note_rule" (
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
	"rule" varchar(20) NOT NULL,
	"value" varchar(100),
	"limit" varchar(100),
	"pass" boolean NOT NULL,
	"evidence" jsonb NOT NULL,
	"check_time" timestamp with time zone NOT NULL,
	"override_reason" varchar(200),
	"override_by" varchar(64),
	"override_time" timestamp with time zone,
	CONSTRAINT "hy_note_rule_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "hy_note_file" ADD COLUMN "reason" varchar(200);--> statement-breakpoint
ALTER TABLE "hy_note_file" ADD COLUMN "replaced" char(1) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "hy_note_file" ADD COLUMN "content_hash" varchar(64);--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "track_gap_minutes" integer;--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "track_match_load" integer;--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "track_match_unload" integer;--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "revoke_approve_by" varchar(64);--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "revoke_approve_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "failed_rules" varchar(60);--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "hy_note_rule_note" ON "hy_note_rule" USING btree ("tenant_id","note_id","rule");--> statement-breakpoint
CREATE INDEX "hy_note_file_hash" ON "hy_note_file" USING btree ("tenant_id","content_hash") WHERE content_hash is not null;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_by_waiting_since" ON "hy_shipping_note" USING btree ("tenant_id","waiting_since","id") WHERE del_flag = 0;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_check" ON "hy_shipping_note" USING btree ("tenant_id","check_state","waiting_since","id") WHERE del_flag = 0 and check_state in ('1', '3');--> statement-breakpoint
CREATE INDEX "hy_shipping_note_review" ON "hy_shipping_note" USING btree ("tenant_id","business_review_state","waiting_since","id") WHERE del_flag = 0 and business_review_state in ('1', '3');--> statement-breakpoint
CREATE INDEX "hy_shipping_note_load_slip" ON "hy_shipping_note" USING btree ("tenant_id","load_slip_no") WHERE del_flag = 0 and load_slip_no is not null;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_unload_slip" ON "hy_shipping_note" USING btree ("tenant_id","unload_slip_no") WHERE del_flag = 0 and unload_slip_no is not null;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_lane" ON "hy_shipping_note" USING btree ("tenant_id","send_adcode","receive_adcode","sign_time") WHERE del_flag = 0 and sign_time is not null;