import type { LossRow, Monthly, SweepRequest } from '@pvyield/contract/schemas'
import type { Sink } from '../../core/sink.ts'
import { numberAt } from '../../core/value-at.ts'
import { DIAGRAM } from '../../report/diagram.ts'
import type { Headlines, Report } from '../../report/report.ts'

/** A column of the answer: a figure of each variant. */
export interface Figure<Result extends Report | Headlines = Report | Headlines> {
  /** Where a run has it: `e_grid_kwh` of its summary, `loss_diagram.iam`, `monthly.e_grid_kwh.1`. */
  readonly name: string
  readonly label: string
  readonly unit: string
  readonly from: FigureSource
  /** Null for a plant that does not have it. */
  readonly of: (result: Result) => number | null
}

/** What has to be made of a variant to know a figure: `months` are the headlines with their tables. */
export type FigureSource = 'headlines' | 'months' | 'report'

/** The least of which all figures follow. */
export function sourceOf(figures: readonly { readonly from: FigureSource }[]): FigureSource {
  const all: ReadonlySet<FigureSource> = new Set(figures.map(({ from }) => from))
  return all.has('report') ? 'report' : all.has('months') ? 'months' : 'headlines'
}

type SummaryName = NonNullable<NonNullable<SweepRequest['results']>['summary']>[number]
type MonthlyName = Exclude<keyof Monthly, 'year'>

const SUMMARY: Readonly<Record<SummaryName, readonly [label: string, unit: string]>> = {
  e_grid_kwh: ['Energy to grid', 'kWh'],
  e_export_kwh: ['Energy exported', 'kWh'],
  e_import_kwh: ['Energy that the plant takes from the grid', 'kWh'],
  specific_yield_kwh_per_kwp: ['Specific yield', 'kWh/kWp'],
  performance_ratio: ['Performance ratio', 'fraction'],
  capacity_factor: ['Capacity factor', 'fraction'],
  dc_kwp: ['DC power at STC', 'kW'],
  ac_kw: ['Nominal AC power', 'kW'],
  dc_ac_ratio: ['DC power divided by AC power', '1'],
  modules: ['Number of modules', '1'],
  'exceedance.p50_kwh': ['Energy of one year, P50', 'kWh'],
  'exceedance.p75_kwh': ['Energy of one year, P75', 'kWh'],
  'exceedance.p90_kwh': ['Energy of one year, P90', 'kWh'],
  'exceedance.p95_kwh': ['Energy of one year, P95', 'kWh'],
  'exceedance.p99_kwh': ['Energy of one year, P99', 'kWh'],
  'near_shading.beam_kwhm2': ['Beam lost to near shading', 'kWh/m2'],
  'near_shading.diffuse_kwhm2': ['Sky light lost to near shading', 'kWh/m2'],
  'near_shading.electrical_kwh': ['Electrical loss of partly shaded strings', 'kWh'],
  'storage.charged_kwh': ['Energy charged', 'kWh'],
  'storage.discharged_kwh': ['Energy discharged', 'kWh'],
  'storage.loss_kwh': ['Conversion losses of the battery', 'kWh'],
  'storage.equivalent_full_cycles': ['Full cycles of the battery', '1'],
  'storage.recovered_kwh': ['Energy that the grid limit would have curtailed', 'kWh'],
  'storage.self_consumed_kwh': ['Energy of the plant that supplies the load', 'kWh'],
  'storage.from_grid_kwh': ['Energy from the grid that supplies the load', 'kWh'],
  'storage.self_consumption': ['Self-consumption', 'fraction'],
  'storage.self_sufficiency': ['Self-sufficiency', 'fraction'],
}

const MONTHLY: Readonly<Record<MonthlyName, readonly [label: string, unit: string]>> = {
  glob_hor_kwhm2: ['Global horizontal irradiation', 'kWh/m2'],
  diff_hor_kwhm2: ['Diffuse horizontal irradiation', 'kWh/m2'],
  glob_inc_kwhm2: ['Irradiation on the plane', 'kWh/m2'],
  glob_eff_kwhm2: ['Effective irradiation', 'kWh/m2'],
  t_amb_c: ['Mean air temperature', 'degC'],
  e_array_kwh: ['Energy at the inverter input', 'kWh'],
  e_grid_kwh: ['Energy to grid', 'kWh'],
  pr: ['Performance ratio', 'fraction'],
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** The columns that were asked for. @param sink  receives the keys of loss rows that there are not */
export function figuresOf({ summary = [], losses = [], months = [] }: NonNullable<SweepRequest['results']>, sink: Sink): Figure[] {
  const rows = losses.flatMap((key, k) => {
    const row = DIAGRAM.find((each) => each.key === key)
    if (row === undefined)
      sink.fail(`results.losses.${k}`, `There is no row '${key}' in the loss diagram: ${DIAGRAM.map((each) => each.key).join(', ')}`)
    return row ?? []
  })
  const all = [...summary.map(ofSummary), ...rows.map(ofRow), ...months.flatMap(ofMonths)]
  const figures = [...new Map(all.map((figure) => [figure.name, figure])).values()]
  if (figures.length === 0) sink.fail('results', 'Name a figure of the summary, a row of the loss diagram, or a column of the months')
  return figures
}

/** The names of all columns that an answer can have. */
export function figureNames(): string[] {
  const months = Object.keys(MONTHLY).flatMap((name) => MONTHS.map((_, k) => `monthly.${name}.${k + 1}`))
  return [...Object.keys(SUMMARY), ...DIAGRAM.map(({ key }) => `loss_diagram.${key}`), ...months]
}

/** The column of a name; null for a name that no column has. */
export function figureNamed(name: string): Figure | null {
  if (Object.hasOwn(SUMMARY, name)) return ofSummary(name as SummaryName)
  const [section, key = ''] = name.split('.')
  if (section === 'loss_diagram') return DIAGRAM.filter((row) => name === `loss_diagram.${row.key}`).map(ofRow)[0] ?? null
  if (section !== 'monthly' || !Object.hasOwn(MONTHLY, key)) return null
  return ofMonths(key as MonthlyName).find((figure) => figure.name === name) ?? null
}

function ofSummary(name: SummaryName): Figure {
  const [label, unit] = SUMMARY[name]
  return { name, label, unit, from: name.includes('.') ? 'report' : 'headlines', of: ({ summary }) => numberAt(summary, name) }
}

function ofRow({ key, label, unit }: Pick<LossRow, 'key' | 'label' | 'unit'>): Figure {
  const of: Figure['of'] = ({ loss_diagram }) => loss_diagram.find((row) => row.key === key)?.value ?? null
  return { name: `loss_diagram.${key}`, label, unit, from: 'report', of }
}

function ofMonths(name: MonthlyName): Figure[] {
  const [label, unit] = MONTHLY[name]
  return MONTHS.map((month, k) => ({
    name: `monthly.${name}.${k + 1}`,
    label: `${label}, ${month}`,
    unit,
    from: 'months',
    of: ({ summary }) => summary.monthly?.[name][k] ?? null,
  }))
}
