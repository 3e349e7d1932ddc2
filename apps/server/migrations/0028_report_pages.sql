CREATE TABLE "onl_graphreport_block" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"graphreport_head_id" varchar(32) NOT NULL,
	"title" varchar(60) NOT NULL,
	"title_en" varchar(60),
	"report_code" varchar(100) NOT NULL,
	"graph_type" varchar(10) NOT NULL,
	"xaxis_field" varchar(63),
	"by_field" varchar(63),
	"yaxis_field" varchar(300),
	"fold" varchar(10) DEFAULT 'sum' NOT NULL,
	"col_span" integer DEFAULT 1 NOT NULL,
	"height" varchar(10) DEFAULT 'normal' NOT NULL,
	"params" text,
	"order_num" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "onl_graphreport_block_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "onl_graphreport_head" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"code" varchar(100) NOT NULL,
	"name" varchar(100) NOT NULL,
	"name_en" varchar(100),
	"display_template" varchar(10) NOT NULL,
	"permission" varchar(100) NOT NULL,
	"content" varchar(1000),
	"status" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "onl_graphreport_head_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "onl_graphreport_param" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"graphreport_head_id" varchar(32) NOT NULL,
	"param_name" varchar(32) NOT NULL,
	"param_txt" varchar(100),
	"param_txt_en" varchar(100),
	"param_value" varchar(200),
	"param_view" varchar(20) DEFAULT 'text' NOT NULL,
	"dict_code" varchar(100),
	"order_num" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "onl_graphreport_param_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "onl_cgreport_param" ADD COLUMN "param_txt_en" varchar(100);--> statement-breakpoint
ALTER TABLE "onl_cgreport_param" ADD COLUMN "param_view" varchar(20) DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "onl_cgreport_param" ADD COLUMN "dict_code" varchar(100);--> statement-breakpoint
CREATE UNIQUE INDEX "onl_graphreport_block_head" ON "onl_graphreport_block" USING btree ("tenant_id","graphreport_head_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "onl_graphreport_head_code" ON "onl_graphreport_head" USING btree ("tenant_id","code") WHERE "onl_graphreport_head"."del_flag" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "onl_graphreport_param_name" ON "onl_graphreport_param" USING btree ("tenant_id","graphreport_head_id","param_name");--> statement-breakpoint
-- Written by hand: who made a row, and for which department, so that data rules of roles by these hold in reports; the carrier of a driver
-- and of a vehicle as their lists name it, since captains have no list of carriers and read none.
CREATE OR REPLACE VIEW "rpt"."driver" WITH (security_invoker = true, security_barrier = true) AS
	SELECT d.id, d.driver_name, d.gender, d.vehicle_class, d.licence_issuer, d.valid_period_to, d.qualification_type,
		d.qualification_valid_to, d.carrier_id, d.captain_id, d.is_captain, d.online, d.score, d.blacklist, d.state, d.create_time,
		d.create_by, d.sys_org_code, c.carrier_name
	FROM public.hy_driver d
	LEFT JOIN public.hy_carrier c ON c.tenant_id = d.tenant_id AND c.id = d.carrier_id
	WHERE d.del_flag = 0
		AND (current_setting('app.user_type', true) = '1'
			OR (current_setting('app.user_type', true) = '3' AND d.carrier_id = current_setting('app.cid', true))
			OR (current_setting('app.user_type', true) = '4' AND current_setting('app.cid', true) IN (d.captain_id, d.id)));
--> statement-breakpoint
CREATE OR REPLACE VIEW "rpt"."vehicle" WITH (security_invoker = true, security_barrier = true) AS
	SELECT v.id, v.vehicle_number, v.plate_color, v.vehicle_type, v.owner, v.owner_type, v.brand_model, v.vehicle_energy_type,
		v.vehicle_tonnage, v.gross_mass, v.axle_count, v.inspect_valid_to, v.carrier_id, v.score, v.blacklist, v.state, v.create_time,
		v.create_by, v.sys_org_code, c.carrier_name
	FROM public.hy_vehicle v
	LEFT JOIN public.hy_carrier c ON c.tenant_id = v.tenant_id AND c.id = v.carrier_id
	WHERE v.del_flag = 0
		AND (current_setting('app.user_type', true) = '1'
			OR (current_setting('app.user_type', true) = '3' AND v.carrier_id = current_setting('app.cid', true))
			OR (current_setting('app.user_type', true) = '4' AND EXISTS (
				SELECT FROM public.hy_driver_vehicle b JOIN public.hy_driver d ON d.tenant_id = b.tenant_id AND d.id = b.driver_id
				WHERE b.tenant_id = v.tenant_id AND b.vehicle_id = v.id AND b.del_flag = 0 AND d.del_flag = 0
					AND current_setting('app.cid', true) IN (d.captain_id, d.id))));
--> statement-breakpoint
CREATE OR REPLACE VIEW "rpt"."carrier" WITH (security_invoker = true, security_barrier = true) AS
	SELECT c.id, c.carrier_name, c.carrier_kind, c.province, c.city, c.score, c.blacklist, c.state, c.create_time,
		c.create_by, c.sys_org_code
	FROM public.hy_carrier c
	WHERE c.del_flag = 0
		AND (current_setting('app.user_type', true) = '1'
			OR (current_setting('app.user_type', true) = '3' AND c.id = current_setting('app.cid', true)));
--> statement-breakpoint
CREATE OR REPLACE VIEW "rpt"."waybill" WITH (security_invoker = true, security_barrier = true) AS
	SELECT n.id, n.shipping_note_number, n.order_no, n.note_status, n.order_mode, n.customer_id, n.customer_name, n.carrier_id, n.carrier_name,
		n.driver_id, n.driver_name, n.vehicle_id, n.vehicle_number, n.cargo_name, n.cargo_type_code, n.send_province, n.send_city,
		n.receive_province, n.receive_city, n.load_weight, n.unload_weight, n.settle_weight, n.loss_weight, n.allowed_loss, n.track_distance,
		n.abnormal_flags, n.load_time, n.unload_time, n.sign_time, n.create_time,
		CASE WHEN current_setting('app.user_type', true) = '1' THEN n.fee_total END AS fee_total,
		CASE WHEN current_setting('app.user_type', true) = '1' THEN n.driver_fee END AS driver_fee,
		CASE WHEN current_setting('app.user_type', true) = '1' THEN n.customer_open_amount END AS customer_open_amount,
		n.create_by, n.sys_org_code
	FROM public.hy_shipping_note n
	WHERE n.del_flag = 0
		AND (current_setting('app.user_type', true) = '1'
			OR (current_setting('app.user_type', true) = '2' AND current_setting('app.cid', true) IN (n.customer_id, n.agent_id))
			OR (current_setting('app.user_type', true) = '3' AND n.carrier_id = current_setting('app.cid', true))
			OR (current_setting('app.user_type', true) = '4' AND EXISTS (
				SELECT FROM public.hy_driver d WHERE d.tenant_id = n.tenant_id AND d.id = n.driver_id
					AND current_setting('app.cid', true) IN (d.captain_id, d.id))));
--> statement-breakpoint
CREATE OR REPLACE VIEW "rpt"."customer_bill" WITH (security_invoker = true, security_barrier = true) AS
	SELECT b.id, b.bill_no, b.customer_id, c.customer_name, b.settle_type, b.period_from, b.period_to, b.month, b.note_count, b.total_amount,
		b.received_amount, b.open_amount, b.due_date, b.state, b.create_time,
		b.create_by, b.sys_org_code
	FROM public.hy_bill b
	JOIN public.hy_customer c ON c.tenant_id = b.tenant_id AND c.id = b.customer_id
	WHERE b.del_flag = 0 AND b.bill_kind = 'customer' AND current_setting('app.user_type', true) = '1';
