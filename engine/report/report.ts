import type { LossRow, Monthly, RunAnswer, StorageAgeingTable } from '@pvyield/contract/schemas'
import type { ColumnName } from '../core/columns.ts'
import type { MeanYear } from '../core/mean-year.ts'
import type { ModuleModel } from '../core/models.ts'
import { plantAcKw, plantDcW, plantModules } from '../core/nameplate.ts'
import type { Resolved } from '../core/option.ts'
import type { Parts } from '../core/parts.ts'
import { partsOf } from '../core/plant-parts.ts'
import type { Sink } from '../core/sink.ts'
import type { WeatherFindings } from '../core/weather-findings.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import type { Finding } from '../findings/finding.ts'
import { notedSeaMistake, swapBySun } from '../weather-checks/coordinate-mistakes.ts'
import { outsideOf } from '../weather-checks/embedded-trust.ts'
import type { LightlessRows } from '../weather-checks/lightless-rows.ts'
import { lightAtNight } from '../weather-checks/night-light.ts'
import { sayFarClock } from '../weather-checks/place.ts'
import { availability } from './availability.ts'
import { comparisonOf } from './comparison.ts'
import { warnOfRatio } from './dc-ac-ratio.ts'
import { lossDiagram } from './diagram.ts'
import { exceedance, isUncertain } from './exceedance.ts'
import { warnOfHotCells } from './hot-cells.ts'
import { lifetimeTable } from './lifetime-table.ts'
import { mainLosses } from './main-losses.ts'
import { warnOfMeasuredYears } from './measured-years.ts'
import { monthlyTable } from './monthly.ts'
import type { ReferenceScore } from './reference-score.ts'
import { rackingOfRun } from './scene-summary.ts'
import { storageSummary } from './storage.ts'
import type { StringTemperatures } from './string-temperatures.ts'
import { warnOfStringVoltage } from './string-voltage.ts'
import type { SubArrays } from './sub-arrays.ts'
import { type Headline, headline, type NearBodies, type PlantSize, summarize } from './summary.ts'
import type { Sums } from './totals.ts'
import { isUsualYield, warnOfYield } from './unusual-yield.ts'
import { runWeatherMeta } from './weather-meta.ts'

/** Results that a run collects block by block. */
export interface Tally {
  year: MeanYear
  totals: Sums
  temperatures: StringTemperatures
  found: WeatherFindings
  lightless: LightlessRows
  /**
   * Sum of the grid power over the mean year, for each year of the analysis period; empty when the
   * period is one year.
   */
  gridWByYear: Float64Array
  /** The same of the power of the plant that the load consumes. */
  suppliedWByYear: Float64Array
  /** Null without an ageing battery. */
  ageing: StorageAgeingTable | null
  /** Null without a reference series. */
  score: ReferenceScore | null
}

/** An answer without the digests of what it follows from. */
export interface Report extends Pick<RunAnswer, 'loss_diagram' | 'weather_meta' | 'sub_arrays'> {
  readonly summary: Omit<RunAnswer['summary'], 'provenance'>
}

/** What the answer says of the plant besides its sums. */
export interface ReportedPlant {
  readonly parts: Parts
  readonly module: ModuleModel
  readonly subArrays: SubArrays | null
}

/** Builds the answer of a run from the sums of its columns. */
export function report(request: Resolved, weather: WeatherTable, plant: ReportedPlant, near: NearBodies, tally: Tally, sink: Sink): Report {
  const { parts, module, subArrays } = plant
  const { stepMinutes } = weather
  const { year, totals, temperatures, lightless, gridWByYear, suppliedWByYear, ageing, found, score } = tally
  const { lifetime } = request
  const toKwhPerYear = stepMinutes / 60 / 1000
  const size = sizeOf(request, near)
  const sub_arrays = subArrays?.report({ totals, temperatures, year, lightless, stepMinutes }, sink) ?? null
  const byYear = Array.from(gridWByYear, (gridW, k) => ({
    gridKwh: gridW * toKwhPerYear,
    suppliedKwh: suppliedWByYear[k] * toKwhPerYear,
  }))
  const isAnnual = isOfYear(tally)
  const table = isAnnual && byYear.length > 0 ? lifetimeTable(byYear, lifetime) : null
  // the same factor converts sums of irradiance to kWh/m2 and sums of power to kWh
  const loss_diagram = lossDiagram((name) => totals.sum(name) * toKwhPerYear, parts)
  const storage = storageSummary(totals, request.storage, toKwhPerYear, isAnnual ? ageing : null)
  const summary = summarize(totals, stepMinutes, year, lightless, size, near, table, storage, (expected) =>
    isAnnual ? exceedance(expected, byYear, lifetime, isCut(loss_diagram)) : null,
  )
  warn(request, weather, plant, size, tally, sink, () => warnOfYield(summary, loss_diagram, isAnnual, sink))
  return {
    summary: {
      ...summary,
      main_losses: mainLosses(loss_diagram, (subArrays?.stcW ?? size.modules * module.stcW) / 1000),
      availability: availability(totals, request.ac_losses, year, stepMinutes),
      comparison: score && comparisonOf(score, year, stepMinutes),
      warnings: sink.warnings,
      findings: sink.findings,
    },
    loss_diagram,
    sub_arrays,
    weather_meta: runWeatherMeta(request.weather, weather, found, trustOf(request, size)),
  }
}

/** Columns whose sums show whether one of a stage is not finite: the levels from the light to the grid. */
export const HEADLINE_COLUMNS: readonly ColumnName[] = [
  'beamIncWm2', 'skyIncWm2', 'groundIncWm2', 'effectiveWm2', 'nominalW', 'mppW', 'arrayW', 'inverterOutputW', 'gridW', 'selfConsumedW',
] // biome-ignore format: a list of names

/** The headline figures of a plant without parts, the tables by month where they are wanted, and what was found. */
export interface Headlines {
  readonly summary: Headline & { readonly monthly?: Monthly; readonly findings: readonly Finding[] }
  readonly loss_diagram: readonly LossRow[]
}

/**
 * As `report`, from fewer sums; null when it takes the report itself to say what is wrong with the plant.
 * @param hasMonths  whether the tables by month are wanted
 */
export function headlines(
  request: Resolved,
  weather: WeatherTable,
  plant: ReportedPlant,
  near: NearBodies,
  tally: Tally,
  sink: Sink,
  hasMonths: boolean,
): Headlines | null {
  const { stepMinutes } = weather
  const { totals, year, lightless } = tally
  const size = sizeOf(request, near)
  const own = headline(totals, stepMinutes, year, size)
  const areFinite = HEADLINE_COLUMNS.every((name) => Number.isFinite(totals.sum(name))) && Object.values(own).every(Number.isFinite)
  if (!areFinite || !isUsualYield(own, isOfYear(tally))) return null
  warn(request, weather, plant, size, tally, sink)
  const monthly = hasMonths ? { monthly: monthlyTable(totals.months, year, { stepMinutes, dcKwp: size.dcKwp }, lightless.months) } : {}
  return { summary: { ...own, ...monthly, findings: sink.findings }, loss_diagram: [] }
}

/** Whether the rows are those of whole years with light. */
function isOfYear({ year, lightless }: Tally): boolean {
  return !year.isPart && !lightless.areMany
}

function sizeOf(request: Resolved, { scene }: NearBodies): PlantSize {
  return {
    dcKwp: plantDcW(request) / 1000,
    acKw: plantAcKw(request),
    modules: plantModules(request),
    racking: rackingOfPlant(request, scene),
  }
}

function trustOf({ site, weather }: Resolved, { racking }: PlantSize) {
  return { racking, outside: outsideOf(site.latitude, weather.meta?.notes) }
}

/**
 * Says what the results show.
 * @param ofYield  says whether the yield is unusual
 */
function warn(
  request: Resolved,
  weather: WeatherTable,
  { module, subArrays }: ReportedPlant,
  size: PlantSize,
  tally: Tally,
  sink: Sink,
  ofYield: () => void = () => undefined,
): void {
  const { lifetime } = request
  const { year, temperatures, found, lightless } = tally
  const years = lifetime.analysis_period_years
  const isAnnual = isOfYear(tally)
  if (subArrays === null || subArrays.isSole) {
    warnOfHotCells(temperatures.hottestCellC, request, sink)
    warnOfStringVoltage(request, module, temperatures, sink)
  }
  warnOfRatio(request, size, sink)
  warnOfSky(request, found, sink)
  if (year.isPart) sink.warn('weather_part_of_year', 'weather', { days: year.hours / 24 })
  if (lightless.areMany) sink.warn('irradiance_missing', 'weather', { share_frac: lightless.frac })
  if (!isAnnual && isUncertain(lifetime)) sink.warn('exceedance_needs_year', 'weather', {})
  if (!isAnnual && years > 1) sink.warn('lifetime_needs_year', 'weather', { years })
  if (isAnnual && isUncertain(lifetime)) warnOfMeasuredYears(request, weather, year, sink)
  if (year.isUneven) sink.warn('weather_uneven_years', 'weather', { days: year.years * 365.25 })
  ofYield()
  const mistake = notedSeaMistake(request.weather.meta?.notes)
  if (mistake !== null) sink.warn('place_at_sea', 'site', { mistake })
  if (request.weather.meta?.source === 'embedded') sink.warn('weather_embedded', 'weather', trustOf(request, size))
  subArrays?.name(sink)
}

/** Says what the comparison of the weather with the sun shows. */
function warnOfSky(request: Resolved, found: WeatherFindings, sink: Sink): void {
  if (found.summer !== null) sink.warn('daylight_saving', 'weather.timezone', { ...found.summer })
  else if (found.shift?.isOff) {
    const { lateMinutes } = found.shift
    sink.warn('stamps_shifted', 'weather.timezone', { late_min: lateMinutes, explained_by: swapBySun(request.site, lateMinutes) })
  } else if (!found.night.isTooBright) sayFarClock(request, sink)
  if (found.night.isTooBright) sink.add(lightAtNight(found.night))
  for (const finding of [...found.irradiance, ...found.air]) sink.add(finding)
}

/** Racking of the run; that of its parts where they agree. */
function rackingOfPlant(request: Resolved, scene: NearBodies['scene']): string {
  const rackings = new Set(partsOf(request).map((part) => rackingOfRun(part.request.array, scene)))
  return rackings.size === 1 ? [...rackings][0] : 'mixed'
}

const CUTTING: ReadonlySet<string> = new Set(['inverter_over_power', 'inverter_over_current', 'grid_limit'])

/** Whether a limit of power or current takes energy, most of it in sunny years. */
function isCut(rows: Report['loss_diagram']): boolean {
  return rows.some(({ key, value }) => CUTTING.has(key) && value > 0)
}
