import type { Weather } from '@pvyield/sdk'
import { stampsOf } from './section-stamps.ts'
import { InputError } from './usage-error.ts'

/** A weather section and the file that it was read from. */
export interface SectionOfFile {
  readonly file: string
  readonly section: Weather
}

/** Years that are further apart are those of another place, degrees. */
const APART_MAX_DEG = 0.5

/** What the rows of all files must have in common. */
const COMMON = ['timezone', 'step_minutes', 'interval', 'sun_offset_min'] as const
const WORDS = {
  timezone: 'hours from UTC',
  step_minutes: 'minutes from row to row',
  interval: 'as what its stamps mark',
  sun_offset_min: 'minutes from the start of a row to its sun',
}

/**
 * The years of several files as one section, in the order of time, and notes. It has the columns that all of them have.
 * Fails: InputError for files that do not belong together, by name.
 */
export function joinedYears(parts: readonly SectionOfFile[]): { section: Weather; notes: string[] } {
  const [base, ...others] = parts
    .map((part) => ({ ...part, stamps: stampsOf(part.section) }))
    .sort((a, b) => ((a.stamps[0] ?? '') < (b.stamps[0] ?? '') ? -1 : 1))
  if (base === undefined) throw new InputError('No file has weather')
  let before = base
  refuseTypical(base)
  for (const part of others) {
    refuseTypical(part)
    refuseOther(base, part)
    if ((part.stamps[0] ?? '') <= (before.stamps.at(-1) ?? ''))
      throw new InputError(
        `${part.file} begins at ${part.stamps[0]}, before ${before.file} ends (${before.stamps.at(-1)}): name each year once`,
      )
    before = part
  }
  const all = [base, ...others]
  const columnsOf = ({ section }: SectionOfFile) =>
    Object.entries(section).flatMap(([name, values]) => (Array.isArray(values) && name !== 'time' ? [name] : []))
  const names = columnsOf(base).filter((name) => all.every((part) => columnsOf(part).includes(name)))
  const leftOut = [...new Set(all.flatMap(columnsOf))].filter((name) => !names.includes(name))
  const columns = names.map((name) => [name, all.flatMap(({ section }) => section[name as 'ghi_wm2'] ?? [])])
  const { timezone, step_minutes, interval, sun_offset_min, latitude, longitude, elevation } = base.section
  const facts = { timezone, step_minutes, interval, sun_offset_min, latitude, longitude, elevation }
  return {
    section: { ...facts, time: all.flatMap(({ stamps }) => stamps), ...Object.fromEntries(columns) } as Weather,
    notes: leftOut.length === 0 ? [] : [`Not all files have ${leftOut.join(', ')}: the joined years are without.`],
  }
}

function refuseTypical({ file, section }: SectionOfFile): void {
  const { months_years: years } = (section.meta ?? {}) as { months_years?: unknown }
  if (Array.isArray(years))
    throw new InputError(`${file} is a typical year, whose months come from several years: name files of real years`)
}

function refuseOther(base: SectionOfFile, part: SectionOfFile): void {
  for (const name of COMMON) {
    const [one, other] = [base.section[name] ?? null, part.section[name] ?? null]
    if (one !== other)
      throw new InputError(`${part.file} has ${other} ${WORDS[name]}, ${base.file} has ${one}: files of one series have the same`)
  }
  for (const name of ['latitude', 'longitude'] as const) {
    const [one, other] = [base.section[name] ?? null, part.section[name] ?? null]
    if (one !== null && other !== null && Math.abs(one - other) > APART_MAX_DEG)
      throw new InputError(`${part.file} has ${name} ${other}, ${base.file} has ${one}: name files of one place`)
  }
}
