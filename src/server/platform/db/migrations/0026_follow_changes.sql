ALTER TABLE "follow_news" ADD COLUMN "news" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "follow_state" ADD COLUMN "last_change_id" integer;