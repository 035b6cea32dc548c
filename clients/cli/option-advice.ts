import type { Options } from './command.ts'

/** Advice of the API, and the same in the words of a command that has options for the fields. */
interface Advice {
  readonly says: string
  /** Fields that options of the command must set; without one the advice stays. */
  readonly fields: readonly string[]
  readonly means: (...options: string[]) => string
}

/** Rows of a file have no null. */
const OF_ROWS: readonly Advice[] = [
  { says: 'send null there', fields: [], means: () => 'leave the value out there' },
  { says: 'send null where', fields: [], means: () => 'leave the value out where' },
]

const OF_OPTIONS: readonly Advice[] = [
  {
    says: 'send site with latitude and longitude',
    fields: ['latitude', 'longitude'],
    means: (latitude, longitude) => `add ${latitude} and ${longitude}`,
  },
  { says: 'Send site.elevation', fields: ['elevation'], means: (elevation) => `Add ${elevation}` },
  { says: 'send start and end', fields: ['start'], means: (years) => `add ${years} FIRST:LAST` },
  { says: 'leave start and end out', fields: ['start'], means: (years) => `leave ${years} out` },
  { says: 'send more years', fields: ['exceedance_percent'], means: () => 'name files of more years' },
  {
    says: 'or null for a typical year',
    fields: ['exceedance_percent'],
    means: (percent) => `or leave ${percent} out for a typical year`,
  },
  { says: 'Send weather of whole months', fields: ['ghi_kwhm2'], means: () => 'Name files of whole months' },
  { says: 'or null for this one', fields: ['ghi_kwhm2'], means: () => 'or write - for this one' },
  { says: 'or send null for this month', fields: ['ghi_kwhm2'], means: () => 'or write - for this month' },
  { says: 'send both, or null for both', fields: ['ghi_kwhm2'], means: () => 'state both, or - for both' },
]

/** Operations that a text names, as `POST /api/weather/quality with fill all`, by their commands. */
const OPERATION = /POST \/api\/weather\/([a-z-]+)( with fill all)?/g

/** Advice on fields and operations of the API as a user of a command follows it. */
export function inAdvice(text: string, options: Options): string {
  const named = text.replaceAll(
    OPERATION,
    (_, name: string, fill?: string) => `pvyield weather ${name}${fill === undefined ? '' : ' --fill all'}`,
  )
  return OF_OPTIONS.reduce((said, advice) => replaced(said, advice, options), named)
}

/** The same of a text on the rows of a file. */
export function inRowAdvice(text: string, options: Options): string {
  return OF_ROWS.reduce((said, advice) => replaced(said, advice, options), inAdvice(text, options))
}

function replaced(text: string, { says, fields, means }: Advice, options: Options): string {
  if (!text.includes(says)) return text
  const names = fields.flatMap((field) => optionOfField(field, options) ?? [])
  return names.length < fields.length ? text : text.replaceAll(says, means(...names))
}

/** `--lat`; null for a field that no option sets. */
export function optionOfField(field: string, options: Options): string | null {
  const [name] = Object.entries(options).find(([, option]) => option.field === field) ?? []
  return name === undefined ? null : `--${name}`
}
