import { COMMANDS, type Entry } from './commands.ts'
import { execute, type Program } from './execute.ts'
import { EXIT } from './failures.ts'
import { licencesText } from './licences.ts'
import { meant } from './nearest.ts'
import { print } from './standard-output.ts'

/**
 * Runs a call of the program.
 * @param args  a command with its arguments, or an option of the program
 */
export async function pvyield(program: Program, args: readonly string[]): Promise<void> {
  const [first, ...rest] = args
  if (first === undefined) return refuse('Name a command', overview(program))
  if (first === '--help' || first === '-h') return print(overview(program))
  if (first === '--version' || first === '-V') return print(await version())
  if (first === '--licences') return print(licencesText(program.root))
  if (first === 'help') return help(program, rest)
  const entry = entryOf(first)
  if (entry === undefined) {
    const what = first.startsWith('-') ? 'option' : 'command'
    return refuse(
      `Unknown ${what} ${first}${meant(first, what === 'option' ? ['--help', '--version', '--licences'] : names())}`,
      usage(program),
    )
  }
  await execute(program, entry.command, entry.load, rest)
}

function help(program: Program, [name]: readonly string[]): Promise<void> | void {
  if (name === undefined) return print(overview(program))
  const entry = entryOf(name)
  if (entry === undefined) return refuse(`Unknown command ${name}${meant(name, names())}`, usage(program))
  return execute(program, entry.command, entry.load, ['--help'])
}

function entryOf(name: string): Entry | undefined {
  return COMMANDS.find(({ command }) => command.name === name)
}

function names(): string[] {
  return COMMANDS.map(({ command }) => command.name)
}

function overview({ name }: Program): string {
  const width = Math.max(...names().map(({ length }) => length))
  return [
    `${name} COMMAND [ARGUMENTS]`,
    '',
    '  Simulates photovoltaic plants. Commands work without a service; with --server URL a service does the work.',
    '',
    ...COMMANDS.map(({ command }) => `  ${command.name.padEnd(width)}  ${command.summary}`),
    '',
    `  ${name} help COMMAND shows its options, ${name} --version the version of the engine,`,
    `  ${name} --licences the licences of the program and of all that it contains.`,
    '  Ends with 0 when all went well, 1 for an input that is refused and work that failed, 2 for a wrong call, 3 for a',
    '  service that does not answer now.',
  ].join('\n')
}

async function version(): Promise<string> {
  const { ENGINE_VERSION } = await import('@pvyield/engine')
  return `pvyield ${ENGINE_VERSION}`
}

function usage({ name }: Program): string {
  return `${name} COMMAND [ARGUMENTS]\n${name} --help lists the commands`
}

function refuse(message: string, help: string): void {
  console.error(`${message}\n\n${help}`)
  process.exit(EXIT.usage)
}
