CREATE TABLE `probe` (
	`content` blob NOT NULL
);
--> statement-breakpoint
CREATE TABLE `write_marks` (
	`writer` text NOT NULL,
	`write` integer NOT NULL,
	PRIMARY KEY(`writer`, `write`)
);
--> statement-breakpoint
CREATE INDEX `run_series_bytes` ON `run_series` (`run_id`,length("data"));--> statement-breakpoint
CREATE INDEX `runs_bytes` ON `runs` (`expires_at`,length("request"),length("response"));--> statement-breakpoint
CREATE INDEX `weather_bytes` ON `weather` (`expires_at`,length("section"));--> statement-breakpoint
CREATE INDEX `idempotency_bytes` ON `idempotency` (`outcome`,`expires_at`,length("body"));--> statement-breakpoint
CREATE INDEX `geo_answers_bytes` ON `geo_answers` (`created_at`,length("answer"));