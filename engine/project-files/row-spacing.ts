import { RAD_PER_DEG } from '../core/angles.ts'
import type { DraftTable } from '../files/project/scene-draft.ts'

/** Rows nearer than this are one row. */
const SAME_ROW_M = 0.05
/** Deviation of a spacing that is taken as the same. */
const SAME_SHARE = 0.01
/** Share of the spacings that must be the same. */
const REGULAR_SHARE = 0.8

type Placed = Pick<DraftTable, 'kind' | 'azimuthDeg' | 'centre'>

/**
 * Distance between the rows that face one way, m: of racks along the direction that they face, of
 * trackers across their axes. null when the rows are not regular.
 */
export function rowSpacing(tables: readonly Placed[]): number | null {
  const spacings = spacingsOf(tables).sort((a, b) => a - b)
  const middle = spacings[spacings.length >> 1]
  if (middle === undefined) return null
  const same = spacings.filter((spacing) => isSame(spacing, middle)).length
  return same >= REGULAR_SHARE * spacings.length ? middle : null
}

/** Number of the rows that face one way: tables side by side are one. */
export function rowCount(tables: readonly Placed[]): number {
  return spacingsOf(tables).length + 1
}

/** Distances of each row from the one before. */
function spacingsOf(tables: readonly Placed[]): number[] {
  const [model] = tables
  if (model === undefined) return []
  const azimuth = (model.azimuthDeg + (model.kind === 'sat' ? 90 : 0)) * RAD_PER_DEG
  const [east, north] = [Math.sin(azimuth), Math.cos(azimuth)]
  const places = tables
    .filter(({ azimuthDeg, kind }) => kind === model.kind && azimuthDeg === model.azimuthDeg)
    .map(({ centre }) => centre[0] * east + centre[1] * north)
    .sort((a, b) => a - b)
  return places.flatMap((place, k) => (k > 0 && place - (places[k - 1] ?? 0) > SAME_ROW_M ? [place - (places[k - 1] ?? 0)] : []))
}

/** Within one per cent, as a run compares the rows of a scene with `array.gcr`. */
export function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= SAME_SHARE * b
}
