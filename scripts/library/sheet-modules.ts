import type { ModulePvsyst } from '@pvyield/contract/schemas'
import { moduleFit } from '../../engine/component-fit/module-fit.ts'
import { parseDecimal } from '../../engine/library/decimal.ts'
import { BIFACIALITY_WHEN_FLAGGED } from '../../engine/library/modules.ts'
import { TECHNOLOGIES } from '../../engine/library/technologies.ts'
import type { Component, SheetComponents } from './component-import.ts'
import { moduleSeriesOf } from './module-series.ts'
import { exactly, type SheetFile, sourceOf } from './sheet-file.ts'

/** A data sheet of modules, as scripts/library/sheets/modules has it. Null: not stated, or not at hand. */
export interface ModuleSheet {
  manufacturer: string
  /** Its own title and edition. */
  sheet: string
  year: number
  /** Where its figures were taken from, and the licence of that. */
  carrier: string
  technology: ModulePvsyst['technology']
  length_mm: number
  width_mm: number
  /** The diode equation has these; half-cut modules have two such strings in parallel. */
  cells_in_series: number
  cells_in_parallel: number
  /** 0 for none; null for a module that is bifacial by an unstated amount. */
  bifaciality: number | null
  front_surface: 'glass' | 'ar_glass' | null
  v_max_v: number | null
  noct_c: number | null
  mu_p_mp_percent_per_k: number
  mu_v_oc_percent_per_k: number
  mu_i_sc_percent_per_k: number | null
  modules: SheetModule[]
}

interface SheetModule {
  name: string
  p_nom_w: number
  v_mp_v: number
  i_mp_a: number
  v_oc_v: number
  i_sc_a: number
  efficiency_percent: number | null
}

/**
 * Temperature coefficient of the current, %/K, of modules whose sheet is not at hand in full: the
 * median of the sheets that state it. The power does not depend on it, because the model is fitted to
 * the coefficient of the power.
 */
const MU_I_SC_PERCENT_PER_K = 0.045

/** Share of the power that Imp x Vmp may be off: sheets print voltages to 0.1 V of 40. */
const PRINTED_TOLERANCE = 0.003
/** That of the model, whose curve has the stated MPP but may be best next to it. */
const MODEL_TOLERANCE = 0.005
/** Of the mean slope from -10 to 50 degC; the model is fitted to that from 25 to 50 degC. */
const SLOPE_TOLERANCE_PER_K = 1.5e-4

const CHECKS: { reason: string; passes(module: SheetModule, sheet: ModuleSheet): boolean }[] = [
  {
    reason: 'the name has another power',
    passes: ({ name, p_nom_w }) => name.includes(String(p_nom_w)),
  },
  {
    reason: 'power is not Imp x Vmp within 0.3 %',
    passes: ({ p_nom_w, v_mp_v, i_mp_a }) => Math.abs((v_mp_v * i_mp_a) / p_nom_w - 1) < PRINTED_TOLERANCE,
  },
  {
    reason: 'short-circuit current outside 1.02 to 1.1 of the current at the MPP',
    passes: ({ i_mp_a, i_sc_a }) => isWithin(i_sc_a / i_mp_a, 1.02, 1.1),
  },
  {
    reason: 'open-circuit voltage outside 0.6 to 0.78 V per cell of silicon',
    passes: ({ v_oc_v }, { cells_in_series }) => isWithin(v_oc_v / cells_in_series, 0.6, 0.78),
  },
  {
    reason: 'fill factor outside 0.74 to 0.86',
    passes: ({ p_nom_w, v_oc_v, i_sc_a }) => isWithin(p_nom_w / (v_oc_v * i_sc_a), 0.74, 0.86),
  },
  {
    reason: 'efficiency outside 17 to 25 %, or not the stated one within 0.15 points',
    passes: ({ p_nom_w, efficiency_percent }, sheet) => {
      const percent = (1e5 * p_nom_w) / (sheet.length_mm * sheet.width_mm)
      return isWithin(percent, 17, 25) && Math.abs(percent - (efficiency_percent ?? percent)) < 0.15
    },
  },
  {
    reason: 'a temperature coefficient out of range',
    passes: (_, { mu_p_mp_percent_per_k, mu_v_oc_percent_per_k, mu_i_sc_percent_per_k }) =>
      isWithin(mu_p_mp_percent_per_k, -0.4, -0.22) &&
      isWithin(mu_v_oc_percent_per_k, -0.32, -0.18) &&
      isWithin(mu_i_sc_percent_per_k ?? MU_I_SC_PERCENT_PER_K, 0.02, 0.07),
  },
]

/** The modules of a data sheet: sections of the `pvsyst` model, whose curve a run fits to the stated points. */
export function readModuleSheet(file: SheetFile<ModuleSheet>): SheetComponents {
  const components: Component[] = []
  const refused: string[] = []
  for (const module of file.sheet.modules) {
    const failed = CHECKS.find(({ passes }) => !passes(module, file.sheet))?.reason
    const component = toComponent(module, file.sheet)
    const reason = failed ?? modelFailure(component.own.section)
    if (reason === null) components.push(component)
    else refused.push(reason)
  }
  return { source: sourceOf(file), components, refused }
}

function toComponent(module: SheetModule, sheet: ModuleSheet): Component & { own: { section: ModulePvsyst } } {
  const { manufacturer, technology, mu_i_sc_percent_per_k } = sheet
  const { name } = module
  const section = sectionOf(module, sheet)
  return {
    manufacturer,
    name,
    own: {
      section,
      assumed: assumedFields(sheet),
      sheet: {},
      notes: [
        'The data sheet states no efficiency at low light: a run takes 3 % less at 200 W/m2 and warns of it. Send module.low_light when it is known.',
        ...(mu_i_sc_percent_per_k === null
          ? [
              `The temperature coefficient of the current was not at hand: ${MU_I_SC_PERCENT_PER_K} %/K is assumed. The power does not depend on it.`,
            ]
          : []),
      ],
    },
    figures: figuresOf(section, sheet.noct_c),
    bytes: {
      technology: TECHNOLOGIES.indexOf(technology),
      bifacial: section.bifaciality > 0 ? 1 : 0,
      series: moduleSeriesOf(manufacturer, name),
      name_assumed: 0,
    },
  }
}

/** What a run fits to the stated points, and what it takes as it takes it of a file that states none. */
const FITTED = {
  r_series_ohm: null,
  r_shunt_ohm: null,
  r_shunt_0_ohm: null,
  r_shunt_exp: 5.5,
  gamma: null,
  mu_gamma_per_k: null,
  d2_mu_tau_v: 0,
  v_bi_v: null,
  low_light: null,
  low_light_default: 'all_alike',
} as const

function sectionOf(module: SheetModule, sheet: ModuleSheet): ModulePvsyst {
  const { manufacturer, technology, mu_p_mp_percent_per_k, mu_v_oc_percent_per_k, mu_i_sc_percent_per_k } = sheet
  const { name, p_nom_w, v_mp_v, i_mp_a, v_oc_v, i_sc_a } = module
  return {
    model: 'pvsyst',
    manufacturer,
    name,
    technology,
    p_nom_w,
    power_tolerance_low: null,
    power_tolerance_high: null,
    length_m: sheet.length_mm / 1000,
    width_m: sheet.width_mm / 1000,
    cells_in_series: sheet.cells_in_series,
    cells_in_parallel: sheet.cells_in_parallel,
    bifaciality: sheet.bifaciality ?? BIFACIALITY_WHEN_FLAGGED,
    noct_c: sheet.noct_c ?? 45,
    front_surface: sheet.front_surface ?? 'glass',
    iam_profile: null,
    v_max_v: sheet.v_max_v,
    i_sc_a,
    v_oc_v,
    i_mp_a,
    v_mp_v,
    mu_i_sc_a_per_k: exactly(((mu_i_sc_percent_per_k ?? MU_I_SC_PERCENT_PER_K) / 100) * i_sc_a),
    mu_v_oc_v_per_k: exactly((mu_v_oc_percent_per_k / 100) * v_oc_v),
    mu_p_mp_per_k: exactly(mu_p_mp_percent_per_k / 100),
    ...FITTED,
  }
}

function figuresOf(section: ModulePvsyst, noctC: number | null): Component['figures'] {
  const figure = (value: number) => parseDecimal(String(value))
  return {
    p_nom_w: figure(section.p_nom_w),
    length_m: figure(section.length_m),
    width_m: figure(section.width_m),
    i_sc_a: figure(section.i_sc_a),
    v_oc_v: figure(section.v_oc_v),
    i_mp_a: figure(section.i_mp_a),
    v_mp_v: figure(section.v_mp_v),
    alpha_sc_a_per_k: figure(section.mu_i_sc_a_per_k),
    mu_v_oc_v_per_k: figure(section.mu_v_oc_v_per_k ?? 0),
    mu_p_mp_per_k: figure(section.mu_p_mp_per_k ?? 0),
    noct_c: noctC === null ? null : figure(noctC),
  }
}

function assumedFields({ bifaciality, front_surface, mu_i_sc_percent_per_k }: ModuleSheet): string[] {
  return [
    ...(bifaciality === null ? ['bifaciality'] : []),
    ...(front_surface === null ? ['front_surface'] : []),
    ...(mu_i_sc_percent_per_k === null ? ['mu_i_sc_a_per_k'] : []),
  ]
}

/** Why the model of a section is not its data sheet; null when it is. */
function modelFailure(section: ModulePvsyst): string | null {
  const fit = moduleFit(section, section.mu_p_mp_per_k, {})
  if (fit === null) return 'no curve of the one-diode model has the four stated points'
  if (Math.abs(fit.p_stc_w / section.p_nom_w - 1) > MODEL_TOLERANCE) return 'power of the model is not the stated one within 0.5 %'
  return Math.abs(fit.mu_p_mp_per_k - (section.mu_p_mp_per_k ?? 0)) > SLOPE_TOLERANCE_PER_K
    ? 'power of the model does not fall with temperature as stated (0.015 %/K)'
    : null
}

function isWithin(value: number, min: number, max: number): boolean {
  return value >= min && value <= max
}
