import { YEAR_SOURCES } from './commands/weather-sources.ts'
import { meant } from './nearest.ts'
import { InputError, UsageError } from './usage-error.ts'

export type YearSource = (typeof YEAR_SOURCES)[number]

/** What is fetched of one source. */
export interface SourceChoice {
  readonly source: YearSource
  readonly start?: number
  readonly end?: number
  readonly key?: string
}

/** Sources that answer to the key of a caller alone. */
const OWN_KEY: readonly YearSource[] = ['solcast', 'solargis']

/** Sources by their names, with the years and keys of a call. Fails: UsageError; InputError without a key. */
export function sourceChoices(names: string, years: string | undefined, environment: NodeJS.ProcessEnv): SourceChoice[] {
  const span = yearsIn(years)
  return names.split(',').map((text) => {
    const source = sourceOf(text.trim())
    const key = environment[keyVariable(source)] ?? ''
    if (key === '' && OWN_KEY.includes(source))
      throw new InputError(`--source ${source} needs your own key: set ${keyVariable(source)} to it`)
    return { source, ...(source === 'embedded' ? {} : span), ...(key !== '' && { key }) }
  })
}

function sourceOf(name: string): YearSource {
  const source = YEAR_SOURCES.find((each) => each === name.toLowerCase().replaceAll('-', '_'))
  if (source === undefined)
    throw new UsageError(`--source ${name}: use ${YEAR_SOURCES.join(', ')}${meant(name, YEAR_SOURCES).replace(':', ';')}`)
  return source
}

/** Variable of the environment with the caller's key of a source: an option would be in the history of the shell. */
export function keyVariable(source: YearSource): string {
  return `PVYIELD_${source.toUpperCase()}_KEY`
}

/** `2015:2024` or `2023`; nothing for a typical year. */
function yearsIn(text: string | undefined): { start?: number; end?: number } {
  if (text === undefined) return {}
  const [, first, last] = /^(\d{4})(?:[:-](\d{4}))?$/.exec(text.trim()) ?? []
  if (first === undefined) throw new UsageError(`--years ${text} should be a year or FIRST:LAST, such as 2015:2024`)
  return { start: Number(first), end: Number(last ?? first) }
}
