CREATE TABLE "feedback" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rating" integer NOT NULL,
	"favorite_feature" text NOT NULL,
	"funniest_event" text NOT NULL,
	"suggestions" text NOT NULL,
	"email" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_rating" CHECK ("feedback"."rating" between 1 and 5),
	CONSTRAINT "feedback_favorite_feature" CHECK ("feedback"."favorite_feature" in ('map', 'events', 'filters', 'favs')),
	CONSTRAINT "feedback_funniest_event" CHECK (length("feedback"."funniest_event") between 1 and 2000),
	CONSTRAINT "feedback_suggestions" CHECK (length("feedback"."suggestions") between 1 and 2000),
	CONSTRAINT "feedback_email" CHECK (length("feedback"."email") between 3 and 254)
);
--> statement-breakpoint
CREATE INDEX "feedback_received_at" ON "feedback" USING btree ("received_at");