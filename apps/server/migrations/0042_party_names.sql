ALTER TABLE "hy_contract" ALTER COLUMN "party_a_name" SET DATA TYPE varchar(512);--> statement-breakpoint
ALTER TABLE "hy_contract" ALTER COLUMN "party_b_name" SET DATA TYPE varchar(512);