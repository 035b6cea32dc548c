import type { Resolved } from '@pvyield/engine'
import { RAD_PER_DEG } from '../../../../engine/core/angles.ts'
import type { SentScene } from '../small-scene.ts'

/** Rows without a length are this many widths long. */
const ENDLESS = 1000

/**
 * The rows of the array section as a scene on level ground: racks, trackers or ridges at even
 * spacing, one device for each row.
 * @param modules  of each device; at least as many as shares of the plant need
 */
export function sceneOfRows({ array }: Resolved, modules = 50): SentScene {
  const { track_mode, azimuth_deg, tilt_deg, n_rows, string_steps, collector_width_m: width, row_length_m } = array
  const kind = { single_axis: 'sat', ewf: 'ewf' }[track_mode as string] ?? 'gft'
  const facesAcross = kind === 'gft'
  const towards = (azimuth_deg + (facesAcross ? 180 : 90)) * RAD_PER_DEG
  const spacing = spacingOf(array)
  const strings = kind === 'ewf' ? 2 * string_steps : string_steps
  return {
    version: 2,
    types: [{ id: 'row', kind, length: row_length_m ?? ENDLESS * width, width, modules, strings, ...(kind === 'ewf' ? { gap: 0 } : {}) }],
    placements: Array.from({ length: n_rows }, (_, row) => ({
      id: `row-${row + 1}`,
      type: 'row',
      x: row * spacing * Math.sin(towards),
      y: row * spacing * Math.cos(towards),
      z: 2,
      azimuth_deg,
      tilt_deg,
    })),
    objects: [],
  }
}

/** Distance between the lines of neighbouring rows on level ground. */
function spacingOf({ track_mode, tilt_deg, gcr, collector_width_m: width }: Resolved['array']): number {
  return track_mode === 'ewf' ? (2 * width * Math.cos(tilt_deg * RAD_PER_DEG)) / gcr : width / gcr
}
