import type { SubArrayResult } from '@pvyield/contract/schemas'
import type { PartsOut } from '../ac/outages/parts-out.ts'
import { columnNamed } from '../core/column-names.ts'
import type { ColumnName } from '../core/columns.ts'
import type { Frame } from '../core/frame.ts'
import type { PartSeriesName } from '../core/part-series.ts'
import type { PlantPart } from '../core/plant-parts.ts'
import { Sink } from '../core/sink.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { warnOfHotCells } from '../report/hot-cells.ts'
import { type SeriesColumns, writeRows } from '../report/series.ts'
import { warnOfStringVoltage } from '../report/string-voltage.ts'
import type { PlantTally, SubArrays } from '../report/sub-arrays.ts'
import { MONTHLY_COLUMNS, type MonthSums } from '../report/totals.ts'
import type { SharedSky } from '../variants/shared-sky.ts'
import { addAll, arraysAdder, clearSums, invertersAdder, type Share } from './add-arrays.ts'
import { BatteryBus } from './battery-bus.ts'
import { KindWalk, type WalkedUnit } from './kind-walk.ts'
import { inPart, report } from './names.ts'
import { INVERTER_POWER } from './part-columns.ts'
import { type PartSums, resultOf, withBattery } from './part-result.ts'
import { seriesByPart, type WrittenSeries, writeAtShared } from './part-series.ts'
import type { SceneLight } from './scene-light.ts'
import type { SharedInverters } from './shared-inverters.ts'
import type { Unit } from './unit.ts'

/** A part of the plant, as it runs. */
export interface RunPart {
  readonly part: PlantPart
  readonly unit: Unit
  /** Number of its inverters. */
  readonly times: number
  /** The inverters that it shares, and its place among their parts; null for its own. */
  readonly shared: { readonly inverters: SharedInverters; readonly at: number } | null
}

/** The parts of a plant: each runs under the sky of the plant, and is added to the columns of the plant. */
export class PlantArrays implements SubArrays {
  readonly isSole = false
  readonly stcW: number
  /** In the order of their ids, so that the order of a request changes no digit of a sum. */
  private readonly byId: readonly RunPart[]
  private readonly areaM2: number
  private readonly modules: number
  private readonly battery = new BatteryBus()
  /** Number of the part at whose DC side a battery stands; -1 for none. */
  private readonly atBattery: number
  /** With the numbers of their parts. */
  private readonly shared: ReadonlyMap<SharedInverters, readonly number[]>
  /** Output of the inverters in each later year. */
  private readonly years: Float64Array[] = []
  /** What is out of it. */
  private readonly yearsOut: Float64Array[] = []
  private yearsWanted = 0
  private walks: readonly KindWalk[] | null = null
  private readonly walkOf = new Map<Unit, KindWalk>()
  /** By id. */
  private written: ReadonlyMap<string, readonly WrittenSeries[]> = new Map()

  constructor(
    private readonly parts: readonly RunPart[],
    private readonly weather: WeatherTable,
    private readonly sky: SharedSky,
    readonly seriesNames: readonly PartSeriesName[],
    private readonly light: SceneLight | null,
    private readonly out: PartsOut | null,
  ) {
    this.byId = parts.toSorted((one, other) => (one.part.id < other.part.id ? -1 : 1))
    this.atBattery = parts.findIndex(({ unit }) => unit.arrays.parts.dcBattery)
    this.shared = sharersOf(this.byId, parts)
    const total = (of: (unit: Unit) => number): number => this.byId.reduce((sum, { unit, times }) => sum + times * of(unit), 0)
    this.areaM2 = total((unit) => unit.areaM2)
    this.modules = total((unit) => unit.modules)
    this.stcW = total((unit) => unit.modules * unit.arrays.module.stcW)
  }

  /** Runs the parts on the rows of a block of the plant. */
  readonly run = (plant: Frame): void => {
    this.walks ??= this.begin(plant)
    clearSums(plant)
    if (this.out !== null) plant.ac.partsOutW.fill(0, 0, plant.n)
    this.out?.begin(plant)
    for (const column of [...this.years, ...this.yearsOut]) column.fill(0, 0, plant.n)
    this.out?.writeOf(this.atBattery, plant)
    this.light?.run(plant)
    for (const walk of this.walks) walk.run(plant)
    for (const [inverters, sharers] of this.shared) this.runShared(inverters, sharers, plant)
  }

  /** Writes the output of the inverters in a year of operation, after the first year of the block. */
  inYear(year: number): (plant: Frame) => void {
    this.yearsWanted = Math.max(this.yearsWanted, year)
    return (plant) => {
      const { ac, n } = plant
      ac.inverterOutputW.set(this.years[year - 1].subarray(0, n))
      if (this.out !== null) ac.partsOutW.set(this.yearsOut[year - 1].subarray(0, n))
      this.battery.recall(plant, year)
    }
  }

  writeTo(series: SeriesColumns): void {
    this.written = seriesByPart(series)
  }

  /** @param sharers  numbers of the parts at these inverters */
  private runShared(inverters: SharedInverters, sharers: readonly number[], plant: Frame): void {
    const { out, parts } = this
    inverters.run(plant, (at, share) => {
      const { part, times } = parts[sharers[at]]
      writeAtShared(this.written.get(part.id) ?? [], share, times)
      out?.add(sharers[at], times, share.ac.inverterOutputW, plant.n, plant.ac.partsOutW)
    })
    for (const [year, outputW] of this.years.entries()) {
      const addOut = (at: number, ofSharerW: Float64Array): void =>
        out?.add(sharers[at], parts[sharers[at]].times, ofSharerW, plant.n, this.yearsOut[year])
      inverters.runYear(plant, year + 1, outputW, out === null ? null : addOut)
    }
  }

  report({ totals, temperatures: _, ...plant }: PlantTally, sink: Sink): SubArrayResult[] {
    return this.parts.map((part, k) => {
      const sums = withBattery(this.sumsOf(part), k === this.atBattery ? totals : null)
      const { id, label, request, owner } = part.part
      const { module, parts } = part.unit.arrays
      const found = new Sink()
      warnOfHotCells(sums.temperatures.hottestCellC, request, found)
      warnOfStringVoltage(request, module, sums.temperatures, found)
      report(found, inPart(k), sink)
      const sharesWith = owner === k ? null : this.parts[owner].part.id
      return resultOf({ id, label, sharesWith, request, module, parts }, sums, plant)
    })
  }

  /** Each part has named its own. */
  name(): void {}

  private begin(plant: Frame): KindWalk[] {
    for (let year = 0; year < this.yearsWanted; year++) {
      this.years.push(new Float64Array(plant.capacity))
      if (this.out !== null) this.yearsOut.push(new Float64Array(plant.capacity))
    }
    const units = new Map<Unit, RunPart[]>()
    for (const part of this.byId) units.set(part.unit, [...(units.get(part.unit) ?? []), part])
    const kinds = new Map<Unit['kind'], WalkedUnit[]>()
    for (const [unit, parts] of units) kinds.set(unit.kind, [...(kinds.get(unit.kind) ?? []), this.walked(unit, parts, plant)])
    return [...kinds.values()].map((members) => {
      const walk = new KindWalk(members, this.weather, plant, this.sky, this.yearsWanted)
      for (const { unit } of members) this.walkOf.set(unit, walk)
      return walk
    })
  }

  /** @param parts  those that are this unit */
  private walked(unit: Unit, parts: readonly RunPart[], plant: Frame): WalkedUnit {
    const times = parts.reduce((sum, part) => sum + part.times, 0)
    const share: Share = { times, areaFrac: (times * unit.areaM2) / this.areaM2, moduleFrac: (times * unit.modules) / this.modules }
    const [{ shared }] = parts
    const hasBattery = unit.arrays.parts.dcBattery
    const addArrays = arraysAdder(unit.arrays.parts, share)
    const addInverters = invertersAdder(unit.arrays.parts, share)
    const series = parts.flatMap((part) =>
      (this.written.get(part.part.id) ?? []).flatMap((own) =>
        shared !== null && own.isOfInverters ? [] : [{ ...own, times: part.times }],
      ),
    )
    return {
      unit,
      visit: (frame) => {
        addArrays(frame, plant)
        for (const { column, quantity, times: count } of series) writeRows(column, quantity, frame, count)
        if (shared !== null) shared.inverters.take(shared.at, frame, 0)
        else {
          addInverters(frame, plant)
          this.addOut(parts, frame, plant.ac.partsOutW)
        }
        if (hasBattery) this.battery.take(frame, times, plant.ac)
      },
      visitInYear: (frame, year) => {
        if (shared !== null) shared.inverters.take(shared.at, frame, year + 1)
        else {
          addAll(frame.n, frame.ac.inverterOutputW, times, this.years[year])
          this.addOut(parts, frame, this.yearsOut[year])
        }
        if (hasBattery) this.battery.takeYear(frame, times, year + 1)
      },
    }
  }

  /** Adds what is out of parts with inverters of their own. */
  private addOut(parts: readonly RunPart[], { n, ac }: Frame, outW: Float64Array): void {
    if (this.out === null) return
    for (const part of parts) this.out.add(this.parts.indexOf(part), part.times, ac.inverterOutputW, n, outW)
  }

  private sumsOf({ unit, times, shared }: RunPart): PartSums {
    const { totals, temperatures } = (this.walkOf.get(unit) as KindWalk).sumsOf(unit)
    const ofAll = (name: ColumnName, one: number): number => (isPower(name) ? times * one : one)
    if (shared === null) return { sum: (name) => ofAll(name, totals.sum(name)), months: timesMonths(totals.months, times), temperatures }
    const behind = shared.inverters.totals[shared.at]
    const isBehind = new Set<ColumnName>(INVERTER_POWER)
    const sum = (name: ColumnName): number => {
      if (isBehind.has(name)) return behind.sum(name)
      if (name === 'mppW') return totals.sum(name) - behind.sum('stringMismatchLossW')
      return totals.sum(name) + (name === 'stringMismatchLossW' ? behind.sum(name) : 0)
    }
    const months = totals.months.map((month, k) => {
      const { arrayW, outputW } = behind.months[k].sums
      return { ...month, sums: { ...month.sums, arrayW, outputW } }
    })
    return { sum: (name) => ofAll(name, sum(name)), months: timesMonths(months, times), temperatures }
  }
}

/** Power is that of all inverters; light and temperature are those of one. */
function isPower(name: ColumnName): boolean {
  return columnNamed(name).entry.unit === 'W'
}

const MONTHLY_POWER: ReadonlySet<string> = new Set(MONTHLY_COLUMNS.flatMap(([name, column]) => (isPower(column) ? [name] : [])))

/** Inverters that several parts share, with the numbers of these in their order at them. */
function sharersOf(inOrder: readonly RunPart[], parts: readonly RunPart[]): Map<SharedInverters, number[]> {
  const sharers = new Map<SharedInverters, number[]>()
  for (const part of inOrder) {
    const { shared } = part
    if (shared === null) continue
    const own = sharers.get(shared.inverters) ?? []
    own[shared.at] = parts.indexOf(part)
    sharers.set(shared.inverters, own)
  }
  return sharers
}

function timesMonths(months: readonly MonthSums[], times: number): MonthSums[] {
  return months.map(({ sums, ...month }) => ({
    ...month,
    sums: Object.fromEntries(
      Object.entries(sums).map(([name, value]) => [name, MONTHLY_POWER.has(name) ? times * value : value]),
    ) as MonthSums['sums'],
  }))
}
