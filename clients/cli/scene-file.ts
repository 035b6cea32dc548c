import { type LayoutOptions, layoutKindOf, type NamedFile, parseSceneFile } from '@pvyield/engine'
import { type Call, FIGURES_OPTION } from './command.ts'
import { readJson, readNamed } from './input-file.ts'
import { locationOf } from './location.ts'
import { InputError, UsageError } from './usage-error.ts'

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
  figures: { ...FIGURES_OPTION, ofFile: 'scene' },
} as const

interface Place {
  readonly latitude: number
  readonly longitude: number
}

type SentScene = Record<string, unknown>

/** The scene of `--scene` on the ground of `--terrain`, and the place of the plant. */
export interface Placed {
  readonly place: Place
  readonly scene: SentScene | null
}

/**
 * The scene of a call, null without one, and where the plant is: as stated, or else at the origin of the layout. What readers say goes
 * to standard error. Fails: InputError, ObjectFileError; UsageError for a scene without the power of its modules.
 */
export async function placedScene(call: Call): Promise<Placed> {
  const { lat, lon, place: name, scene: path, roofs, kw } = call.values
  if (name === undefined && (lat === undefined) !== (lon === undefined)) throw new UsageError('--lat and --lon are stated together')
  const stated = path === undefined || [lat, lon, name].some((value) => value !== undefined) ? await locationOf(call) : null
  const scene = await sceneOf(call, stated)
  const origin = objectOf(scene?.origin) as Place | null
  const place = stated ?? (origin === null ? null : { latitude: origin.latitude, longitude: origin.longitude })
  if (place === null) throw new UsageError(`${path} states no place: add --lat and --lon (or --place)`)
  if (scene !== null && kw === undefined && roofs === undefined) throw new UsageError(`Missing options: --kw: ${modulesText(path, scene)}`)
  if (stated === null) console.error(`Note: the plant is at ${place.latitude}, ${place.longitude}, as ${path} states`)
  return { place, scene }
}

/** Of a module, where someone has to guess, W. */
const MODULE_POWER_W = 500

/** How many modules a scene has, and what their power may be. */
function modulesText(path: string | undefined, { types, placements }: SentScene): string {
  const listOf = (list: unknown) => (Array.isArray(list) ? list.map((each) => objectOf(each) ?? {}) : [])
  const modulesBy = new Map(listOf(types).map(({ id, modules }) => [id, Number(modules ?? 0)]))
  const modules = listOf(placements).reduce((sum, { type }) => sum + (modulesBy.get(type) ?? 0), 0)
  if (!(modules > 0)) return `${path} states no modules`
  return `${path} has ${modules.toLocaleString('en')} modules; with ${MODULE_POWER_W} W each that is --kw ${(modules * MODULE_POWER_W) / 1000}`
}

async function sceneOf({ values }: Pick<Call, 'values'>, place: Place | null): Promise<SentScene | null> {
  const { scene: path, terrain: groundPath, heights, figures } = values
  if (path === undefined) return null
  const scene = objectOf(await sectionOf(path, 'scene', { ...place, ...(figures !== undefined && { figures }) }))
  if (scene === null) throw new InputError(`${path} has no scene: name a layout, a scene section, or an answer of parse that has one`)
  const origin = objectOf(scene.origin) as Place | null
  const ground = groundPath === undefined ? scene.terrain : await sectionOf(groundPath, 'terrain', { ...(origin ?? place) })
  const terrain = objectOf(ground)
  if (terrain === null && groundPath !== undefined)
    throw new InputError(`${groundPath} has no terrain: name a GeoTIFF, ASCII grid, XYZ or LandXML, or an answer of parse that has one`)
  if (terrain === null && heights === 'above_ground')
    throw new InputError(`${path} has no terrain: add --terrain FILE, or leave --heights out`)
  if (terrain === null) return scene
  const counted = heights ?? (groundPath === undefined ? undefined : HEIGHTS[0])
  const standing = { ...scene, terrain: { ...terrain, ...(counted !== undefined && { heights: counted }) } }
  noteStanding(standing)
  return standing
}

/** Says how many tables are put on the terrain. */
function noteStanding({ placements, terrain }: SentScene & { readonly terrain: SentScene }): void {
  const tables = Array.isArray(placements) ? placements : []
  const { heights = 'absolute' } = terrain
  const own = tables.filter((each) => objectOf(each)?.above_ground !== undefined).length
  const standing = heights === 'above_ground' ? tables.length : own
  const shown = standing === tables.length ? String(standing) : `${standing} of ${tables.length}`
  console.error(`Note: ${shown} tables stand on the terrain (heights ${heights})`)
}

/** A section in a file: of JSON the whole or what it has by that name, of any other file what its reader makes of it. */
async function sectionOf(path: string, section: 'scene' | 'terrain', known: LayoutOptions): Promise<unknown> {
  const file = readNamed(path)
  if (!isRead(path, file)) {
    if (known.figures !== undefined) throw new InputError(`--figures is of a layout, and ${path} is JSON: change its types and placements`)
    const value = objectOf(answerIn(path))
    return value !== null && section in value && !('placements' in value) ? value[section] : value
  }
  const answer = await parseSceneFile(file.bytes, known, file.name)
  for (const { line, message } of answer.notes) console.error(`Note: ${path}${line === null ? '' : `, line ${line}`}: ${message}`)
  return answer[section]
}

/** Fails: InputError, which says of a text that `parse` writes JSON when asked. */
function answerIn(path: string): unknown {
  try {
    return readJson(path)
  } catch (error) {
    if (error instanceof InputError && error.message.includes(' is not JSON: ')) throw new InputError(`${error.message}. ${ASK_JSON}`)
    throw error
  }
}

const ASK_JSON = 'If it is what parse wrote, write it again with --json'

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
