CREATE TABLE "hy_ledger_month" (
	"tenant_id" integer NOT NULL,
	"month" char(7) NOT NULL,
	"close_by" varchar(64) NOT NULL,
	"close_time" timestamp with time zone NOT NULL,
	CONSTRAINT "hy_ledger_month_tenant_id_month_pk" PRIMARY KEY("tenant_id","month")
);
--> statement-breakpoint
CREATE TABLE "hy_ledger_month_balance" (
	"tenant_id" integer NOT NULL,
	"month" char(7) NOT NULL,
	"account_code" varchar(80) NOT NULL,
	"opening" bigint NOT NULL,
	"debit" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"closing" bigint NOT NULL,
	CONSTRAINT "hy_ledger_month_balance_tenant_id_month_account_code_pk" PRIMARY KEY("tenant_id","month","account_code")
);
