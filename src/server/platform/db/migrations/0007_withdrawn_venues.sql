ALTER TABLE "venues" DROP CONSTRAINT "venues_category_slug";--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "venues_category_slug" ON "venues" USING btree ("category","slug") WHERE "venues"."withdrawn_at" is null;