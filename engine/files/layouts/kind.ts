import { decodeBytes, hasUtf16Mark, withLf } from '../decode-bytes.ts'
import { isTiff, type TerrainKind, terrainKindOf } from '../terrain/kind.ts'
import { hasPositions, namesTables } from './csv/head.ts'
import { isKmz } from './geo/kmz.ts'

/** Kinds of files with the layout of a plant that other programs write. */
export const LAYOUT_KINDS = ['geojson', 'kml', 'dxf', 'collada', 'solarfarmer', 'csv'] as const
export type LayoutKind = (typeof LAYOUT_KINDS)[number]

/** Bytes that show the kind. */
const OPENING_BYTES = 64 * 1024
const PROBE_CHARS = 4096

const XML_OPENING = String.raw`^\s*(<\?xml[^>]*>)?\s*(<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>\s*)*`
const KML = new RegExp(`${XML_OPENING}<(?:\\w+:)?kml\\b`, 'i')
const LANDXML = new RegExp(`${XML_OPENING}<(?:\\w+:)?LandXML\\b`, 'i')
const COLLADA = new RegExp(`${XML_OPENING}<(?:\\w+:)?COLLADA\\b`, 'i')
const DXF = /^\s*(999\n[^\n]*\n\s*)*0\n\s*SECTION\s*\n/
const GEOJSON_TYPE = /"type"\s*:\s*"(?:FeatureCollection|Feature|GeometryCollection|(?:Multi)?(?:Point|LineString|Polygon))"/
/** A key of the inputs of a calculation, anywhere near the beginning. */
const SOLARFARMER = /"pvPlant"\s*:\s*\{/

/** The kind of a layout or of terrain; null for a file that is none. */
export function layoutKindOf(bytes: Uint8Array): LayoutKind | TerrainKind | null {
  if (isTiff(bytes)) return 'geotiff'
  if (isKmz(bytes)) return 'kml'
  const head = bytes.subarray(0, OPENING_BYTES)
  if (!hasUtf16Mark(head) && head.subarray(0, PROBE_CHARS).includes(0)) return null
  const text = withLf(decodeBytes(whole(head, bytes)).text).replace(/^\ufeff/, '')
  const opening = text.slice(0, PROBE_CHARS)
  if (KML.test(opening)) return 'kml'
  if (COLLADA.test(opening)) return 'collada'
  if (LANDXML.test(opening)) return 'landxml'
  if (DXF.test(opening)) return 'dxf'
  if (/^\s*\{/.test(opening)) return jsonKind(text)
  if (/PVObject_/i.test(opening)) return null
  return hasPositions(opening) ? 'csv' : terrainKindOf(opening)
}

/** Whether a file is a table with figures of tables, although no heading names its coordinates. */
export function isUnplacedTable(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, PROBE_CHARS)
  return (hasUtf16Mark(head) || !head.includes(0)) && namesTables(withLf(decodeBytes(head).text))
}

/** Answers of NASA POWER are features too, with weather in them. */
const POWER = /"properties"\s*:\s*\{\s*"parameter"\s*:/

function jsonKind(text: string): LayoutKind | null {
  if (POWER.test(text)) return null
  if (SOLARFARMER.test(text)) return 'solarfarmer'
  return GEOJSON_TYPE.test(text) && /"(?:features|geometry|coordinates|geometries)"\s*:/.test(text) ? 'geojson' : null
}

/** The opening without the letter that its end may cut. */
function whole(head: Uint8Array, bytes: Uint8Array): Uint8Array {
  if (head.length === bytes.length) return head
  let end = head.length
  while (end > 0 && ((head[end - 1] ?? 0) & 0xc0) === 0x80) end--
  return head.subarray(0, Math.max(0, end - 1))
}
