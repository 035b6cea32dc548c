import type { XmlElement } from '@rgrove/parse-xml'
import type { Vector } from '../feature.ts'
import type { Budget } from '../limits.ts'
import { allOf, childOf, childrenOf, numberOf, tagOf, textOf } from '../xml.ts'

/** What a geometry is by the extension of PVCollada. */
export type PvKind = 'rack' | 'tracker' | 'device' | 'left_out' | null

/** A geometry: its faces in the unit and axes of the file, and what it says of itself. */
export interface Geometry {
  readonly id: string
  readonly names: readonly string[]
  /** Points in the order of the file. */
  readonly points: readonly Vector[]
  readonly faces: readonly (readonly Vector[])[]
  readonly pv: PvKind
  /** Of PVCollada. */
  readonly version: 1 | 2 | null
  /** Azimuth that a rack of version 2 states. */
  readonly azimuth: number | null
  readonly modules: ModuleGrid | null
  /** What this project wrote of the thing. */
  readonly own: Readonly<Record<string, string>> | null
}

/** Modules of a rack: counted by version 2, or by their size as version 1 has it. */
export type ModuleGrid =
  | { readonly rows: number; readonly columns: number; readonly rowGap: number | null; readonly columnGap: number | null }
  | { readonly width: number; readonly height: number; readonly xGap: number; readonly yGap: number }

export const OWN_PROFILE = 'pvyield'
const LEFT_OUT = ['terrain', 'post', 'gap', 'combiner3d', 'combiner_ac3d', 'combiner_dc3d', 'optimizer3d', 'cable3d']
const DEVICES = ['inverter3d', 'transformer3d']

/** @param materials  names of the materials by their ids */
export function readGeometry(
  element: XmlElement,
  materials: ReadonlyMap<string, string>,
  budgets: { points: Budget; faces: Budget },
): Geometry {
  const mesh = childOf(element, 'mesh')
  const { id = '', name = '' } = element.attributes
  const primitives = mesh === null ? [] : childrenOf(mesh).filter((child) => Object.hasOwn(PRIMITIVES, tagOf(child)))
  const points = mesh === null ? [] : positionsOf(mesh, primitives, budgets.points)
  const faces = primitives.flatMap((primitive) => facesOf(primitive, points, budgets.faces))
  const symbols = primitives.map(({ attributes }) => attributes.material ?? '')
  const names = [name, id, ...symbols.map((symbol) => materials.get(symbol) ?? symbol)].filter((text) => text !== '')
  return { id, names, points, faces, ...extensionOf(element, mesh), own: ownOf(element) }
}

function extensionOf(element: XmlElement, mesh: XmlElement | null): Pick<Geometry, 'pv' | 'version' | 'azimuth' | 'modules'> {
  const [frame, tracker] = [childOf(mesh, 'frame_parameters'), childOf(mesh, 'tracker_parameters')]
  const parameters = frame ?? tracker
  if (parameters !== null) {
    const [width, height] = [numberOf(parameters, 'module_width') ?? 0, numberOf(parameters, 'module_height') ?? 0]
    const gaps = { xGap: numberOf(parameters, 'module_x_spacing') ?? 0, yGap: numberOf(parameters, 'module_y_spacing') ?? 0 }
    return {
      pv: frame === null ? 'tracker' : 'rack',
      version: 1,
      azimuth: null,
      modules: width > 0 && height > 0 ? { width, height, ...gaps } : null,
    }
  }
  for (const extra of childrenOf(element).filter((child) => tagOf(child) === 'extra'))
    for (const technique of childrenOf(extra))
      for (const said of childrenOf(technique)) {
        const tag = tagOf(said)
        if (tag === 'rack') {
          const [rows, columns] = [numberOf(said, 'module_rows'), numberOf(said, 'module_columns')]
          const isTracker = textOf(childOf(said, 'rack_type')) === 'tracker'
          return {
            pv: isTracker ? 'tracker' : 'rack',
            version: 2,
            azimuth: numberOf(said, 'azimuth'),
            modules:
              rows === null || columns === null
                ? null
                : { rows, columns, rowGap: numberOf(said, 'column_spacing'), columnGap: numberOf(said, 'row_spacing') },
          }
        }
        if (LEFT_OUT.includes(tag)) return { pv: 'left_out', version: 2, azimuth: null, modules: null }
        if (DEVICES.includes(tag)) return { pv: 'device', version: 2, azimuth: null, modules: null }
      }
  return { pv: null, version: null, azimuth: null, modules: null }
}

/** The attributes that this project wrote next to a thing; null when there are none. */
export function ownOf(element: XmlElement): Readonly<Record<string, string>> | null {
  for (const extra of childrenOf(element).filter((child) => tagOf(child) === 'extra'))
    for (const technique of childrenOf(extra))
      if (technique.attributes.profile === OWN_PROFILE) return childrenOf(technique)[0]?.attributes ?? null
  return null
}

/** The points that the vertices of a mesh name; of the first source when they name none. */
function positionsOf(mesh: XmlElement, primitives: readonly XmlElement[], budget: Budget): Vector[] {
  const inputs = [
    ...(childOf(mesh, 'vertices') === null ? [] : childrenOf(childOf(mesh, 'vertices') ?? mesh)),
    ...primitives.flatMap(childrenOf),
  ]
  const position = inputs.find((input) => tagOf(input) === 'input' && input.attributes.semantic === 'POSITION')
  const wanted = (position?.attributes.source ?? '').replace(/^#/, '')
  const sources = childrenOf(mesh).filter((child) => tagOf(child) === 'source')
  const source = sources.find(({ attributes }) => attributes.id === wanted) ?? sources[0]
  if (source === undefined) return []
  const values = numbersOf(textOf(childOf(source, 'float_array')))
  const [accessor] = allOf(source, 'accessor')
  const stride = Math.max(3, Math.floor(Number(accessor?.attributes.stride ?? 3)) || 3)
  budget.spend(values.length / 3)
  const points: Vector[] = []
  for (let k = 0; k + 2 < values.length; k += stride) points.push([values[k] ?? 0, values[k + 1] ?? 0, values[k + 2] ?? 0])
  return points
}

function numbersOf(text: string): number[] {
  return text === '' ? [] : text.split(/\s+/).map(Number)
}

/** How the corners of a primitive's faces follow each other. */
const PRIMITIVES: Readonly<Record<string, (corners: readonly number[], primitive: XmlElement) => number[][]>> = {
  triangles: (corners) => chunks(corners, 3),
  polylist: (corners, primitive) => {
    let at = 0
    return numbersOf(textOf(childOf(primitive, 'vcount'))).map((count) => {
      const from = at
      at += count
      return corners.slice(from, at)
    })
  },
  polygons: (corners) => [[...corners]],
  tristrips: (corners) => corners.slice(2).map((corner, k) => [corners[k] ?? 0, corners[k + 1] ?? 0, corner]),
  trifans: (corners) => corners.slice(2).map((corner, k) => [corners[0] ?? 0, corners[k + 1] ?? 0, corner]),
}

function chunks(list: readonly number[], size: number): number[][] {
  return Array.from({ length: Math.floor(list.length / size) }, (_, k) => list.slice(k * size, (k + 1) * size))
}

function facesOf(primitive: XmlElement, points: readonly Vector[], budget: Budget): Vector[][] {
  const inputs = childrenOf(primitive).filter((child) => tagOf(child) === 'input')
  const stride = 1 + inputs.reduce((most, { attributes }) => Math.max(most, Math.min(16, Number(attributes.offset ?? 0) || 0)), 0)
  const vertex = Number(inputs.find(({ attributes }) => attributes.semantic === 'VERTEX')?.attributes.offset ?? 0) || 0
  const split = PRIMITIVES[tagOf(primitive)]
  if (split === undefined) return []
  return childrenOf(primitive)
    .filter((child) => tagOf(child) === 'p')
    .flatMap((p) => {
      const corners = numbersOf(textOf(p)).filter((_, k) => k % stride === vertex)
      budget.spend(1 + corners.length / 3)
      return split(corners, primitive)
    })
    .map((face) => opened(face.map((corner) => points[corner]).filter((point) => point !== undefined)))
    .filter((face) => face.length > 2 && face.every((point) => point.every(Number.isFinite)))
}

/** A face without a last corner that is its first one, as some writers close it. */
function opened(face: Vector[]): Vector[] {
  return face.length > 3 && face[0] === face.at(-1) ? face.slice(0, -1) : face
}
