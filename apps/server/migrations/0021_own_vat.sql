DROP INDEX "hy_shipping_note_creditor";--> statement-breakpoint
ALTER TABLE "hy_tax_declaration" ADD COLUMN "output_vat" bigint;--> statement-breakpoint
ALTER TABLE "hy_tax_declaration" ADD COLUMN "input_vat" bigint;--> statement-breakpoint
ALTER TABLE "hy_tax_declaration" ADD COLUMN "carried_vat" bigint;--> statement-breakpoint
CREATE INDEX "hy_shipping_note_creditor" ON "hy_shipping_note" USING btree ("tenant_id","creditor_id","examine_time","driver_fee","carrier_adjust","tax_withheld") WHERE del_flag = 0 and creditor_id is not null;