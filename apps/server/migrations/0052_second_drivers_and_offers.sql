ALTER TABLE "hy_order" ADD COLUMN "offered_weight" integer;--> statement-breakpoint
ALTER TABLE "hy_order" ADD COLUMN "offered_since" varchar(32);--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "co_driver_name" varchar(30);