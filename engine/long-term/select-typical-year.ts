import { dewPointC } from '../core/humidity.ts'
import { EngineError, Sink } from '../core/sink.ts'
import { MONTH_NAMES } from './calendar-months.ts'
import { type Candidate, type CandidateMonth, candidateMonths } from './candidates.ts'
import { copyNotes } from './copied-years.ts'
import type { DayFigure } from './day-values.ts'
import { diffuseFaults } from './diffuse-faults.ts'
import { exceedanceMonths } from './exceedance-months.ts'
import { gapNotes, withFilledLight } from './filled-light.ts'
import { requireLight, requireSunOfStamps } from './fitting-light.ts'
import { beamCosines, type Light, lightOf, withSplit } from './light.ts'
import { TYPICAL_METHODS, type TypicalMethodName } from './method/index.ts'
import type { TypicalMethod } from './method/option.ts'
import { type MonthsOfYears, monthsOfYears } from './month-instances.ts'
import { roundFigure } from './round-figure.ts'
import type { RowSky } from './row-sky.ts'
import { readSeries, type Series, type WeatherSection } from './series.ts'
import { movedNotes, placedAt, type SentSite, siteOf } from './site-of.ts'
import { watchedSky } from './trusted-light.ts'
import { typicalSection } from './typical-section.ts'
import { type YearStatistics, yearStatistics } from './year-statistics.ts'
import { yearsLeftOut } from './years-left-out.ts'

/** Standard deviations below the mean that a year exceeds with this probability, %. */
const QUANTILES = { 75: 0.6744897501960817, 90: 1.2815515655446004, 95: 1.6448536269514722, 99: 2.3263478740408408 } as const
export type ExceedancePercent = keyof typeof QUANTILES

export interface TypicalYearRequest {
  readonly weather: WeatherSection
  /** Default: the place that the weather states. */
  readonly site: SentSite | null
  readonly method: TypicalMethodName
  /** 90 for a year that nine of ten years exceed; null for a typical one. */
  readonly exceedance_percent: ExceedancePercent | null
}

/** A month of the year, and why it was chosen. */
export interface ChosenMonth {
  /** January is 1. */
  month: number
  year: number
  /** Weighted Finkelstein-Schafer statistic, mean difference of the distributions; and its rank, 1 for the nearest. */
  statistic: number
  rank: number
  /** Years that the calendar month could be chosen from. */
  candidates: number
  /** Global irradiation of the month, and its mean over all years. */
  ghi_kwhm2: number
  mean_ghi_kwhm2: number
}

export interface SelectedYear {
  weather: WeatherSection
  method: { name: TypicalMethodName; title: string; source: string; figures: Partial<Record<DayFigure, number>> }
  months: ChosenMonth[]
  /** Global irradiation of the year, and by what fraction it is from the mean of all years. */
  ghi_kwhm2: number
  difference_frac: number
  /** Sum that was wanted for a Pxx year; null for a typical one. */
  wanted_kwhm2: number | null
  statistics: YearStatistics
  /** Years of January to December. */
  months_years: number[]
  notes: string[]
}

/** Fewer years of a month leave no choice. */
const CANDIDATES_MIN = 3
/** ISO 15927-4 and NREL ask for more years than this. */
const CANDIDATES_GOOD = 10

/**
 * Chooses the twelve months of a typical year, or of a year whose global irradiation is exceeded with a
 * given probability, out of several years, and joins them.
 * @param onProgress  called every few thousand rows; may throw to end the work
 * Valid for: series with whole calendar months, at least three of each.
 * Fails: EngineError at `weather.*` and `exceedance_percent`.
 * Source: see `method/`, `finkelstein-schafer.ts`, `exceedance-months.ts`, `join-months.ts`.
 * Checked by: test/engine/long-term/select-typical-year.test.ts
 */
export function selectTypicalYear(
  { weather, site, method, exceedance_percent }: TypicalYearRequest,
  onProgress?: () => void,
): SelectedYear {
  const sink = new Sink()
  const series = readSeries(weather, 'weather', sink)
  if (series === null) throw new EngineError(sink.failures)
  const place = siteOf(weather, site)
  const watched = watchedSky(series, place, onProgress)
  const { sky } = watched
  const light = lightOf(series, sky, 'weather', sink)
  if (light === null) throw new EngineError(sink.failures)
  requireLight(light, 'weather')
  const clock = requireSunOfStamps(series, light, watched, 'weather')
  const diffuse = diffuseFaults(series, sky, place, onProgress)
  const option: TypicalMethod = TYPICAL_METHODS[method]
  const wanted = [...(Object.keys(option.weights) as DayFigure[]), ...option.also]
  const { columns, missing } = figureColumns(wanted, series, light, sky)
  const found = monthsOfYears(series, [...new Set(columns.values())], 'weather', sink)
  if (sink.failures.length > 0) throw new EngineError(sink.failures)
  onProgress?.()
  const filled = withFilledLight(series, sky)
  const whole = figureColumns(wanted, filled, lightOf(filled, sky, 'weather', sink) ?? light, sky).columns
  const months = candidateMonths(found.instances, whole, series.stepMinutes, option.distribution)
  const scarce = months.findIndex(({ candidates }) => candidates.length < CANDIDATES_MIN)
  if (scarce >= 0)
    throw new EngineError([
      {
        code: 'validation_error',
        field: 'weather',
        message: `The weather has ${months[scarce].candidates.length} whole months of ${MONTH_NAMES[scarce]} with at most 1 % gaps: a typical year is chosen from at least ${CANDIDATES_MIN}, better ${CANDIDATES_GOOD} years. Send more years, each with all of its rows`,
      },
    ])
  const statistics = yearStatistics(months)
  requireLitYears(statistics)
  const distances = months.map((month) => month.candidates.map((candidate) => option.distance(candidate, month)))
  const sum = exceedance_percent === null ? null : exceededSum(statistics, exceedance_percent)
  const chosen = sum === null ? months.map((month, m) => option.choose(month, distances[m])) : exceedanceMonths(months, distances, sum)
  onProgress?.()
  const made = reportOf(filled, months, distances, chosen, sum, statistics, method, { wanted, missing, found, exceedance_percent })
  const gaps = gapNotes(series, filled, sky, chosen)
  return {
    ...made,
    notes: [...movedNotes(weather, place), ...diffuse.notes, ...made.notes, ...gaps, ...clock],
    weather: placedAt(made.weather, place, site),
  }
}

/** Columns of the figures; a figure of which the weather has nothing is missing. */
function figureColumns(wanted: readonly DayFigure[], series: Series, light: Light, sky: RowSky) {
  const [temp, wind, humidity] = [series.column('temp_air_c'), series.column('wind_speed_ms'), series.column('relative_humidity')]
  const dew = temp === null || humidity === null ? null : temp.map((value, i) => dewPointC(value, Math.max(humidity[i], DRIEST_FRAC)))
  const sources: Record<DayFigure, Float64Array | null> = {
    ghi: light.ghiWm2,
    dni: wanted.includes('dni') ? beamOf(light, sky) : null,
    temp_mean: temp,
    temp_max: temp,
    temp_min: temp,
    dew_mean: dew,
    dew_max: dew,
    dew_min: dew,
    wind_mean: wind,
    wind_max: wind,
    humidity_mean: humidity,
  }
  const columns = new Map<DayFigure, Float64Array>()
  for (const figure of new Set<DayFigure>(['ghi', ...wanted])) {
    const column = sources[figure]
    if (column !== null) columns.set(figure, column)
  }
  return { columns, missing: wanted.filter((figure) => !columns.has(figure)) }
}

/** Dry air has no dew point. */
const DRIEST_FRAC = 0.01

/** Direct normal irradiance of the weather, or what follows from its diffuse light, or from Erbs. */
function beamOf(light: Light, sky: RowSky): Float64Array {
  if (light.dniWm2 !== null) return light.dniWm2
  const { ghiWm2, dhiWm2 } = withSplit(light, sky)
  const cosines = beamCosines(light, sky)
  return ghiWm2.map((ghi, i) => (cosines[i] > 0 ? Math.min(Math.max(0, ghi - (dhiWm2?.[i] ?? ghi)) / cosines[i], sky.beamLimitWm2[i]) : 0))
}

/** Fails: EngineError at `weather.ghi_wm2` for a year without light among others. */
function requireLitYears({ years }: YearStatistics): void {
  const dark = years.filter(({ ghi_kwhm2 }) => ghi_kwhm2 === 0).map(({ year }) => year)
  if (dark.length === 0) return
  const message = `The global irradiance of ${dark.join(', ')} is zero in every row: send null where it is not known, or leave ${dark.length === 1 ? 'the year' : 'these years'} out`
  throw new EngineError([{ code: 'validation_error', field: 'weather.ghi_wm2', message }])
}

/** Fails: EngineError at `exceedance_percent` for too few whole years. */
function exceededSum({ mean_kwhm2: mean, interannual_frac: sigma, years }: YearStatistics, percent: ExceedancePercent): number {
  if (mean === null || sigma === null)
    throw new EngineError([
      {
        code: 'validation_error',
        field: 'exceedance_percent',
        message: `A P${percent} year needs the spread of at least 5 whole calendar years that are no copies of each other, and the weather has ${years.length} whole ones: send more years, or null for a typical year`,
      },
    ])
  return mean * (1 - QUANTILES[percent] * sigma)
}

/** What was asked for, and what the weather lacks of it. */
interface Asked {
  readonly wanted: readonly DayFigure[]
  readonly missing: readonly DayFigure[]
  readonly found: MonthsOfYears
  readonly exceedance_percent: ExceedancePercent | null
}

function reportOf(
  series: Series,
  months: readonly CandidateMonth[],
  distances: readonly (readonly number[])[],
  chosen: readonly Candidate[],
  wantedKwhm2: number | null,
  statistics: YearStatistics,
  name: TypicalMethodName,
  about: Asked,
): SelectedYear {
  const { title, source, weights, joinHours, joinsYears }: TypicalMethod = TYPICAL_METHODS[name]
  const report = chosen.map((candidate, m): ChosenMonth => {
    const { candidates } = months[m]
    const k = candidates.indexOf(candidate)
    return {
      month: m + 1,
      year: candidate.instance.year,
      statistic: roundFigure(distances[m][k], 6),
      rank: distances[m].filter((distance) => distance < distances[m][k]).length + 1,
      candidates: candidates.length,
      ghi_kwhm2: roundFigure(candidate.ghiKwhm2, 3),
      mean_ghi_kwhm2: roundFigure(meanGhi(candidates), 3),
    }
  })
  const ghi = chosen.reduce((sum, { ghiKwhm2 }) => sum + ghiKwhm2, 0)
  const mean = months.reduce((sum, { candidates }) => sum + meanGhi(candidates), 0)
  const used = Object.entries(weights).filter(([figure]) => !about.missing.includes(figure as DayFigure))
  const total = used.reduce((sum, [, weight]) => sum + weight, 0)
  const instances = chosen.map(({ instance }) => instance)
  return {
    weather: typicalSection(series, instances, { hours: joinHours, joinsYears }),
    method: { name, title, source, figures: Object.fromEntries(used.map(([figure, weight]) => [figure, roundFigure(weight / total, 4)])) },
    months: report,
    ghi_kwhm2: roundFigure(ghi, 2),
    difference_frac: roundFigure(ghi / mean - 1, 5),
    wanted_kwhm2: wantedKwhm2 === null ? null : roundFigure(wantedKwhm2, 2),
    statistics,
    months_years: instances.map(({ year }) => year),
    notes: [
      ...notesOn(title, report, statistics, ghi / mean - 1, about),
      ...copyNotes(
        months,
        statistics.years.map(({ year }) => year),
      ),
    ],
  }
}

function meanGhi(candidates: readonly Candidate[]): number {
  return candidates.reduce((sum, { ghiKwhm2 }) => sum + ghiKwhm2, 0) / candidates.length
}

/** A trend above this many standard errors is named. */
const TREND_SIGMAS = 2

function notesOn(
  title: string,
  months: readonly ChosenMonth[],
  statistics: YearStatistics,
  difference: number,
  {
    missing,
    found,
    exceedance_percent: percent,
  }: { missing: readonly DayFigure[]; found: MonthsOfYears; exceedance_percent: ExceedancePercent | null },
): string[] {
  const { interannual_frac: sigma, trend_per_decade_frac: trend, trend_sigma_frac: trendSigma, years } = statistics
  const least = Math.min(...months.map(({ candidates }) => candidates))
  const notes = [
    `${percent === null ? 'Typical year' : `P${percent} year`} by ${title}, without February 29: ${months.map(({ month, year }) => `${MONTH_NAMES[month - 1].slice(0, 3)} ${year}`).join(', ')}.`,
    `Its global irradiation is ${percentText(difference)} from the mean of all years.`,
  ]
  if (percent !== null)
    notes.push(
      `P${percent} counts the weather of single years alone: uncertainty of the data and of the model is not in it, so do not apply it a second time.`,
    )
  if (missing.length > 0) notes.push(`The weather has no values for ${missing.join(', ')}: the other figures have their weight.`)
  const incomplete = found.leftOut.length
  if (incomplete > 0) notes.push(`${incomplete} months were left out, because rows are missing or more than 1 % of a column are gaps.`)
  const others = yearsLeftOut(found, statistics)
  if (others !== null) notes.push(others)
  if (least < CANDIDATES_GOOD) notes.push(`Some months were chosen from ${least} years only: ISO 15927-4 asks for 10 or more.`)
  if (sigma !== null)
    notes.push(
      `From year to year the global irradiation varies by ${percentText(sigma)} (one standard deviation of ${years.length} years).`,
    )
  if (trend !== null && trendSigma !== null && Math.abs(trend) > TREND_SIGMAS * trendSigma)
    notes.push(
      `The global irradiation has a trend of ${percentText(trend)} in ten years (standard error ${percentText(trendSigma)}): older years stand for the future less well than the spread says.`,
    )
  return notes
}

function percentText(frac: number): string {
  return `${(100 * frac).toFixed(2)} %`
}
