import { latin1, memberNames } from './archive/member-names.ts'
import { decodeBytes, hasUtf16Mark } from './decode-bytes.ts'

/** A kind of file that no operation reads. */
interface ForeignKind {
  /** "a DXF drawing": what the sender would call it. */
  readonly what: string
  /** What to do, as an order. */
  readonly advice: string
  /** First bytes, as characters of one byte each, at an offset of 0. */
  readonly bytes?: string
  /** Recognizes the beginning of a text. */
  readonly text?: RegExp
  /** A name inside a zip archive. */
  readonly member?: RegExp
}

/** Bytes that are looked at. */
const PROBE_BYTES = 64 * 1024
/** Characters of a text that are matched. */
const PROBE_CHARS = 4096

const GEOMETRY_ADVICE =
  'geometry is not read from it; export it as Collada (DAE), DXF, GeoJSON or KML, and send that to POST /api/parse-scene'
const LAYOUT_ADVICE = 'send it to POST /api/parse-scene, which reads its tables and obstacles as the section scene of a run'
const TERRAIN_ADVICE = 'send it to POST /api/parse-scene, which reads its heights as the terrain of a scene'
const GRID_ADVICE = 'export the hours of the site as CSV with the columns time, ghi, dhi, dni and temp_air, and send that'
const SHEET_ADVICE = 'save the sheet as CSV and send that'
const PACKED_ADVICE =
  'unpack it and send the file in it (gzip alone is read as it is); a ZIP of a whole PVsyst project goes to POST /api/parse-project'
const DOCUMENT_ADVICE = 'send the data file itself, such as the PAN, OND, VCx or CSV'
const IMAGE_ADVICE = 'send the numbers as text, such as CSV'
const TIFF_ADVICE = `${IMAGE_ADVICE}; a GeoTIFF of heights goes to POST /api/parse-scene, as the terrain of a scene`

/** Vertices after whole lines of comments, names and nothing: each line is matched in one way only, so a page of blank lines costs nothing. */
const OBJ = /^(?:[ \t]*(?:#[^\n]*|(?:mtllib|o|g|usemtl|s)[ \t][^\n]*)?\r?\n)*[ \t]*v[ \t]+-?\d\S*[ \t]+-?\d\S*[ \t]+-?\d/

/** The type of the outermost object, which may follow its name, its coordinate system and the like; each member is matched in one way only. */
const GEOJSON =
  /^\s*\{(?:\s*"\w+"\s*:\s*(?:"[^"]*"|\[[^\]]*\]|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|[-\d.]+)\s*,)*\s*"type"\s*:\s*"(?:FeatureCollection|Feature|GeometryCollection|(?:Multi)?(?:Point|LineString|Polygon))"/

/**
 * Every kind of file that people send although nothing here reads it: the one place where a signature
 * stands. More special kinds stand before more general ones.
 */
const KINDS: readonly ForeignKind[] = [
  // drawings and models
  {
    what: 'a DXF drawing',
    advice: LAYOUT_ADVICE,
    text: /^\s*(999\r?\n[^\n]*\n\s*)*0\r?\n\s*SECTION\s*\r?\n/,
  },
  {
    what: 'a DXF drawing in binary form',
    advice: 'save it as a text DXF (ASCII), and send that to POST /api/parse-scene',
    bytes: 'AutoCAD Binary DXF',
  },
  { what: 'a DWG drawing', advice: 'save it as DXF, and send that to POST /api/parse-scene', bytes: 'AC10' },
  {
    what: 'a KMZ file of Google Earth',
    advice: LAYOUT_ADVICE,
    bytes: 'PK\x03\x04',
    member: /\.kml$/i,
  },
  { what: 'a KML file of Google Earth', advice: LAYOUT_ADVICE, text: /^(<\?xml[^>]*>)?\s*(<!--(?:(?!-->)[\s\S])*-->\s*)*<kml\b/i },
  {
    what: 'a PVCollada or Collada (DAE) model',
    advice: LAYOUT_ADVICE,
    text: /^(<\?xml[^>]*>)?\s*(<!--(?:(?!-->)[\s\S])*-->\s*)*<COLLADA\b/i,
  },
  {
    what: 'an answer of NASA POWER as JSON',
    advice: 'request it with format=csv and send that',
    text: /"properties"\s*:\s*\{\s*"parameter"\s*:/,
  },
  {
    what: 'JSON of PlantPredict',
    advice:
      'its power plants have no coordinates of tables, and the format of its 3D scenes (PVJ) is not published; send the PVCollada (.pvc) or SHD file that its scene was made of to POST /api/parse-scene',
    text: /^\s*\{[\s\S]*"(?:dc_fields|dcFields|pvjData|shadeScene|powerPlantId)"\s*:/,
  },
  { what: 'the inputs of a SolarFarmer calculation', advice: LAYOUT_ADVICE, text: /^\s*\{[\s\S]*"pvPlant"\s*:\s*\{/ },
  { what: 'GeoJSON', advice: LAYOUT_ADVICE, text: GEOJSON },
  { what: 'a binary glTF model (GLB)', advice: GEOMETRY_ADVICE, bytes: 'glTF' },
  { what: 'a glTF model', advice: GEOMETRY_ADVICE, text: /^\s*\{[\s\S]{0,2000}?"asset"\s*:\s*\{[^}]*"version"/ },
  {
    what: 'a Wavefront OBJ model',
    advice: GEOMETRY_ADVICE,
    text: OBJ,
  },
  { what: 'an STL model', advice: GEOMETRY_ADVICE, text: /^solid\b[^\n]*\n\s*facet\s+normal\b/i },
  { what: 'a PLY model', advice: GEOMETRY_ADVICE, text: /^ply\s*\n\s*format\s/ },
  { what: 'an IFC building model', advice: GEOMETRY_ADVICE, text: /^ISO-10303-21;/ },
  { what: 'a SketchUp model', advice: GEOMETRY_ADVICE, bytes: '\xff\xfe\xff\x0eS\0k\0e\0t\0c\0h\0U\0p\0' },
  { what: 'an ESRI shapefile', advice: GEOMETRY_ADVICE, bytes: '\x00\x00\x27\x0a' },
  { what: 'a LAS point cloud', advice: GEOMETRY_ADVICE, bytes: 'LASF' },
  // grids and stores of data
  { what: 'an HDF5 or netCDF-4 file', advice: GRID_ADVICE, bytes: '\x89HDF' },
  { what: 'a netCDF file', advice: GRID_ADVICE, bytes: 'CDF' },
  { what: 'a GRIB file', advice: GRID_ADVICE, bytes: 'GRIB' },
  { what: 'a Parquet file', advice: GRID_ADVICE, bytes: 'PAR1' },
  { what: 'an Arrow or Feather file', advice: GRID_ADVICE, bytes: 'ARROW1' },
  { what: 'an SQLite database', advice: GRID_ADVICE, bytes: 'SQLite format 3\0' },
  { what: 'a MATLAB file', advice: GRID_ADVICE, bytes: 'MATLAB 5.0 MAT-file' },
  // documents
  { what: 'a PDF document', advice: DOCUMENT_ADVICE, bytes: '%PDF' },
  { what: 'an Excel workbook', advice: SHEET_ADVICE, bytes: 'PK\x03\x04', member: /^xl\// },
  { what: 'a Word document', advice: DOCUMENT_ADVICE, bytes: 'PK\x03\x04', member: /^word\// },
  { what: 'an OpenDocument file', advice: SHEET_ADVICE, bytes: 'PK\x03\x04', member: /^mimetype$/ },
  { what: 'an old Office file, such as an Excel workbook (XLS)', advice: SHEET_ADVICE, bytes: '\xd0\xcf\x11\xe0' },
  { what: 'an RTF document', advice: DOCUMENT_ADVICE, bytes: '{\\rtf' },
  {
    what: 'a web page (HTML), perhaps the error page of a download',
    advice: 'open it, and download the data file again',
    text: /^\s*(<\?xml[^>]*>\s*)?(<!--(?:(?!-->)[\s\S])*-->\s*)*<(!doctype\s+html|html)\b/i,
  },
  // images
  { what: 'a PNG image', advice: IMAGE_ADVICE, bytes: '\x89PNG' },
  { what: 'a JPEG image', advice: IMAGE_ADVICE, bytes: '\xff\xd8\xff' },
  { what: 'a GIF image', advice: IMAGE_ADVICE, bytes: 'GIF8' },
  { what: 'a TIFF or GeoTIFF image', advice: TIFF_ADVICE, bytes: 'II*\0' },
  { what: 'a TIFF or GeoTIFF image', advice: TIFF_ADVICE, bytes: 'MM\0*' },
  // archives
  { what: 'a zip archive', advice: PACKED_ADVICE, bytes: 'PK\x03\x04' },
  { what: 'an empty zip archive', advice: PACKED_ADVICE, bytes: 'PK\x05\x06' },
  { what: 'a 7z archive', advice: PACKED_ADVICE, bytes: '7z\xbc\xaf\x27\x1c' },
  { what: 'a RAR archive', advice: PACKED_ADVICE, bytes: 'Rar!' },
  { what: 'a bzip2 file', advice: PACKED_ADVICE, bytes: 'BZh' },
  { what: 'an xz file', advice: PACKED_ADVICE, bytes: '\xfd7zXZ' },
  { what: 'a zstd file', advice: PACKED_ADVICE, bytes: '\x28\xb5\x2f\xfd' },
  // programs' own files
  {
    what: 'an EnergyPlus statistics file (STAT)',
    advice: 'send the EPW file next to it',
    text: /^[\s-]*(ENERGYPLUS WEATHER CONVERTER|Statistics for)\b/i,
  },
  {
    what: 'an EnergyPlus design-day file (DDY)',
    advice: 'send the EPW file next to it',
    text: /^\s*!\s*The following Location and design day data/i,
  },
  {
    what: 'a CASSYS site (XML)',
    advice: 'send its climate file as weather, and write the plant as a request',
    text: /^\s*(<\?xml[^>]*>\s*)?<Site\b/,
  },
  { what: 'LandXML', advice: TERRAIN_ADVICE, text: /^\s*(<\?xml[^>]*>)?\s*(<!--(?:(?!-->)[\s\S])*-->\s*)*<LandXML\b/i },
  { what: 'an ESRI ASCII grid', advice: TERRAIN_ADVICE, text: /^\s*ncols[ \t]+\d+\s+nrows[ \t]+\d/i },
  { what: 'XML', advice: 'no XML is read; export the data as text, such as CSV', text: /^\s*<\?xml\b/i },
]

/**
 * The sentence that names a file that nothing here reads, and says what to do; null for any other file.
 * @param bytes  the beginning of the file, as far as it has arrived
 */
export function foreignFile(bytes: Uint8Array): string | null {
  const head = bytes.subarray(0, PROBE_BYTES)
  const raw = latin1(head)
  const text = textOf(head)
  const members = memberNames(raw)
  const kind = KINDS.find(
    (one) =>
      (one.bytes !== undefined &&
        raw.startsWith(one.bytes) &&
        (one.member === undefined || members.some((name) => one.member?.test(name)))) ||
      (one.text !== undefined && text !== null && one.text.test(text)),
  )
  return kind === undefined ? null : `This is ${kind.what}: ${kind.advice}`
}

/** The beginning as text; null when it has zeros, as binary files do. */
function textOf(head: Uint8Array): string | null {
  const probe = head.subarray(0, PROBE_CHARS)
  if (!hasUtf16Mark(probe) && probe.includes(0)) return null
  return decodeBytes(probe).text.replace(/^\ufeff/, '')
}
