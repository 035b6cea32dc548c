CREATE TABLE `run_totals` (
	`owner` text PRIMARY KEY NOT NULL,
	`records` integer NOT NULL,
	`bytes` integer NOT NULL,
	`has_room` integer DEFAULT true NOT NULL,
	CONSTRAINT "run_totals_has_room" CHECK("run_totals"."has_room")
);
--> statement-breakpoint
CREATE TABLE `duties` (
	`name` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`turn` text NOT NULL,
	`until` integer NOT NULL
);

--> statement-breakpoint
INSERT INTO `run_totals` (`owner`, `records`, `bytes`) SELECT `owner`, count(*), coalesce(sum(`bytes`), 0) FROM `runs` WHERE `owner` IS NOT NULL GROUP BY `owner`;
--> statement-breakpoint
CREATE TRIGGER `run_totals_of_new` AFTER INSERT ON `runs` WHEN new.`owner` IS NOT NULL BEGIN INSERT INTO `run_totals` (`owner`, `records`, `bytes`) VALUES (new.`owner`, 1, coalesce(new.`bytes`, 0)) ON CONFLICT (`owner`) DO UPDATE SET `records` = `records` + 1, `bytes` = `bytes` + excluded.`bytes`; END;
--> statement-breakpoint
CREATE TRIGGER `run_totals_of_changed` AFTER UPDATE OF `bytes` ON `runs` WHEN new.`owner` IS NOT NULL BEGIN UPDATE `run_totals` SET `bytes` = `bytes` + coalesce(new.`bytes`, 0) - coalesce(old.`bytes`, 0) WHERE `owner` = new.`owner`; END;
--> statement-breakpoint
CREATE TRIGGER `run_totals_of_deleted` AFTER DELETE ON `runs` WHEN old.`owner` IS NOT NULL BEGIN UPDATE `run_totals` SET `records` = `records` - 1, `bytes` = `bytes` - coalesce(old.`bytes`, 0) WHERE `owner` = old.`owner`; DELETE FROM `run_totals` WHERE `owner` = old.`owner` AND `records` = 0; END;
