ALTER TABLE `accounts` ADD `ledger_account` text;--> statement-breakpoint
ALTER TABLE `accounts` ADD `keys_may_raise` integer DEFAULT true NOT NULL;
