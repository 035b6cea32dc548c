CREATE TABLE `object_parts` (
	`key` text NOT NULL,
	`part` integer NOT NULL,
	`data` blob NOT NULL,
	PRIMARY KEY(`key`, `part`)
);
--> statement-breakpoint
CREATE TABLE `objects` (
	`key` text PRIMARY KEY NOT NULL,
	`of` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	`state` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `objects_of` ON `objects` (`of`,`bytes`);--> statement-breakpoint
CREATE INDEX `objects_open` ON `objects` (`state`,`created_at`) WHERE "objects"."state" <> 'kept';--> statement-breakpoint
CREATE TRIGGER `release_objects_of_runs` AFTER DELETE ON `runs` BEGIN
	UPDATE `objects` SET `state` = 'released' WHERE `of` = old.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `release_objects_of_weather` AFTER DELETE ON `weather` BEGIN
	UPDATE `objects` SET `state` = 'released' WHERE `of` = old.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `release_objects_of_idempotency` AFTER DELETE ON `idempotency` BEGIN
	UPDATE `objects` SET `state` = 'released' WHERE `of` = old.`id`;
END;
