CREATE TABLE "claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"venue_id" integer,
	"organizer_id" integer,
	"way" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"site" text,
	"sent_to" text,
	"token_hash" "bytea",
	"page_token" text,
	"text" text DEFAULT '' NOT NULL,
	"reason" text,
	"language" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claims_target" CHECK (("claims"."venue_id" is null) <> ("claims"."organizer_id" is null)),
	CONSTRAINT "claims_way" CHECK ("claims"."way" in ('mail', 'page', 'admin')),
	CONSTRAINT "claims_state" CHECK ("claims"."state" in ('open', 'granted', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "event_openings" (
	"event_id" integer NOT NULL,
	"day" date NOT NULL,
	"opened" integer NOT NULL,
	CONSTRAINT "event_openings_event_id_day_pk" PRIMARY KEY("event_id","day")
);
--> statement-breakpoint
CREATE TABLE "organizer_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"organizer_id" integer NOT NULL,
	"proof" text DEFAULT 'admin' NOT NULL,
	"granted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organizer_accounts_once" UNIQUE("user_id","organizer_id"),
	CONSTRAINT "organizer_accounts_proof" CHECK ("organizer_accounts"."proof" in ('mail', 'page', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "venue_organizers" ADD COLUMN "proof" text DEFAULT 'admin' NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_organizer_id_organizers_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."organizers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_openings" ADD CONSTRAINT "event_openings_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizer_accounts" ADD CONSTRAINT "organizer_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizer_accounts" ADD CONSTRAINT "organizer_accounts_organizer_id_organizers_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."organizers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizer_accounts" ADD CONSTRAINT "organizer_accounts_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claims_user" ON "claims" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "claims_open" ON "claims" USING btree ("created_at") WHERE "claims"."state" = 'open';--> statement-breakpoint
CREATE INDEX "claims_expires_at" ON "claims" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "event_openings_day" ON "event_openings" USING btree ("day");--> statement-breakpoint
CREATE INDEX "organizer_accounts_organizer" ON "organizer_accounts" USING btree ("organizer_id");--> statement-breakpoint
ALTER TABLE "venue_organizers" ADD CONSTRAINT "venue_organizers_proof" CHECK ("venue_organizers"."proof" in ('mail', 'page', 'admin'));