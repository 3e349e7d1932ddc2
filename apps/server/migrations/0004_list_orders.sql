DROP INDEX "hy_shipping_note_status";--> statement-breakpoint
DROP INDEX "hy_shipping_note_customer";--> statement-breakpoint
DROP INDEX "hy_shipping_note_agent";--> statement-breakpoint
DROP INDEX "hy_shipping_note_carrier";--> statement-breakpoint
DROP INDEX "hy_shipping_note_pay";--> statement-breakpoint
CREATE INDEX "hy_shipping_note_status" ON "hy_shipping_note" USING btree ("tenant_id","note_status","create_time","id") WHERE del_flag = 0;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_customer" ON "hy_shipping_note" USING btree ("tenant_id","customer_id","create_time","id","note_status") WHERE del_flag = 0;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_agent" ON "hy_shipping_note" USING btree ("tenant_id","agent_id","create_time","id","note_status") WHERE del_flag = 0;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_carrier" ON "hy_shipping_note" USING btree ("tenant_id","carrier_id","create_time","id","note_status") WHERE del_flag = 0;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_pay" ON "hy_shipping_note" USING btree ("tenant_id","pay_state","create_time","id") WHERE del_flag = 0;