ALTER TABLE `accounts` ADD `email_digest` text;--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_email_digest_unique` ON `accounts` (`email_digest`);