CREATE TABLE "onl_auth_data" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"cgform_id" varchar(32) NOT NULL,
	"rule_name" varchar(50) NOT NULL,
	"rule_column" varchar(63) NOT NULL,
	"rule_operator" varchar(20) NOT NULL,
	"rule_value" varchar(300) NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "onl_auth_data_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "onl_auth_page" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"cgform_id" varchar(32) NOT NULL,
	"code" varchar(63) NOT NULL,
	"type" integer NOT NULL,
	"control" integer NOT NULL,
	"page" integer NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "onl_auth_page_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "onl_auth_relation" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"role_id" varchar(32) NOT NULL,
	"auth_id" varchar(32) NOT NULL,
	"type" integer NOT NULL,
	"cgform_id" varchar(32) NOT NULL,
	CONSTRAINT "onl_auth_relation_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "onl_cgform_button" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"cgform_head_id" varchar(32) NOT NULL,
	"button_code" varchar(50) NOT NULL,
	"button_name" varchar(50) NOT NULL,
	"button_name_en" varchar(50),
	"button_style" varchar(20) DEFAULT 'button' NOT NULL,
	"opt_type" varchar(20) DEFAULT 'action' NOT NULL,
	"opt_position" varchar(1),
	"button_icon" varchar(50),
	"exp" varchar(2000),
	"order_num" integer DEFAULT 0 NOT NULL,
	"button_status" varchar(1) DEFAULT '1' NOT NULL,
	"action" jsonb,
	CONSTRAINT "onl_cgform_button_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "onl_cgform_enhance" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"cgform_head_id" varchar(32) NOT NULL,
	"kind" varchar(10) NOT NULL,
	"cg_js_type" varchar(20),
	"cg_js" text,
	"button_code" varchar(50),
	"cgb_sql" text,
	"cgb_sql_name" varchar(50),
	"content" varchar(1000),
	"cg_java_type" varchar(32),
	"cg_java_value" varchar(200),
	"active_status" varchar(2),
	"event" varchar(10),
	CONSTRAINT "onl_cgform_enhance_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "onl_cgform_field" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"cgform_head_id" varchar(32) NOT NULL,
	"db_field_name" varchar(63) NOT NULL,
	"db_field_txt" varchar(100) NOT NULL,
	"db_field_txt_en" varchar(100),
	"db_field_name_old" varchar(63),
	"db_is_key" integer DEFAULT 0 NOT NULL,
	"db_is_null" integer DEFAULT 1 NOT NULL,
	"db_type" varchar(20) DEFAULT 'string' NOT NULL,
	"db_length" integer DEFAULT 32 NOT NULL,
	"db_point_length" integer DEFAULT 0 NOT NULL,
	"db_default_val" varchar(200),
	"dict_field" varchar(100),
	"dict_table" varchar(500),
	"dict_text" varchar(100),
	"field_show_type" varchar(30) DEFAULT 'text' NOT NULL,
	"field_href" varchar(300),
	"field_length" varchar(4) DEFAULT '120' NOT NULL,
	"field_valid_type" varchar(300),
	"field_must_input" varchar(1) DEFAULT '0' NOT NULL,
	"field_extend_json" varchar(2000),
	"field_default_value" varchar(2000),
	"is_query" integer DEFAULT 0 NOT NULL,
	"is_show_form" integer DEFAULT 1 NOT NULL,
	"is_show_list" integer DEFAULT 1 NOT NULL,
	"is_read_only" integer DEFAULT 0 NOT NULL,
	"query_mode" varchar(20) DEFAULT 'single' NOT NULL,
	"main_table" varchar(63),
	"main_field" varchar(63),
	"order_num" integer DEFAULT 0 NOT NULL,
	"converter" varchar(100),
	"query_def_val" varchar(200),
	"query_dict_text" varchar(100),
	"query_dict_field" varchar(100),
	"query_dict_table" varchar(100),
	"query_show_type" varchar(30),
	"query_config_flag" varchar(1) DEFAULT '0' NOT NULL,
	"query_valid_type" varchar(300),
	"query_must_input" varchar(1),
	"sort_flag" varchar(1) DEFAULT '0' NOT NULL,
	"compute_expr" varchar(2000),
	"visible_expr" varchar(2000),
	"required_expr" varchar(2000),
	"column_no" integer,
	CONSTRAINT "onl_cgform_field_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "onl_cgform_head" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"table_name" varchar(63) NOT NULL,
	"table_txt" varchar(100) NOT NULL,
	"table_txt_en" varchar(100),
	"table_type" integer DEFAULT 1 NOT NULL,
	"table_version" integer DEFAULT 1 NOT NULL,
	"is_checkbox" varchar(1) DEFAULT 'Y' NOT NULL,
	"is_db_synch" varchar(1) DEFAULT 'N' NOT NULL,
	"is_page" varchar(1) DEFAULT 'Y' NOT NULL,
	"is_tree" varchar(1) DEFAULT 'N' NOT NULL,
	"id_sequence" varchar(100),
	"id_type" varchar(20) DEFAULT 'UUID' NOT NULL,
	"query_mode" varchar(20) DEFAULT 'single' NOT NULL,
	"relation_type" integer,
	"tab_order_num" integer,
	"tree_parent_id_field" varchar(63),
	"tree_id_field" varchar(63),
	"tree_fieldname" varchar(63),
	"form_category" varchar(32),
	"form_template" varchar(2) DEFAULT '1' NOT NULL,
	"form_template_mobile" varchar(2),
	"scroll" integer DEFAULT 1 NOT NULL,
	"copy_version" integer,
	"copy_type" integer DEFAULT 0 NOT NULL,
	"physic_id" varchar(32),
	"theme_template" varchar(20) DEFAULT 'normal' NOT NULL,
	"ext_config_json" varchar(2000),
	"rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"next_column" integer DEFAULT 1 NOT NULL,
	"published_version" integer DEFAULT 0 NOT NULL,
	"next_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "onl_cgform_head_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "onl_cgform_index" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"cgform_head_id" varchar(32) NOT NULL,
	"index_name" varchar(63) NOT NULL,
	"index_field" varchar(500) NOT NULL,
	"index_type" varchar(20) DEFAULT 'normal' NOT NULL,
	"is_db_synch" varchar(1) DEFAULT 'N' NOT NULL,
	CONSTRAINT "onl_cgform_index_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "onl_cgform_version" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"cgform_head_id" varchar(32) NOT NULL,
	"version_no" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"plan" text NOT NULL,
	"plan_en" text NOT NULL,
	"kind" varchar(20) DEFAULT 'publish' NOT NULL,
	"former_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "onl_cgform_version_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "onl_auth_data_form" ON "onl_auth_data" USING btree ("tenant_id","cgform_id");--> statement-breakpoint
CREATE UNIQUE INDEX "onl_auth_page_code" ON "onl_auth_page" USING btree ("tenant_id","cgform_id","type","code","control","page");--> statement-breakpoint
CREATE UNIQUE INDEX "onl_auth_relation_pair" ON "onl_auth_relation" USING btree ("tenant_id","role_id","auth_id");--> statement-breakpoint
CREATE INDEX "onl_auth_relation_form" ON "onl_auth_relation" USING btree ("tenant_id","cgform_id");--> statement-breakpoint
CREATE UNIQUE INDEX "onl_cgform_button_code" ON "onl_cgform_button" USING btree ("tenant_id","cgform_head_id","button_code");--> statement-breakpoint
CREATE INDEX "onl_cgform_enhance_head" ON "onl_cgform_enhance" USING btree ("tenant_id","cgform_head_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "onl_cgform_field_name" ON "onl_cgform_field" USING btree ("tenant_id","cgform_head_id","db_field_name");--> statement-breakpoint
CREATE UNIQUE INDEX "onl_cgform_head_name" ON "onl_cgform_head" USING btree ("tenant_id","table_name") WHERE "onl_cgform_head"."del_flag" = 0;--> statement-breakpoint
CREATE INDEX "onl_cgform_head_physic" ON "onl_cgform_head" USING btree ("tenant_id","physic_id");--> statement-breakpoint
CREATE UNIQUE INDEX "onl_cgform_index_name" ON "onl_cgform_index" USING btree ("tenant_id","cgform_head_id","index_name");--> statement-breakpoint
CREATE UNIQUE INDEX "onl_cgform_version_no" ON "onl_cgform_version" USING btree ("tenant_id","cgform_head_id","version_no");--> statement-breakpoint
-- Written by hand: processes that keep forms are told of what changes them.
create trigger onl_cgform_head_told after update of published_version, table_name, del_flag or delete or truncate on onl_cgform_head for each statement execute function app_tell_access();
--> statement-breakpoint
create trigger onl_auth_page_told after insert or update or delete or truncate on onl_auth_page for each statement execute function app_tell_access();
--> statement-breakpoint
create trigger onl_auth_data_told after insert or update or delete or truncate on onl_auth_data for each statement execute function app_tell_access();
--> statement-breakpoint
create trigger onl_auth_relation_told after insert or update or delete or truncate on onl_auth_relation for each statement execute function app_tell_access();
