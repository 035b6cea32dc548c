import type { Call, Command } from '../command.ts'
import { completionsOf, type Shell } from '../completions.ts'
import { readPages } from '../docs-pages.ts'
import { print } from '../standard-output.ts'

export function completionsAction(commands: readonly Command[], { positionals, root }: Call): void {
  const keys = readPages(root).flatMap((page) => page.keys)
  // `storage.*` stands for keys that are not listed.
  const docsKeys = [...new Set(keys.filter((key) => !key.endsWith('*')))].sort()
  print(completionsOf(positionals[0] as Shell, [...commands, helpCommand(commands)], docsKeys))
}

/** `help COMMAND` is of the program, and completed as a command. */
function helpCommand(commands: readonly Command[]): Command {
  const choices = commands.map(({ name }) => name)
  return {
    name: 'help',
    summary: 'Shows the options of a command',
    usage: ['help [COMMAND]'],
    positionals: [{ name: 'COMMAND', min: 0, max: 1, choices, help: 'a command' }],
    options: {},
  }
}
