CREATE TABLE "federation_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "federation_told" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"venue_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"organizer_id" integer,
	"mark" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "federation_told_venue" ON "federation_told" USING btree ("venue_id");