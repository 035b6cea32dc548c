CREATE TABLE `projects` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`revision` integer NOT NULL,
	`change_id` text NOT NULL,
	`name` text NOT NULL,
	`notes` text NOT NULL,
	`latitude` real,
	`longitude` real,
	`words` text NOT NULL,
	`link_hash` text,
	`linked_at` integer,
	`link_ends_at` integer
);
--> statement-breakpoint
CREATE INDEX `projects_owner` ON `projects` (`owner`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `projects_link` ON `projects` (`link_hash`) WHERE "projects"."link_hash" is not null;--> statement-breakpoint
CREATE TABLE `variants` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`owner` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`revision` integer NOT NULL,
	`change_id` text NOT NULL,
	`name` text NOT NULL,
	`notes` text NOT NULL,
	`words` text NOT NULL,
	`status` text NOT NULL,
	`locked` integer NOT NULL,
	`kind` text NOT NULL,
	`bytes` integer NOT NULL,
	`digest` text NOT NULL,
	`latitude` real,
	`longitude` real,
	`problems` text NOT NULL,
	`run_id` text,
	`run_digest` text,
	`run_key` text,
	`request` blob NOT NULL
);
--> statement-breakpoint
CREATE INDEX `variants_project` ON `variants` (`project_id`,`id`);--> statement-breakpoint
CREATE INDEX `variants_owner` ON `variants` (`owner`,`bytes`);