import type { ModuleCec } from '@pvyield/contract/schemas'
import { componentId } from '../../engine/library/component-id.ts'
import type { Decimal } from '../../engine/library/decimal.ts'
import { TECHNOLOGIES } from '../../engine/library/technologies.ts'
import type { Component, ImportKind } from './component-import.ts'
import { type FigureColumns, figureValue, readFigures } from './figures.ts'
import { moduleSeries, moduleSeriesOf } from './module-series.ts'
import { cellText, type SamList } from './sam-list.ts'
import { maxPowerW } from './single-diode.ts'

const COLUMNS: FigureColumns = [
  ['p_nom_w', 'STC'],
  ['area_m2', 'A_c'],
  ['length_m', 'Length'],
  ['width_m', 'Width'],
  ['cells', 'N_s'],
  ['i_sc_a', 'I_sc_ref'],
  ['v_oc_v', 'V_oc_ref'],
  ['i_mp_a', 'I_mp_ref'],
  ['v_mp_v', 'V_mp_ref'],
  ['alpha_sc_a_per_k', 'alpha_sc'],
  ['noct_c', 'T_NOCT'],
  ['a_ref_v', 'a_ref'],
  ['i_l_ref_a', 'I_L_ref'],
  ['i_o_ref_a', 'I_o_ref'],
  ['r_s_ohm', 'R_s'],
  ['r_sh_ref_ohm', 'R_sh_ref'],
  ['adjust', 'Adjust', -2],
  ['mu_p_mp_per_k', 'gamma_r', -2],
  ['mu_v_oc_v_per_k', 'beta_oc'],
]

/** Figures that a list may omit. */
const OPTIONAL = new Set(['length_m', 'width_m'])

/** Technology by the list's material. For `Thin Film` it depends on the manufacturer. */
const TECHNOLOGY: Record<string, ModuleCec['technology']> = { 'Mono-c-Si': 'mono_si', 'Multi-c-Si': 'poly_si', CdTe: 'cdte', CIGS: 'cis' }

/** Technology of the manufacturers in the list's `Thin Film` rows. All others are `other`. */
const THIN_FILM_MAKERS: Record<string, ModuleCec['technology']> = {
  'Advanced Solar Power (Hangzhou)': 'cdte',
  'Applied Materials': 'a_si',
  'Caterpillar Inc.': 'cdte',
  'Du Pont Apollo': 'a_si',
  'First Solar, Inc.': 'cdte',
  Miasole: 'cis',
  'Solar Frontier K.K.': 'cis',
  Stion: 'cis',
  'Sunflare Co.': 'cis',
  'Sunpreme Inc.': 'hit',
  'T-Solar Global': 'a_si',
  Xunlight: 'a_si',
}

/** The checks of a row, each with the reason that is reported for rows that fail it. */
const CHECKS: { reason: string; passes: (v: (name: string) => number) => boolean }[] = [
  {
    reason: 'a figure that must be positive is not',
    passes: (v) =>
      ['i_sc_a', 'v_oc_v', 'i_mp_a', 'v_mp_v', 'a_ref_v', 'i_l_ref_a', 'i_o_ref_a', 'r_sh_ref_ohm', 'area_m2', 'cells', 'p_nom_w'].every(
        (name) => v(name) > 0,
      ),
  },
  { reason: 'negative series resistance', passes: (v) => v('r_s_ohm') >= 0 },
  { reason: 'MPP outside short circuit and open circuit', passes: (v) => v('i_mp_a') < v('i_sc_a') && v('v_mp_v') < v('v_oc_v') },
  { reason: 'power at STC is not Imp x Vmp within 0.1 %', passes: (v) => Math.abs((v('i_mp_a') * v('v_mp_v')) / v('p_nom_w') - 1) < 1e-3 },
  {
    reason: 'length x width contradicts the area by more than 5 %',
    passes: (v) => !(Math.abs((v('length_m') * v('width_m')) / v('area_m2') - 1) > 0.05),
  },
  {
    reason: 'efficiency outside 3 to 24.5 % (area or power is wrong)',
    passes: (v) => isWithin(v('p_nom_w') / v('area_m2') / 1000, 0.03, 0.245),
  },
  { reason: 'NOCT outside 30 to 80 degC', passes: (v) => isWithin(v('noct_c'), 30, 80) },
  { reason: 'adjustment beyond +-100 %', passes: (v) => isWithin(v('adjust'), -1, 1) },
  {
    reason: 'maximum power of the diode model is not Imp x Vmp within 0.1 %',
    passes: (v) => Math.abs(maxPowerW(cecParams(v), 25) / (v('i_mp_a') * v('v_mp_v')) - 1) < 1e-3,
  },
  // The parameters were fitted so that the mean slope from -10 to 50 degC equals the stated one.
  // Agreement proves adjust and band gap, not only the curve at STC.
  {
    reason: 'power of the diode model does not fall with temperature as stated (0.005 %/K)',
    passes: (v) => Math.abs(powerSlopePerK(cecParams(v)) - v('mu_p_mp_per_k')) < 5e-5,
  },
]

export const moduleImport: ImportKind = {
  title: 'Photovoltaic modules of the California Energy Commission list with the parameters of the CEC six-parameter model',
  series: moduleSeries,
  seriesOf: moduleSeriesOf,
  read(row, list) {
    const figures = readFigures(row, COLUMNS)
    if (figures === undefined || COLUMNS.some(([name]) => figures[name] === null && !OPTIONAL.has(name)))
      return 'a figure is missing or no number'
    const value = (name: string) => figureValue(figures[name])
    const failed = CHECKS.find(({ passes }) => !passes(value))
    return failed === undefined ? toComponent(row, list, figures) : failed.reason
  },
}

/**
 * In the list, manufacturers have underscores instead of commas ("Co._ Ltd."), and names start with
 * the manufacturer, perhaps with other punctuation.
 */
function toComponent(row: Map<string, string>, list: SamList, figures: Record<string, Decimal | null>): Component {
  const listed = cellText(row, 'Manufacturer')
  const manufacturer = listed.replace(/_ ?/g, ', ')
  const technology = TECHNOLOGY[cellText(row, 'Technology')] ?? thinFilm(manufacturer)
  const whole = cellText(row, 'Name')
  const name = whole.slice(listed.length).trim()
  return {
    manufacturer,
    name,
    figures,
    bytes: {
      technology: TECHNOLOGIES.indexOf(technology),
      bifacial: cellText(row, 'Bifacial') === '1' ? 1 : 0,
      series: moduleSeriesOf(manufacturer, name),
      name_assumed: list.assumedNames.has(whole) ? 1 : 0,
    },
  }
}

/** Names of manufacturers differ from list to list in their punctuation. */
function thinFilm(manufacturer: string): ModuleCec['technology'] {
  const words = componentId('', manufacturer)
  return Object.entries(THIN_FILM_MAKERS).find(([maker]) => componentId('', maker) === words)?.[1] ?? 'other'
}

function cecParams(v: (name: string) => number) {
  return {
    alphaScAPerK: v('alpha_sc_a_per_k'),
    aRefV: v('a_ref_v'),
    lightRefA: v('i_l_ref_a'),
    saturationRefA: v('i_o_ref_a'),
    seriesOhm: v('r_s_ohm'),
    shuntOhm: v('r_sh_ref_ohm'),
    adjustFrac: v('adjust'),
  }
}

/**
 * Mean slope of the maximum power from -10 to 50 degC, as a fraction of that at 25 degC per kelvin.
 */
function powerSlopePerK(params: ReturnType<typeof cecParams>): number {
  return (maxPowerW(params, 50) - maxPowerW(params, -10)) / maxPowerW(params, 25) / 60
}

function isWithin(value: number, min: number, max: number): boolean {
  return value >= min && value <= max
}
