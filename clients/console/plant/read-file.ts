/** Reads files of other programs, in the worker: nothing is sent to a service. */
import {
  isHorizon,
  isTerrain,
  layoutKindOf,
  ObjectFileError,
  parseHorizon,
  parseOnd,
  parsePan,
  parseProject,
  parseScene,
  parseSceneFile,
  parseWeather,
  WeatherFileError,
} from '@pvyield/engine/files'
import { type MeasuredTable, measuredTable, parseMeasured, standardOffsetHours, standardOffsetOfZone } from '@pvyield/engine/performance'
import type { FileNote, RunRequest, Scene, SceneTerrain, SimpleRunRequest, Weather } from '@pvyield/sdk'
import type { ChosenStamps } from '../state/chosen-measured.ts'
import { inPageWords } from './page-words.ts'
import { isObject, type Json } from './paths.ts'

/** Fields by section, to be merged into a request. A section of `whole` replaces the one before. */
export interface Patch {
  readonly whole: Json
  readonly fields: Readonly<Record<string, Json>>
}

/** A full request; without weather it runs in that of the plant before. */
export type SentRequest = Omit<RunRequest, 'weather'> & Partial<Pick<RunRequest, 'weather'>>

/** What a file says. */
export interface ReadFile {
  readonly kind:
    | 'module'
    | 'inverter'
    | 'project'
    | 'horizon'
    | 'weather'
    | 'measured'
    | 'unclear'
    | 'scene'
    | 'terrain'
    | 'request'
    | 'simple'
  readonly patch: Patch
  /** Of a file that is a scene. */
  readonly scene?: Scene
  /** Of a file that is the ground of a scene. */
  readonly terrain?: SceneTerrain
  /** Of a file that is a whole plant. */
  readonly request?: SentRequest
  /** Of a file that is a plant by place and size. */
  readonly simple?: SimpleRunRequest
  /** What it also states, and changes only when someone wants it. */
  readonly offer: Patch | null
  /** Of a weather file. */
  readonly weather: Weather | null
  /** Of a table that is not of a known format of weather. */
  readonly table?: MeasuredTable
  /** Why such a table, which may be a measurement, is no weather, or why a measurement cannot be read as it is. */
  readonly fault?: string
  readonly notes: readonly string[]
}

const INFLATED_MAX_BYTES = 96 * 2 ** 20
/** Characters in which a PVsyst file says what it is. */
const OPENING_BYTES = 8192

const NONE: Patch = { whole: {}, fields: {} }

/** A place, as far as it is known. */
export interface Known {
  readonly latitude?: number
  readonly longitude?: number
}

/** A file, and what it may not state: where the plant is, at which UTM coordinates lie and by whose hemisphere azimuths count, and where the zero of its scene is. */
export interface SentFile {
  readonly name: string
  readonly bytes: Uint8Array
  readonly place?: Known
  readonly origin?: Known
  /** What someone says that a table is. */
  readonly as?: 'weather' | 'measured'
  /** What someone says of the stamps of weather. */
  readonly stamps?: ChosenStamps
}

/** Fails: Error that says what is wrong with the file, and where. */
export async function readFile({ name, bytes: packed, place = {}, origin = {}, as, stamps = {} }: SentFile): Promise<ReadFile> {
  const bytes = await unpacked(packed)
  try {
    return await readerOf(name, bytes, origin, { as, stamps })(bytes, name, place)
  } catch (cause) {
    if (cause instanceof ObjectFileError) throw new Error(cause.failures.join('\n'))
    if (cause instanceof WeatherFileError) throw new Error(cause.message)
    throw cause
  }
}

/** What someone says of a table. */
interface Said {
  readonly as: SentFile['as']
  readonly stamps: ChosenStamps
}

type Reader = (bytes: Uint8Array, name: string, place: Known) => ReadFile | Promise<ReadFile>

function readerOf(name: string, bytes: Uint8Array, origin: Known, said: Said): Reader {
  const kind = layoutKindOf(bytes)
  if (kind !== null) return isTerrain(kind) ? () => readGround(bytes, origin) : readLayout
  if (/\.zip$/i.test(name)) return readArchive
  const own = /\.json$/i.test(name) ? jsonOf(bytes) : null
  if (own !== null) return () => own
  return objectReaderOf(name, bytes) ?? ((sent, _, place) => readTable(sent, said, place))
}

/** Fields that only a request for a size has. */
const OF_SIZES = ['ac_kw', 'dc_kw', 'strings', 'modules_per_string', 'temp_air_min_c', 'voltage_class_v']
/** Fields of a simple request that no weather has. */
const OF_SIMPLE = [
  'system_capacity_kw',
  'modules',
  'racking',
  'tilt_deg',
  'module_power_w',
  'module_type',
  'sub_arrays',
  'module',
  'inverter',
]
/** Sections of a full request, one of which it has next to its site. */
const OF_FULL = ['array', 'module', 'inverter', 'weather']
const SIZE_REQUEST =
  'It is a request for a size (POST /api/size), not for a run: send it there, or drop a simple request with system_capacity_kw, or the request of a run'

/** A scene or a run request; null for other JSON, which may be weather. Fails: Error for a text that is no JSON, and for a request for a size. */
function jsonOf(bytes: Uint8Array): ReadFile | null {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder().decode(bytes))
  } catch (cause) {
    throw new Error(`The file is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
  if (!isObject(value)) return null
  if ('placements' in value && 'types' in value) return { ...read('scene', NONE, []), scene: value as unknown as Scene }
  const has = (keys: readonly string[]) => keys.some((key) => key in value)
  if (isObject(value.site)) return has(OF_FULL) ? { ...read('request', NONE, []), request: value as unknown as SentRequest } : null
  if (
    typeof value.latitude !== 'number' ||
    typeof value.longitude !== 'number' ||
    'temp_air_c' in value ||
    !has([...OF_SIMPLE, ...OF_SIZES])
  )
    return null
  if (isOfSizes(value, has(OF_SIZES))) throw new Error(SIZE_REQUEST)
  return { ...read('simple', NONE, []), simple: value as unknown as SimpleRunRequest }
}

function isOfSizes({ sub_arrays: parts }: Json, hasField: boolean): boolean {
  return hasField || (Array.isArray(parts) && parts.some((part: unknown) => isObject(part) && 'area_m2' in part))
}

function objectReaderOf(name: string, bytes: Uint8Array): Reader | null {
  const opening = String.fromCharCode(...bytes.subarray(0, OPENING_BYTES)).replaceAll('\0', '')
  const [, object] = /PVObject_\s*=\s*(\w+)/i.exec(opening) ?? []
  const named = object === undefined ? undefined : (READERS[object.toLowerCase()] ?? readProject)
  return named ?? (/\.hor$/i.test(name) || isHorizon(bytes) ? readHorizon : null)
}

/** Readers of PVsyst's objects; any other object is a variant, a project, a site or a scene. */
const READERS: Readonly<Record<string, Reader>> = { pvmodule: readModule, pvginverter: readInverter, pvhorizon: readHorizon }

function readModule(bytes: Uint8Array): ReadFile {
  const { module, iam, patch, notes } = parsePan(bytes)
  return read('module', { whole: { module, iam }, fields: {} }, notes.map(noteText), patchOf(patch as Record<string, Json>))
}

function readInverter(bytes: Uint8Array): ReadFile {
  const { inverter, patch, notes } = parseOnd(bytes)
  return read('inverter', { whole: { inverter }, fields: {} }, notes.map(noteText), patchOf(patch as Record<string, Json>))
}

async function readProject(bytes: Uint8Array, _: string, { latitude }: Known): Promise<ReadFile> {
  const { scene, array_patch, request_patch, sub_arrays, notes } = await parseScene(bytes, latitude === undefined ? {} : { latitude })
  const own = request_patch as Record<string, Json>
  const fields = patchOf({ ...own, array: { ...own.array, ...array_patch } })?.fields ?? {}
  const isApart = sub_arrays?.some(({ scene_types: types }) => types == null) ?? false
  const whole: Json = {
    ...(sub_arrays === null ? {} : { sub_arrays }),
    ...(isApart ? { scene: null } : scene === null ? {} : { scene }),
  }
  return read('project', { whole, fields }, notes.map(noteText))
}

/** A whole project in a ZIP. Without weather it runs in that of the plant before; what else is missing refuses it. */
async function readArchive(bytes: Uint8Array): Promise<ReadFile> {
  const { request, variant, missing, notes } = await parseProject(bytes)
  const lacks = missing.filter(({ kind }) => kind !== 'weather')
  if (request === null || lacks.length > 0)
    throw new Error(lacks.map(({ kind, file, reason }) => `${[kind, file].filter(Boolean).join(' ')} is missing: ${reason}`).join('\n'))
  const said = notes.map(({ file, line, message }) => `${file}${line === null ? '' : `, line ${line}`}: ${message}`)
  return { ...read('request', NONE, [`The variant ${variant}`, ...said]), request: request as unknown as SentRequest }
}

/** A layout of another program: its scene and racking. */
async function readLayout(bytes: Uint8Array, _: string, place: Known): Promise<ReadFile> {
  const { scene, array_patch, request_patch, notes } = await parseSceneFile(bytes, place)
  if (scene === null) throw new Error(notes.map(noteText).join('\n'))
  return read(
    'project',
    { whole: { scene }, fields: patchOf({ array: array_patch as Json })?.fields ?? {} },
    notes.map(noteText),
    isAt(request_patch, place) ? null : patchOf(request_patch as Record<string, Json>),
  )
}

/** Whether a file states nothing but the place that was sent with it. */
function isAt({ site, ...more }: { readonly site?: unknown }, { latitude, longitude }: Known): boolean {
  return Object.keys(more).length === 0 && isObject(site) && site.latitude === latitude && site.longitude === longitude
}

/** The ground, about the zero of the scene that gets it. */
async function readGround(bytes: Uint8Array, origin: Known): Promise<ReadFile> {
  const { terrain, notes } = await parseSceneFile(bytes, origin)
  return { ...read('terrain', NONE, notes.map(noteText)), terrain: terrain as SceneTerrain }
}

function readHorizon(bytes: Uint8Array, fileName: string): ReadFile {
  const { horizon_azimuths_deg, horizon_elevations_deg, notes } = parseHorizon(bytes, { fileName })
  return read('horizon', { whole: {}, fields: { site: { horizon_azimuths_deg, horizon_elevations_deg } } }, notes.map(inPageWords))
}

/** Weather, or measured rows of a plant, which its columns show; where they do not, it is asked. */
function readTable(bytes: Uint8Array, { as, stamps }: Said, place: Known): ReadFile {
  const table = as === 'weather' ? null : measuredTable(bytes)
  if (as === 'measured' || table?.likeness === 'measured')
    return { ...read('measured', NONE, []), ...(table && { table }), ...measuredFault(bytes, place) }
  if (table?.likeness === 'unclear') return { ...read('unclear', NONE, []), table }
  if (table === null) return readWeather(bytes, stamps)
  try {
    return { ...readWeather(bytes, stamps), table }
  } catch (cause) {
    if (!(cause instanceof WeatherFileError && table.columns.some(({ isUnread }) => isUnread))) throw cause
    return { ...read('unclear', NONE, []), table, fault: inPageWords(cause.message) }
  }
}

/** What is wrong with measured rows as they are; the page of their test has what can be chosen. */
function measuredFault(bytes: Uint8Array, place: Known): Pick<ReadFile, 'fault'> {
  try {
    parseMeasured(bytes, { ...place, timezoneAt: standardOffsetHours, offsetOfZone: standardOffsetOfZone })
    return {}
  } catch (cause) {
    if (cause instanceof WeatherFileError) return { fault: inPageWords(cause.message) }
    throw cause
  }
}

function readWeather(bytes: Uint8Array, stamps: ChosenStamps): ReadFile {
  const { weather, meta } = parseWeather(bytes, { ...stamps, timezoneAt: standardOffsetHours, offsetOfZone: standardOffsetOfZone })
  const { latitude, longitude, elevation } = weather
  const site = { latitude, longitude, elevation }
  const stated = Object.fromEntries(Object.entries(site).filter(([, value]) => typeof value === 'number'))
  return { ...read('weather', NONE, meta.notes.map(inPageWords), patchOf({ site: stated })), weather: weather as Weather }
}

function read(kind: ReadFile['kind'], patch: Patch, notes: readonly string[], offer: Patch | null = null): ReadFile {
  return { kind, patch, offer, weather: null, notes }
}

function patchOf(fields: Readonly<Record<string, Json>>): Patch | null {
  const own = Object.entries(fields).filter(([, section]) => Object.keys(section).length > 0)
  return own.length === 0 ? null : { whole: {}, fields: Object.fromEntries(own) }
}

function noteText({ line, key, message }: FileNote): string {
  const place = [line === null ? '' : `line ${line}`, key ?? ''].filter((text) => text !== '').join(', ')
  const words = inPageWords(message)
  return place === '' ? words : `${place}: ${words}`
}

async function unpacked(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.length
    if (size > INFLATED_MAX_BYTES) throw new Error('The file has more than 96 MB after decompression: shorten it, or use longer steps')
    pieces.push(piece.value)
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}
