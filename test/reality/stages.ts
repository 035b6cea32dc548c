import { type Resolved, run } from '../../engine/index.ts'
import { PvwattsConversion } from '../../engine/inverter/model/pvwatts.ts'
import { nativeSha256 } from '../bench/native-digest.ts'
import { completed } from '../bench/plants.ts'
import type { FixedPlane, MeasuredRows, MeasuredSet, Mount, TrackerPlane } from './measured-set.ts'

/**
 * What is computed from what. Every stage but the last starts from the measured value of the stage
 * before, or from what was measured of it: `dc` from the air where the module was not measured, and
 * with the rear light that the model gives. `rear` and `chain` start from the horizontal light alone.
 */
export const STAGES = ['plane', 'rear', 'temperature', 'dc', 'ac', 'chain'] as const
export type Stage = (typeof STAGES)[number]

/** Heat transfer by mount, W/(m2 K), from the field's default: free racks 29, close to a roof 20. */
const U_C = { open_rack: 29, close_roof: 20 } as const satisfies Record<Mount, number>
/** The cell above the back of the module at 1,000 W/m2, K (King 2004, table 1). */
export const CELL_ABOVE_BACK_C = { open_rack: 3, close_roof: 1 } as const satisfies Record<Mount, number>
/** A model of `thermal` that adds nothing to the air but the cell above the back: exp(-10) is 0.05 K. */
const NO_HEAT = { model: 'sapm', sapm_a: -10, sapm_b: 0 } as const
/** Outside the range of an inverter nothing is lost: the DC side alone is compared. */
const WIDE_INVERTER = { model: 'flat', p_ac_nom_kw: 1000, efficiency: 1 } as const
/** Efficiency of the inverter whose curve PVWatts has (Dobos 2014). */
const PVWATTS_EFFICIENCY = 0.9637
/** A module for the sets that have none; its energy is not looked at. */
const ANY_MODULE = { model: 'reference', p_nom_w: 300, efficiency: 0.18, temperature_coefficient: -0.004 } as const

/** Whether a set has what a stage needs, and what it is compared with. */
export function hasStage(set: MeasuredSet, rows: MeasuredRows, stage: Stage): boolean {
  const isFlat = 'tilt_deg' in set.plane && set.plane.tilt_deg < 5
  if (stage === 'plane') return rows.ghiWm2 !== null && rows.poaWm2 !== null && !isFlat
  if (stage === 'rear') return rows.rearWm2 !== undefined
  if (stage === 'ac') return set.inverter !== undefined && rows.acW !== undefined && rows.dcW !== null
  if (stage === 'temperature') return rows.poaWm2 !== null && rows.moduleC !== null
  if (set.module === null || rows.dcW === null) return false
  return stage === 'dc' ? rows.poaWm2 !== null && (rows.moduleC !== null || set.rear !== undefined) : rows.ghiWm2 !== null
}

/** The measured column that a stage is compared with. */
export function measuredOf(rows: MeasuredRows, stage: Stage): Float64Array {
  const { poaWm2: plane, rearWm2: rear, moduleC: temperature, dcW: dc, acW: ac } = rows
  const column = { plane, rear, temperature, dc, ac, chain: dc }[stage]
  if (column === null || column === undefined) throw new Error(`The set has no measured column for ${stage}`)
  return column
}

/** Our column for a stage: W/m2, degC of the back of the module, or W of the plant. */
export function oursOf(set: MeasuredSet, rows: MeasuredRows, stage: Stage, patch: object = {}): Float64Array {
  if (stage === 'ac') return acOf(set.inverter, rows.dcW)
  const { series } = run(requestOf(set, rows, stage, patch), { sha256: nativeSha256, withSeries: true })
  if (series === null) throw new Error('The run has no series')
  const of = (name: 'GlobInc' | 'GlobBack' | 'TArray' | 'EArray') => series.columns[series.names.indexOf(name)] ?? new Float64Array()
  if (stage === 'plane') return of('GlobInc').slice()
  if (stage === 'rear') return of('GlobBack').slice()
  if (stage === 'temperature') {
    const above = CELL_ABOVE_BACK_C[set.mount] / 1000
    return of('TArray').map((cellC, i) => cellC - above * (rows.poaWm2?.[i] ?? Number.NaN))
  }
  const wattsPerKwh = (1000 * 60) / rows.stepMinutes
  return of('EArray').map((kwh) => kwh * wattsPerKwh)
}

/** AC power, W, of inverters that share the measured DC power evenly: a sheet with one efficiency has the curve of PVWatts. */
function acOf(inverter: MeasuredSet['inverter'], dcW: Float64Array | null): Float64Array {
  if (inverter === undefined || dcW === null) throw new Error('The set has no inverter')
  const { p_ac_nom_kw, efficiency, count } = inverter
  const conversion = new PvwattsConversion((1000 * p_ac_nom_kw) / efficiency, efficiency, PVWATTS_EFFICIENCY)
  return dcW.map((plantW) => count * Math.min(Math.max(conversion.acW(plantW / count), 0), conversion.maxAcW))
}

export function requestOf(set: MeasuredSet, rows: MeasuredRows, stage: Stage, patch: object): Resolved {
  const isFromPlane = stage === 'temperature' || stage === 'dc'
  const isModuleMeasured = stage === 'dc' && rows.moduleC !== null
  const { losses } = set
  return completed({
    site: { ...set.site, soiling_monthly: new Array(12).fill(losses.soiling) },
    array: {
      ...planeOf(set.plane),
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
      ...optional('albedo', rows.albedo ?? null),
      temp_air_c: wire(isModuleMeasured ? rows.moduleC : rows.airC),
      wind_speed_ms: wire(rows.windMps),
    },
    bifacial: set.rear === undefined ? null : { model: 'view_factor', ...set.rear },
    thermal: isModuleMeasured ? { ...NO_HEAT, sapm_delta_t_c: CELL_ABOVE_BACK_C[set.mount] } : { model: 'pvsyst', u_c: U_C[set.mount] },
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

/** Rows of a fixed plane are not stated by any set; those of trackers turn back for each other. */
function planeOf(plane: FixedPlane | TrackerPlane): object {
  if ('tilt_deg' in plane) return { track_mode: 'fixed', ...plane, inter_row_shading: false }
  const { axis_azimuth_deg, ...rows } = plane
  return { track_mode: 'single_axis', azimuth_deg: axis_azimuth_deg, backtracking: true, ...rows }
}

function wire(column: Float64Array | null): (number | null)[] {
  return column === null ? [] : Array.from(column, (value) => (Number.isNaN(value) ? null : value))
}

function optional(name: string, column: Float64Array | null): object {
  return column === null ? {} : { [name]: wire(column) }
}
