DROP INDEX "hy_shipping_note_create";--> statement-breakpoint
DROP INDEX "hy_shipping_note_status";--> statement-breakpoint
DROP INDEX "hy_shipping_note_customer";--> statement-breakpoint
DROP INDEX "hy_shipping_note_agent";--> statement-breakpoint
DROP INDEX "hy_shipping_note_driver";--> statement-breakpoint
DROP INDEX "hy_shipping_note_vehicle";--> statement-breakpoint
DROP INDEX "hy_shipping_note_carrier";--> statement-breakpoint
DROP INDEX "hy_shipping_note_order";--> statement-breakpoint
DROP INDEX "hy_shipping_note_pay";--> statement-breakpoint
CREATE INDEX "hy_shipping_note_number_start" ON "hy_shipping_note" USING btree ("tenant_id","shipping_note_number" varchar_pattern_ops) WHERE del_flag = 0;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_create" ON "hy_shipping_note" USING btree ("tenant_id","create_time","id") WHERE del_flag = 0;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_status" ON "hy_shipping_note" USING btree ("tenant_id","note_status","create_time") WHERE del_flag = 0;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_customer" ON "hy_shipping_note" USING btree ("tenant_id","customer_id","create_time") WHERE del_flag = 0;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_agent" ON "hy_shipping_note" USING btree ("tenant_id","agent_id","create_time") WHERE del_flag = 0;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_driver" ON "hy_shipping_note" USING btree ("tenant_id","driver_id","create_time") WHERE del_flag = 0;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_vehicle" ON "hy_shipping_note" USING btree ("tenant_id","vehicle_number" varchar_pattern_ops,"create_time") WHERE del_flag = 0;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_carrier" ON "hy_shipping_note" USING btree ("tenant_id","carrier_id","create_time") WHERE del_flag = 0;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_order" ON "hy_shipping_note" USING btree ("tenant_id","order_id") WHERE del_flag = 0;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_pay" ON "hy_shipping_note" USING btree ("tenant_id","pay_state","create_time") WHERE del_flag = 0;