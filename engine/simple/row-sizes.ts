import type { Scene } from '@pvyield/contract/schemas'
import { RAD_PER_DEG } from '../core/angles.ts'
import type { SimplePlant } from './plant.ts'

/** Largest rotation of the trackers of a simple run, deg. */
export const ROTATION_LIMIT_DEG = 60

/** Width of rows without a scene, m. */
const USUAL_WIDTH_M = 4
const LARGEST_WIDTH_M = 1000
/** Height of the lower edge of racks, m. */
const RACK_HEIGHT_M = 1.5
/** Room between the ground and the lower edge of a tracker at its largest rotation, m. */
const CLEARANCE_M = 0.5
const LARGEST_HEIGHT_M = 100

/** Sizes of the rows whose rear sides and ends a run computes. */
export interface RowSizes {
  readonly collectorWidthM: number
  /** Of a tracker's axis, or of the lower edge of a rack. */
  readonly heightM: number
}

export function rowSizes({ request: { scene }, racking, tiltDeg }: Pick<SimplePlant, 'request' | 'racking' | 'tiltDeg'>): RowSizes {
  const collectorWidthM = scene === null ? USUAL_WIDTH_M : Math.min(usualWidth(scene), LARGEST_WIDTH_M)
  if (!racking.isTracker) return { collectorWidthM, heightM: RACK_HEIGHT_M }
  const axisTiltDeg = scene === null ? tiltDeg : steepestAxisDeg(scene)
  const halfWidthUpM = ((collectorWidthM / 2) * Math.sin(ROTATION_LIMIT_DEG * RAD_PER_DEG)) / Math.cos(axisTiltDeg * RAD_PER_DEG)
  return { collectorWidthM, heightM: Math.min(Number((halfWidthUpM + CLEARANCE_M).toFixed(1)), LARGEST_HEIGHT_M) }
}

/** The width that most devices have: the middle one, as of their ground cover ratios. */
function usualWidth({ types, placements }: Scene): number {
  const widthOf = new Map(types.map(({ id, width }) => [id, width]))
  const widths = Float64Array.from(placements, ({ type }) => widthOf.get(type) ?? USUAL_WIDTH_M).sort()
  return widths[widths.length >> 1] ?? USUAL_WIDTH_M
}

function steepestAxisDeg({ types, placements }: Scene): number {
  const trackers = new Set(types.filter(({ kind }) => kind === 'sat').map(({ id }) => id))
  return placements.reduce((most, { type, tilt_deg }) => (trackers.has(type) ? Math.max(most, Math.abs(tilt_deg)) : most), 0)
}
