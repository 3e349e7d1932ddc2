ALTER TABLE "hy_driver" ADD COLUMN "pay_bank_name" varchar(100);--> statement-breakpoint
ALTER TABLE "hy_driver" ADD COLUMN "pay_card_no" varchar(255);