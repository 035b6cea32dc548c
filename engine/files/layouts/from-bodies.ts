import type { Body, Figures, Role, Vector, Where } from './feature.ts'
import { noteDeviation } from './from-features.ts'
import type { LayoutDraft } from './layout-draft.ts'
import { TRANSMITTANCE } from './limits.ts'
import { outlineOf } from './outline.ts'
import { footprintPose, type Pose, type Rectangle, rackPose, rectangleOf, trackerPose } from './rectangle.ts'
import { fillOf } from './table-fill.ts'
import { areaVector, dot, lengthOf, minus, planHull, unit } from './vectors.ts'

/** Planes that one table may have; a body of more is not one. */
const PLANES_MAX = 60
/** Cosine of the angle, and distance, within which faces are of one plane. */
const SAME_DIRECTION = 0.9998
const SAME_PLANE = 0.02
/** A plane with this share of the largest one's area is a table of its own. */
const OWN_TABLE = 0.5
/** Height below which a body without a name is not an obstacle, and tilts of a face that may be a table. */
const OBSTACLE_LEAST = 0.3

interface Facet {
  readonly normal: Vector
  readonly points: Vector[]
  area: number
}

/** Tables and objects of a body of faces. What it is was found before; a body that says nothing is an object when it is no flat sheet. */
export function addBody(body: Body, role: Role | null, draft: LayoutDraft, facing: number): void {
  const { where } = body
  if (role === 'ignore' || role === 'outline') draft.leaveOut(where, 'It is left out, as its name or your rules say')
  else if (role === 'terrain') draft.ground.faces.push(...body.faces)
  else if (role === 'table' || role === 'tracker') addTables(body, role === 'table' ? 'gft' : 'sat', draft, facing)
  else if (role !== null || isSolid(body)) {
    if (role === null)
      draft.remark(
        'assumed',
        where,
        'Its name does not say what it is; it is a body with a height, so it is an object that shades. Send roles=NAME:table or another role to change that',
      )
    addObstacle(body, role === 'tree', draft)
  } else
    draft.leaveOut(
      where,
      'Its name does not say what it is, and it is a flat sheet: it is left out. Send roles=NAME:table if it is a table',
    )
}

function isSolid({ faces }: Body): boolean {
  const facets = facetsOf(faces)
  return (facets === null || facets.length > 1) && rise(faces.flat()) >= OBSTACLE_LEAST
}

function rise(points: readonly Vector[]): number {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [, , z] of points) [low, high] = [Math.min(low, z), Math.max(high, z)]
  return high - low
}

/** Faces by their planes, the upper sides of boxes and their lower ones apart; null for more planes than a table has. */
function facetsOf(faces: Body['faces']): Facet[] | null {
  const facets: Facet[] = []
  for (const face of faces) {
    const whole = areaVector(face)
    const area = lengthOf(whole) / 2
    if (!(area > 0)) continue
    const normal = unit(whole)
    const known = facets.find(
      (facet) =>
        Math.abs(dot(facet.normal, normal)) > SAME_DIRECTION &&
        face.every((point) => Math.abs(dot(minus(point, facet.points[0] ?? point), facet.normal)) < SAME_PLANE),
    )
    if (known === undefined) facets.push({ normal, points: [...face], area })
    else {
      known.points.push(...face)
      known.area += area
    }
    if (facets.length > PLANES_MAX) return null
  }
  return facets
}

/** The uppermost of the parallel planes of a thin box, and each plane with half of the largest area. */
function surfacesOf(facets: readonly Facet[]): Facet[] {
  const largest = facets.reduce((most, { area }) => Math.max(most, area), 0)
  const large = facets.filter(({ area }) => area >= OWN_TABLE * largest)
  const tops: Facet[] = []
  for (const facet of [...large].sort((a, b) => height(b) - height(a)))
    if (!tops.some((top) => Math.abs(dot(top.normal, facet.normal)) > SAME_DIRECTION && isBelow(facet, top))) tops.push(facet)
  return tops
}

const height = ({ points }: Facet): number => points.reduce((sum, [, , z]) => sum + z, 0) / points.length

/** Whether one sheet lies under another, as the lower side of a box does. */
function isBelow(facet: Facet, top: Facet): boolean {
  const [a, b] = [middle(facet.points), middle(top.points)]
  return Math.hypot(a[0] - b[0], a[1] - b[1]) < Math.sqrt(top.area) / 2
}

function middle(points: readonly Vector[]): [number, number] {
  return [points.reduce((sum, [x]) => sum + x, 0) / points.length, points.reduce((sum, [, y]) => sum + y, 0) / points.length]
}

function addTables({ where, faces, figures }: Body, kind: 'gft' | 'sat', draft: LayoutDraft, facing: number): void {
  const facets = facetsOf(faces)
  const surfaces = facets === null ? [] : surfacesOf(facets)
  if (surfaces.length === 0) {
    draft.leaveOut(where, 'A table that has no flat surface is left out')
    return
  }
  for (const { points } of surfaces) {
    const rectangle = rectangleOf(outlineOf(points))
    if (rectangle === null) {
      draft.leaveOut(where, 'A surface of a table that has no area or too many corners is left out')
      continue
    }
    noteDeviation(rectangle, where, draft)
    const whole = surfaces.length === 1
    const pose = kind === 'sat' ? trackerPose(rectangle) : bodyPose(rectangle, figures, facing)
    draft.noteRaised(pose.centre[2], figures.height, where)
    const centre: Vector = [pose.centre[0], pose.centre[1], pose.centre[2] + (figures.height ?? 0)]
    draft.addTable({
      ...pose,
      centre,
      kind,
      gap: 0,
      frame: 0,
      id: whole ? (figures.id ?? null) : null,
      modules: whole ? (figures.modules ?? null) : null,
      strings: figures.strings ?? null,
      fill: whole ? fillOf(figures) : null,
    })
  }
}

/** A rack by its surface; one that is drawn level has the tilt that is stated next to the file. */
function bodyPose(rectangle: Rectangle, { tilt, azimuth }: Figures, facing: number): Pose {
  const isLevel = rectangle.edges.every(([, , z]) => Math.abs(z) < 1e-3)
  return isLevel && tilt !== undefined ? footprintPose(rectangle, tilt, azimuth, facing) : rackPose(rectangle, azimuth ?? facing)
}

/** A prism on the outline of the ground plan: exact where every corner is on it, else up to the highest point. */
function addObstacle({ where, faces, figures }: Body, isTree: boolean, draft: LayoutDraft): void {
  const points = faces.flat()
  const spans = new Map<string, { x: number; y: number; low: number; high: number }>()
  for (const [x, y, z] of points) {
    const key = `${Math.round(x * 1e3)} ${Math.round(y * 1e3)}`
    const span = spans.get(key)
    if (span === undefined) spans.set(key, { x, y, low: z, high: z })
    else [span.low, span.high] = [Math.min(span.low, z), Math.max(span.high, z)]
  }
  const corners = [...spans.values()]
  const hull = planHull(corners.map(({ x, y }) => [x, y, 0]))
  const [low, high] = [
    corners.reduce((a, b) => Math.min(a, b.low), Number.POSITIVE_INFINITY),
    corners.reduce((a, b) => Math.max(a, b.high), Number.NEGATIVE_INFINITY),
  ]
  if (hull.length < 3 || !(high > low)) {
    draft.leaveOut(where, 'A body without an area and a height is left out')
    return
  }
  const edge = corners.length <= EXACT_MAX ? aroundHull(corners, hull) : null
  const exact = edge?.every((corner) => corner.high > corner.low) === true ? edge : null
  if (exact === null) noteHull(where, draft)
  const vertices =
    exact !== null ? exact.map(({ x, y, low: z, high: top }) => [x, y, z, top - z]) : hull.map(([x, y]) => [x, y, low, high - low])
  const id = figures.id === undefined ? {} : { id: figures.id }
  if (isTree) draft.addObject({ ...id, kind: 'tree_line', vertices: [...vertices, vertices[0] ?? []], transmittance: TRANSMITTANCE }, where)
  else draft.addObject({ ...id, kind: 'prism', vertices }, where)
}

/** Corners of a body whose outline is looked at corner by corner. */
const EXACT_MAX = 200

function noteHull(where: Where, draft: LayoutDraft): void {
  draft.remark(
    'changed',
    where,
    'A body becomes a prism on the outline of its ground plan up to its highest point, which shades more than the body',
  )
}

/** Corners in the order of the hull when each lies on it; null when one lies inside. */
function aroundHull<Corner extends { x: number; y: number }>(corners: readonly Corner[], hull: readonly Vector[]): Corner[] | null {
  const placed: { corner: Corner; at: number }[] = []
  for (const corner of corners) {
    let at: number | null = null
    for (const [k, from] of hull.entries()) {
      const to = hull[(k + 1) % hull.length] ?? from
      const [ex, ey, px, py] = [to[0] - from[0], to[1] - from[1], corner.x - from[0], corner.y - from[1]]
      const length = Math.hypot(ex, ey)
      const [share, off] = [(px * ex + py * ey) / length ** 2, Math.abs(px * ey - py * ex) / length]
      if (off < 1e-3 && share > -1e-6 && share < 1 - 1e-6) at = k + Math.max(0, share)
    }
    if (at === null) return null
    placed.push({ corner, at })
  }
  return placed.sort((a, b) => a.at - b.at).map(({ corner }) => corner)
}
