import type { Scene } from '@pvyield/contract/schemas'
import type { Axes } from '../scene/device.ts'
import { trianglesOf as surfaceTriangles } from '../scene/terrain/triangles.ts'
import type { Vector } from '../scene/vector.ts'
import { type Solid, solidsOf, type Table, tablesOf, trianglesOf } from './parts.ts'

/** The Web API's encoder, which the ECMAScript library of TypeScript does not declare. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array<ArrayBuffer> }

const [FLOAT, UINT] = [5126, 5125]
const [VERTICES, INDICES] = [34962, 34963]
const [JSON_CHUNK, BINARY_CHUNK] = [0x4e4f534a, 0x004e4942]
/** Coordinates are single precision: scenes farther from zero than this are moved to their middle. */
const FAR = 1000
type Material = 'table' | 'object' | 'tree' | 'ground'

/**
 * A scene as binary glTF 2.0: y up, -z north, in metres; a node for each placement and object, named by
 * its id, a mesh for each type, and one for the terrain. Scenes far from zero stand about their middle; `extras.moved_by`
 * of the scene has the x, y and z that were subtracted.
 * @param unitM  metres of a unit of length of the scene
 */
export function toGlb(scene: Scene, unitM: number): Uint8Array<ArrayBuffer> {
  const moved = middleOf(scene)
  const binary = new Binary()
  const meshes: object[] = []
  const tables = tablesOf(scene)
  const meshOf = new Map<string, number>()
  for (const { type } of tables) if (!meshOf.has(type.id)) meshOf.set(type.id, meshes.push(tableMesh(type, unitM, binary)) - 1)
  const nodes: object[] = []
  const top: number[] = []
  for (const group of grouped(tables)) top.push(addTable(group, meshOf, moved, unitM, nodes))
  for (const solid of solidsOf(scene)) {
    meshes.push(solidMesh(solid, moved, unitM, binary))
    top.push(nodes.push({ name: solid.id, mesh: meshes.length - 1, extras: { kind: solid.object.kind } }) - 1)
  }
  for (const [k, { vertices }] of (scene.outlines ?? []).entries()) {
    meshes.push(outlineMesh(vertices as never, moved, unitM, binary))
    top.push(nodes.push({ name: `outline${k + 1}`, mesh: meshes.length - 1 }) - 1)
  }
  if (scene.terrain !== undefined) {
    meshes.push(groundMesh(scene.terrain, moved, unitM, binary))
    top.push(nodes.push({ name: 'terrain', mesh: meshes.length - 1 }) - 1)
  }
  const { origin = null } = scene
  const extras = { moved_by: moved, ...(origin === null ? {} : { origin }) }
  const document = {
    asset: { version: '2.0', generator: 'pvyield' },
    scene: 0,
    scenes: [{ name: 'scene', ...(top.length > 0 ? { nodes: top } : {}), extras }],
    ...(nodes.length > 0 ? { nodes } : {}),
    ...(meshes.length > 0 ? { meshes, materials: binary.materials.map(materialOf), ...binary.parts() } : {}),
  }
  return container(JSON.stringify(document), binary.bytes())
}

function middleOf({ placements }: Scene): Vector {
  if (placements.length === 0 || placements.every(({ x, y, z }) => Math.max(Math.abs(x), Math.abs(y), Math.abs(z)) < FAR)) return [0, 0, 0]
  const mean = (of: (placement: Scene['placements'][number]) => number) =>
    Math.round(placements.reduce((sum, each) => sum + of(each), 0) / placements.length) + 0
  return [mean(({ x }) => x), mean(({ y }) => y), mean(({ z }) => z)]
}

/** East, north, up to the axes of glTF. */
const turned = ([east, north, up]: Vector): [number, number, number] => [east + 0, up + 0, 0 - north]
const shifted = (point: Vector, moved: Vector, unitM: number): [number, number, number] =>
  turned([(point[0] - moved[0]) * unitM, (point[1] - moved[1]) * unitM, (point[2] - moved[2]) * unitM])

function* grouped(tables: readonly Table[]): Generator<Table[]> {
  for (let k = 0; k < tables.length; k++) {
    const [table, next] = [tables[k], tables[k + 1]]
    if (table === undefined) continue
    const isRidge = next !== undefined && next.device.placement === table.device.placement
    if (isRidge) k++
    yield isRidge ? [table, next] : [table]
  }
}

/** The node of a placement; of a ridge one with a node for each face. */
function addTable(faces: readonly Table[], meshOf: ReadonlyMap<string, number>, moved: Vector, unitM: number, nodes: object[]): number {
  const made = faces.map(({ device, type }) => ({
    name: device.id,
    mesh: meshOf.get(type.id),
    translation: shifted(device.centre, moved, unitM),
    rotation: quaternion(device),
    extras: { type: type.id, kind: type.kind, modules: device.modules },
  }))
  const [face] = faces
  const [only] = made
  if (made.length === 1 && only !== undefined) return nodes.push({ ...only, name: face?.id ?? only.name }) - 1
  const children = made.map((node) => nodes.push(node) - 1)
  return nodes.push({ name: face?.id, children }) - 1
}

/** The turn of a table whose length lies along x and whose front looks up y. */
function quaternion({ along, across, normal }: Axes): [number, number, number, number] {
  const x = turned(along)
  const y = turned(normal)
  const z = turned([-across[0], -across[1], -across[2]])
  const trace = x[0] + y[1] + z[2]
  const terms = [trace, x[0] - y[1] - z[2], y[1] - x[0] - z[2], z[2] - x[0] - y[1]]
  const largest = terms.indexOf(Math.max(...terms))
  const s = 2 * Math.sqrt(1 + (terms[largest] ?? 0))
  const sums = [(y[2] - z[1]) / s, (z[0] - x[2]) / s, (x[1] - y[0]) / s] as const
  const [xy, xz, yz] = [(x[1] + y[0]) / s, (z[0] + x[2]) / s, (y[2] + z[1]) / s]
  const q = [
    [sums[0], sums[1], sums[2], s / 4],
    [s / 4, xy, xz, sums[0]],
    [xy, s / 4, yz, sums[1]],
    [xz, yz, s / 4, sums[2]],
  ][largest] as [number, number, number, number]
  const size = Math.hypot(...q)
  return [q[0] / size, q[1] / size, q[2] / size, q[3] / size]
}

/** The sheets of a table, one for each sub-row, and its tube, as a box. Gaps between modules are not drawn. */
function tableMesh({ id, length, width, sub_rows, torque_tube }: Table['type'], unitM: number, binary: Binary): object {
  const { count, gap } = sub_rows ?? { count: 1, gap: 0 }
  const rowWidth = (width - (count - 1) * gap) / count
  const sheets = Array.from({ length: count }, (_, k): Sheet => {
    const low = k * (rowWidth + gap) - width / 2
    return { low, high: low + rowWidth, down: 0 }
  })
  const { diameter, below } = torque_tube ?? { diameter: 0, below: 0 }
  const tube: Sheet[] =
    diameter === 0 ? [] : [-1, 1].map((side) => ({ low: -diameter / 2, high: diameter / 2, down: below + (side * diameter) / 2 }))
  const points = [...sheets, ...tube].flatMap(({ low, high, down }): [number, number, number][] => {
    const [x, y, front, back] = [(length * unitM) / 2, 0 - down * unitM, 0 - low * unitM, 0 - high * unitM]
    return [
      [-x, y, front],
      [x, y, front],
      [x, y, back],
      [-x, y, back],
    ]
  })
  const flat = sheets.length + tube.length
  const corners = Array.from({ length: flat }, (_, k) => [0, 1, 2, 0, 2, 3].map((corner) => 4 * k + corner)).flat()
  const first = 4 * sheets.length
  const sides = tube.length === 0 ? [] : [0, 1, 2, 3].flatMap((a) => [a, (a + 1) % 4, 4 + ((a + 1) % 4), a, 4 + ((a + 1) % 4), 4 + a])
  return meshOfPoints(id, points, [...corners, ...sides.map((corner) => first + corner)], 'table', binary)
}

/** A rectangle as long as a table, from low to high across it, so far below its plane. */
interface Sheet {
  readonly low: number
  readonly high: number
  readonly down: number
}

function solidMesh(solid: Solid, moved: Vector, unitM: number, binary: Binary): object {
  const points = solid.pairs.flatMap(([below, above]) => [shifted(below, moved, unitM), shifted(above, moved, unitM)])
  return meshOfPoints(solid.id, points, trianglesOf(solid).flat(), solid.object.kind === 'tree_line' ? 'tree' : 'object', binary)
}

/** The triangles of the terrain; nodes of a grid that have no height are left out. */
function groundMesh(terrain: NonNullable<Scene['terrain']>, moved: Vector, unitM: number, binary: Binary): object {
  const { vertices, corners } = surfaceTriangles(terrain, moved)
  const used = [...new Set(corners)].sort((a, b) => a - b)
  const places = new Map(used.map((vertex, k) => [vertex, k]))
  const points = used.map((v) => shifted([vertices[3 * v] ?? 0, vertices[3 * v + 1] ?? 0, vertices[3 * v + 2] ?? 0], [0, 0, 0], unitM))
  return meshOfPoints(
    'terrain',
    points,
    Array.from(corners, (vertex) => places.get(vertex) ?? 0),
    'ground',
    binary,
  )
}

function outlineMesh(vertices: readonly Vector[], moved: Vector, unitM: number, binary: Binary): object {
  const points = vertices.map((point) => shifted(point, moved, unitM))
  return {
    name: 'outline',
    primitives: [{ mode: 2, attributes: { POSITION: binary.points(points) }, material: binary.material('object') }],
  }
}

function meshOfPoints(
  name: string,
  points: readonly [number, number, number][],
  corners: readonly number[],
  material: Material,
  binary: Binary,
): object {
  return {
    name,
    primitives: [
      { attributes: { POSITION: binary.points(points) }, indices: binary.indices(corners), material: binary.material(material) },
    ],
  }
}

const COLOURS: Readonly<Record<Material, readonly number[]>> = {
  table: [0.05, 0.1, 0.3, 1],
  object: [0.6, 0.58, 0.55, 1],
  tree: [0.15, 0.4, 0.15, 0.7],
  ground: [0.45, 0.5, 0.35, 1],
}

function materialOf(name: Material): object {
  const look = { baseColorFactor: COLOURS[name], metallicFactor: 0, roughnessFactor: 0.8 }
  return { name, doubleSided: true, pbrMetallicRoughness: look, ...(name === 'tree' ? { alphaMode: 'BLEND' } : {}) }
}

/** The buffer, and the accessors that read it. */
class Binary {
  private readonly pieces: Uint8Array[] = []
  private readonly views: object[] = []
  private readonly accessors: object[] = []
  readonly materials: Material[] = []
  private size = 0

  /** The number of a material, which is added when it is new. */
  material(name: Material): number {
    const known = this.materials.indexOf(name)
    return known < 0 ? this.materials.push(name) - 1 : known
  }

  points(points: readonly [number, number, number][]): number {
    const values = Float32Array.from(points.flat())
    const bounds = (pick: (a: number, b: number) => number) =>
      [0, 1, 2].map((axis) => {
        let bound = values[axis] ?? 0
        for (let k = axis; k < values.length; k += 3) bound = pick(bound, values[k] ?? 0)
        return bound
      })
    return this.add(values, VERTICES, {
      componentType: FLOAT,
      count: points.length,
      type: 'VEC3',
      min: bounds(Math.min),
      max: bounds(Math.max),
    })
  }

  indices(corners: readonly number[]): number {
    return this.add(Uint32Array.from(corners), INDICES, { componentType: UINT, count: corners.length, type: 'SCALAR' })
  }

  private add(values: Float32Array | Uint32Array, target: number, accessor: object): number {
    const view = this.views.push({ buffer: 0, byteOffset: this.size, byteLength: values.byteLength, target }) - 1
    this.pieces.push(new Uint8Array(values.buffer, values.byteOffset, values.byteLength))
    this.size += values.byteLength
    return this.accessors.push({ bufferView: view, ...accessor }) - 1
  }

  parts(): object {
    return { accessors: this.accessors, bufferViews: this.views, buffers: [{ byteLength: this.size }] }
  }

  bytes(): Uint8Array {
    const whole = new Uint8Array(this.size)
    let at = 0
    for (const piece of this.pieces) {
      whole.set(piece, at)
      at += piece.length
    }
    return whole
  }
}

/** The file: a head, the JSON filled up with blanks, the buffer. */
function container(json: string, binary: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(json)
  const textSize = text.length + ((4 - (text.length % 4)) % 4)
  const whole = 12 + 8 + textSize + (binary.length > 0 ? 8 + binary.length : 0)
  const bytes = new Uint8Array(whole).fill(0x20, 20, 20 + textSize)
  const view = new DataView(bytes.buffer)
  const words = [0x46546c67, 2, whole, textSize, JSON_CHUNK]
  for (const [k, word] of words.entries()) view.setUint32(4 * k, word, true)
  bytes.set(text, 20)
  if (binary.length > 0) {
    view.setUint32(20 + textSize, binary.length, true)
    view.setUint32(24 + textSize, BINARY_CHUNK, true)
    bytes.set(binary, 28 + textSize)
  }
  return bytes
}
