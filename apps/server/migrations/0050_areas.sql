CREATE INDEX "hy_customer_area" ON "hy_customer" USING btree ("tenant_id","adcode" varchar_pattern_ops);--> statement-breakpoint
CREATE INDEX "hy_shipper_area" ON "hy_shipper" USING btree ("tenant_id","adcode" varchar_pattern_ops);--> statement-breakpoint
CREATE INDEX "hy_receive_address_area" ON "hy_receive_address" USING btree ("tenant_id","adcode" varchar_pattern_ops);--> statement-breakpoint
CREATE INDEX "hy_send_address_area" ON "hy_send_address" USING btree ("tenant_id","adcode" varchar_pattern_ops);