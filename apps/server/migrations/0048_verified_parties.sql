ALTER TABLE "hy_customer" ADD COLUMN "verify_state" varchar(20) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "hy_customer" ADD COLUMN "verify_remark" varchar(500);--> statement-breakpoint
ALTER TABLE "hy_shipper" ADD COLUMN "verify_state" varchar(20) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "hy_shipper" ADD COLUMN "verify_remark" varchar(500);--> statement-breakpoint
ALTER TABLE "hy_carrier" ADD COLUMN "verify_state" varchar(20) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "hy_carrier" ADD COLUMN "verify_remark" varchar(500);