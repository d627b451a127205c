CREATE TABLE "federation_entries" (
	"actor" text NOT NULL,
	"object" text NOT NULL,
	"owner" text,
	"event" jsonb NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "federation_entries_actor_object_pk" PRIMARY KEY("actor","object")
);
--> statement-breakpoint
CREATE TABLE "federation_following" (
	"actor" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"inbox" text NOT NULL,
	"outbox" text NOT NULL,
	"follow_id" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"read_at" timestamp with time zone,
	"has_news" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "federation_following_state" CHECK ("federation_following"."state" in ('asked', 'accepted', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "federation_rules" (
	"subject" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "federation_rules_kind" CHECK ("federation_rules"."kind" in ('block', 'allow'))
);
--> statement-breakpoint
ALTER TABLE "federation_rules" ADD CONSTRAINT "federation_rules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "federation_entries_object" ON "federation_entries" USING btree ("object");--> statement-breakpoint
CREATE INDEX "federation_entries_ends_at" ON "federation_entries" USING btree ("ends_at");