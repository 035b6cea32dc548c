import { layoutKindOf, type NamedFile, parseSceneFile } from '@pvyield/engine'
import type { Call } from './command.ts'
import { readJson, readNamed } from './input-file.ts'
import { InputError } from './usage-error.ts'

const HEIGHTS = ['above_ground', 'absolute'] as const

/** The options of a scene in files, and of the ground that it stands on. */
export const SCENE_FILE_OPTIONS = {
  scene: {
    type: 'string',
    value: 'FILE',
    isFile: true,
    field: 'scene',
    otherNames: ['layout', 'drawing'],
    help: 'the devices and what shades them: a scene or an answer of parse as JSON, or a layout (.pvc, .dae, .dxf, .geojson, .kml, .csv, .shd)',
  },
  terrain: {
    type: 'string',
    value: 'FILE',
    isFile: true,
    ofFile: 'scene',
    otherNames: ['ground', 'dem', 'dtm'],
    help: 'the ground of the scene: a GeoTIFF, ASCII grid, XYZ or LandXML, or an answer of parse as JSON',
  },
  heights: {
    type: 'string',
    value: 'WHAT',
    choices: HEIGHTS,
    ofFile: 'scene',
    help: 'what z in the scene counts from; with --terrain, above_ground if absent: the tables are put on it',
  },
} as const

interface Place {
  readonly latitude: number
  readonly longitude: number
}

type SentScene = Record<string, unknown>

/** The scene of `--scene` on the ground of `--terrain`; null without one. What readers say goes to standard error. Fails: InputError, ObjectFileError. */
export async function sceneOf({ values }: Pick<Call, 'values'>, place: Place): Promise<SentScene | null> {
  const { scene: path, terrain: groundPath, heights } = values
  if (path === undefined) return null
  const scene = objectOf(await sectionOf(path, 'scene', place))
  if (scene === null) throw new InputError(`${path} has no scene: name a layout, a scene section, or an answer of parse that has one`)
  const origin = objectOf(scene['origin']) as Place | null
  const ground = groundPath === undefined ? scene['terrain'] : await sectionOf(groundPath, 'terrain', origin ?? place)
  const terrain = objectOf(ground)
  if (terrain === null && groundPath !== undefined)
    throw new InputError(`${groundPath} has no terrain: name a GeoTIFF, ASCII grid, XYZ or LandXML, or an answer of parse that has one`)
  if (terrain === null && heights === 'above_ground')
    throw new InputError(`${path} has no terrain: add --terrain FILE, or leave --heights out`)
  if (terrain === null) return scene
  const counted = heights ?? (groundPath === undefined ? undefined : HEIGHTS[0])
  return { ...scene, terrain: { ...terrain, ...(counted !== undefined && { heights: counted }) } }
}

/** A section in a file: of JSON the whole or what it has by that name, of any other file what its reader makes of it. */
async function sectionOf(path: string, section: 'scene' | 'terrain', place: Place): Promise<unknown> {
  const file = readNamed(path)
  if (!isRead(path, file)) {
    const value = objectOf(readJson(path))
    return value !== null && section in value && !('placements' in value) ? value[section] : value
  }
  const answer = await parseSceneFile(file.bytes, { latitude: place.latitude, longitude: place.longitude }, file.name)
  for (const { line, message } of answer.notes) console.error(`Note: ${path}${line === null ? '' : `, line ${line}`}: ${message}`)
  return answer[section]
}

/** Whether it is for a reader of files: a GeoJSON is, and other JSON is a section. */
function isRead(path: string, { bytes }: NamedFile): boolean {
  return layoutKindOf(bytes) !== null || !(/\.json$/i.test(path) || OBJECT.test(new TextDecoder().decode(bytes.subarray(0, OPENING_BYTES))))
}

const OPENING_BYTES = 100
/** The beginning of a JSON object. */
const OBJECT = /^\uFEFF?\s*\{/

function objectOf(value: unknown): SentScene | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as SentScene) : null
}
