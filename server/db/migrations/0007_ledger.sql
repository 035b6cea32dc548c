CREATE TABLE `ledger` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account` text NOT NULL,
	`kind` text NOT NULL,
	`reference` text NOT NULL,
	`month` text NOT NULL,
	`at` integer NOT NULL,
	`units` integer NOT NULL,
	`free_units` integer NOT NULL,
	`wallet_micros` integer NOT NULL,
	`monthly_micros` integer NOT NULL,
	`paid_by` text,
	`reasons` text,
	`free_after` integer NOT NULL,
	`wallet_after` integer NOT NULL,
	`monthly_after` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_once` ON `ledger` (`reference`,`kind`);--> statement-breakpoint
CREATE INDEX `ledger_account` ON `ledger` (`account`,`seq`);--> statement-breakpoint
CREATE INDEX `ledger_month` ON `ledger` (`account`,`month`,`seq`);--> statement-breakpoint
CREATE TABLE `payers` (
	`account` text PRIMARY KEY NOT NULL,
	`plan` text DEFAULT 'wallet' NOT NULL,
	`customer` text,
	`subscription` text
);
--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `test_meter` (
	`identifier` text PRIMARY KEY NOT NULL,
	`customer` text NOT NULL,
	`units` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `test_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`purpose` text NOT NULL,
	`amount_micros` integer NOT NULL,
	`status` text NOT NULL,
	`return_url` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER `ledger_keeps_rows` BEFORE DELETE ON `ledger` BEGIN SELECT RAISE(ABORT, 'rows of the ledger are never deleted'); END;--> statement-breakpoint
CREATE TRIGGER `ledger_keeps_values` BEFORE UPDATE ON `ledger` BEGIN SELECT RAISE(ABORT, 'rows of the ledger are never changed'); END;
