import type { Call, Command } from '../command.ts'
import { completionsOf, type Shell } from '../completions.ts'

export function completionsAction(commands: readonly Command[], { positionals }: Call): void {
  console.log(completionsOf(positionals[0] as Shell, commands))
}
