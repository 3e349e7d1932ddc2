ALTER TABLE "onl_cgreport_item" ADD COLUMN "is_total" char(1) DEFAULT '1' NOT NULL;--> statement-breakpoint
ALTER TABLE "onl_cgreport_item" ADD COLUMN "weight_field" varchar(63);