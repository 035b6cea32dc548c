import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { type Frame, makeFrame } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { completeRunRequest } from '../../../engine/request.ts'

/**
 * A request with the document's defaults except for the given keys; its weather, module and inverter
 * are minimal valid sections.
 */
export function requestWith(changes: { [section in keyof Resolved]?: object | null } = {}): Resolved {
  return completeRunRequest({
    weather: { timezone: 0, step_minutes: 60, start: '2023-01-01T00:00', ghi_wm2: [0], temp_air_c: [20] },
    module: { model: 'reference', p_nom_w: 400, efficiency: 0.2, temperature_coefficient: -0.0037 },
    inverter: { model: 'flat', p_ac_nom_kw: 100, efficiency: 1 },
    ...changes,
    site: { latitude: 45, longitude: 10, ...changes.site },
    array: { modules_per_string: 20, strings_per_inverter: 10, ...changes.array },
  })
}

/** The sky of one row, angles in degrees. */
export interface SkyRow {
  zenithDeg: number
  azimuthDeg: number
  windMps?: number
  ghiWm2?: number
  dhiWm2?: number
  dniWm2?: number
  albedoFrac?: number
}

/** A block whose rows are all lit, with the given sun positions. */
export function frameOf(rows: readonly SkyRow[]): Frame {
  const frame = makeFrame(rows.length, 60)
  const { sky, lit } = frame
  frame.n = rows.length
  lit.n = rows.length
  for (const [i, row] of rows.entries()) {
    const zenithRad = row.zenithDeg * RAD_PER_DEG
    lit.rows[i] = i
    sky.sunElevationRad[i] = Math.PI / 2 - zenithRad
    sky.sunZenithCos[i] = Math.cos(zenithRad)
    sky.sunAzimuthRad[i] = row.azimuthDeg * RAD_PER_DEG
    sky.sunEastCos[i] = Math.sin(zenithRad) * Math.sin(sky.sunAzimuthRad[i])
    sky.sunNorthCos[i] = Math.sin(zenithRad) * Math.cos(sky.sunAzimuthRad[i])
    sky.isUp[i] = row.zenithDeg < 90 ? 1 : 0
    sky.windMps[i] = row.windMps ?? 0
    sky.ghiWm2[i] = row.ghiWm2 ?? 0
    sky.dhiWm2[i] = row.dhiWm2 ?? 0
    sky.dniWm2[i] = row.dniWm2 ?? 0
    sky.albedoFrac[i] = row.albedoFrac ?? 0
  }
  return frame
}
