import type { Weather, WeatherQuality } from '../generated/schemas.gen.ts'
import { type Frame, makeFrame } from './core/frame.ts'
import { EngineError, Sink } from './core/sink.ts'
import { type Shift, TimeShift, watchedFor, wordsOf } from './core/time-shift.ts'
import { readWeather, type WeatherTable } from './core/weather-table.ts'
import { prepareSun, type SunSettings } from './sun/index.ts'

/** What was found in a weather section, and what a user should do about it. */
export interface WeatherReport {
  quality: WeatherQuality
  notes: string[]
}

/** Rows of a block. */
const BLOCK_ROWS = 1440
/** Real files close within 10 W/m2 rms; stamps off by half an hour give 30. */
const CLOSURE_TOLERATED_WM2 = 20
/** Share of the light that falls at night: twilight and the last minutes before sunset leave less. */
const NIGHT_TOLERATED_FRAC = 0.005

/**
 * Checks a weather section against itself and the sun: closure of GHI = DHI + DNI cos z, light at night, stamps that run late or early.
 * The sun is the one that a run takes by default, at each row's own instant (`sun_offset_min`). Rows with a gap in a column are left out where it counts.
 * @param weather  as `parseWeather` and `typicalYear` make it; without latitude and longitude nothing is compared with the sun
 * Fails: EngineError for a section that no run would take.
 * Checked by: test/engine/weather-quality.test.ts
 */
export function weatherQuality(weather: Weather): WeatherReport {
  const sink = new Sink()
  const table = readWeather(weather, sink)
  if (table === null) throw new EngineError(sink.failures)
  const notes: string[] = []
  if (table.ghiWm2 === null && table.dniWm2 !== null)
    notes.push("There is no global irradiance: a run takes GHI = DHI + DNI cos z, with the sun's zenith z of each row.")
  const quality: WeatherQuality = {
    rows_absent: absentRows(table),
    closure_rows: 0,
    closure_mean_wm2: null,
    closure_rms_wm2: null,
    night_rows: null,
    night_wh_m2: null,
    time_shift_min: null,
    clear_days: 0,
  }
  const { latitude, longitude } = weather
  if (latitude == null || longitude == null) {
    notes.push('Without latitude and longitude the stamps were not compared with the sun: send both with the file.')
    return { quality, notes }
  }
  const site = {
    latitude,
    longitude,
    elevation: weather.elevation ?? 0,
    sun_position: 'spa',
    sun_instant: 'sunlit_middle',
    refraction: true,
  } as const
  const { shift, closure, night, lightWh } = compare(weather, table, site)
  if (closure.rows > 0) {
    quality.closure_rows = closure.rows
    quality.closure_mean_wm2 = rounded(closure.sum / closure.rows)
    quality.closure_rms_wm2 = rounded(Math.sqrt(closure.squares / closure.rows))
  }
  quality.night_rows = night.rows
  quality.night_wh_m2 = rounded(night.wh)
  if (shift !== null) {
    quality.time_shift_min = Math.round(shift.lateMin) + 0
    quality.clear_days = shift.clearDays
    if (shift.isOff)
      notes.push(`${wordsOf(shift)} than the sun at this place, found on ${shift.clearDays} clear days. ${remedy(shift, table)}`)
  }
  if ((quality.closure_rms_wm2 ?? 0) > CLOSURE_TOLERATED_WM2)
    notes.push(
      `GHI and DHI + DNI cos z are ${quality.closure_rms_wm2} W/m2 (rms) apart, the mean difference is ${quality.closure_mean_wm2} W/m2: check that the three columns are of one source and that the stamps fit the sun. A run takes two of them, by site.irradiance_closure.`,
    )
  if (night.wh > NIGHT_TOLERATED_FRAC * lightWh)
    notes.push(
      `${night.rows} rows have light while the sun is below the horizon, ${((100 * night.wh) / lightWh).toFixed(1)} % of all: check timezone, interval, latitude and longitude.`,
    )
  return { quality, notes }
}

function compare(weather: Weather, table: WeatherTable, site: SunSettings) {
  const { n, stepMin, timezoneH } = table
  const frame = makeFrame(Math.min(n, BLOCK_ROWS), stepMin)
  const { sky } = frame
  const sunAt = [0, stepMin].map((sunOffsetMin) => prepareSun({ site }, { timezoneH, sunOffsetMin }))
  const sunOfRow = prepareSun({ site }, table)
  const isUpAtEnds = new Uint8Array(frame.capacity)
  const watched = watchedFor(table)
  const timeShift = new TimeShift(table, site.longitude, watched)
  const closure = { rows: 0, sum: 0, squares: 0 }
  const night = { rows: 0, wh: 0 }
  let lightWh = 0
  const { ghi_wm2: ghi, dhi_wm2: dhi, dni_wm2: dni } = weather
  for (let first = 0; first < n; first += frame.capacity) {
    load(table, first, frame)
    isUpAtEnds.fill(0)
    for (const sun of sunAt) {
      sun(frame)
      for (let i = 0; i < frame.n; i++) isUpAtEnds[i] |= sky.isUp[i]
    }
    sunOfRow(frame)
    timeShift.add(sky.startMin, sky[watched], sky.sunZenithCos, sky.isUp, frame.n)
    for (let i = 0; i < frame.n; i++) {
      const light = table.ghiWm2 === null ? sky.dhiWm2[i] + sky.dniWm2[i] : sky.ghiWm2[i]
      lightWh += (light * stepMin) / 60
      if (sky.isUp[i] === 0) {
        if (isUpAtEnds[i] === 1 || !(light > 0)) continue
        night.rows++
        night.wh += (light * stepMin) / 60
      } else if (ghi && dhi && dni && ghi[first + i] !== null && dhi[first + i] !== null && dni[first + i] !== null) {
        const open = sky.ghiWm2[i] - sky.dhiWm2[i] - sky.dniWm2[i] * sky.sunZenithCos[i]
        closure.rows++
        closure.sum += open
        closure.squares += open * open
      }
    }
  }
  return { shift: timeShift.measure(), closure, night, lightWh }
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

/** Rows that the stamps skip. */
function absentRows({ n, stepMin, startMin }: WeatherTable): number {
  return Math.round((startMin[n - 1] - startMin[0]) / stepMin) + 1 - n
}

/** What would bring the stamps and the sun together: another zone for a shift of whole or half hours, another instant within the row. */
function remedy({ lateMin }: Shift, { timezoneH, stepMin, sunOffsetMin }: WeatherTable): string {
  const zoneH = timezoneH + Math.round(lateMin / 30) / 2
  const offsetMin = Math.round((sunOffsetMin ?? stepMin / 2) - lateMin)
  const instant = offsetMin >= 0 && offsetMin <= stepMin ? `, sun_offset_min to ${offsetMin} for instantaneous values` : ''
  return `Send interval when the stamps mark another part of their interval; or set timezone to ${zoneH} if that is the clock of the stamps${instant}.`
}

const rounded = (value: number): number => Math.round(value * 100) / 100 + 0
