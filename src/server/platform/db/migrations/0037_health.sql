CREATE TABLE "health_hours" (
	"hour" timestamp with time zone PRIMARY KEY NOT NULL,
	"minutes" bigint NOT NULL,
	"calls" integer NOT NULL,
	"failures" integer NOT NULL,
	"durations" integer[] NOT NULL,
	"database_ms" double precision NOT NULL,
	"disk_used_bytes" double precision
);
--> statement-breakpoint
CREATE TABLE "process_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"machine" text NOT NULL,
	"version" text NOT NULL,
	"wanted" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"memory_bytes" double precision NOT NULL,
	"disk_bytes" double precision,
	"disk_used_bytes" double precision
);
