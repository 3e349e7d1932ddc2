CREATE TABLE "hy_ledger_proof" (
	"tenant_id" integer NOT NULL,
	"account_code" varchar(64) NOT NULL,
	"line_count" bigint NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "hy_ledger_proof_tenant_id_account_code_pk" PRIMARY KEY("tenant_id","account_code")
);
--> statement-breakpoint
CREATE INDEX "hy_shipping_note_held" ON "hy_shipping_note" USING btree ("tenant_id","customer_id","company_id","frozen_amount") WHERE note_status <> '99' and frozen_amount <> 0;