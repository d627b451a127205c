CREATE TABLE "mail_deliveries" (
	"token" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"reported" text,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_refusals" ADD COLUMN "bounces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_refusals" ADD COLUMN "complaints" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_deliveries_email" ON "mail_deliveries" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mail_deliveries_sent_at" ON "mail_deliveries" USING btree ("sent_at");