import { type Resolved, run } from '../../engine/index.ts'
import { nativeSha256 } from '../bench/native-digest.ts'
import { completed } from '../bench/plants.ts'
import type { MeasuredRows, MeasuredSet, Mount } from './measured-set.ts'

/**
 * What is computed from what. Every stage but the last starts from the measured value of the stage
 * before; `chain` starts from the horizontal light alone.
 */
export const STAGES = ['plane', 'temperature', 'dc', 'chain'] as const
export type Stage = (typeof STAGES)[number]

/** Heat transfer by mount, W/(m2 K), from the field's default: free racks 29, close to a roof 20. */
const U_C = { open_rack: 29, close_roof: 20 } as const satisfies Record<Mount, number>
/** The cell above the back of the module at 1,000 W/m2, K (King 2004, table 1). */
export const CELL_ABOVE_BACK_C = { open_rack: 3, close_roof: 1 } as const satisfies Record<Mount, number>
/** A model of `thermal` that adds nothing to the air but the cell above the back: exp(-10) is 0.05 K. */
const NO_HEAT = { model: 'sapm', sapm_a: -10, sapm_b: 0 } as const
/** Outside the range of an inverter nothing is lost: the DC side alone is compared. */
const WIDE_INVERTER = { model: 'flat', p_ac_nom_kw: 1000, efficiency: 1 } as const
/** A module for the sets that have none; its energy is not looked at. */
const ANY_MODULE = { model: 'reference', p_nom_w: 300, efficiency: 0.18, temperature_coefficient: -0.004 } as const

/** Whether a set has what a stage needs, and what it is compared with. */
export function hasStage(set: MeasuredSet, rows: MeasuredRows, stage: Stage): boolean {
  const isFlat = set.plane.tilt_deg < 5
  if (stage === 'plane') return rows.ghiWm2 !== null && rows.poaWm2 !== null && !isFlat
  if (stage === 'temperature') return rows.poaWm2 !== null && rows.moduleC !== null
  if (set.module === null || rows.dcW === null) return false
  return stage === 'dc' ? rows.poaWm2 !== null && rows.moduleC !== null : rows.ghiWm2 !== null
}

/** The measured column that a stage is compared with. */
export function measuredOf(rows: MeasuredRows, stage: Stage): Float64Array {
  const column = stage === 'plane' ? rows.poaWm2 : stage === 'temperature' ? rows.moduleC : rows.dcW
  if (column === null) throw new Error(`The set has no measured column for ${stage}`)
  return column
}

/** Our column for a stage: W/m2, degC of the back of the module, or W. */
export function oursOf(set: MeasuredSet, rows: MeasuredRows, stage: Stage, patch: object = {}): Float64Array {
  const { series } = run(requestOf(set, rows, stage, patch), { sha256: nativeSha256, withSeries: true })
  if (series === null) throw new Error('The run has no series')
  const of = (name: 'GlobInc' | 'TArray' | 'EArray') => series.columns[series.names.indexOf(name)] ?? new Float64Array()
  if (stage === 'plane') return of('GlobInc').slice()
  if (stage === 'temperature') {
    const above = CELL_ABOVE_BACK_C[set.mount] / 1000
    return of('TArray').map((cellC, i) => cellC - above * (rows.poaWm2?.[i] ?? Number.NaN))
  }
  const wattsPerKwh = (1000 * 60) / rows.stepMinutes
  return of('EArray').map((kwh) => kwh * wattsPerKwh)
}

export function requestOf(set: MeasuredSet, rows: MeasuredRows, stage: Stage, patch: object): Resolved {
  const isFromPlane = stage === 'temperature' || stage === 'dc'
  const { losses } = set
  return completed({
    site: { ...set.site, soiling_monthly: new Array(12).fill(losses.soiling) },
    array: {
      track_mode: 'fixed',
      ...set.plane,
      inter_row_shading: false,
      operating_point: 'always_mpp',
      modules_per_string: Math.max(set.modules, 1),
      strings_per_inverter: 1,
    },
    weather: {
      timezone: set.site.timezone,
      step_minutes: rows.stepMinutes,
      interval: 'middle',
      time: rows.time,
      ...(isFromPlane
        ? { poa_wm2: wire(rows.poaWm2) }
        : { ghi_wm2: wire(rows.ghiWm2), ...optional('dhi_wm2', rows.dhiWm2), ...optional('dni_wm2', rows.dniWm2) }),
      temp_air_c: wire(stage === 'dc' ? rows.moduleC : rows.airC),
      wind_speed_ms: wire(rows.windMps),
    },
    thermal: stage === 'dc' ? { ...NO_HEAT, sapm_delta_t_c: CELL_ABOVE_BACK_C[set.mount] } : { model: 'pvsyst', u_c: U_C[set.mount] },
    dc_losses: {
      quality_loss: 1 - (1 - losses.quality) * (1 - losses.age),
      module_mismatch_loss: losses.mismatch,
      dc_wiring_loss_at_stc: losses.wiring,
    },
    module: set.module === null ? ANY_MODULE : { model: 'pvsyst', ...set.module },
    inverter: WIDE_INVERTER,
    ...patch,
  })
}

function wire(column: Float64Array | null): (number | null)[] {
  return column === null ? [] : Array.from(column, (value) => (Number.isNaN(value) ? null : value))
}

function optional(name: string, column: Float64Array | null): object {
  return column === null ? {} : { [name]: wire(column) }
}
