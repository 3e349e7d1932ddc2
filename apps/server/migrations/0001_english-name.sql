ALTER TABLE "hy_setting" ADD COLUMN "web_platform_name_en" varchar(100);--> statement-breakpoint
ALTER TABLE "hy_setting" ADD COLUMN "logo_title_en" varchar(100);