UPDATE `runs` SET `series_head` = NULL;
--> statement-breakpoint
DROP TABLE `run_series`;
--> statement-breakpoint
CREATE TABLE `run_series` (
	`run_id` text NOT NULL,
	`block` integer NOT NULL,
	`column` integer NOT NULL,
	`data` blob NOT NULL,
	PRIMARY KEY(`run_id`, `block`, `column`)
);
