CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"kinds" text[] NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"last_event_id" integer NOT NULL,
	"last_change_id" integer NOT NULL,
	"taken" text[] DEFAULT '{}' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"next_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_state" CHECK ("webhooks"."state" in ('active', 'paused', 'stopped'))
);
