CREATE TABLE `checkouts` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`purpose` text NOT NULL,
	`created_at` integer NOT NULL
);
