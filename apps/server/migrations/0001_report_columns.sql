ALTER TABLE "onl_cgreport_item" ADD COLUMN "show_length" integer;--> statement-breakpoint
ALTER TABLE "onl_cgreport_item" ADD COLUMN "search_popup" varchar(170);