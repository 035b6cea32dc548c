import { readArguments } from './arguments.ts'
import type { Action, Call, Command } from './command.ts'
import { EXIT, shownFailure } from './failures.ts'
import { helpOf, usageOf } from './help.ts'
import { inOptions } from './option-words.ts'
import { print, printed, watchOutput } from './standard-output.ts'
import { UsageError } from './usage-error.ts'

/** How the program was called. */
export interface Program {
  /** `pvyield`, or `bun run`. */
  readonly name: string
  /** Folder of the repository, or of the files in the binary. */
  readonly root: string
}

/** Runs a command with its arguments, and ends the process with its code unless that is 0. */
export async function execute(program: Program, command: Command, load: () => Promise<Action> | Action, args: readonly string[]) {
  watchOutput()
  let values: Call['values'] = {}
  try {
    const { isHelp, ...given } = readArguments(command, args)
    if (isHelp) return print(helpOf(command, program.name))
    values = given.values
    const action = await load()
    await action({ command, root: program.root, ...given })
  } catch (error) {
    const exitCode = printFailure(error, command, values, program)
    await printed()
    process.exit(exitCode)
  }
}

/** Prints an expected failure and returns its exit code. Fails: with anything else. */
function printFailure(error: unknown, command: Command, values: Call['values'], program: Program): number {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${usageOf(command, program.name)}`)
    return EXIT.usage
  }
  const shown = shownFailure(error, program.root)
  if (shown === null) throw error
  for (const line of shown.lines) console.error(inOptions(line, command, values))
  return shown.exitCode
}
