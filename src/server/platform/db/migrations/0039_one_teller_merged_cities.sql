CREATE TABLE "former_cities" (
	"id" integer PRIMARY KEY NOT NULL,
	"city_id" integer NOT NULL,
	"country_code" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"region" text NOT NULL,
	"shows_region" boolean NOT NULL,
	"geonames_id" integer,
	"longitude" double precision NOT NULL,
	"latitude" double precision NOT NULL,
	"merged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "federation_doubts" (
	"follower" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"missing_days" integer DEFAULT 0 NOT NULL,
	"missing_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "federation_first_follows" (
	"host" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "federation_first_follows_host_actor_pk" PRIMARY KEY("host","actor")
);
--> statement-breakpoint
CREATE TABLE "federation_tellers" (
	"host" text NOT NULL,
	"event_id" integer NOT NULL,
	"actor" text NOT NULL,
	"inbox" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "federation_tellers_event_id_host_pk" PRIMARY KEY("event_id","host")
);
--> statement-breakpoint
ALTER TABLE "former_cities" ADD CONSTRAINT "former_cities_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_cities_city" ON "former_cities" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "former_cities_name" ON "former_cities" USING btree ("country_code","name_key");--> statement-breakpoint
CREATE INDEX "federation_doubts_asked_at" ON "federation_doubts" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "federation_tellers_told_at" ON "federation_tellers" USING btree ("told_at");--> statement-breakpoint
INSERT INTO "federation_first_follows" ("host", "actor", "at") SELECT "host", "actor", min("created_at") FROM "federation_followers" GROUP BY "host", "actor";