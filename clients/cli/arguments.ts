import { parseArgs } from 'node:util'
import type { Command, Option } from './command.ts'
import { meant, meantOption } from './nearest.ts'
import { joinNegativeNumbers } from './negative-numbers.ts'
import { requireFiles, requireNumbers, requireOptions, requireRanges } from './required-options.ts'
import { UsageError } from './usage-error.ts'

/** What was given to a command. */
export interface Given {
  readonly positionals: readonly string[]
  readonly values: Readonly<Record<string, string | undefined>>
  readonly flags: ReadonlySet<string>
  readonly isHelp: boolean
}

/**
 * Reads the arguments of a command.
 * Fails: UsageError that names what is unknown, missing or no number; InputError for a number out of range.
 */
export function readArguments(command: Command, args: readonly string[]): Given {
  const { options } = command
  const known: Readonly<Record<string, Option>> = { ...options, help: { type: 'boolean', help: '' } }
  const { tokens } = parseArgs({
    args: joinNegativeNumbers(args),
    options: Object.fromEntries(
      Object.entries(known).map(([name, { type }]) => [name, { type, ...(name === 'help' && { short: 'h' }) }] as const),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const positionals: string[] = []
  const values: Record<string, string | undefined> = {}
  const flags = new Set<string>()
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    const option = Object.hasOwn(known, name) ? known[name] : undefined
    if (option === undefined) throw new UsageError(`Unknown option ${rawName}${meantOption(name, known)}`)
    if (option.type === 'boolean' && value !== undefined) throw new UsageError(`${rawName} takes no value`)
    if (option.type === 'string' && value === undefined) throw new UsageError(`${rawName} needs a value: ${rawName} ${option.value ?? ''}`)
    if (option.type === 'boolean') flags.add(name)
    else values[name] = value
  }
  const isHelp = flags.has('help')
  if (!isHelp) checkGiven(command, positionals, values)
  return { positionals, values, flags, isHelp }
}

function checkGiven({ options, positionals: wanted }: Command, positionals: readonly string[], values: Record<string, string | undefined>) {
  const named = Object.entries(options)
  requireOptions(values, options)
  requireNumbers(
    values,
    namesOf(named, ({ isNumber }) => isNumber === true),
  )
  requireRanges(values, options)
  requireFiles(values, options)
  for (const [name, { choices }] of named) requireChoice(`--${name} `, values[name], choices)
  let at = 0
  const missing = wanted.filter(({ min }, k) => {
    const before = wanted.slice(0, k).reduce((sum, { max }) => sum + max, 0)
    return min > 0 && positionals.length <= before
  })
  if (missing.length > 0) throw new UsageError(`Missing: ${missing.map(({ name }) => name).join(', ')}`)
  for (const { max, choices } of wanted) {
    const given = positionals.slice(at, at + max)
    for (const value of given) requireChoice('', value, choices)
    at += max
  }
  const rest = positionals.slice(at)
  if (rest.length > 0) throw new UsageError(`Too many arguments: ${rest.join(' ')}`)
}

function namesOf(options: readonly (readonly [string, Option])[], has: (option: Option) => boolean): string[] {
  return options.filter(([, option]) => has(option)).map(([name]) => name)
}

function requireChoice(prefix: string, value: string | undefined, choices: readonly string[] | undefined): void {
  if (value === undefined || choices === undefined || choices.includes(value)) return
  throw new UsageError(`${prefix}${value}: use ${choices.join(', ')}${meant(value, choices).replace(':', ';')}`)
}
