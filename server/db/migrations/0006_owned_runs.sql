DROP INDEX `weather_bytes`;--> statement-breakpoint
ALTER TABLE `weather` ADD `owner` text;--> statement-breakpoint
CREATE INDEX `weather_owner` ON `weather` (`owner`,`expires_at`,`id`,length("section")) WHERE "weather"."owner" is not null;--> statement-breakpoint
CREATE INDEX `weather_bytes` ON `weather` (`expires_at`,`owner`,length("section"));--> statement-breakpoint
ALTER TABLE `runs` ADD `headline` text;--> statement-breakpoint
ALTER TABLE `runs` ADD `bytes` integer;--> statement-breakpoint
CREATE INDEX `runs_owner` ON `runs` (`owner`,`id`,`kind`,`status`,`created_at`,`bytes`,`headline`) WHERE "runs"."owner" is not null;--> statement-breakpoint
ALTER TABLE `idempotency` ADD `owner` text;--> statement-breakpoint
CREATE INDEX `idempotency_owner` ON `idempotency` (`owner`) WHERE "idempotency"."owner" is not null;