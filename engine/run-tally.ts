import type { RunAnswer, Storage, StorageAgeing, StorageAgeingTable } from '@pvyield/contract/schemas'
import type { Chain } from './chain.ts'
import type { Blocks } from './core/blocks.ts'
import type { Frame } from './core/frame.ts'
import type { MeanYear } from './core/mean-year.ts'
import type { Resolved } from './core/option.ts'
import { partsOf } from './core/plant-parts.ts'
import { isMadeLight } from './core/section-facts.ts'
import type { Sink } from './core/sink.ts'
import type { WeatherFindings } from './core/weather-findings.ts'
import type { WeatherTable } from './core/weather-table.ts'
import { ageingTable } from './report/ageing-table.ts'
import { AVAILABILITY_COLUMNS } from './report/availability.ts'
import { BatteryYears } from './report/battery-years.ts'
import { DIAGRAM_COLUMNS } from './report/diagram.ts'
import { MixedLight } from './report/mixed-light.ts'
import { PlaneSensor } from './report/plane-sensor.ts'
import { provenance, type Sha256 } from './report/provenance.ts'
import { ReferenceScore } from './report/reference-score.ts'
import { type Headlines, headlines, type Report, report, type Tally } from './report/report.ts'
import { CAUSE_COLUMNS } from './report/scene-summary.ts'
import { STORAGE_COLUMNS } from './report/storage.ts'
import { StringTemperatures } from './report/string-temperatures.ts'
import type { NearBodies } from './report/summary.ts'
import { type Stretch, type Sums, stretchesOf, summedColumns, Totals } from './report/totals.ts'
import { hasRowShading, rowModelOf } from './shading/index.ts'
import { WeatherChecks } from './weather-checks/index.ts'
import { lightlessRows } from './weather-checks/lightless-rows.ts'

/** Every column that an answer adds up. */
export const SUMMED = summedColumns([...DIAGRAM_COLUMNS, ...STORAGE_COLUMNS, ...AVAILABILITY_COLUMNS, ...CAUSE_COLUMNS])

/** What the engine answers; the host adds what was asked for. */
export type EngineAnswer = Pick<RunAnswer, 'summary' | 'loss_diagram' | 'sub_arrays' | 'weather_meta'>

/** What a run adds up, block by block, and the answer that follows from it. */
export class RunTally {
  /** Null where others add up. */
  private readonly own: { readonly totals: Totals; readonly temperatures: StringTemperatures } | null
  private readonly score: ReferenceScore | null
  private readonly gridWByYear: Float64Array
  private readonly suppliedWByYear: Float64Array
  private readonly battery: BatteryYears | null
  private readonly mixed: MixedLight | null
  private readonly planeSensor: PlaneSensor | null
  private stretches: readonly Stretch[] = []

  /**
   * @param laterYears  number of years of the analysis period; 0 when it is one year
   * @param shared  what is added up for other runs as well, of the same blocks; null for a run of its own
   */
  constructor(
    private readonly request: Resolved,
    private readonly weather: WeatherTable,
    private readonly chain: Chain,
    private readonly year: MeanYear,
    blocks: Blocks,
    laterYears: number,
    private readonly shared: { readonly totals: Sums; readonly temperatures: StringTemperatures } | null = null,
  ) {
    const hasReference = Object.keys(request.weather.reference_series ?? {}).length > 0
    this.own = shared === null ? { totals: new Totals(SUMMED, chain.parts), temperatures: new StringTemperatures() } : null
    this.score = hasReference ? new ReferenceScore(request.weather, weather, chain.parts, blocks.frame.capacity) : null
    this.gridWByYear = new Float64Array(laterYears)
    this.suppliedWByYear = new Float64Array(laterYears)
    this.mixed = MixedLight.of(chain.scene, chain.module, weather, blocks.frame.capacity)
    this.planeSensor = PlaneSensor.of(request, weather, chain.parts)
    this.battery = chain.agedBattery === null || laterYears === 0 ? null : new BatteryYears(laterYears, weather.n, blocks, chain.parts)
  }

  /** Adds a block. */
  add(frame: Frame, stretches: readonly Stretch[] = stretchesOf(frame, this.year.monthWeights)): void {
    this.stretches = stretches
    this.own?.totals.add(frame, stretches)
    this.own?.temperatures.add(frame)
    this.score?.add(frame)
    this.mixed?.add(frame)
    this.planeSensor?.add(frame)
    this.battery?.keep(frame, stretches)
  }

  /** Adds the same block in a year of the analysis period, the first is 0. */
  addYear(frame: Frame, year: number): void {
    if (this.battery === null) this.addDelivered(frame, year, this.stretches)
    else this.battery.keepYear(frame, year)
  }

  private addDelivered({ ac }: Frame, year: number, stretches: readonly Stretch[]): void {
    this.gridWByYear[year] += meanYearSum(ac.gridW, stretches)
    if (this.chain.parts.storage) this.suppliedWByYear[year] += meanYearSum(ac.selfConsumedW, stretches)
  }

  /** Runs the years of an ageing battery, one after the other. */
  private ageBattery(battery: BatteryYears): StorageAgeingTable {
    const { storage } = this.request
    const { capacity_kwh: capacityKwh, ageing } = storage as Storage & { ageing: StorageAgeing }
    const toGrid = (this.chain.agedBattery as NonNullable<Chain['agedBattery']>)()
    return ageingTable(ageing, capacityKwh, this.gridWByYear.length, (year, keptFrac) => {
      let drawnW = 0
      battery.run(year, toGrid(keptFrac), (frame, stretches) => {
        this.addDelivered(frame, year, stretches)
        drawnW += meanYearSum(frame.ac.drawnW, stretches)
      })
      return (drawnW * this.weather.stepMinutes) / 60 / 1000
    })
  }

  /** The answer of the run, with its provenance. Call it after the last block. */
  answer(found: WeatherFindings, sink: Sink, sha256: Sha256 | undefined): EngineAnswer {
    const { summary, ...rest } = this.report(found, sink)
    return { summary: { ...summary, provenance: provenance(this.request, this.weather, sha256) }, ...rest }
  }

  report(found: WeatherFindings, sink: Sink): Report {
    const { request, weather, chain } = this
    return report(request, weather, chain, this.near, this.tally(found, sink), sink)
  }

  /** As `report`, from the sums of fewer columns. */
  headlines(found: WeatherFindings, sink: Sink, hasMonths: boolean): Headlines | null {
    const { request, weather, chain } = this
    return headlines(request, weather, chain, this.near, this.tally(found, sink), sink, hasMonths)
  }

  private get near(): NearBodies {
    const { scene, parts } = this.chain
    return { scene, rowModel: parts.rowShading ? rowModelOf(shadedPart(this.request)) : null }
  }

  private tally(found: WeatherFindings, sink: Sink): Tally {
    const { weather, year, score, gridWByYear, suppliedWByYear } = this
    this.mixed?.report(sink)
    this.planeSensor?.report(sink)
    const { totals, temperatures } = (this.own ?? this.shared) as NonNullable<typeof this.shared>
    const lightless = lightlessRows(weather, found.dark)
    const ageing = this.battery === null ? null : this.ageBattery(this.battery)
    return { year, totals, temperatures, score, gridWByYear, suppliedWByYear, ageing, found, lightless }
  }
}

/** The part of the plant whose rows shade each other. */
function shadedPart(request: Resolved): Resolved {
  return partsOf(request).find((part) => hasRowShading(part.request))?.request ?? request
}

function meanYearSum(powerW: Float64Array, stretches: readonly Stretch[]): number {
  let sum = 0
  for (const { row, to, weight } of stretches) for (let i = row; i < to; i++) sum += weight * powerW[i]
  return sum
}

/** The comparisons of the weather with the sun at the site of a run. */
export function weatherChecks({ site, weather: { elevation, meta } }: Resolved, weather: WeatherTable): WeatherChecks {
  const isSunlitMiddle = weather.sunOffsetMinutes === null && site.sun_instant === 'sunlit_middle'
  return new WeatherChecks(weather, { ...site, elevation, isMade: isMadeLight(meta) }, isSunlitMiddle)
}
