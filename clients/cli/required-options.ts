import type { Options } from './command.ts'
import { InputError, UsageError } from './usage-error.ts'

/** Values of a command line, of options without a value too. */
type Values<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>

/** Fails: UsageError that names every option that is missing or empty, and the options that may take its place. */
export function requireOptions(values: Values<string>, options: Options): void {
  const isMissing = (name: string) => values[name] === undefined || values[name] === ''
  const alone: string[] = []
  const replaceable = new Map<string, string[]>()
  for (const [name, { isRequired, isRequiredWithout: others, isStatedIn: file }] of Object.entries(options)) {
    if (!isMissing(name)) continue
    if (isRequired === true) alone.push(`--${name}`)
    if (others === undefined || !others.every(isMissing)) continue
    if (file !== undefined && !isMissing(file)) continue
    const instead = others.map((other) => `--${other}`).join(' or ')
    replaceable.set(instead, [...(replaceable.get(instead) ?? []), `--${name}`])
  }
  const groups = [...replaceable].map(([instead, names]) => `${names.join(' and ')} (or ${instead})`)
  const missing = [...groups, ...alone]
  if (missing.length > 0) throw new UsageError(`Missing options: ${missing.join(', ')}`)
}

/** Fails: UsageError that names every given option that is not a number. */
export function requireNumbers<Name extends string>(values: Values<Name>, names: readonly Name[]): void {
  const wrong = names.filter((name) => values[name] !== undefined && (values[name]?.trim() === '' || Number.isNaN(Number(values[name]))))
  if (wrong.length > 0) throw new UsageError(`Not a number: ${wrong.map((name) => `--${name} ${values[name]}`).join(', ')}`)
}

/** Fails: UsageError for an option that says more of a file which is not given. */
export function requireFiles(values: Values<string>, options: Options): void {
  for (const [name, { ofFile: file }] of Object.entries(options))
    if (file !== undefined && values[name] !== undefined && Object.hasOwn(options, file) && values[file] === undefined)
      throw new UsageError(`--${name} belongs to a ${file} file: add --${file} FILE`)
}

/** Fails: InputError with a line for each number out of the range of its option, as the engine writes them. */
export function requireRanges(values: Values<string>, options: Options): void {
  const lines = Object.entries(options).flatMap(([name, { range }]) => {
    const value = values[name]
    if (range === undefined || value === undefined) return []
    const [least, most] = range
    if (Number(value) < least) return [`--${name}: Input should be greater than or equal to ${least}`]
    return Number(value) > most ? [`--${name}: Input should be less than or equal to ${most}`] : []
  })
  if (lines.length > 0) throw new InputError(lines.join('\n'))
}
