import { decodeBytes, hasUtf16Mark, withLf } from '../decode-bytes.ts'
import { foreignFile } from '../foreign-file.ts'
import { SCENE_FILES } from '../scene-files.ts'
import { likelyHeadings, OF_WEATHER } from './csv/head.ts'
import { headingsNeeded } from './csv/headings-needed.ts'

const PROBE_BYTES = 16 * 1024
/** Files of PVsyst, whose reader says what they lack. */
const PVSYST = /\.(vc[0-9a-z]|shd|prj|sit|pan|ond)$/i

/** What other readers say of files that are read here when they are whole. */
const READ_OTHERWISE = /^This is (XML|an ESRI ASCII grid):/

const GRID = 'an ASCII grid begins with the lines ncols, nrows, xllcorner, yllcorner and cellsize, each with its number'
const POINTS = 'a list of points has x, y and z in each line, in numbers'

interface Known {
  /** Endings of a name. */
  readonly name: RegExp
  /** The beginning of a text. */
  readonly text?: RegExp
  /** What such a file has. */
  readonly has: string
}

/** Kinds that their readers did not recognize, although a name or a beginning tells them. */
const KINDS: readonly Known[] = [
  { name: /\.dxf$/i, has: 'a DXF drawing is a text that begins with the lines 0 and SECTION' },
  { name: /\.(kml|kmz)$/i, has: 'KML is XML with the element kml, and KMZ a ZIP with such a file' },
  { name: /\.(dae|pvc)$/i, has: 'PVCollada and Collada are XML with the element COLLADA' },
  {
    name: /\.(xml|landxml)$/i,
    text: /^\s*<\?xml\b/i,
    has: 'XML is read that has the element LandXML, COLLADA or kml',
  },
  { name: /\.tiff?$/i, has: 'a GeoTIFF is an image of heights that begins with II or MM' },
  {
    name: /\.(asc|grd|agr)$/i,
    text: /^\s*(ncols|nrows|xll|yll|cellsize)/i,
    has: GRID,
  },
  { name: /\.(xyz|pts)$/i, has: POINTS },
  {
    name: /\.(geo)?json$/i,
    text: /^\s*[{[]/,
    has: 'GeoJSON is an object with "type": "FeatureCollection" and "features", and the inputs of SolarFarmer have "pvPlant"',
  },
]
const NUMBERS = /^\s*-?[\d.]+(?:[\s,;]+-?[\d.]+)+\s*$/

/**
 * Why a file that is no layout and no terrain is not read; null for one of PVsyst, for a file that is named by
 * its signature, and for one without text: their readers say it.
 * @param name  of the file, '' when it is not known
 */
export function unknownFile(bytes: Uint8Array, name: string): string | null {
  const list = `Send ${SCENE_FILES}`
  const byName = KINDS.find((kind) => kind.name.test(name))
  if (bytes.length === 0) return `The file is empty${byName === undefined ? '' : `: ${byName.has}`}. ${list}`
  const text = textOf(bytes)
  if (text === null || PVSYST.test(name) || /PVObject_/i.test(text)) return null
  const foreign = foreignFile(bytes)
  if (foreign !== null && !READ_OTHERWISE.test(foreign)) return null
  const kind = KINDS.find((each) => each.text?.test(text)) ?? byName
  const lacks = kind?.has ?? tableFault(text, name) ?? numbersFault(text)
  return `The kind of this file is not known${lacks === null ? '' : `: ${lacks}`}. ${list}`
}

/** The beginning as text; null when it has zeros, as binary files and UTF-16 without a mark do. */
function textOf(bytes: Uint8Array): string | null {
  const head = bytes.subarray(0, PROBE_BYTES)
  if (!hasUtf16Mark(head) && (head.includes(0) || head[0] === 0x1f)) return null
  return withLf(decodeBytes(head).text).replace(/^\ufeff/, '')
}

function tableFault(text: string, name: string): string | null {
  const isCsv = /\.(csv|tsv)$/i.test(name)
  const headings = likelyHeadings(text, !isCsv) ?? (isCsv ? [] : null)
  if (headings?.some((heading) => OF_WEATHER.test(heading))) return 'its headings are those of weather, which POST /api/parse-weather reads'
  return headings === null ? null : headingsNeeded(headings)
}

function numbersFault(text: string): string | null {
  const [first = ''] = text.split('\n', 1)
  return NUMBERS.test(first) ? `it has numbers without a head: ${GRID}; ${POINTS}` : null
}
