ALTER TABLE "hy_bill" ADD COLUMN "edit_by" varchar(64);--> statement-breakpoint
ALTER TABLE "hy_request_bill" ADD COLUMN "edit_by" varchar(64);--> statement-breakpoint
ALTER TABLE "hy_payment" ADD COLUMN "voucher_by" varchar(64);--> statement-breakpoint
ALTER TABLE "hy_violation" ADD COLUMN "edit_by" varchar(64);--> statement-breakpoint
ALTER TABLE "hy_order" ADD COLUMN "edit_by" varchar(64);--> statement-breakpoint
ALTER TABLE "hy_order" ADD COLUMN "submit_by" varchar(64);--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "check_edit_by" varchar(64);