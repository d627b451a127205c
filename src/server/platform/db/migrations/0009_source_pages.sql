CREATE TABLE "source_pages" (
	"source_id" integer NOT NULL,
	"url" text NOT NULL,
	"entry_digest" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"digest" text,
	"asked_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"drafts" jsonb NOT NULL,
	"problem" jsonb,
	CONSTRAINT "source_pages_source_id_url_pk" PRIMARY KEY("source_id","url")
);
--> statement-breakpoint
ALTER TABLE "source_pages" ADD CONSTRAINT "source_pages_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;