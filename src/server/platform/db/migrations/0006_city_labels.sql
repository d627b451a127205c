ALTER TABLE "cities" ADD COLUMN "shows_region" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "cities_plain_name" ON "cities" USING btree ("country_code","name_key") WHERE not "cities"."shows_region";--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_shown_region" CHECK (not "cities"."shows_region" or "cities"."region" <> '');