ALTER TABLE "source_places" ALTER COLUMN "venue_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "source_changes" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "source_changes" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "source_places" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "source_places" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "source_places" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "source_places" ADD COLUMN "room" text;--> statement-breakpoint
ALTER TABLE "source_places" ADD COLUMN "events" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "source_places" ADD COLUMN "found" jsonb;--> statement-breakpoint
ALTER TABLE "source_places" ADD CONSTRAINT "source_places_answer" CHECK ("source_places"."answer" in ('venue', 'new', 'online'));