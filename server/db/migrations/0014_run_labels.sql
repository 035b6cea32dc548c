DROP INDEX `runs_owner`;--> statement-breakpoint
ALTER TABLE `runs` ADD `label` text;--> statement-breakpoint
ALTER TABLE `runs` ADD `label_key` text;--> statement-breakpoint
CREATE INDEX `runs_owner` ON `runs` (`owner`,`id`,`kind`,`status`,`created_at`,`bytes`,`headline`,`label`,`label_key`) WHERE "runs"."owner" is not null;