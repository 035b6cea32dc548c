CREATE TABLE `claims` (
	`id` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`fingerprint` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `members` (
	`id` text PRIMARY KEY NOT NULL,
	`server` text NOT NULL,
	`name` text NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `runs` ADD `holder` text;--> statement-breakpoint
ALTER TABLE `ledger` ADD `holder` text;