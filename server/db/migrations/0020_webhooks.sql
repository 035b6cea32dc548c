CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`webhook_id` text NOT NULL,
	`account_id` text NOT NULL,
	`event` text NOT NULL,
	`subject` text,
	`kind` text,
	`code` text,
	`accepted_at` integer,
	`at` integer NOT NULL,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`next_at` integer NOT NULL,
	`holder` text,
	`last_at` integer,
	`http_status` integer,
	`reason` text,
	`millis` integer
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_webhook_id` ON `webhook_deliveries` (`webhook_id`,`state`,`at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_account_id` ON `webhook_deliveries` (`account_id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`next_at`) WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`state` text NOT NULL,
	`challenge` text NOT NULL,
	`secret` text NOT NULL,
	`old_secret` text,
	`old_secret_until` integer,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`disabled_reason` text,
	`failing_since` integer,
	`dropped` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhooks_account_id` ON `webhooks` (`account_id`,`id`);
--> statement-breakpoint
CREATE TRIGGER `webhook_events` AFTER UPDATE OF `status` ON `runs` WHEN old.`status` = 'running' AND new.`status` <> 'running' AND new.`owner` IS NOT NULL BEGIN UPDATE `webhooks` SET `dropped` = `dropped` + 1 WHERE `account_id` = new.`owner` AND `state` = 'active' AND EXISTS (SELECT 1 FROM json_each(`webhooks`.`events`) WHERE value = CASE WHEN new.`kind` IN ('full', 'simple') THEN 'run' WHEN new.`kind` = 'batch' THEN 'batch' ELSE 'study' END || CASE new.`status` WHEN 'complete' THEN '.completed' ELSE '.failed' END) AND (SELECT count(*) FROM `webhook_deliveries` WHERE `webhook_id` = `webhooks`.`id` AND `state` = 'waiting') >= 1000; INSERT INTO `webhook_deliveries` (`id`, `webhook_id`, `account_id`, `event`, `subject`, `kind`, `code`, `accepted_at`, `at`, `state`, `attempts`, `next_at`) SELECT 'msg_' || lower(hex(randomblob(16))), `webhooks`.`id`, new.`owner`, json_each.value, new.`id`, new.`kind`, coalesce(new.`failure` ->> '$.errors[0].code', new.`failure` ->> '$.code'), new.`created_at`, cast((julianday('now') - 2440587.5) * 86400000 as integer), 'waiting', 0, 0 FROM `webhooks`, json_each(`webhooks`.`events`) WHERE `webhooks`.`account_id` = new.`owner` AND `webhooks`.`state` = 'active' AND json_each.value = CASE WHEN new.`kind` IN ('full', 'simple') THEN 'run' WHEN new.`kind` = 'batch' THEN 'batch' ELSE 'study' END || CASE new.`status` WHEN 'complete' THEN '.completed' ELSE '.failed' END AND (SELECT count(*) FROM `webhook_deliveries` WHERE `webhook_id` = `webhooks`.`id` AND `state` = 'waiting') < 1000; END;
