import type { HoursOfLight, StepsOfLight } from '../../climate/synthetic/short-steps.ts'

type Column = (number | null)[]

/** From this many steps on, 0.1 W/m2 of a step is below 0.01 W/m2 of the hour. */
const SHORT_STEPS_PER_HOUR = 12
const BEAM_STEPS_PER_WM2 = 10

/**
 * Light of the steps on the wire. Beam and diffuse are rounded so that what one step loses the next one
 * has: each hour keeps its global irradiance to 0.01 W/m2, and GHI = DHI + DNI cos(zenith) to half a step of the beam.
 * No beam is rounded up beyond its limit: one rounding step is more than that under the lowest sun, and is diffuse there.
 * @param zenithCos  of the steps; 0 with the sun down
 */
export function lightColumns(
  hours: HoursOfLight,
  { ghiWm2, dhiWm2, beamLimitWm2 }: StepsOfLight,
  zenithCos: Float64Array,
  perHour: number,
): { ghi_wm2: Column; dhi_wm2: Column; dni_wm2: Column } {
  const perWm2 = perHour >= SHORT_STEPS_PER_HOUR ? 10 : 100
  const rows = ghiWm2.length
  const out = { ghi_wm2: new Array<number | null>(rows), dhi_wm2: new Array<number | null>(rows), dni_wm2: new Array<number | null>(rows) }
  let leftGlobal = 0
  let leftDiffuse = 0
  for (let row = 0; row < rows; row++) {
    const hour = Math.floor(row / perHour)
    if (row === hour * perHour) {
      leftGlobal = 0
      leftDiffuse = 0
    }
    if (Number.isNaN(hours.ghiWm2[hour])) {
      out.ghi_wm2[row] = null
      out.dhi_wm2[row] = null
      out.dni_wm2[row] = null
      continue
    }
    const global = ghiWm2[row] * perWm2 + leftGlobal
    const globalSteps = Math.max(0, Math.round(global))
    leftGlobal = global - globalSteps
    const diffuse = dhiWm2[row] * perWm2 + leftDiffuse
    const leastDiffuse = Math.max(0, globalSteps - Math.floor(beamLimitWm2[row] * zenithCos[row] * perWm2))
    const diffuseSteps = Math.min(globalSteps, Math.max(leastDiffuse, Math.round(diffuse)))
    leftDiffuse = diffuse - diffuseSteps
    out.ghi_wm2[row] = globalSteps / perWm2
    out.dhi_wm2[row] = diffuseSteps / perWm2
    const beamWm2 = (globalSteps - diffuseSteps) / perWm2
    out.dni_wm2[row] = beamWm2 > 0 ? Math.round((beamWm2 / zenithCos[row]) * BEAM_STEPS_PER_WM2) / BEAM_STEPS_PER_WM2 : 0
  }
  return out
}

/** A column moved along its rows, later for a positive number; what leaves at one end comes in at the other, at night. */
export function rolled(column: Column, rows: number): Column {
  const from = ((-rows % column.length) + column.length) % column.length
  return from === 0 ? column : [...column.slice(from), ...column.slice(0, from)]
}
