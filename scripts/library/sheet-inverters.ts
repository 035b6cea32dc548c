import type { InverterCurve } from '@pvyield/contract/schemas'
import { inverterFit } from '../../engine/component-fit/inverter-fit.ts'
import { parseDecimal } from '../../engine/library/decimal.ts'
import type { Component, SheetComponents } from './component-import.ts'
import { inverterSeriesOf } from './inverter-series.ts'
import { sheetCurve } from './sheet-curve.ts'
import { exactly, type SheetFile, sourceOf } from './sheet-file.ts'

/** A data sheet of inverters, as scripts/library/sheets/inverters has it. Null: not stated, or not at hand. */
export interface InverterSheet {
  manufacturer: string
  /** Its own title and edition. */
  sheet: string
  year: number
  /** Where its figures were taken from, and the licence of that. */
  carrier: string
  p_night_w: number | null
  inverters: SheetInverter[]
}

interface SheetInverter {
  name: string
  p_ac_nom_kw: number
  p_ac_max_kw: number | null
  derating: { temp_air_c: number[]; p_ac_kw: number[] } | null
  v_mppt_min_v: number
  v_mppt_max_v: number
  v_dc_max_v: number
  trackers: number | null
  /** Operating current of one tracker, A. */
  i_tracker_max_a: number | null
  efficiency_max_percent: number
  efficiency_euro_percent: number
  v_ac_v: number
}

/** Start, as a fraction of the nominal power, of inverters whose sheet states a voltage alone: a run's default. */
const START_FRAC = 0.005

const CHECKS: { reason: string; passes(inverter: SheetInverter): boolean }[] = [
  {
    reason: 'MPPT window in disorder or above the maximum voltage',
    passes: ({ v_mppt_min_v, v_mppt_max_v, v_dc_max_v }) => 0 < v_mppt_min_v && v_mppt_min_v < v_mppt_max_v && v_mppt_max_v <= v_dc_max_v,
  },
  {
    reason: 'efficiencies outside 94 to 99.5 %, or in disorder',
    passes: ({ efficiency_max_percent: max, efficiency_euro_percent: euro }) => 94 <= euro && euro < max && max <= 99.5,
  },
  {
    reason: 'largest power outside 1 to 1.3 of the nominal one',
    passes: ({ p_ac_nom_kw, p_ac_max_kw }) => p_ac_max_kw === null || (p_ac_max_kw >= p_ac_nom_kw && p_ac_max_kw <= 1.3 * p_ac_nom_kw),
  },
  {
    reason: 'DC current cannot carry the nominal power in the MPPT window',
    passes: ({ p_ac_nom_kw, trackers, i_tracker_max_a, v_mppt_max_v }) =>
      trackers === null || i_tracker_max_a === null || trackers * i_tracker_max_a * v_mppt_max_v > 1000 * p_ac_nom_kw,
  },
]

/** The inverters of a data sheet: sections of the `curve` model with a curve of the two stated efficiencies. */
export function readInverterSheet(file: SheetFile<InverterSheet>): SheetComponents {
  const components: Component[] = []
  const refused: string[] = []
  for (const inverter of file.sheet.inverters) {
    const failed = CHECKS.find(({ passes }) => !passes(inverter))
    const component = failed === undefined ? toComponent(inverter, file.sheet) : failed.reason
    if (typeof component === 'string') refused.push(component)
    else components.push(component)
  }
  return { source: sourceOf(file), components, refused }
}

function toComponent(inverter: SheetInverter, { manufacturer, p_night_w }: InverterSheet): Component | string {
  const { name, p_ac_nom_kw, p_ac_max_kw, derating, trackers, i_tracker_max_a, efficiency_max_percent, efficiency_euro_percent } = inverter
  const sheet = { efficiency_max: exactly(efficiency_max_percent / 100), efficiency_euro: exactly(efficiency_euro_percent / 100) }
  const curve = sheetCurve(p_ac_nom_kw, p_ac_max_kw ?? p_ac_nom_kw, sheet.efficiency_max, sheet.efficiency_euro)
  if (curve === null) return 'no curve has both stated efficiencies'
  const section: InverterCurve = {
    model: 'curve',
    manufacturer,
    name,
    p_ac_nom_kw,
    p_ac_max_kw: derating === null ? null : p_ac_max_kw,
    temp_p_max_c: null,
    temp_p_nom_c: null,
    v_mppt_min_v: inverter.v_mppt_min_v,
    v_mppt_max_v: inverter.v_mppt_max_v,
    v_dc_max_v: inverter.v_dc_max_v,
    i_dc_max_a: trackers === null || i_tracker_max_a === null ? null : exactly(trackers * i_tracker_max_a),
    p_start_kw: null,
    p_night_w: p_night_w ?? 0,
    mppt_count: trackers ?? 1,
    dc_derating: null,
    derating,
    curves: [{ v_dc_v: null, ...curve }],
  }
  if (inverterFit(section, sheet) === null) return 'a run refuses the section'
  const figure = (value: number) => parseDecimal(String(exactly(value)))
  return {
    manufacturer,
    name,
    own: { section, assumed: trackers === null ? ['mppt_count'] : [], sheet, notes: notesOf(inverter, p_night_w) },
    figures: {
      v_ac_v: figure(inverter.v_ac_v),
      p_aco_w: figure(1000 * p_ac_nom_kw),
      p_so_w: figure(1000 * START_FRAC * p_ac_nom_kw),
      p_night_w: figure(p_night_w ?? 0),
      v_mppt_min_v: figure(inverter.v_mppt_min_v),
      v_mppt_max_v: figure(inverter.v_mppt_max_v),
    },
    bytes: { name_assumed: 0, series: inverterSeriesOf(manufacturer, name) },
  }
}

function notesOf({ p_ac_nom_kw, p_ac_max_kw, derating, trackers }: SheetInverter, nightW: number | null): string[] {
  return [
    'The data sheet states the best and the European efficiency alone: the curve has both and is best at half the nominal power, at every DC voltage. Curves of OND files are up to 0.7 points lower from half to full load, because a sheet states the best voltage. Send inverter.curves when they are known.',
    'The data sheet states a start voltage and no power: 0.5 % of the nominal power is assumed.',
    ...(nightW === null ? ['No consumption at night is at hand: 0 W is taken.'] : []),
    ...(trackers === null ? ['Sources disagree about the number of MPP trackers: 1 is taken.'] : []),
    ...(p_ac_max_kw !== null && derating === null && p_ac_max_kw > p_ac_nom_kw
      ? [`The data sheet states up to ${p_ac_max_kw} kW without the temperatures: the limit is the nominal ${p_ac_nom_kw} kW.`]
      : []),
  ]
}
