import type { Weather, WeatherQuality } from '@pvyield/contract/schemas'
import { makeFrame } from './core/frame.ts'
import type { Place } from './core/great-circle.ts'
import { meanYear } from './core/mean-year.ts'
import { isMadeLight } from './core/section-facts.ts'
import { EngineError, Sink } from './core/sink.ts'
import { absentRows } from './core/typical-year.ts'
import type { RowRange, Shift } from './core/weather-findings.ts'
import { loadBlock, readWeather, type WeatherTable } from './core/weather-table.ts'
import { inFile } from './findings/file-names.ts'
import { type Finding, factOf, findingOf, inWords } from './findings/finding.ts'
import { shiftWords } from './findings/sky.ts'
import { prepareSun, type SunSettings } from './sun/index.ts'
import { WeatherChecks } from './weather-checks/index.ts'
import { kilowatts } from './weather-checks/irradiance-unit.ts'
import { lightAtNight } from './weather-checks/night-light.ts'

/** Findings about a weather section, and what a user should do about them. */
export interface WeatherReport {
  quality: WeatherQuality
  notes: string[]
}

/** Number of rows per block. */
const BLOCK_ROWS = 1440
/** Sun settings of a run that does not choose them. */
const SUN = { sun_position: 'spa', sun_instant: 'sunlit_middle', refraction: true } as const

/**
 * Checks whether a weather section is consistent with itself and with the sun, as a run does (see
 * `weather-checks`). The sun position is the default of a run, at each row's own instant
 * (`sun_offset_min`). A check skips rows with a gap in a column that it needs.
 * @param weather  from `parseWeather` or `typicalYear`; without latitude and longitude nothing is
 *   compared with the sun
 * @param onProgress  called every few thousand rows; may throw to end the work
 * Fails: EngineError for a section that a run would reject.
 * Checked by: test/engine/weather-quality.test.ts
 */
export function weatherQuality(weather: Weather, { onProgress }: { onProgress?: () => void } = {}): WeatherReport {
  const sink = new Sink()
  const table = readWeather(withTemperature(weather), sink)
  if (table === null) throw new EngineError(sink.failures)
  const { quality, notes } = qualityOf(weather, table, onProgress)
  return { quality, notes }
}

/** What the sun says of a series, with what else its rows are tested by. */
export interface FullReport extends WeatherReport {
  /** Stretches without light. */
  readonly dark: readonly RowRange[]
  readonly isNightBright: boolean
  /** The note on stamps that are early or late, one of the notes. */
  readonly shiftNote: string | null
}

/** What a finding on the irradiance says, without a point at its end. */
export type Wording = (finding: Finding) => string

const withAdvice: Wording = ({ message }) => message

/** Findings on rows that the tests of the rows judge one by one, of which their report says what became of them. */
const OF_ROWS: readonly Finding['code'][] = ['dark_days', 'impossible_irradiance', 'irradiance_standstill']

/** Without the advice on rows. A limit that many rows exceed is a question of the unit, whose advice stays. */
export const withoutRowAdvice: Wording = (finding) =>
  OF_ROWS.includes(finding.code) && finding.values.is_common !== true ? factOf(finding) : finding.message

/** The report of a section that was read. @param table  its columns */
export function qualityOf(weather: Weather, table: WeatherTable, onProgress?: () => void, wording: Wording = withAdvice): FullReport {
  const notes: string[] = []
  if (table.ghiWm2 === null && table.dniWm2 !== null)
    notes.push("No global irradiance: a run uses DHI + DNI cos z, with z the zenith angle of each row's sun.")
  const { latitude, longitude } = weather
  const place = latitude == null || longitude == null ? null : { latitude, longitude, elevation: weather.elevation ?? 0 }
  if (place === null)
    notes.push(
      'The weather was not compared with the sun: send latitude and longitude with the file, POST /api/parse-weather?latitude=43.7&longitude=-79.4.',
    )
  const found = place === null ? null : compareWithSun(table, { ...place, ...SUN }, weather, onProgress)
  const closure = found?.closure
  const shift = found?.shift
  const quality: WeatherQuality = {
    rows_absent: absentRows(table.startMinutes, table.stepMinutes),
    closure_rows: closure?.rows ?? 0,
    closure_mean_wm2: closure?.rows ? rounded(closure.meanWm2) : null,
    closure_rms_wm2: closure?.rows ? rounded(closure.rmsWm2) : null,
    night_rows: found?.night.rows ?? null,
    night_wh_m2: found ? rounded(found.night.wh) : null,
    time_shift_min: shift ? Math.round(shift.lateMinutes) + 0 : null,
    clear_days: shift?.clearDays ?? 0,
    lightless_rows: found?.rows.lightless ?? null,
    impossible_rows: found?.rows.impossible ?? null,
    stuck_rows: found?.rows.stuck ?? null,
  }
  const summer = found?.summer
  const shiftNote = !summer && shift?.isOff ? noteOnShift(shift, weather, table) : null
  if (summer) notes.push(`${findingOf('daylight_saving', 'weather.timezone', { ...summer }).message}.`)
  else if (shiftNote !== null) notes.push(shiftNote)
  if (found?.night.isTooBright) notes.push(`${inWords(lightAtNight(found.night), inFile).message}.`)
  notes.push(...(found?.irradiance ?? []).map((finding) => `${wording(finding)}.`))
  if (place !== null && found !== null) notes.push(...unitNotes(found.irradiance, place, table))
  return { quality, notes, dark: found?.dark ?? [], isNightBright: found?.night.isTooBright === true, shiftNote }
}

function noteOnShift(shift: Shift, { longitude, meta }: Weather, table: WeatherTable): string {
  const isFile = (meta as { source?: unknown } | null | undefined)?.source === 'file'
  return `${shiftWords(shift.lateMinutes)} than the sun at this place, on ${shift.clearDays} clear days. ${remedy(shift, table, longitude ?? 0, isFile)}`
}

/** Irradiance of a part of a year in kW/m2, which a run refuses; that of a whole year is a finding. */
function unitNotes(found: readonly Finding[], place: Place, table: WeatherTable): string[] {
  const unit = found.some(({ code }) => code === 'irradiance_in_kilowatts') ? null : kilowatts(place, table)
  return unit === null ? [] : [`${unit.message}.`]
}

/** The section with a temperature, which a run needs and no check of the irradiance reads. */
export function withTemperature(weather: Weather): Weather {
  return weather.temp_air_c.every((value) => value === null) ? { ...weather, temp_air_c: weather.temp_air_c.map(() => 0) } : weather
}

/** Standard times on Earth, hours from UTC. */
const ZONE_MIN_H = -12
const ZONE_MAX_H = 14
/** East of and west of this longitude a wrong sign differs from a wrong zone. */
const FLIP_FROM_DEG = 10
const FLIP_TOLERATED_MINUTES = 20

/** Difference of two times of day, from -720 to 720 min. */
function minutesApart(a: number, b: number): number {
  const apart = (((a - b) % 1440) + 1440) % 1440
  return apart > 720 ? apart - 1440 : apart
}

/** All checks of the rows, at the sun of a site. */
export function compareWithSun(
  table: WeatherTable,
  site: SunSettings,
  { elevation, meta }: Pick<Weather, 'elevation' | 'meta'>,
  onProgress?: () => void,
) {
  const { n, stepMinutes, sunOffsetMinutes } = table
  const frame = makeFrame(Math.min(n, BLOCK_ROWS), stepMinutes)
  const sun = prepareSun({ site }, table)
  const checks = new WeatherChecks(table, { ...site, elevation: elevation ?? null, isMade: isMadeLight(meta) }, sunOffsetMinutes === null)
  for (let first = 0; first < n; first += frame.capacity) {
    loadBlock(table, first, frame)
    sun(frame)
    checks.add(frame)
    onProgress?.()
  }
  return { ...checks.findings(meanYear(table, site)), closure: checks.closure() }
}

/**
 * Advice that aligns the stamps with the sun: another zone for a shift of whole or half hours, or
 * another instant within the row.
 */
function remedy(
  { lateMinutes }: Shift,
  { timezoneH, stepMinutes, sunOffsetMinutes }: WeatherTable,
  longitudeDeg: number,
  isFile: boolean,
): string {
  const flippedMinutes = 8 * longitudeDeg
  if (Math.abs(longitudeDeg) > FLIP_FROM_DEG && Math.abs(minutesApart(lateMinutes, flippedMinutes)) < FLIP_TOLERATED_MINUTES)
    return `The shift is that of a longitude of ${-longitudeDeg} deg: check the sign of the longitude (east is positive).`
  const stated = timezoneH + Math.round(lateMinutes / 30) / 2
  // the same clock a day earlier or later
  const zoneH = stated < ZONE_MIN_H ? stated + 24 : stated > ZONE_MAX_H ? stated - 24 : stated
  if (zoneH < ZONE_MIN_H || zoneH > ZONE_MAX_H) return 'No time zone explains it: check latitude, longitude and the stamps.'
  // The rows of a typical year may have been moved to the site's zone, so a zone that replaces the
  // section's would mislead in the file: there only the difference is certain.
  const hours = Math.round(lateMinutes / 30) / 2
  const offsetMinutes = Math.round((sunOffsetMinutes ?? stepMinutes / 2) - lateMinutes)
  const hasInstant = offsetMinutes >= 0 && offsetMinutes <= stepMinutes
  if (!isFile)
    return `Send interval if the stamps mark another part of their interval, or set timezone to ${zoneH} if that is the zone of the stamps${hasInstant ? `, sun_offset_min to ${offsetMinutes} for instantaneous values` : ''}.`
  const zone =
    hours === 0
      ? ''
      : `, or another zone if the stamps have it: where the file states one, change it there by ${hours > 0 ? '+' : ''}${hours} h (in NSRDB and SAM files Time Zone, not Local Time Zone); where it states none, send timezone=${zoneH}`
  const instant = hasInstant
    ? ` For instantaneous values set sun_offset_min of the section to ${offsetMinutes}, and send the section in place of its id.`
    : ''
  return `Send the file again with interval if the stamps mark another part of their interval${zone}.${instant}`
}

const rounded = (value: number): number => Math.round(value * 100) / 100 + 0
