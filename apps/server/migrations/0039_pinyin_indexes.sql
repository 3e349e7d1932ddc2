CREATE INDEX "hy_customer_pinyin" ON "hy_customer" USING btree ("tenant_id",pinyin_key("customer_name"),"id");--> statement-breakpoint
CREATE INDEX "hy_carrier_pinyin" ON "hy_carrier" USING btree ("tenant_id",pinyin_key("carrier_name"),"id");--> statement-breakpoint
CREATE INDEX "hy_driver_pinyin" ON "hy_driver" USING btree ("tenant_id",pinyin_key("driver_name"),"id");--> statement-breakpoint
CREATE INDEX "hy_vehicle_pinyin" ON "hy_vehicle" USING btree ("tenant_id",pinyin_key("vehicle_number"),"id");