CREATE TABLE "follow_keys" (
	"key" text NOT NULL,
	"follow_id" uuid NOT NULL,
	CONSTRAINT "follow_keys_key_follow_id_pk" PRIMARY KEY("key","follow_id")
);
--> statement-breakpoint
CREATE TABLE "follow_news" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "follow_news_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"event_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follow_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"last_event_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"followed" jsonb NOT NULL,
	"identity" text NOT NULL,
	"how" text NOT NULL,
	"by" text[] NOT NULL,
	"time_zone" text NOT NULL,
	"last_seq" bigint NOT NULL,
	"next_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_identity" UNIQUE("user_id","identity"),
	CONSTRAINT "follows_how" CHECK ("follows"."how" in ('now', 'daily', 'weekly'))
);
--> statement-breakpoint
ALTER TABLE "follow_keys" ADD CONSTRAINT "follow_keys_follow_id_follows_id_fk" FOREIGN KEY ("follow_id") REFERENCES "public"."follows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_news" ADD CONSTRAINT "follow_news_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_keys_follow" ON "follow_keys" USING btree ("follow_id");--> statement-breakpoint
CREATE INDEX "follow_news_key" ON "follow_news" USING btree ("key","seq");--> statement-breakpoint
CREATE INDEX "follow_news_event" ON "follow_news" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "follow_news_at" ON "follow_news" USING btree ("at");--> statement-breakpoint
CREATE INDEX "follows_next_at" ON "follows" USING btree ("next_at");