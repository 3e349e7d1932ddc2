ALTER TABLE "onl_cgreport_head" ADD COLUMN "charts" text;--> statement-breakpoint
-- Written by hand: further views of reports, with the row rules of their lists. Fees and open amounts are the platform's own: others see
-- some of them on some rows only, and a report could be ordered or added up by what it does not show. So they are empty to others.
CREATE VIEW "rpt"."waybill" WITH (security_invoker = true, security_barrier = true) AS
	SELECT n.id, n.shipping_note_number, n.order_no, n.note_status, n.order_mode, n.customer_id, n.customer_name, n.carrier_id, n.carrier_name,
		n.driver_id, n.driver_name, n.vehicle_id, n.vehicle_number, n.cargo_name, n.cargo_type_code, n.send_province, n.send_city,
		n.receive_province, n.receive_city, n.load_weight, n.unload_weight, n.settle_weight, n.loss_weight, n.allowed_loss, n.track_distance,
		n.abnormal_flags, n.load_time, n.unload_time, n.sign_time, n.create_time,
		CASE WHEN current_setting('app.user_type', true) = '1' THEN n.fee_total END AS fee_total,
		CASE WHEN current_setting('app.user_type', true) = '1' THEN n.driver_fee END AS driver_fee,
		CASE WHEN current_setting('app.user_type', true) = '1' THEN n.customer_open_amount END AS customer_open_amount
	FROM public.hy_shipping_note n
	WHERE n.del_flag = 0
		AND (current_setting('app.user_type', true) = '1'
			OR (current_setting('app.user_type', true) = '2' AND current_setting('app.cid', true) IN (n.customer_id, n.agent_id))
			OR (current_setting('app.user_type', true) = '3' AND n.carrier_id = current_setting('app.cid', true))
			OR (current_setting('app.user_type', true) = '4' AND EXISTS (
				SELECT FROM public.hy_driver d WHERE d.tenant_id = n.tenant_id AND d.id = n.driver_id
					AND current_setting('app.cid', true) IN (d.captain_id, d.id))));
--> statement-breakpoint
-- Bills of customers, for the platform's own people.
CREATE VIEW "rpt"."customer_bill" WITH (security_invoker = true, security_barrier = true) AS
	SELECT b.id, b.bill_no, b.customer_id, c.customer_name, b.settle_type, b.period_from, b.period_to, b.month, b.note_count, b.total_amount,
		b.received_amount, b.open_amount, b.due_date, b.state, b.create_time
	FROM public.hy_bill b
	JOIN public.hy_customer c ON c.tenant_id = b.tenant_id AND c.id = b.customer_id
	WHERE b.del_flag = 0 AND b.bill_kind = 'customer' AND current_setting('app.user_type', true) = '1';
