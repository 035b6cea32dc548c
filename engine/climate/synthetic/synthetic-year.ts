import type { Weather } from '@pvyield/contract/schemas'
import { EngineError, Sink } from '../../core/sink.ts'
import { humidityYear } from '../air-humidity.ts'
import { temperatureYear } from '../air-temperature.ts'
import { BetaHours } from '../beta-hours.ts'
import { type ClearSkyLimit, clearSkyLimit } from '../clear-sky-limit.ts'
import { DayWeather } from '../daily-clearness.ts'
import { MarkovDays } from '../daily-markov.ts'
import { type HourlySun, hourlySun } from '../hourly-sun.ts'
import type { HoursMethodOf } from '../hours-method.ts'
import { clearnessOf, dailyRangeOf, type MonthlyClimate, monthlyClimate } from '../monthly-climate.ts'
import { clearestWm2, type DailyMethod, daySums, type RadiationYear, radiationYear } from '../radiation.ts'
import { Random } from '../random.ts'
import { type SunOfDays, sunOfDays } from '../solar-geometry.ts'
import type { ClimateTable } from '../table.ts'
import { standardOffsetHours } from '../timezone.ts'
import { MONTH_DAYS, MONTH_STARTS, MONTHS, START } from '../typical-calendar.ts'
import { monthlyTotals, type Totals } from '../typical-year-meta.ts'
import { windYear } from '../wind-speed.ts'
import { type GeneratedColumns, roundedColumns } from '../year-columns.ts'
import { checkAskedYear, checkZone, monthsOfDays } from './check-year.ts'
import { meetDiffuse, meetHumidity, meetWind } from './met-months.ts'
import { type AskedYear, type DailyMethodName, type SyntheticRequest, withoutLeapDay } from './request.ts'
import { SHORT_STEPS_STREAM, shorterSteps } from './short-steps.ts'
import { syntheticNotes, unmetNotes } from './synthetic-notes.ts'

/** Most times that steps are made to meet their diffuse sums, and how closely they do, Wh/m2. */
const DIFFUSE_ROUNDS = 5
const DIFFUSE_WITHIN_WHM2 = 5

/** Published methods for the days of a month. */
const DAILY_METHODS = {
  markov: (random) => new MarkovDays(random),
  bendt: (random) => new DayWeather(random),
} satisfies Record<DailyMethodName, DailyMethod>

const HOURS_METHOD: HoursMethodOf = (elevationM, random) => new BetaHours(elevationM, random)

export interface SyntheticYear {
  readonly weather: Weather
  /** Of its months, as they were made. */
  readonly monthly: Totals<number[]>
  /** For people: what was made of what, and how far to trust it. */
  readonly notes: string[]
}

/**
 * Hours or shorter steps of a year with the given months or days: days by the Markov library, hours
 * by Graham and Hollands, steps by Skartveit and Olseth; temperature that belongs to the light; wind and humidity of
 * the given months, or of the embedded climate. The same request gives the same bytes.
 * @param table  from `openClimate`: what is not given
 * @param onProgress  called between the parts of the work; may throw to end it
 * Valid for: the whole globe. Sums of light are met to 0.01 kWh/m2, means of temperature to 0.01 K.
 * Fails: EngineError for values that are missing, given twice, or that no sky of the place has.
 * Source: README.md of this folder.
 * Checked by: test/engine/climate/synthetic-year.test.ts, against real years by
 * scripts/climate/measure-synthetic.ts
 */
export function syntheticYear(table: ClimateTable, request: SyntheticRequest, onProgress: () => void = () => undefined): SyntheticYear {
  const { site, monthly, daily, step_minutes: stepMinutes, seed } = request
  const { latitude, longitude } = site
  const timezone = site.timezone ?? standardOffsetHours(latitude, longitude)
  const sunDays = sunOfDays(timezone)
  const sun = hourlySun(latitude, longitude, timezone, sunDays)
  const base = monthlyClimate(table, latitude, longitude, site.elevation ?? null, sunDays)
  const limit = clearSkyLimit(base.elevationM)
  const sky = { extraWhm2: daySums(sun.extraWm2), clearestWhm2: daySums(clearestWm2(limit, sun)) }
  const sink = new Sink()
  checkAskedYear({ monthly, daily }, sky, sink)
  checkZone(longitude, timezone, sink)
  if (sink.failures.length > 0) throw new EngineError(sink.failures)
  const climate = climateOf({ monthly, daily }, base)
  const hours = hoursOf(request, climate, sun, limit, longitude / 15 - timezone, sink)
  if (sink.failures.length > 0) throw new EngineError(sink.failures)
  onProgress()
  const { columns, zenithCos, beamLimitWm2 } =
    stepMinutes === 60
      ? { columns: hours, zenithCos: sun.zenithCos, beamLimitWm2: undefined }
      : stepsMeeting(monthly?.dhi_kwhm2, hours, { latitude, longitude, timezone, sunDays, sun, limit, stepMinutes, seed }, onProgress)
  onProgress()
  const rounded = roundedColumns(columns, zenithCos, beamLimitWm2)
  const weather: Weather = {
    timezone,
    step_minutes: stepMinutes,
    interval: 'start',
    sun_offset_min: null,
    start: START,
    time: null,
    ghi_wm2: rounded.ghiWm2,
    dhi_wm2: rounded.dhiWm2,
    dni_wm2: rounded.dniWm2,
    temp_air_c: rounded.tempAirC,
    wind_speed_ms: rounded.windMps,
    relative_humidity: rounded.relativeHumidityFrac,
    precipitable_water_cm: rounded.precipitableWaterCm,
    latitude,
    longitude,
    elevation: climate.elevationM,
  }
  const made = monthlyTotals(rounded, 60 / stepMinutes)
  return {
    weather,
    monthly: made,
    notes: [...syntheticNotes(request, climate.elevationM), ...unmetNotes(climate.globalWhm2, made.ghi_kwhm2)],
  }
}

/** The climate of the given values; the rest is that of the table. */
function climateOf({ monthly, daily }: AskedYear, base: MonthlyClimate): MonthlyClimate {
  const sums = daily == null ? (monthly?.ghi_kwhm2 ?? []) : monthsOfDays(withoutLeapDay(daily.ghi_kwhm2))
  const globalWhm2 = sums.map((kwhm2, month) => (1000 * kwhm2) / MONTH_DAYS[month])
  const winds = monthly?.wind_speed_ms
  return {
    ...base,
    globalWhm2,
    tempAirC: monthly?.temp_air_c === undefined ? base.tempAirC : [...monthly.temp_air_c],
    dailyRangeK: globalWhm2.map((whm2, month) => dailyRangeOf(clearnessOf(whm2, base.extraWhm2[month]), base.landFrac)),
    windMps: winds === undefined ? base.windMps : winds.reduce((sum, wind) => sum + wind, 0) / MONTHS,
  }
}

function hoursOf(
  { monthly, daily, seed, days }: SyntheticRequest,
  climate: MonthlyClimate,
  sun: HourlySun,
  limit: ClearSkyLimit,
  solarShiftH: number,
  sink: Sink,
): GeneratedColumns & RadiationYear {
  const from =
    daily == null ? DAILY_METHODS[days] : { dayWhm2: Float64Array.from(withoutLeapDay(daily.ghi_kwhm2), (kwhm2) => 1000 * kwhm2) }
  const radiation = radiationYear(climate, sun, seed, from, HOURS_METHOD)
  if (monthly?.dhi_kwhm2 !== undefined) {
    const missed = meetDiffuse(
      monthly.dhi_kwhm2.map((kwhm2) => 1000 * kwhm2),
      radiation,
      limit,
      sun,
    )
    for (const month of missed)
      sink.fail(
        `monthly.dhi_kwhm2.${month}`,
        `With so little diffuse light, ${monthly.dhi_kwhm2[month]} kWh/m2, the beam would exceed that of the clearest air at this place: check the unit (kWh/m2, the sum of the month) and the global irradiation`,
      )
  }
  const tempAirC = temperatureYear(
    climate,
    radiation.dayClearnessFrac,
    solarShiftH,
    seed,
    daily?.temp_air_c === undefined ? null : withoutLeapDay(daily.temp_air_c),
  )
  const humidity = humidityYear(climate, tempAirC)
  if (monthly?.relative_humidity !== undefined)
    meetHumidity(monthly.relative_humidity, tempAirC, humidity.dewPointC, humidity.relativeFrac, humidity.precipitableWaterCm)
  const windMps = windYear(climate.windMps, solarShiftH, seed)
  if (monthly?.wind_speed_ms !== undefined) meetWind(monthly.wind_speed_ms, windMps)
  return { ...radiation, tempAirC, windMps, relativeFrac: humidity.relativeFrac, precipitableWaterCm: humidity.precipitableWaterCm }
}

interface StepsWanted {
  readonly latitude: number
  readonly longitude: number
  readonly timezone: number
  readonly sunDays: SunOfDays
  readonly sun: HourlySun
  readonly limit: ClearSkyLimit
  readonly stepMinutes: number
  readonly seed: number
}

/**
 * Steps whose diffuse light has the given sums. The beam of a step stays below that of clear air even where that of
 * its hour does, which adds up to 0.2 kWh/m2 to the diffuse light of a month: the hours then get so much less.
 */
function stepsMeeting(
  sumsKwhm2: readonly number[] | undefined,
  hours: GeneratedColumns & RadiationYear,
  wanted: StepsWanted,
  onProgress: () => void,
): ReturnType<typeof stepsOf> {
  const aimsWhm2 = (sumsKwhm2 ?? []).map((kwhm2) => 1000 * kwhm2)
  for (let round = 1; ; round++) {
    const made = stepsOf(hours, wanted)
    if (sumsKwhm2 === undefined || round === DIFFUSE_ROUNDS) return made
    const missedWhm2 = sumsKwhm2.map((kwhm2, month) => 1000 * kwhm2 - sumOfMonth(made.columns.dhiWm2, month, wanted.stepMinutes))
    if (missedWhm2.every((whm2) => Math.abs(whm2) < DIFFUSE_WITHIN_WHM2)) return made
    for (let month = 0; month < MONTHS; month++) aimsWhm2[month] += missedWhm2[month]
    meetDiffuse(aimsWhm2, hours, wanted.limit, wanted.sun)
    onProgress()
  }
}

/** Wh/m2. */
function sumOfMonth(stepsWm2: Float64Array, month: number, stepMinutes: number): number {
  const rowsPerDay = (24 * 60) / stepMinutes
  let sum = 0
  for (let row = rowsPerDay * MONTH_STARTS[month]; row < rowsPerDay * MONTH_STARTS[month + 1]; row++) sum += stepsWm2[row]
  return (sum * stepMinutes) / 60
}

function stepsOf(
  hours: GeneratedColumns,
  wanted: StepsWanted,
): { columns: GeneratedColumns; zenithCos: Float64Array; beamLimitWm2: Float64Array } {
  const perHour = Math.round(60 / wanted.stepMinutes)
  const sunOfSteps = hourlySun(wanted.latitude, wanted.longitude, wanted.timezone, wanted.sunDays, perHour)
  const random = new Random(wanted.seed, SHORT_STEPS_STREAM)
  const light = shorterSteps(hours, wanted.limit, wanted.sun, sunOfSteps, wanted.stepMinutes, random)
  const columns = {
    ...light,
    tempAirC: between(hours.tempAirC, perHour),
    windMps: between(hours.windMps, perHour),
    relativeFrac: between(hours.relativeFrac, perHour),
    precipitableWaterCm: between(hours.precipitableWaterCm, perHour),
  }
  return { columns, zenithCos: sunOfSteps.zenithCos, beamLimitWm2: light.beamLimitWm2 }
}

/** Straight lines between the middles of the hours, at the middles of the steps; the year continues into itself. */
function between(hours: Float64Array, perHour: number): Float64Array {
  const n = hours.length
  const out = new Float64Array(n * perHour)
  for (let row = 0; row < out.length; row++) {
    const place = (row + 0.5) / perHour - 0.5
    const before = Math.floor(place)
    const share = place - before
    out[row] = hours[(before + n) % n] * (1 - share) + hours[(before + 1) % n] * share
  }
  return out
}
