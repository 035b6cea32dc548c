import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { breaking } from './additions.ts'

/** The last migration of the release before, 1.15: two releases run side by side during a rolling upgrade, and no more than two. */
const LAST_OF_RELEASE_BEFORE = '0019_objects.sql'

const FOLDER = join(import.meta.dir, '..', '..', '..', 'server', 'db', 'migrations')
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .sort()
const textOf = (names: readonly string[]) =>
  names.map((name) => readFileSync(join(FOLDER, name), 'utf8')).join('\n--> statement-breakpoint\n')
const before = textOf(files.filter((name) => name <= LAST_OF_RELEASE_BEFORE))
const after = textOf(files.filter((name) => name > LAST_OF_RELEASE_BEFORE))

test('the migrations since the release before only add: a server of that release can go on with the store', () => {
  expect(files).toContain(LAST_OF_RELEASE_BEFORE)
  expect(breaking(before, after), 'expand now, contract in a later release: docs/operations.md, Rolling upgrade').toEqual([])
})

test.each([
  [
    'a new table with its rows',
    'CREATE TABLE `new` (`id` text NOT NULL);--> statement-breakpoint\nINSERT INTO `new` (`id`) SELECT `id` FROM `runs`;',
  ],
  ['a column that may be null', 'ALTER TABLE `runs` ADD `note` text;'],
  ['a column with a default', 'ALTER TABLE `runs` ADD `note` integer DEFAULT 0 NOT NULL;'],
  [
    'a new column that is filled',
    'ALTER TABLE `runs` ADD `note` text;--> statement-breakpoint\nUPDATE `runs` SET `note` = `label` WHERE `label` = 1;',
  ],
  ['an index', 'DROP INDEX `runs_owner`;--> statement-breakpoint\nCREATE INDEX `runs_owner` ON `runs` (`owner`);'],
  ['a unique column that is new', 'ALTER TABLE `runs` ADD `a` text;--> statement-breakpoint\nCREATE UNIQUE INDEX `a` ON `runs` (`a`);'],
  [
    'a trigger that writes a new table',
    'CREATE TABLE `n` (`id` text);--> statement-breakpoint\nCREATE TRIGGER `t` AFTER UPDATE OF `a` ON `runs` BEGIN UPDATE `n` SET `id` = 1; END;',
  ],
])('%s is an addition', (_, sql) => expect(breaking(before, sql)).toEqual([]))

test.each([
  ['a table that goes', 'DROP TABLE `runs`;'],
  ['a column that goes', 'ALTER TABLE `runs` DROP COLUMN `label`;'],
  ['a column with another name', 'ALTER TABLE `test_meter` RENAME COLUMN `units` TO `micros`;'],
  ['a table with another name', 'ALTER TABLE `runs` RENAME TO `jobs`;'],
  ['a column that must be filled', 'ALTER TABLE `runs` ADD `note` text NOT NULL;'],
  ['a unique index that goes', 'DROP INDEX `ledger_once`;'],
  ['a unique index on columns that are written already', 'CREATE UNIQUE INDEX `a` ON `runs` (`owner`,`id`);'],
  ['other values', 'UPDATE `runs` SET `bytes` = 0;'],
  ['other values next to new ones', 'ALTER TABLE `runs` ADD `a` text;--> statement-breakpoint\nUPDATE `runs` SET `a` = 1, `bytes` = 0;'],
  ['rows that go', 'DELETE FROM `runs`;'],
  ['rows in a table of the release before', "INSERT INTO `runs` (`id`) VALUES ('a');"],
  ['a trigger that refuses', "CREATE TRIGGER `t` BEFORE INSERT ON `runs` BEGIN SELECT RAISE(ABORT, 'no'); END;"],
  ['a trigger that writes a table of the release before', 'CREATE TRIGGER `t` AFTER INSERT ON `runs` BEGIN DELETE FROM `ledger`; END;'],
])('%s is refused', (_, sql) => expect(breaking(before, sql)).toHaveLength(1))
