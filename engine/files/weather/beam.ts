import type { Recording } from './recording.ts'
import { WEATHER_COLUMNS } from './units.ts'

/** Largest difference between global and diffuse plus horizontal beam, as a share of global. */
const CLOSURE_MAX = 0.02
/** Headings of a beam on the horizontal. */
const HORIZONTAL = /hor|bhi|dir.?hi|fdir|gb\(?h|direct.?radiation/i

/**
 * Assigns a beam column to direct normal or to horizontal irradiance. When global and diffuse are
 * present, it is horizontal if the three close (and then adds no information). When only global is
 * present, it is horizontal if it never exceeds global. When only diffuse is present, its heading
 * decides.
 */
export function placeBeam(columns: Recording['columns'], beam: Float64Array, name: string, notes: string[]): void {
  const { ghi_wm2: ghi, dhi_wm2: dhi, dni_wm2: dni } = columns
  if (dni) return
  if (ghi && dhi && closes(ghi, dhi, beam)) return
  if (ghi && !dhi && !exceeds(beam, ghi)) {
    columns.dhi_wm2 = ghi.map((global, i) => global - beam[i])
    notes.push(`${name} is read as beam on the horizontal: diffuse is global minus beam.`)
  } else if (!ghi && dhi && HORIZONTAL.test(name)) {
    columns.ghi_wm2 = dhi.map((diffuse, i) => diffuse + beam[i])
    notes.push(`${name} is read as beam on the horizontal: global is diffuse plus beam.`)
  } else {
    columns.dni_wm2 = beam
    notes.push(`${name} is read as direct normal irradiance${ghi ? ': it does not close with global on the horizontal' : ''}.`)
  }
}

/** True when global equals diffuse plus beam, within a share of global. */
function closes(ghi: Float64Array, dhi: Float64Array, beam: Float64Array): boolean {
  let miss = 0
  let sum = 0
  for (let i = 0; i < beam.length; i++) {
    const gap = ghi[i] - dhi[i] - beam[i]
    if (Number.isNaN(gap) || !isIrradiance(ghi[i])) continue
    miss += Math.abs(gap)
    sum += ghi[i]
  }
  return miss <= CLOSURE_MAX * sum
}

/**
 * True when the beam exceeds global in more than a given share of the sunlit rows, as direct normal
 * irradiance does when the sun is low.
 */
function exceeds(beam: Float64Array, ghi: Float64Array): boolean {
  let larger = 0
  let lit = 0
  for (let i = 0; i < beam.length; i++) {
    if (!isIrradiance(ghi[i]) || !isIrradiance(beam[i]) || ghi[i] <= 0) continue
    lit++
    if (beam[i] > ghi[i] * (1 + CLOSURE_MAX) + 1) larger++
  }
  return larger > CLOSURE_MAX * lit
}

function isIrradiance(value: number): boolean {
  return value >= WEATHER_COLUMNS.ghi_wm2.min && value <= WEATHER_COLUMNS.ghi_wm2.max
}
