ALTER TABLE "webhooks" ADD COLUMN "stopped_by" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "token_id" uuid;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_stopped_by" CHECK ("webhooks"."stopped_by" in ('failures', 'token-ended'));