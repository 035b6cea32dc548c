import type { RunWeatherMeta } from '@pvyield/contract/schemas'
import { formatStamp } from '../core/calendar.ts'
import type { Resolved } from '../core/option.ts'
import { saysOtherPlace } from '../core/stated-place.ts'
import { monthsYearsOf } from '../core/typical-year.ts'
import type { Shift, WeatherFindings } from '../core/weather-findings.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import type { ValuesOf } from '../findings/catalogue.ts'
import { factOf, findingOf } from '../findings/finding.ts'
import { shiftWords } from '../findings/sky.ts'

type Meta = Record<string, unknown>

/** Longest text in `weather_meta` that the document allows. */
const TEXT_MAX_CHARS = 500

/**
 * Origin, period and quality of the weather of a run, in one line each, from its metadata and from
 * the checks of the run.
 */
export function runWeatherMeta(
  weather: Resolved['weather'],
  table: WeatherTable,
  { shift, night, irradiance }: WeatherFindings,
  trust: ValuesOf<'weather_embedded'>,
): RunWeatherMeta {
  const { meta = {} } = weather
  const { n, stepMinutes } = table
  const { id, source } = meta
  return {
    id: id ?? null,
    source: source ?? null,
    database: textOf(meta, 'radiation_db') ?? textOf(meta, 'data_source'),
    period: `${periodOf(weather, table)}, ${n} rows of ${stepMinutes} min`,
    quality: [
      ...(source === 'embedded' ? [findingOf('weather_embedded', 'weather', trust).message] : []),
      ...movesOf(meta),
      fitOf(shift),
      `${(100 * night.lightFrac).toFixed(1)} % of the irradiation falls at night.`,
      ...closureOf(meta),
      ...flagsOf(meta),
      ...irradiance.map((finding) => `${factOf(finding)}.`),
    ].join(' '),
  }
}

/** Returns the value of a metadata key when it is a text. The metadata may contain any value. */
function textOf(meta: Meta, key: string): string | null {
  const value = meta[key]
  return typeof value === 'string' && value !== '' ? value.slice(0, TEXT_MAX_CHARS) : null
}

/** That the weather was made for a site that is not near its own place, which the section does not show any more. */
function movesOf({ notes }: Meta): string[] {
  return Array.isArray(notes) ? notes.filter(saysOtherPlace).map((note) => note.slice(0, TEXT_MAX_CHARS)) : []
}

function fitOf(shift: Shift | null): string {
  if (shift === null) return 'Too few clear days to compare the stamps with the sun.'
  return shift.isOff ? `${shiftWords(shift.lateMinutes)} than the sun.` : `The stamps match the sun on ${shift.clearDays} clear days.`
}

function periodOf(section: Resolved['weather'], weather: WeatherTable): string {
  const { starts, stepMinutes, n } = weather
  const { meta = {} } = section
  const years = monthsYearsOf(section, weather)
  if (years.length > 0) return `typical year, months from ${Math.min(...years)} to ${Math.max(...years)}`
  if (meta.source === 'embedded') return 'synthetic typical year'
  return `${formatStamp(starts.at(0))} to ${formatStamp(starts.at(n - 1) + stepMinutes)}`
}

function closureOf({ quality }: Meta): string[] {
  const rms = typeof quality === 'object' && quality !== null && 'closure_rms_wm2' in quality ? quality.closure_rms_wm2 : null
  return typeof rms === 'number' ? [`GHI and DHI + DNI cos z differ by ${rms} W/m2 (rms).`] : []
}

/** Rows that failed a test when the series was read, which a run does not test again. */
function flagsOf({ quality }: Meta): string[] {
  if (typeof quality !== 'object' || quality === null || !('flagged_rows' in quality) || !('flags' in quality)) return []
  const { flagged_rows: rows, flags } = quality
  if (typeof rows !== 'number' || rows === 0 || typeof flags !== 'object' || flags === null) return []
  const counted = Object.entries(flags).map(([test, count]) => `${test} ${count}`)
  return [`${rows} rows fail a test of POST /api/weather/quality (${counted.join(', ').slice(0, TEXT_MAX_CHARS)}).`]
}
