ALTER TABLE "hy_shipping_note" ADD COLUMN "prepay_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hy_shipping_note" ADD COLUMN "revoke_code" varchar(20);--> statement-breakpoint
CREATE INDEX "hy_shipping_note_open_driver" ON "hy_shipping_note" USING btree ("tenant_id","driver_id") WHERE del_flag = 0 and note_status in ('15', '20', '30', '40');--> statement-breakpoint
CREATE INDEX "hy_shipping_note_open_vehicle" ON "hy_shipping_note" USING btree ("tenant_id","vehicle_id") WHERE del_flag = 0 and note_status in ('15', '20', '30', '40');