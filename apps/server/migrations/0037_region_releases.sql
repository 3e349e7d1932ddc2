CREATE TABLE "hy_region_release" (
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"as_of" date NOT NULL,
	"source" varchar(200) NOT NULL,
	"added" integer NOT NULL,
	"abolished" integer NOT NULL,
	"renamed" integer NOT NULL,
	"create_by" varchar(64) NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "hy_region_release_tenant_id_as_of_pk" PRIMARY KEY("tenant_id","as_of")
);
--> statement-breakpoint
ALTER TABLE "hy_region" ADD COLUMN "abolished" varchar(10);