CREATE TABLE "moderation_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"form" jsonb,
	"event_id" integer,
	"report_kind" text,
	"report_text" text,
	"user_id" uuid,
	"email" text,
	"language" text NOT NULL,
	"token_hash" "bytea",
	"expires_at" timestamp with time zone,
	"claimed_by" uuid,
	"claimed_until" timestamp with time zone,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_items_kind" CHECK ("moderation_items"."kind" in ('submission', 'report')),
	CONSTRAINT "moderation_items_state" CHECK ("moderation_items"."state" in ('unconfirmed', 'waiting', 'approved', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_role";--> statement-breakpoint
ALTER TABLE "moderation_items" ADD CONSTRAINT "moderation_items_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_items" ADD CONSTRAINT "moderation_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_items" ADD CONSTRAINT "moderation_items_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_items" ADD CONSTRAINT "moderation_items_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_items_waiting" ON "moderation_items" USING btree ("created_at") WHERE "moderation_items"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "moderation_items_user" ON "moderation_items" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "moderation_items_event" ON "moderation_items" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "moderation_items_expires_at" ON "moderation_items" USING btree ("expires_at") WHERE "moderation_items"."expires_at" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role" CHECK ("users"."role" in ('user', 'organizer', 'moderator', 'golqmprezident'));