CREATE TABLE "source_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "source_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"line" integer,
	"uid" text NOT NULL,
	"recurrence" text DEFAULT '' NOT NULL,
	"record_id" bigint,
	"event_id" integer,
	"title" text NOT NULL,
	"date" text NOT NULL,
	"time" text NOT NULL,
	"venue" text NOT NULL,
	"said" jsonb,
	"new_venue" jsonb,
	"fields" jsonb,
	"problem" jsonb,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "source_changes_kind" CHECK ("source_changes"."kind" in ('new', 'changed', 'cancelled', 'withdrawn', 'moved', 'conflict', 'problem')),
	CONSTRAINT "source_changes_state" CHECK ("source_changes"."state" in ('open', 'applied', 'skipped', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "source_places" (
	"source_id" integer NOT NULL,
	"name_key" text NOT NULL,
	"venue_id" integer NOT NULL,
	CONSTRAINT "source_places_source_id_name_key_pk" PRIMARY KEY("source_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "source_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "source_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_id" integer NOT NULL,
	"uid" text NOT NULL,
	"recurrence" text DEFAULT '' NOT NULL,
	"date" text NOT NULL,
	"event_id" integer,
	"said" jsonb NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "source_records_name" UNIQUE("source_id","uid","recurrence")
);
--> statement-breakpoint
CREATE TABLE "source_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "source_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source_id" integer NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"counts" jsonb NOT NULL,
	"problem" jsonb,
	"user_id" uuid,
	CONSTRAINT "source_runs_state" CHECK ("source_runs"."state" in ('running', 'review', 'done', 'unchanged', 'failed', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "sources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"url" text,
	"format" text DEFAULT 'auto' NOT NULL,
	"every_seconds" integer,
	"country" text,
	"city" text,
	"category" text,
	"venue_id" integer,
	"creates_venues" boolean DEFAULT false NOT NULL,
	"language" text,
	"time_zone" text,
	"publishes" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"etag" text,
	"last_modified" text,
	"digest" text,
	"read_at" timestamp with time zone,
	"next_run_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"quiet_runs" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"problem" jsonb,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sources_name" CHECK (length("sources"."name") between 1 and 200),
	CONSTRAINT "sources_state" CHECK ("sources"."state" in ('active', 'paused', 'stopped')),
	CONSTRAINT "sources_every" CHECK ("sources"."every_seconds" between 3600 and 604800)
);
--> statement-breakpoint
ALTER TABLE "source_changes" ADD CONSTRAINT "source_changes_run_id_source_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."source_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_changes" ADD CONSTRAINT "source_changes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_places" ADD CONSTRAINT "source_places_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_places" ADD CONSTRAINT "source_places_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_records" ADD CONSTRAINT "source_records_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_records" ADD CONSTRAINT "source_records_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_runs" ADD CONSTRAINT "source_runs_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_runs" ADD CONSTRAINT "source_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "source_changes_run" ON "source_changes" USING btree ("run_id","id");--> statement-breakpoint
CREATE INDEX "source_records_event" ON "source_records" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "source_runs_source" ON "source_runs" USING btree ("source_id","id");--> statement-breakpoint
CREATE INDEX "sources_next_run_at" ON "sources" USING btree ("next_run_at") WHERE "sources"."state" = 'active';