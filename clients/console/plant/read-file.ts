/** Reads files of other programs, in the worker: nothing is sent to a service. */
import {
  isHorizon,
  ObjectFileError,
  parseHorizon,
  parseOnd,
  parsePan,
  parseScene,
  parseWeather,
  WeatherFileError,
} from '@pvyield/engine/files'
import type { FileNote, Weather } from '@pvyield/sdk'
import type { Json } from './paths.ts'

/** Fields by section, to be merged into a request. A section of `whole` replaces the one before. */
export interface Patch {
  readonly whole: Json
  readonly fields: Readonly<Record<string, Json>>
}

/** What a file says. */
export interface ReadFile {
  readonly kind: 'module' | 'inverter' | 'project' | 'horizon' | 'weather'
  readonly patch: Patch
  /** What it also states, and changes only when someone wants it. */
  readonly offer: Patch | null
  /** Of a weather file. */
  readonly weather: Weather | null
  readonly notes: readonly string[]
}

const INFLATED_MAX_BYTES = 96 * 2 ** 20
/** Characters in which a PVsyst file says what it is. */
const OPENING_BYTES = 8192

const NONE: Patch = { whole: {}, fields: {} }

/** Fails: Error that says what is wrong with the file, and where. */
export async function readFile({ name, bytes: packed }: { readonly name: string; readonly bytes: Uint8Array }): Promise<ReadFile> {
  const bytes = await unpacked(packed)
  try {
    return readerOf(name, bytes)(bytes, name)
  } catch (cause) {
    if (cause instanceof ObjectFileError) throw new Error(cause.failures.join('\n'))
    if (cause instanceof WeatherFileError) throw new Error(cause.message)
    throw cause
  }
}

type Reader = (bytes: Uint8Array, name: string) => ReadFile

function readerOf(name: string, bytes: Uint8Array): Reader {
  const opening = String.fromCharCode(...bytes.subarray(0, OPENING_BYTES)).replaceAll('\0', '')
  const [, object] = /PVObject_\s*=\s*(\w+)/i.exec(opening) ?? []
  const own = object === undefined ? undefined : (READERS[object.toLowerCase()] ?? readProject)
  return own ?? (/\.hor$/i.test(name) || isHorizon(bytes) ? readHorizon : readWeather)
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

function readProject(bytes: Uint8Array): ReadFile {
  const { scene, array_patch, request_patch, notes } = parseScene(bytes)
  const own = request_patch as Record<string, Json>
  const fields = patchOf({ ...own, array: { ...own.array, ...array_patch } })?.fields ?? {}
  return read('project', { whole: scene === null ? {} : { scene }, fields }, notes.map(noteText))
}

function readHorizon(bytes: Uint8Array, fileName: string): ReadFile {
  const { horizon_azimuths_deg, horizon_elevations_deg, notes } = parseHorizon(bytes, { fileName })
  return read('horizon', { whole: {}, fields: { site: { horizon_azimuths_deg, horizon_elevations_deg } } }, notes)
}

function readWeather(bytes: Uint8Array): ReadFile {
  const { weather, meta } = parseWeather(bytes)
  const { latitude, longitude, elevation } = weather
  const site = { latitude, longitude, elevation }
  const stated = Object.fromEntries(Object.entries(site).filter(([, value]) => typeof value === 'number'))
  return { ...read('weather', NONE, meta.notes, patchOf({ site: stated })), weather: weather as Weather }
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
  return place === '' ? message : `${place}: ${message}`
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
