ALTER TABLE `test_meter` RENAME COLUMN `units` TO `micros`;--> statement-breakpoint
UPDATE `test_meter` SET `micros` = `micros` * 500000;