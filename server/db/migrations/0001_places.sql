CREATE TABLE `geo_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`answer` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer
);
--> statement-breakpoint
CREATE INDEX `geo_answers_expires_at` ON `geo_answers` (`expires_at`);--> statement-breakpoint
CREATE TABLE `place_index` (
	`table_sha256` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `place_names` (
	`key` text NOT NULL,
	`place` integer NOT NULL,
	`is_main` integer NOT NULL,
	PRIMARY KEY(`key`, `place`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `places` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`region` text NOT NULL,
	`country` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`elevation_m` integer,
	`timezone` text NOT NULL,
	`population` integer NOT NULL,
	`kind` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `region_names` (
	`key` text NOT NULL,
	`code` text NOT NULL,
	PRIMARY KEY(`key`, `code`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `regions` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL
);
