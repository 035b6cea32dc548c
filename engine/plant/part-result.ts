import type { LossRow, SubArrayResult } from '@pvyield/contract/schemas'
import { columnNamed } from '../core/column-names.ts'
import type { ColumnName, RowPart } from '../core/columns.ts'
import type { CurveModule, ModuleModel } from '../core/models.ts'
import { plantAcKw, plantDcW, plantModules } from '../core/nameplate.ts'
import type { Resolved } from '../core/option.ts'
import type { Parts } from '../core/parts.ts'
import { lossDiagram } from '../report/diagram.ts'
import { coldOpenCircuitV, mppV } from '../report/module-voltage.ts'
import type { StringTemperatures } from '../report/string-temperatures.ts'
import type { PlantTally } from '../report/sub-arrays.ts'
import type { MonthSums, Sums } from '../report/totals.ts'

/** A part of a plant in its answer. */
export interface ReportedPart {
  readonly id: string
  readonly label: string | null
  /** Id of the part whose inverters it feeds; null for its own. */
  readonly sharesWith: string | null
  readonly request: Resolved
  readonly module: ModuleModel
  readonly parts: Pick<Parts, RowPart>
}

/** What is added up of it, for all of its inverters. */
export interface PartSums {
  readonly sum: (name: ColumnName) => number
  readonly months: readonly MonthSums[]
  readonly temperatures: StringTemperatures
}

/**
 * With what a battery changes that stands at the DC side of the part.
 * @param ofPlant  which has that battery alone; null for a part without it
 */
export function withBattery({ sum, months, temperatures }: PartSums, ofPlant: Pick<Sums, 'sum' | 'months'> | null): PartSums {
  const isOfBattery = (name: ColumnName): boolean => columnNamed(name).entry.only === 'dcBattery'
  return {
    temperatures,
    sum: (name) => (isOfBattery(name) ? (ofPlant?.sum(name) ?? 0) : sum(name)),
    months: months.map((month, k) => {
      const { arrayByBatteryW, outputByBatteryW } = ofPlant?.months[k].sums ?? NO_CHANGE
      const { arrayW, outputW } = month.sums
      return { ...month, sums: { ...month.sums, arrayW: arrayW + arrayByBatteryW, outputW: outputW + outputByBatteryW } }
    }),
  }
}

const NO_CHANGE = { arrayByBatteryW: 0, outputByBatteryW: 0 }

export function resultOf(part: ReportedPart, sums: PartSums, plant: Omit<PlantTally, 'totals' | 'temperatures'>): SubArrayResult {
  const { id, label, sharesWith, request, parts } = part
  const kilo = plant.stepMinutes / 60 / 1000
  const dcKwp = plantDcW(request) / 1000
  return {
    id,
    label,
    shares_inverter_with: sharesWith,
    dc_kwp: dcKwp,
    ac_kw: sharesWith === null ? plantAcKw(request) : null,
    modules: plantModules(request),
    specific_yield_kwh_per_kwp: ((sums.sum('inverterOutputW') + sums.sum('outputByBatteryW')) * kilo) / dcKwp,
    monthly: monthsOf(sums.months, plant),
    loss_diagram: toInverters(lossDiagram((name) => sums.sum(name) * kilo, { ...parts, outages: false })),
    string_voltage: voltageOf(part, sums.temperatures),
  }
}

/** The rows up to the output of the inverters. */
function toInverters(rows: readonly LossRow[]): LossRow[] {
  return rows.slice(0, rows.findIndex(({ key }) => key === 'e_inverter_output') + 1)
}

type PlantMonths = Pick<PlantTally, 'year' | 'lightless' | 'stepMinutes'>

function monthsOf(months: readonly MonthSums[], { year, lightless, stepMinutes }: PlantMonths): SubArrayResult['monthly'] {
  const column = (value: (sums: MonthSums['sums']) => number): (number | null)[] =>
    Array.from({ length: 12 }, (_, month) => {
      const same = months.filter((each) => each.month === month)
      if (same.length === 0 || lightless.months.has(month)) return null
      return (same.reduce((sum, { sums }) => sum + year.monthWeights[month] * value(sums), 0) * stepMinutes) / 60 / 1000
    })
  return {
    glob_inc_kwhm2: column(({ beamInc, skyInc, groundInc }) => beamInc + skyInc + groundInc),
    glob_eff_kwhm2: column(({ globEff }) => globEff),
    e_array_kwh: column(({ arrayW }) => arrayW),
    e_inverter_output_kwh: column(({ outputW }) => outputW),
  }
}

function voltageOf({ request, module }: ReportedPart, { coldestAirC, hottestCellC }: StringTemperatures): SubArrayResult['string_voltage'] {
  if (!module.hasVoltage || !Number.isFinite(hottestCellC)) return null
  const { array, inverter } = request
  const { v_dc_max_v, v_mppt_min_v, v_mppt_max_v } = inverter
  const volts = (ofModule: (module: CurveModule) => number): number => array.modules_per_string * ofModule(module)
  const open = volts((model) => coldOpenCircuitV(request.module, model, coldestAirC))
  const cold = volts((model) => mppV(model, coldestAirC))
  const hot = volts((model) => mppV(model, hottestCellC))
  const most = v_mppt_max_v ?? Number.POSITIVE_INFINITY
  return {
    open_circuit_cold_v: open,
    mpp_cold_v: cold,
    mpp_hot_v: hot,
    coldest_air_c: coldestAirC,
    hottest_cell_c: hottestCellC,
    v_dc_max_v,
    v_mppt_min_v,
    v_mppt_max_v,
    is_in_window: open <= (v_dc_max_v ?? Number.POSITIVE_INFINITY) && cold <= most && hot >= (v_mppt_min_v ?? 0),
  }
}
