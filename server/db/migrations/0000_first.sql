CREATE TABLE `run_series` (
	`run_id` text NOT NULL,
	`block` integer NOT NULL,
	`rows` integer NOT NULL,
	`data` blob NOT NULL,
	PRIMARY KEY(`run_id`, `block`)
);
--> statement-breakpoint
CREATE TABLE `runs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`owner` text,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`attempts` integer NOT NULL,
	`request` blob NOT NULL,
	`resolved` text,
	`response` blob,
	`series_head` text,
	`failure` text
);
--> statement-breakpoint
CREATE INDEX `runs_status` ON `runs` (`status`);--> statement-breakpoint
CREATE INDEX `runs_expires_at` ON `runs` (`expires_at`);--> statement-breakpoint
CREATE TABLE `weather` (
	`id` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`latitude` real,
	`longitude` real,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`meta` text NOT NULL,
	`section` blob NOT NULL
);
--> statement-breakpoint
CREATE INDEX `weather_expires_at` ON `weather` (`expires_at`);--> statement-breakpoint
CREATE TABLE `idempotency` (
	`id` text PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL,
	`outcome` text NOT NULL,
	`body` blob NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `idempotency_expires_at` ON `idempotency` (`expires_at`);