import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { rackingOf } from '../geometry/racking.ts'
import type { Ahead, SideAhead } from './ahead.ts'
import type { Device } from './device.ts'
import type { Layout } from './layout.ts'
import type { ScenePlant } from './scene-plant.ts'
import { sceneWarnings } from './warnings.ts'

/** Difference up to which a pitch counts as that of the array section. */
const PITCH_TOLERANCE_FRAC = 0.01

/** What is unusual in the scene of a run, alone and with its array section. */
export function warnOfScene({ scene, layout, ahead }: ScenePlant, array: Resolved['array'], sink: Sink): void {
  for (const warning of [...sceneWarnings(scene, layout), ...sceneRunWarnings(layout, array, ahead())]) sink.warn(warning)
}

/**
 * Where a valid scene and the array section of a run differ.
 * @param array  section of the request, not that of a face
 */
export function sceneRunWarnings(layout: Layout, array: Resolved['array'], ahead: Ahead): string[] {
  return [...differentPitch(layout, array, ahead), ...differentModules(layout, array)]
}

function differentPitch({ devices }: Layout, array: Resolved['array'], ahead: Ahead): string[] {
  if (!rackingOf(array).standsInRows || !array.inter_row_shading) return []
  const apart = Math.max(...[ahead.right, ahead.left].map((side) => pitchDifferenceFrac(devices, array.gcr, side)))
  if (apart <= PITCH_TOLERANCE_FRAC) return []
  const [pitch, expected] =
    array.track_mode === 'ewf' ? ['Ridge spacing', '2 x width x cos(tilt) / array.gcr'] : ['Pitch', 'width / array.gcr']
  return [
    `${pitch} of the scene differs from ${expected} by up to ${percent(apart)} %: set array.gcr, which backtracking and row_model rows read, to what the scene has`,
  ]
}

/** Greatest difference of the spacing on a side from that of the cover ratio, as a fraction of it. */
function pitchDifferenceFrac(devices: readonly Device[], gcr: number, { index, spacing }: SideAhead): number {
  const places = ridgePlaces(devices)
  let most = 0
  for (let at = 0; at < devices.length; at++) {
    if (index[at] < 0) continue
    const { side, halfWidth, tiltRad } = devices[at]
    const expected = side === null ? 2 * halfWidth : 4 * halfWidth * Math.cos(tiltRad)
    const apart = side === null ? spacing[at] : spacing[at] + places[at] + places[index[at]]
    most = Math.max(most, Math.abs((apart * gcr) / expected - 1))
  }
  return most
}

/** Horizontal distance of each ridge's face from the line of its ridge; 0 for other devices. */
function ridgePlaces(devices: readonly Device[]): Float64Array {
  const places = new Float64Array(devices.length)
  for (let at = 0; at < devices.length; at++) {
    const { side, centre, placement } = devices[at]
    if (side === null) continue
    // the two faces of a ridge follow each other, east first
    const other = devices[side === 'e' ? at + 1 : at - 1]
    if (other.placement === placement) places[at] = Math.hypot(centre[0] - other.centre[0], centre[1] - other.centre[1]) / 2
  }
  return places
}

function differentModules({ devices }: Layout, array: Resolved['array']): string[] {
  const carried = devices.reduce((sum, { modules }) => sum + modules, 0)
  const declared = array.modules_per_string * array.strings_per_inverter * array.n_inverters
  if (carried === declared) return []
  return [
    `Scene tables carry ${carried} modules while the racking section declares ${declared}: the run has ${declared}; ` +
      'set array.modules_per_string, strings_per_inverter and n_inverters to the number that the scene has',
  ]
}

function percent(frac: number): string {
  return (100 * frac).toFixed(frac < 0.1 ? 1 : 0)
}
