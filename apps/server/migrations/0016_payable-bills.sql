DROP INDEX "hy_bill_customer";--> statement-breakpoint
DROP INDEX "hy_bill_month";--> statement-breakpoint
ALTER TABLE "hy_bill" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hy_bill" ALTER COLUMN "settle_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hy_payment" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hy_bill" ADD COLUMN "carrier_id" varchar(32);--> statement-breakpoint
ALTER TABLE "hy_bill" ADD COLUMN "agent_id" varchar(32);--> statement-breakpoint
ALTER TABLE "hy_bill" ADD COLUMN "party_id" varchar(32) GENERATED ALWAYS AS (coalesce(customer_id, carrier_id, agent_id)) STORED;--> statement-breakpoint
ALTER TABLE "hy_payment" ADD COLUMN "bill_no" varchar(20);--> statement-breakpoint
ALTER TABLE "hy_payment_item" ADD COLUMN "fund_flow_no" varchar(20);--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "carrier_bill_id" varchar(32);--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "agent_bill_id" varchar(32);--> statement-breakpoint
CREATE INDEX "hy_bill_party" ON "hy_bill" USING btree ("tenant_id","party_id","state");--> statement-breakpoint
CREATE INDEX "hy_payment_bill" ON "hy_payment" USING btree ("tenant_id","bill_id") WHERE bill_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "hy_bill_month" ON "hy_bill" USING btree ("tenant_id","party_id","company_id","month") WHERE del_flag = 0 and month is not null and state in ('10', '20', '30', '40', '60');--> statement-breakpoint
ALTER TABLE "hy_bill" ADD CONSTRAINT "hy_bill_one_party" CHECK (num_nonnulls(customer_id, carrier_id, agent_id) = 1);