ALTER TABLE `runs` ADD `series_wish` text DEFAULT '{"form":"json","columns":null}' NOT NULL;
--> statement-breakpoint
UPDATE `runs` SET `series_head` = NULL;
--> statement-breakpoint
DELETE FROM `run_series`;
