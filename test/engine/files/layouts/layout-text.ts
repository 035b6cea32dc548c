import { parseSceneFile } from '../../../../engine/project-files/parse-scene-file.ts'
import { expectAgain } from '../../scene-export/apart.ts'

type Options = NonNullable<Parameters<typeof parseSceneFile>[1]>

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Scenes up to this size are exported and read again. */
const AGAIN_MAX = 500

/** Reads a layout. Its scene is exported as PVCollada and read again: nothing of it moves by a millimetre. */
export async function read(text: string, options: Options = {}) {
  const answer = await parseSceneFile(bytesOf(text), options)
  if (answer.scene !== null && answer.scene.placements.length <= AGAIN_MAX) await expectAgain(answer.scene)
  return answer
}

/** The failures of a file that is refused; empty for one that is read. */
export async function refusalOf(text: string, options: Options = {}): Promise<readonly string[]> {
  try {
    await read(text, options)
    return []
  } catch (cause) {
    return (cause as { failures?: readonly string[] }).failures ?? [String(cause)]
  }
}

/** A place north and east of another by metres, on the sphere: good to a part in a thousand over a few metres, and not used for claims. */
export const degreesEast = (metres: number, latitude: number): number => metres / (111_320 * Math.cos((latitude * Math.PI) / 180))

/** A DXF text of entities, blocks and a unit. */
export function dxf({
  entities,
  blocks = [],
  unit = 6,
}: {
  entities: readonly string[]
  blocks?: readonly string[]
  unit?: number | null
}): string {
  const header = unit === null ? [] : ['0', 'SECTION', '2', 'HEADER', '9', '$INSUNITS', '70', String(unit), '0', 'ENDSEC']
  return [
    ...header,
    '0',
    'SECTION',
    '2',
    'BLOCKS',
    ...blocks,
    '0',
    'ENDSEC',
    '0',
    'SECTION',
    '2',
    'ENTITIES',
    ...entities,
    '0',
    'ENDSEC',
    '0',
    'EOF',
    '',
  ].join('\n')
}

type Point = readonly [number, number, number]

/** An entity of pairs: `e('LINE', [8, 'layer'], [10, 1])`. */
export const entity = (type: string, ...pairs: readonly (readonly [number, string | number])[]): string[] => [
  '0',
  type,
  ...pairs.flatMap(([code, value]) => [String(code), String(value)]),
]

const at = (code: number, [x, y, z]: Point): [number, number][] => [
  [code, x],
  [code + 10, y],
  [code + 20, z],
]

export const face = (layer: string, ...points: readonly Point[]): string[] =>
  entity('3DFACE', [8, layer], ...[0, 1, 2, 3].flatMap((k) => at(10 + k, points[k] ?? points[2] ?? [0, 0, 0])))

export const block = (name: string, entities: readonly string[]): string[] => [
  ...entity('BLOCK', [2, name], [10, 0], [20, 0], [30, 0]),
  ...entities,
  '0',
  'ENDBLK',
]

export const insert = (name: string, layer: string, point: Point, ...more: readonly (readonly [number, number])[]): string[] =>
  entity('INSERT', [8, layer], [2, name], ...at(10, point), ...more)

/** Corners of a rack that faces south, 10 m long and 4 m up a slope of 3 to 4, at its lower left corner. */
export const rackAt = (x: number, y: number, z: number): [Point, Point, Point, Point] => [
  [x, y, z],
  [x + 10, y, z],
  [x + 10, y + 3.2, z + 2.4],
  [x, y + 3.2, z + 2.4],
]

/** Faces of a box. */
export function boxFaces(layer: string, [x, y, z]: Point, [length, width, height]: Point): string[] {
  const corner = (k: number, up: number): Point => [x + (k === 1 || k === 2 ? length : 0), y + (k > 1 ? width : 0), z + up * height]
  const sides = [0, 1, 2, 3].flatMap((k) => face(layer, corner(k, 0), corner((k + 1) % 4, 0), corner((k + 1) % 4, 1), corner(k, 1)))
  return [
    ...sides,
    ...face(layer, corner(0, 1), corner(1, 1), corner(2, 1), corner(3, 1)),
    ...face(layer, corner(3, 0), corner(2, 0), corner(1, 0), corner(0, 0)),
  ]
}
