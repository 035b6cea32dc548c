import { type Frame, makeFrame } from './frame.ts'

/**
 * Rows of a block, in whole days. A block is so small that its columns stay in the cache of the
 * processor; one block for a year of hours takes a fifth longer.
 */
const BLOCK_ROWS = 1104
/** Blocks of a day that has more rows than that; a year of minutes in whole days takes 5 % longer. */
const PARTS_OF_LONG_DAY = 3
/** About 1 MB each for a plant with one face. */
const MOST_KEPT = 3
/** With more planes the blocks are shorter. */
const PLANES = 2
/** Frames with more planes are not kept. */
const PLANES_KEPT = 8

/**
 * Frames that no run uses, latest first. Their memory is paged in and in the cache; a new frame
 * costs a simple run a tenth of its time. A run reads nothing of what it finds in them (see
 * `clearing.ts`).
 */
const kept: Frame[] = []

/**
 * A frame for the blocks of a run, whose columns contain anything. Give it back after the run.
 * @param rows  rows of the weather
 * @param bins  number of orientations of each face
 * @param planes  planes of all frames that are filled with it
 */
export function takeFrame(
  rows: number,
  stepMinutes: number,
  bins: readonly number[],
  planes = bins.reduce((sum, count) => sum + count, 0),
): Frame {
  const capacity = Math.min(rows, blockRows(stepMinutes, planes))
  const at = kept.findIndex((frame) => frame.capacity === capacity && isMadeFor(frame, bins))
  if (at < 0) return makeFrame(capacity, stepMinutes, bins)
  const [frame] = kept.splice(at, 1)
  frame.stepMinutes = stepMinutes
  return frame
}

/**
 * Zeroing what a plant does not write takes a run longer than its sums: plants with the same parts
 * follow each other, and no stage has written these columns since, which `frame.zeroFor` says. Who
 * writes columns besides the stages of a plant sets it to null.
 */
export function giveBack(frame: Frame): void {
  if (frame.planes.length > PLANES_KEPT) return
  kept.unshift(frame)
  kept.length = Math.min(kept.length, MOST_KEPT)
}

function isMadeFor({ faces }: Frame, bins: readonly number[]): boolean {
  return faces.length === bins.length && faces.every((face, k) => face.bins.length === bins[k])
}

/** With many planes a block is shorter, down to a day, so that its columns still fit. */
function blockRows(stepMinutes: number, planes: number): number {
  const perDay = Math.max(1, Math.round(1440 / stepMinutes))
  if (perDay > BLOCK_ROWS) return Math.ceil(perDay / PARTS_OF_LONG_DAY)
  return Math.max(perDay, Math.floor((BLOCK_ROWS * PLANES) / Math.max(planes, PLANES) / perDay) * perDay)
}
