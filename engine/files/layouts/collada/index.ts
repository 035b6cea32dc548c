import type { XmlElement } from '@rgrove/parse-xml'
import { ObjectFileError } from '../../object-file-error.ts'
import { type Affine, after, apply, scaling } from '../affine.ts'
import type { Body, Figures, Role, Vector } from '../feature.ts'
import type { LayoutDraft } from '../layout-draft.ts'
import { Budget, FACES_MAX, FEATURES_MAX, POINTS_MAX } from '../limits.ts'
import { outlineOf } from '../outline.ts'
import { rackPose, rectangleOf } from '../rectangle.ts'
import type { Roles } from '../role.ts'
import { lengthOf } from '../vectors.ts'
import { allOf, childOf, numberOf, openXml, tagOf, textOf } from '../xml.ts'
import { type Geometry, type ModuleGrid, readGeometry } from './geometry.ts'
import { type Instance, NodeWalk } from './nodes.ts'

/** A body of a model, and what this project wrote of it. */
export interface ModelBody extends Body {
  readonly role: Role | null
  readonly own: Readonly<Record<string, string>> | null
  /** The points of the geometry in their order, in the scene. */
  readonly points: readonly Vector[]
}

/** Share of the racks whose stated azimuth contradicts the mesh, from which the axes are those of PVsyst. */
const TURNED_SHARE = 0.5

/**
 * The bodies of a Collada model (1.4, 1.5) with the extension PVCollada: `frame_parameters` and
 * `tracker_parameters` of version 1, `rack` of version 2.
 * Source: github.com/pvlib/pvcollada: the schema of version 2 and its guide of coordinates (x east, y
 * north, z up), and its samples. Version 1 states no axes; its sample of racks faces south when x points
 * west and y, after z has become up, south, as PVsyst has them.
 * Fails: ObjectFileError for a text that is no Collada, and more than the limits.
 */
export function readCollada(text: string, roles: Roles, draft: LayoutDraft): ModelBody[] {
  const root = openXml(text)
  if (tagOf(root) !== 'collada') throw new ObjectFileError(['The XML is no Collada model: its outermost element is not COLLADA'])
  const budgets = { points: new Budget(POINTS_MAX, 'points'), faces: new Budget(FACES_MAX, 'faces') }
  const materials = new Map([...allOf(root, 'material')].map(({ attributes }) => [attributes.id ?? '', attributes.name ?? '']))
  const geometries = new Map(
    [...allOf(root, 'geometry')].map((element) => [element.attributes.id ?? '', readGeometry(element, materials, budgets)]),
  )
  const instances = instancesOf(root, draft)
  const axes = axesOf(root, draft)
  const isFirst = [...geometries.values()].some(({ version }) => version === 1)
  const bodies = instances
    .map((instance) => placed(instance, geometries, axes, roles, budgets.faces, draft))
    .filter((body) => body !== null)
  addOutlines(root, draft)
  const isTurned = isFirst || isContradicted(instances, geometries, axes)
  if (isTurned) noteTurned(isFirst, draft)
  return isTurned ? bodies.map((body) => turned(body)) : bodies
}

function noteTurned(isFirst: boolean, draft: LayoutDraft): void {
  draft.remark(
    'assumed',
    { key: 'COLLADA', line: null },
    isFirst
      ? 'Axes of PVsyst: x points west and y south, as the sample of this version of PVCollada has them; no text defines them. If the plant is the wrong way round, turn it by 180 deg'
      : 'Axes of PVsyst: x points west and y south, because with x east and y north, as PVCollada defines them, the racks would face away from the azimuth that they state',
  )
}

function turned(body: ModelBody): ModelBody {
  const turn = ([x, y, z]: Vector): Vector => [0 - x, 0 - y, z]
  return { ...body, faces: body.faces.map((face) => face.map(turn)), points: body.points.map(turn) }
}

/** From the unit and axes of the file to metres with z up. */
function axesOf(root: XmlElement, draft: LayoutDraft): Affine {
  const asset = childOf(root, 'asset')
  const metre = Number(childOf(asset, 'unit')?.attributes.meter ?? 1)
  const unit = metre > 0 && Number.isFinite(metre) ? metre : 1
  const up = textOf(childOf(asset, 'up_axis')).toUpperCase() || 'Y_UP'
  const place = childOf(childOf(asset, 'coverage'), 'geographic_location')
  const [latitude, longitude] = [numberOf(place, 'latitude'), numberOf(place, 'longitude')]
  if (latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)
    draft.origin = { latitude, longitude }
  const size = scaling(unit, unit, unit)
  if (up === 'Z_UP') return size
  if (up === 'X_UP') return after({ a: [0, 0, 1], b: [1, 0, 0], c: [0, 1, 0], origin: [0, 0, 0] }, size)
  return after({ a: [1, 0, 0], b: [0, 0, 1], c: [0, -1, 0], origin: [0, 0, 0] }, size)
}

function instancesOf(root: XmlElement, draft: LayoutDraft): readonly Instance[] {
  const library = new Map<string, XmlElement>()
  for (const nodes of allOf(root, 'library_nodes'))
    for (const node of allOf(nodes, 'node')) if (node.attributes.id !== undefined) library.set(node.attributes.id, node)
  const scenes = [...allOf(root, 'visual_scene')]
  const wanted = ([...allOf(root, 'instance_visual_scene')][0]?.attributes.url ?? '').replace(/^#/, '')
  const scene = scenes.find(({ attributes }) => attributes.id === wanted) ?? scenes[0]
  if (scene === undefined) throw new ObjectFileError(['The Collada model has no visual_scene: nothing of it stands anywhere'])
  const walk = new NodeWalk(library, new Budget(FEATURES_MAX, 'nodes and instances'), draft)
  walk.visit(scene)
  return walk.instances
}

function placed(
  { geometry: id, map, names, own }: Instance,
  geometries: ReadonlyMap<string, Geometry>,
  axes: Affine,
  roles: Roles,
  budget: Budget,
  draft: LayoutDraft,
): ModelBody | null {
  const geometry = geometries.get(id)
  const where = { key: names[0] ?? id, line: null }
  if (geometry === undefined) {
    draft.leaveOut({ key: id || 'instance_geometry', line: null }, 'An instance of a geometry that the file does not have is left out')
    return null
  }
  draft.count(geometry.pv ?? 'geometry')
  budget.spend(geometry.faces.length)
  const whole = after(axes, map)
  const points = geometry.points.map((point) => apply(whole, point))
  const faces = geometry.faces.map((face) => face.map((point) => apply(whole, point)))
  const said = [...geometry.names, ...names]
  const { pv, modules } = geometry
  const role =
    pv === 'rack'
      ? 'table'
      : pv === 'tracker'
        ? 'tracker'
        : pv === 'left_out'
          ? (roles.stated(said) ?? 'ignore')
          : pv === 'device'
            ? 'object'
            : roles.of(said)
  const unitM = lengthOf([axes.a[0], axes.a[1], axes.a[2]])
  const grid = modules === null ? null : gridOf(modules, faces, unitM)
  const figures = {
    ...(own?.id === undefined ? {} : { id: own.id }),
    ...(grid === null ? {} : { modules: grid.rows * grid.columns, strings: grid.rows }),
    ...(modules !== null && 'rows' in modules ? gapsOf(modules, unitM) : {}),
  }
  return { where, names: said, figures, faces, points, role, own: mergedOwn(own, geometry.own) }
}

function mergedOwn(node: Geometry['own'], geometry: Geometry['own']): Geometry['own'] {
  return node === null && geometry === null ? null : { ...geometry, ...node }
}

/** A whole number of modules may be missed by this much, because racks are drawn with margins. */
const ROUNDING = 0.05

/** Rows and columns of modules: as stated, or as many as fit, the way round that leaves least. */
function gridOf(modules: ModuleGrid, faces: Body['faces'], unitM: number): { rows: number; columns: number } | null {
  if ('rows' in modules) return { rows: modules.rows, columns: modules.columns }
  const rectangle = rectangleOf(outlineOf(faces.flat()))
  if (rectangle === null) return null
  const pose = rackPose(rectangle, 180)
  const { width, height, xGap, yGap } = modules
  const fits = [
    [width, height],
    [height, width],
  ].map(([across = 1, up = 1]) => {
    const [columns, rows] = [(pose.length / unitM + xGap) / (across + xGap), (pose.width / unitM + yGap) / (up + yGap)]
    const whole = { columns: Math.floor(columns + ROUNDING), rows: Math.floor(rows + ROUNDING) }
    return { ...whole, left: columns - whole.columns + (rows - whole.rows) }
  })
  const best = fits.reduce((a, b) => (b.left < a.left ? b : a))
  return best.rows > 0 && best.columns > 0 && best.rows * best.columns <= 1e6 ? { rows: best.rows, columns: best.columns } : null
}

/** Gaps of a rack of version 2, in the unit of the file: those along a row of modules, and those along a column. */
function gapsOf({ rows, rowGap, columnGap }: Extract<ModuleGrid, { rows: number }>, unitM: number): Figures {
  return {
    across: rows,
    ...(columnGap === null ? {} : { gapAlong: columnGap * unitM }),
    ...(rowGap === null ? {} : { gapAcross: rowGap * unitM }),
  }
}

/** Whether most racks face away from the azimuth that they state. */
function isContradicted(instances: readonly Instance[], geometries: ReadonlyMap<string, Geometry>, axes: Affine): boolean {
  let [stated, away] = [0, 0]
  for (const { geometry: id, map } of instances) {
    const geometry = geometries.get(id)
    const azimuth = geometry?.azimuth ?? null
    if (geometry === undefined || azimuth === null || geometry.own !== null) continue
    const whole = after(axes, map)
    const rectangle = rectangleOf(outlineOf(geometry.faces.flat().map((point) => apply(whole, point))))
    if (rectangle === null) continue
    const pose = rackPose(rectangle, azimuth)
    if (pose.tiltDeg < 0.5) continue
    stated++
    const apart = Math.abs(((pose.azimuthDeg - azimuth + 540) % 360) - 180)
    if (apart > 170) away++
  }
  return stated > 0 && away > TURNED_SHARE * stated
}

/** Outlines that this project wrote next to the place of the model. */
function addOutlines(root: XmlElement, draft: LayoutDraft): void {
  const asset = childOf(root, 'asset')
  if (asset === null) return
  for (const thing of allOf(asset, 'thing')) {
    const values = (thing.attributes.outline ?? '').split(' ').map(Number)
    if (values.length < 9 || values.length % 3 !== 0 || !values.every(Number.isFinite)) continue
    draft.addOutline(
      Array.from({ length: values.length / 3 }, (_, k): Vector => [values[3 * k] ?? 0, values[3 * k + 1] ?? 0, values[3 * k + 2] ?? 0]),
      { key: 'outline', line: null },
    )
  }
}
