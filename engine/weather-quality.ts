import type { Weather, WeatherQuality } from '@pvyield/contract/schemas'
import { type Frame, makeFrame } from './core/frame.ts'
import { NightLight, wordsOfNight } from './core/night-light.ts'
import { EngineError, Sink } from './core/sink.ts'
import { type Shift, TimeShift, watchedFor, wordsOf } from './core/time-shift.ts'
import { absentRows } from './core/typical-year.ts'
import { readWeather, type WeatherTable } from './core/weather-table.ts'
import { prepareSun, type SunSettings } from './sun/index.ts'

/** Findings about a weather section, and what a user should do about them. */
export interface WeatherReport {
  quality: WeatherQuality
  notes: string[]
}

/** Number of rows per block. */
const BLOCK_ROWS = 1440
/** Real files close within 10 W/m2 rms; stamps shifted by half an hour give 30. */
const CLOSURE_TOLERATED_WM2 = 20
/** Sun settings of a run that does not choose them. */
const SUN = { sun_position: 'spa', sun_instant: 'sunlit_middle', refraction: true } as const

/**
 * Checks whether a weather section is consistent with itself and with the sun: closure of GHI = DHI
 * + DNI cos z, light at night, stamps that are late or early. The sun position is the default of a
 * run, at each row's own instant (`sun_offset_min`). A check skips rows with a gap in a column that
 * it needs.
 * @param weather  from `parseWeather` or `typicalYear`; without latitude and longitude nothing is
 *   compared with the sun
 * Fails: EngineError for a section that a run would reject.
 * Checked by: test/engine/weather-quality.test.ts
 */
export function weatherQuality(weather: Weather): WeatherReport {
  const sink = new Sink()
  const table = readWeather(weather, sink)
  if (table === null) throw new EngineError(sink.failures)
  const notes: string[] = []
  if (table.ghiWm2 === null && table.dniWm2 !== null)
    notes.push("No global irradiance: a run uses DHI + DNI cos z, with z the zenith angle of each row's sun.")
  const { latitude, longitude } = weather
  const place = latitude == null || longitude == null ? null : { latitude, longitude, elevation: weather.elevation ?? 0 }
  if (place === null) notes.push('The weather was not compared with the sun: send latitude and longitude with the file.')
  const found = place === null ? null : compare(table, { ...place, ...SUN })
  const closure = found?.closure
  const shift = found?.shift
  const quality: WeatherQuality = {
    rows_absent: absentRows(table.startMin, table.stepMin),
    closure_rows: closure?.rows ?? 0,
    closure_mean_wm2: closure?.rows ? rounded(closure.sum / closure.rows) : null,
    closure_rms_wm2: closure?.rows ? rounded(Math.sqrt(closure.squares / closure.rows)) : null,
    night_rows: found?.night.rows ?? null,
    night_wh_m2: found ? rounded(found.night.wh) : null,
    time_shift_min: shift ? Math.round(shift.lateMinutes) + 0 : null,
    clear_days: shift?.clearDays ?? 0,
  }
  if (shift?.isOff) notes.push(`${wordsOf(shift)} than the sun at this place, on ${shift.clearDays} clear days. ${remedy(shift, table)}`)
  if ((quality.closure_rms_wm2 ?? 0) > CLOSURE_TOLERATED_WM2)
    notes.push(
      `GHI and DHI + DNI cos z are ${quality.closure_rms_wm2} W/m2 (rms) apart, ${quality.closure_mean_wm2} on average: check that they come from one source and that the stamps match the sun. A run uses the two that site.irradiance_closure names.`,
    )
  if (found?.night.isTooBright) notes.push(`${wordsOfNight(found.night)}: check timezone, interval, latitude and longitude.`)
  return { quality, notes }
}

function compare(table: WeatherTable, site: SunSettings) {
  const { n, stepMin } = table
  const frame = makeFrame(Math.min(n, BLOCK_ROWS), stepMin)
  const { sky } = frame
  const sun = prepareSun({ site }, table)
  const watched = watchedFor(table)
  const timeShift = new TimeShift(table, site.longitude, watched)
  const nightLight = new NightLight(table, stepMin, table.sunOffsetMin === null)
  const closure = { rows: 0, sum: 0, squares: 0 }
  const hasAll = table.ghiWm2 !== null && table.dhiWm2 !== null && table.dniWm2 !== null
  for (let first = 0; first < n; first += frame.capacity) {
    load(table, first, frame)
    sun(frame)
    timeShift.add(sky.startMin, sky[watched], sky.sunZenithCos, sky.isUp, frame.n)
    nightLight.add(first, sky.isUp, frame.n)
    if (!hasAll) continue
    for (let i = 0; i < frame.n; i++) {
      const open = sky.ghiWm2[i] - sky.dhiWm2[i] - sky.dniWm2[i] * sky.sunZenithCos[i]
      if (sky.isUp[i] === 0 || Number.isNaN(open)) continue
      closure.rows++
      closure.sum += open
      closure.squares += open * open
    }
  }
  return { shift: timeShift.measure(), closure, night: nightLight.measure() }
}

function load({ n, startMin, ghiWm2, dhiWm2, dniWm2 }: WeatherTable, first: number, frame: Frame): void {
  const { sky } = frame
  const end = Math.min(first + frame.capacity, n)
  frame.first = first
  frame.n = end - first
  sky.startMin.set(startMin.subarray(first, end))
  if (ghiWm2 !== null) sky.ghiWm2.set(ghiWm2.subarray(first, end))
  if (dhiWm2 !== null) sky.dhiWm2.set(dhiWm2.subarray(first, end))
  if (dniWm2 !== null) sky.dniWm2.set(dniWm2.subarray(first, end))
}

/**
 * Advice that aligns the stamps with the sun: another zone for a shift of whole or half hours, or
 * another instant within the row.
 */
function remedy({ lateMinutes }: Shift, { timezoneH, stepMin, sunOffsetMin }: WeatherTable): string {
  const zoneH = timezoneH + Math.round(lateMinutes / 30) / 2
  const offsetMinutes = Math.round((sunOffsetMin ?? stepMin / 2) - lateMinutes)
  const instant = offsetMinutes >= 0 && offsetMinutes <= stepMin ? `, sun_offset_min to ${offsetMinutes} for instantaneous values` : ''
  return `Send interval if the stamps mark another part of their interval, or set timezone to ${zoneH} if that is the zone of the stamps${instant}.`
}

const rounded = (value: number): number => Math.round(value * 100) / 100 + 0
