ALTER TABLE "event_history" ADD COLUMN "bulk_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "bulk_id" uuid;--> statement-breakpoint
CREATE INDEX "event_history_bulk" ON "event_history" USING btree ("bulk_id") WHERE "event_history"."bulk_id" is not null;--> statement-breakpoint
CREATE INDEX "events_updated_at" ON "events" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "events_status" ON "events" USING btree ("status","starts_at") WHERE "events"."status" <> 'scheduled';--> statement-breakpoint
CREATE INDEX "events_withdrawn_at" ON "events" USING btree ("withdrawn_at") WHERE "events"."withdrawn_at" is not null;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_bulk_id_unique" UNIQUE("bulk_id");