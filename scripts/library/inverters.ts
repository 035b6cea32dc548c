import { type Decimal, parseDecimal } from '../../engine/library/decimal.ts'
import type { ImportKind } from './component-import.ts'
import { type FigureColumns, figureValue, readFigures } from './figures.ts'
import { inverterSeries, inverterSeriesOf } from './inverter-series.ts'
import { cellText } from './sam-list.ts'

const COLUMNS: FigureColumns = [
  ['p_aco_w', 'Paco'],
  ['p_dco_w', 'Pdco'],
  ['v_dco_v', 'Vdco'],
  ['p_so_w', 'Pso'],
  ['c0', 'C0'],
  ['c1', 'C1'],
  ['c2', 'C2'],
  ['c3', 'C3'],
  ['p_night_w', 'Pnt'],
  ['v_mppt_min_v', 'Mppt_low'],
  ['v_mppt_max_v', 'Mppt_high'],
]

type Value = (name: string) => number

/** DC powers, as fractions of P_dco, and voltages at which an efficiency curve is checked. */
const LOADS = [0.1, 0.2, 0.3, 0.5, 0.75, 1]
const VOLTAGES = ['v_mppt_min_v', 'v_dco_v', 'v_mppt_max_v']

/** The checks of a row, each with the reason that is reported for rows that fail it. */
const CHECKS: { reason: string; passes: (v: Value) => boolean }[] = [
  {
    reason: 'a figure that must be positive is not',
    passes: (v) => ['p_aco_w', 'p_dco_w', 'v_dco_v', 'v_mppt_max_v'].every((name) => v(name) > 0),
  },
  {
    reason: 'negative start power, night draw or voltage',
    passes: (v) => ['p_so_w', 'p_night_w', 'v_mppt_min_v'].every((name) => v(name) >= 0),
  },
  { reason: 'nominal efficiency outside 80 to 100 %', passes: (v) => v('p_aco_w') < v('p_dco_w') && v('p_aco_w') / v('p_dco_w') > 0.8 },
  {
    reason: 'start power or night draw above a tenth of nominal',
    passes: (v) => Math.max(v('p_so_w'), v('p_night_w')) < 0.1 * v('p_aco_w'),
  },
  { reason: 'MPPT window in disorder', passes: (v) => v('v_mppt_min_v') < v('v_mppt_max_v') },
  {
    reason: 'rated DC voltage outside the MPPT window',
    passes: (v) => v('v_dco_v') >= v('v_mppt_min_v') && v('v_dco_v') <= v('v_mppt_max_v'),
  },
  {
    reason: 'efficiency curve leaves 0 to 100 % in the MPPT window',
    passes: (v) => VOLTAGES.every((at) => LOADS.every((load) => isEfficiency(efficiency(v, load, v(at))))),
  },
]

export const inverterImport: ImportKind = {
  series: inverterSeries,
  seriesOf: inverterSeriesOf,
  title: 'Inverters of the California Energy Commission lists with the parameters of the Sandia grid-connected inverter model',
  read(row, list) {
    const figures = readFigures(row, COLUMNS)
    if (figures === undefined || COLUMNS.some(([name]) => figures[name] === null)) return 'a figure is missing or no number'
    const value: Value = (name) => figureValue(figures[name])
    const failed = CHECKS.find(({ passes }) => !passes(value))
    if (failed !== undefined) return failed.reason
    const listed = cellText(row, 'Name')
    const name_assumed = list.assumedNames.has(listed) ? 1 : 0
    const { manufacturer, name } = splitName(listed)
    const series = inverterSeriesOf(manufacturer, name)
    return { manufacturer, name, figures: { v_ac_v: acVoltage(row), ...figures }, bytes: { name_assumed, series } }
  },
}

/**
 * AC voltage; null when the list does not state a single one: the list of 2019 then has 0 or a
 * range.
 */
function acVoltage(row: Map<string, string>): Decimal | null {
  const listed = parseDecimal(cellText(row, 'Vac'))
  return listed?.mantissa === 0 ? null : listed
}

/**
 * Splits `Manufacturer: model [240V]`. In company forms the lists omit the points and write commas
 * as " - ", and some names end with question marks.
 */
function splitName(listed: string): { manufacturer: string; name: string } {
  const [manufacturer = '', ...model] = listed.includes(':') ? listed.split(':') : unsplit(listed)
  return {
    manufacturer: manufacturer.trim().replace(/ - (Ltd|LLC|Inc)$/, ', $1'),
    name: model.join(':').trim().replace(/\?+$/, ''),
  }
}

/**
 * Parts of a name that lost all punctuation: `Tesla_Inc___1707000_XX_Y__240V___10kW_`. The colon
 * left at least two underscores.
 */
function unsplit(listed: string): string[] {
  const [manufacturer = '', ...model] = listed.split(/_{2,}/)
  return [manufacturer, model.join(' ')].map((part) => part.replaceAll('_', ' '))
}

/** Efficiency of the Sandia model. Source: King et al. 2007, SAND2007-5036, eqs. 1 to 4. */
function efficiency(v: Value, load: number, dcV: number): number {
  const offset = dcV - v('v_dco_v')
  const a = v('p_dco_w') * (1 + v('c1') * offset)
  const b = v('p_so_w') * (1 + v('c2') * offset)
  const c = v('c0') * (1 + v('c3') * offset)
  const dcW = load * v('p_dco_w')
  const acW = (v('p_aco_w') / (a - b) - c * (a - b)) * (dcW - b) + c * (dcW - b) ** 2
  return Math.min(acW, v('p_aco_w')) / dcW
}

function isEfficiency(value: number): boolean {
  return value > 0 && value < 1
}
