CREATE TABLE "sealing_keys" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_websites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"venue_id" integer,
	"organizer_id" integer,
	"site" text NOT NULL,
	"set_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_websites_venue_id_unique" UNIQUE("venue_id"),
	CONSTRAINT "page_websites_organizer_id_unique" UNIQUE("organizer_id"),
	CONSTRAINT "page_websites_target" CHECK (("page_websites"."venue_id" is null) <> ("page_websites"."organizer_id" is null)),
	CONSTRAINT "page_websites_site" CHECK ("page_websites"."site" ~ '^https?://[^/?#[:space:]]+$')
);
--> statement-breakpoint
ALTER TABLE "event_history" ADD COLUMN "submitted_by" uuid;--> statement-breakpoint
ALTER TABLE "moderation_items" ADD COLUMN "venue_id" integer;--> statement-breakpoint
ALTER TABLE "page_websites" ADD CONSTRAINT "page_websites_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_websites" ADD CONSTRAINT "page_websites_organizer_id_organizers_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."organizers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_websites" ADD CONSTRAINT "page_websites_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_history" ADD CONSTRAINT "event_history_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_items" ADD CONSTRAINT "moderation_items_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_items_venue" ON "moderation_items" USING btree ("venue_id") WHERE "moderation_items"."state" = 'waiting';