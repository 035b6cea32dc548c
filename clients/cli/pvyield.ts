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
  const [first] = args
  if (first === undefined) return refuse('Name a command', overview(program))
  if (first === '--help' || first === '-h') return print(overview(program))
  if (first === '--version' || first === '-V') return print(await version())
  if (first === '--licences') return print(licencesText(program.root))
  if (first === 'help') return help(program, args.slice(1))
  const found = entryOf(args)
  if (found !== null) return execute(program, found.entry.command, found.entry.load, found.rest)
  const group = groupOf(first)
  const [, second = ''] = args
  if (group.length > 0) {
    if (second === '--help' || second === '-h') return print(groupOverview(program, group))
    if (second !== '') return unknown(program, 'command', `${first} ${second}`)
    const seconds = group.map(({ command }) => command.name.slice(first.length + 1))
    return refuse(`Name a command of ${first}: ${seconds.join(', ')}`, `${program.name} ${first} --help lists the commands`)
  }
  return unknown(program, first.startsWith('-') ? 'option' : 'command', first)
}

function unknown(program: Program, what: 'option' | 'command', word: string): void {
  const known = what === 'option' ? ['--help', '--version', '--licences'] : names()
  refuse(`Unknown ${what} ${word}${meant(word, known)}`, usage(program))
}

function help(program: Program, words: readonly string[]): Promise<void> | void {
  const [name] = words
  if (name === undefined) return print(overview(program))
  const found = entryOf(words)
  if (found !== null) return execute(program, found.entry.command, found.entry.load, ['--help'])
  const group = groupOf(name)
  if (group.length > 0 && words.length === 1) return print(groupOverview(program, group))
  return unknown(program, 'command', words.slice(0, group.length > 0 ? 2 : 1).join(' '))
}

/** The command that words begin with: of one word, or of two as `weather scale`. */
function entryOf(words: readonly string[]): { entry: Entry; rest: readonly string[] } | null {
  for (const count of [2, 1]) {
    const name = words.slice(0, count).join(' ')
    const entry = COMMANDS.find(({ command }) => command.name === name)
    if (entry !== undefined) return { entry, rest: words.slice(count) }
  }
  return null
}

/** Commands of two words that have the first in common. */
function groupOf(word: string): readonly Entry[] {
  return COMMANDS.filter(({ command }) => command.name.startsWith(`${word} `))
}

function names(): string[] {
  return COMMANDS.map(({ command }) => command.name)
}

function overview({ name }: Program): string {
  return [
    `${name} COMMAND [ARGUMENTS]`,
    '',
    '  Simulates photovoltaic plants. Commands work without a service; with --server URL a service does the work.',
    '',
    ...listed(COMMANDS),
    '',
    `  ${name} help COMMAND shows its options, ${name} --version the version of the engine,`,
    `  ${name} --licences the licences of the program and of all that it contains.`,
    '  Ends with 0 when all went well, 1 for an input that is refused and work that failed, 2 for a wrong call, 3 for a',
    '  service that does not answer now.',
  ].join('\n')
}

function groupOverview({ name }: Program, group: readonly Entry[]): string {
  return [...listed(group), '', `  ${name} help COMMAND shows the options of a command.`].join('\n')
}

function listed(entries: readonly Entry[]): string[] {
  const width = Math.max(...entries.map(({ command }) => command.name.length))
  return entries.map(({ command }) => `  ${command.name.padEnd(width)}  ${command.summary}`)
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
