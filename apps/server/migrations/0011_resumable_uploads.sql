CREATE TABLE "sys_resumable_upload" (
	"id" varchar(32) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp with time zone,
	"sys_org_code" varchar(64),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"owner_id" varchar(32) NOT NULL,
	"biz" varchar(64) NOT NULL,
	"file_name" varchar(255) NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"writer_id" varchar(32),
	"writing_until" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"path" varchar(200),
	CONSTRAINT "sys_resumable_upload_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "sys_resumable_upload_owner" ON "sys_resumable_upload" USING btree ("tenant_id","owner_id");--> statement-breakpoint
CREATE INDEX "sys_resumable_upload_expires" ON "sys_resumable_upload" USING btree ("expires_at");