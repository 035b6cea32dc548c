import { ACROSS, ALONG, BODY, CENTRE } from '../shade/rectangle-columns.ts'
import type { ShadeKernel } from '../shade/shade-kernel.ts'
import type { SunView } from '../shade/sun-view.ts'
import type { Surface } from '../terrain/surface.ts'
import type { Vector } from '../vector.ts'
import { contoursOf, rasterOf } from './contour-lines.ts'
import { type Line, rangeOf, seenLine } from './plane-of-view.ts'
import { roundText } from './round-length.ts'
import type { SvgPicture } from './svg.ts'

/** The ground of a scene, and the point of it that its layout has at zero. */
export interface PictureGround {
  readonly surface: Pick<Surface, 'heightAt'>
  readonly middle: Vector
}

/** Contours as a view shows them; heights in metres. */
export interface GroundLines {
  readonly stepM: number
  readonly contours: readonly { readonly heightM: number; readonly lines: readonly Line[] }[]
}

/** Ground around a scene that is drawn, over the longer side of the scene in plan. */
const AROUND = 0.06

/** The contours of the ground that a scene stands on. */
export function groundLines(kernel: ShadeKernel, { surface, middle }: PictureGround, view: SunView, unitM: number): GroundLines {
  const zero = kernel.origin.map((value, axis) => value + middle[axis])
  const { left, right, low, high } = rangeOf(pointsInPlan(kernel))
  const around = AROUND * Math.max(right - left, high - low)
  const { step, contours } = contoursOf(
    rasterOf(
      (x, y) => unitM * surface.heightAt(x, y),
      [left - around + zero[0], low - around + zero[1], right + around + zero[0], high + around + zero[1]],
    ),
  )
  return {
    stepM: step,
    contours: contours.map(({ height, lines }) => ({
      heightM: height,
      lines: lines.map((line) => seenLine(pointsOf(line, height / unitM, zero), view)),
    })),
  }
}

/** Centres of tables and points of bodies. */
function* pointsInPlan({ count, rectangles: { body }, solids }: ShadeKernel): Generator<{ x: Float64Array; y: Float64Array }> {
  for (let i = 0; i < count; i++) {
    const b = BODY * i
    const [x, y] = [body[b + CENTRE], body[b + CENTRE + 1]]
    const half = Math.hypot(body[b + ALONG], body[b + ALONG + 1]) + Math.hypot(body[b + ACROSS], body[b + ACROSS + 1])
    yield { x: Float64Array.of(x - half, x + half), y: Float64Array.of(y - half, y + half) }
  }
  for (let k = 0; k < solids.points.length; k += 3) yield { x: solids.points.subarray(k, k + 1), y: solids.points.subarray(k + 1, k + 2) }
}

function pointsOf(line: Float64Array, height: number, zero: readonly number[]): Vector[] {
  return Array.from({ length: line.length / 2 }, (_, k) => [line[2 * k] - zero[0], line[2 * k + 1] - zero[1], height - zero[2]])
}

/** Draws contours, each with its height at the middle of its longest line. */
export function drawGround(picture: SvgPicture, { contours }: GroundLines): void {
  for (const { lines } of contours) picture.lines(lines, { className: 'contour' })
}

/** Heights are written over everything else, where they can be read. */
export function nameHeights(picture: SvgPicture, { contours }: GroundLines): void {
  for (const { heightM, lines } of contours) {
    const [{ x, y } = { x: [], y: [] }] = lines
    const middle = x.length >> 1
    if (x.length > 0) picture.text(x[middle], y[middle], `${roundText(heightM)} m`, 'height')
  }
}
