CREATE TABLE `feedback` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`owner` text,
	`kind` text NOT NULL,
	`content` text NOT NULL,
	`email` text,
	`run_id` text,
	`page` text,
	`operation` text
);
--> statement-breakpoint
CREATE INDEX `feedback_owner` ON `feedback` (`owner`,`id`) WHERE "feedback"."owner" is not null;