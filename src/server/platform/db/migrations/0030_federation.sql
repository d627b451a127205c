CREATE TABLE "federation_followers" (
	"actor" text NOT NULL,
	"follower" text NOT NULL,
	"host" text NOT NULL,
	"inbox" text NOT NULL,
	"shared_inbox" text,
	"follow_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "federation_followers_actor_follower_pk" PRIMARY KEY("actor","follower")
);
--> statement-breakpoint
CREATE TABLE "federation_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "federation_peers" (
	"actor" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"public_key" text NOT NULL,
	"inbox" text NOT NULL,
	"shared_inbox" text,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "federation_signatures" (
	"digest" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "federation_followers_follower" ON "federation_followers" USING btree ("follower");--> statement-breakpoint
CREATE INDEX "federation_followers_host" ON "federation_followers" USING btree ("host");--> statement-breakpoint
CREATE INDEX "federation_peers_fetched_at" ON "federation_peers" USING btree ("fetched_at");--> statement-breakpoint
CREATE INDEX "federation_signatures_expires_at" ON "federation_signatures" USING btree ("expires_at");