import type { SceneTerrain, SceneTerrainGrid, SceneTerrainMesh } from '@pvyield/contract/schemas'
import type { Findings } from '../files/findings.ts'
import type { Plane } from '../files/layouts/transverse-mercator.ts'
import { ObjectFileError } from '../files/object-file-error.ts'
import type { Raster, Tin } from '../files/terrain/ground-file.ts'
import { type Area, HEIGHTS_MAX, TRIANGLES_MAX, tooMany } from '../files/terrain/scene-limits.ts'
import { meshSurface } from '../scene/terrain/mesh-surface.ts'
import { rasterHeight, rasterStep } from './raster-height.ts'
import type { TerrainFrame } from './terrain-frame.ts'

/** Comparisons of heights with triangles: a second of work. */
const COMPARED_MAX = 100_000_000
const FARTHEST = 1e9
/** No land lies lower: such a height stands for none. */
const LOWEST_M = -500
/** A triangle that covers less of the plan, as a share of its longest side squared, is a wall or a line. */
const THIN_FRAC = 1e-9

/** What the caller wants of the ground. */
export interface SurfaceWish {
  /** Distance of the heights, m. */
  readonly step_m?: number
  /** What is farther east, west, north or south of the zero of the scene is left out, m. */
  readonly radius_m?: number
}

const micrometres = (value: number): number => Number(value.toFixed(6)) + 0

/**
 * The heights of a file at the nodes of a grid of the scene: those of its own nodes where the scene has
 * the same axes, else on the triangles between them.
 * Fails: ObjectFileError for more heights than a scene may have, and for none.
 */
export function surfaceOfRaster(raster: Raster, frame: TerrainFrame, wish: SurfaceWish, findings: Findings): SceneTerrain {
  const own = rasterStep(raster, frame)
  const area = within(areaOf(borderOf(raster).map(frame.toScene)), wish)
  const step = wish.step_m ?? own
  const isSame = frame.isOwn && raster.dx === raster.dy && isWhole(step / own)
  const start: Plane = frame.isOwn ? [raster.west, raster.south] : [0, 0]
  const grid = gridOver(area, step, start, (x, y) => rasterHeight(raster, frame.toFile([x, y])))
  if (!isSame)
    findings.note('derived', null, `Heights are read at every ${step} m on the ground between those of the file, which are ${own} m apart`)
  else if (step !== own)
    findings.note('changed', null, `One height in ${Math.round(step / own)} of each line and column is kept, as step_m says`)
  noteUnknown(grid, findings, (x, y) => isInside(raster, frame.toFile([x, y])))
  return { surface: grid } as SceneTerrain
}

/** Whether a point, in the coordinates of the file, is within its heights: a grid that is turned has corners beyond them. */
function isInside({ west, south, dx, dy, columns, heights }: Raster, [x, y]: Plane): boolean {
  const [across, up] = [(x - west) / dx, (y - south) / dy]
  return Math.min(across, up) > -ROUNDING && across < columns - 1 + ROUNDING && up < heights.length / columns - 1 + ROUNDING
}

/**
 * The triangles of a file; with `step_m` their heights at the nodes of a grid.
 * Fails: as `surfaceOfRaster`.
 */
export function surfaceOfTin({ points, triangles }: Tin, frame: TerrainFrame, wish: SurfaceWish, findings: Findings): SceneTerrain {
  const placed = points.map(([x, y, z]) => {
    const [east, north] = frame.toScene([x, y])
    return [micrometres(east), micrometres(north), micrometres(z)]
  })
  const mesh = meshOf(placed, triangles, wish, findings)
  const { step_m: step } = wish
  if (step === undefined) {
    if (mesh.triangles.length > TRIANGLES_MAX)
      throw tooMany(`${mesh.triangles.length.toLocaleString('en')} triangles`, TRIANGLES_MAX, areaOf(mesh.vertices as number[][] as never))
    return { surface: mesh } as SceneTerrain
  }
  const ground = meshSurface(mesh)
  let compared = 0
  const grid = gridOver(within(areaOf(mesh.vertices as never), wish), step, [0, 0], (x, y) => {
    compared += ground.comparedAt(x, y)
    if (compared > COMPARED_MAX)
      throw new ObjectFileError([
        'The triangles are so long, or lie so much over each other, that too many are at one place: send triangles of similar sides',
      ])
    return ground.heightAt(x, y)
  })
  findings.note('changed', null, `The triangles become heights at every ${step} m, as step_m says`)
  noteUnknown(grid, findings, () => true)
  return { surface: grid } as SceneTerrain
}

/** The triangles that have an area in plan and a corner within the wish, with the points that they use. */
function meshOf(
  placed: readonly (readonly number[])[],
  triangles: Tin['triangles'],
  { radius_m: radius = Number.POSITIVE_INFINITY }: SurfaceWish,
  findings: Findings,
): SceneTerrainMesh {
  if (!placed.every((point) => point.every((value) => Math.abs(value) <= FARTHEST)))
    throw new ObjectFileError([`A point of the terrain is not within ${FARTHEST} of zero: send coordinates in metres`])
  const isNear = (at: number) => Math.abs(placed[at]?.[0] ?? 0) <= radius && Math.abs(placed[at]?.[1] ?? 0) <= radius
  const near = triangles.filter((triangle) => triangle.some(isNear))
  const kept = near.filter((triangle) => !isThin(triangle.map((at) => placed[at] ?? [])))
  if (kept.length < near.length)
    findings.note('ignored', null, `${near.length - kept.length} triangles without an area in plan (walls, lines) are left out`)
  if (near.length < triangles.length)
    findings.note('ignored', null, `${triangles.length - near.length} triangles beyond radius_m are left out`)
  if (kept.length === 0) throw nothingLeft()
  const positions = new Map<number, number>()
  const vertices: number[][] = []
  const list = kept.map((triangle) =>
    triangle.map((at) => {
      const known = positions.get(at)
      if (known !== undefined) return known
      positions.set(at, vertices.length)
      return vertices.push([...(placed[at] ?? [])]) - 1
    }),
  )
  return { kind: 'mesh', vertices, triangles: list } as SceneTerrainMesh
}

function isThin([[ax = 0, ay = 0] = [], [bx = 0, by = 0] = [], [cx = 0, cy = 0] = []]: readonly (readonly number[])[]): boolean {
  const area = Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
  const longest = Math.max((bx - ax) ** 2 + (by - ay) ** 2, (cx - ax) ** 2 + (cy - ay) ** 2, (cx - bx) ** 2 + (cy - by) ** 2)
  return !(area > 2 * THIN_FRAC * longest)
}

/** Points of the border of a grid, in the coordinates of the file; enough of them where a side is bent. */
function borderOf({ west, south, dx, dy, columns, heights }: Raster): Plane[] {
  const [across, up] = [(columns - 1) * dx, (heights.length / columns - 1) * dy]
  return Array.from({ length: BORDER + 1 }, (_, k) => k / BORDER).flatMap((share): Plane[] => [
    [west + share * across, south],
    [west + share * across, south + up],
    [west, south + share * up],
    [west + across, south + share * up],
  ])
}

const BORDER = 64

function areaOf(points: Iterable<readonly number[]>): Area {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [x = Number.NaN, y = Number.NaN] of points)
    [west, east, south, north] = [Math.min(west, x), Math.max(east, x), Math.min(south, y), Math.max(north, y)]
  if (!(east - west >= 0 && north - south >= 0 && Math.max(-west, east, -south, north) <= FARTHEST))
    throw new ObjectFileError([
      `The coordinates of the terrain are not within ${FARTHEST} of zero: send them in metres, or in degrees of WGS84`,
    ])
  return { west, east, south, north }
}

function within({ west, east, south, north }: Area, { radius_m: radius = Number.POSITIVE_INFINITY }: SurfaceWish): Area {
  return { west: Math.max(west, -radius), east: Math.min(east, radius), south: Math.max(south, -radius), north: Math.min(north, radius) }
}

/** Heights at the nodes of a grid that has a node at `start`, within an area. */
function gridOver(area: Area, step: number, start: Plane, heightAt: (x: number, y: number) => number): SceneTerrainGrid {
  const [fromX, toX] = nodesOf(area.west, area.east, start[0], step)
  const [fromY, toY] = nodesOf(area.south, area.north, start[1], step)
  const [columns, lines] = [toX - fromX + 1, toY - fromY + 1]
  if (!(columns >= 2 && lines >= 2)) throw nothingLeft()
  if (columns * lines > HEIGHTS_MAX) throw tooMany(`${(columns * lines).toLocaleString('en')} heights`, HEIGHTS_MAX, area)
  const heights: (number | null)[] = []
  let isKnown = false
  for (let line = fromY; line <= toY; line++)
    for (let column = fromX; column <= toX; column++) {
      const height = heightAt(start[0] + column * step, start[1] + line * step)
      const isGround = height > LOWEST_M && height <= FARTHEST
      heights.push(isGround ? micrometres(height) : null)
      isKnown ||= isGround
    }
  if (!isKnown) throw new ObjectFileError(['The terrain has no height: all of them are marked as unknown'])
  return { kind: 'grid', x: micrometres(start[0] + fromX * step), y: micrometres(start[1] + fromY * step), step, columns, heights }
}

/** Numbers of the first and the last node of a line; coordinates are rounded. */
function nodesOf(from: number, to: number, start: number, step: number): [first: number, last: number] {
  return [Math.ceil((from - start) / step - ROUNDING), Math.floor((to - start) / step + ROUNDING)]
}

const ROUNDING = 1e-6
const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < ROUNDING && value > 0.5

function nothingLeft(): ObjectFileError {
  return new ObjectFileError([
    'Nothing of the terrain is left: the file does not reach the zero of the scene within radius_m, or step_m is longer than the terrain. Send latitude and longitude of the plant, a larger radius_m or a shorter step_m',
  ])
}

/** @param isOfFile  whether a place is one for which the file could have a height */
function noteUnknown({ x, y, step, columns, heights }: SceneTerrainGrid, findings: Findings, isOfFile: (x: number, y: number) => boolean) {
  const isLacking = (at: number) => isOfFile(x + (at % columns) * step, y + Math.floor(at / columns) * step)
  const unknown = heights.reduce<number>((count, height, at) => count + (height === null && isLacking(at) ? 1 : 0), 0)
  if (unknown > 0)
    findings.note(
      'ignored',
      null,
      `${unknown.toLocaleString('en')} of ${heights.length.toLocaleString('en')} heights are not known (null): nothing can stand there`,
    )
}
