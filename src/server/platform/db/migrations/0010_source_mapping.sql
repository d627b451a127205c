ALTER TABLE "sources" ADD COLUMN "declines_publishing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "mapping" jsonb;