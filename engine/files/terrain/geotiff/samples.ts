import { ObjectFileError } from '../../object-file-error.ts'
import { HEIGHTS_MAX } from '../ground-file.ts'
import { damaged, TAG, type Tags } from './tags.ts'
import { unpack } from './unpack.ts'

/** Bytes that strips and tiles may have together when they are unpacked: a second of work. */
const UNPACKED_MAX = 64 * 1024 * 1024
/** Bytes that may be made beyond those that are stated: packed parts may be longer, and have their bytes in common. */
const BEYOND_MAX = 32 * 1024 * 1024
/** Strips and tiles: each has a fixed cost. */
const PARTS_MAX = 50_000
const [PREDICTOR_NONE, PREDICTOR_DIFFERENCES, PREDICTOR_FLOATS] = [1, 2, 3]
const FORMATS = ['', 'uint', 'int', 'float']

/** How the numbers of a picture are laid out. */
interface Layout {
  readonly width: number
  readonly height: number
  /** Of a strip or tile. */
  readonly across: number
  readonly down: number
  /** Numbers of a place that stand together. */
  readonly samples: number
  readonly bytes: number
  readonly format: string
  readonly predictor: number
}

/**
 * The numbers of the first band of a TIFF, line by line from the top.
 * Fails: ObjectFileError for numbers of another kind, more than the limits, and data that are cut.
 */
export function samplesOf(tags: Tags): { width: number; height: number; values: Float64Array | Float32Array } {
  const layout = layoutOf(tags)
  const { width, height, across, down, samples, bytes, format } = layout
  const values = bytes === 8 || (bytes === 4 && format !== 'float') ? new Float64Array(width * height) : new Float32Array(width * height)
  const isTiled = tags.number(TAG.tileWidth, 0) > 0
  const offsets = tags.numbers(isTiled ? TAG.tileOffsets : TAG.stripOffsets)
  const lengths = tags.numbers(isTiled ? TAG.tileBytes : TAG.stripBytes)
  const columns = Math.ceil(width / across)
  const parts = columns * Math.ceil(height / down)
  if (parts > PARTS_MAX) throw refused(`The picture has ${parts} strips or tiles, more than ${PARTS_MAX}: save it with larger ones`)
  const stated = parts * across * down * samples * bytes
  let made = 0
  const method = tags.number(TAG.compression, 1)
  const chunk = new Uint8Array(across * down * samples * bytes)
  for (let k = 0; k < parts; k++) {
    const [offset, length] = [offsets[k], lengths[k]]
    if (offset === undefined || length === undefined || offset + length > tags.view.byteLength) throw damaged()
    const [left, top] = [(k % columns) * across, Math.floor(k / columns) * down]
    // The last strip ends with the picture, tiles are whole.
    const lines = isTiled ? down : Math.min(down, height - top)
    const unpacked = chunk.subarray(0, across * lines * samples * bytes)
    made += unpack(new Uint8Array(tags.view.buffer, tags.view.byteOffset + offset, length), method, unpacked)
    if (made > stated + BEYOND_MAX) throw damaged()
    place(unpacked, layout, tags.isLittle, { left, top, lines }, values)
  }
  return { width, height, values }
}

function layoutOf(tags: Tags): Layout {
  const [width, height] = [tags.number(TAG.width, 0), tags.number(TAG.height, 0)]
  const [bits, samplesStated] = [tags.number(TAG.bits, 1), tags.number(TAG.samples, 1)]
  const format = FORMATS[tags.number(TAG.sampleFormat, 1)] ?? ''
  const [bytes, predictor] = [bits / 8, tags.number(TAG.predictor, PREDICTOR_NONE)]
  if (width < 2 || height < 2) throw refused(`The picture has ${width} x ${height} heights: terrain needs at least 2 x 2`)
  if (width * height > HEIGHTS_MAX)
    throw refused(`The picture has more than ${HEIGHTS_MAX.toLocaleString('en')} heights: cut it to the plant (gdal_translate -projwin)`)
  if (![1, 2, 4, 8].includes(bytes) || format === '' || (format === 'float' && bytes < 4) || (format !== 'float' && bytes > 4))
    throw refused(
      `Heights of ${bits} bits${format === '' ? '' : ` (${format})`} are not read: save them as Float32 (gdal_translate -ot Float32)`,
    )
  const tileWidth = tags.number(TAG.tileWidth, 0)
  const across = tileWidth > 0 ? tileWidth : width
  const down = tileWidth > 0 ? tags.number(TAG.tileHeight, 0) : Math.min(tags.number(TAG.rowsPerStrip, height), height)
  const samples = tags.number(TAG.planar, 1) === 2 ? 1 : samplesStated
  if (!(down > 0 && samples > 0)) throw damaged()
  if (Math.ceil(width / across) * across * Math.ceil(height / down) * down * samples * bytes > UNPACKED_MAX)
    throw refused(`The heights have more than ${UNPACKED_MAX / 1024 / 1024} MB when they are unpacked: cut the file to the plant`)
  if (![PREDICTOR_NONE, PREDICTOR_DIFFERENCES, PREDICTOR_FLOATS].includes(predictor) || (predictor === PREDICTOR_DIFFERENCES && bytes > 4))
    throw refused(`Predictor ${predictor} is not read: save the file with predictor 1 (gdal_translate -co PREDICTOR=1)`)
  return { width, height, across, down, samples, bytes, format, predictor }
}

const refused = (message: string) => new ObjectFileError([message])

/** Puts the numbers of a strip or tile in their places; those beyond the edges of the picture are none. */
function place(
  data: Uint8Array,
  { width, height, across, samples, bytes, format, predictor }: Layout,
  isLittle: boolean,
  { left, top, lines }: { left: number; top: number; lines: number },
  values: Float64Array | Float32Array,
): void {
  const view = new DataView(data.buffer, data.byteOffset, data.length)
  const lineBytes = across * samples * bytes
  // Numbers that are put together again from their bytes have the highest first.
  const read = readerOf(format, bytes, predictor === PREDICTOR_FLOATS ? false : isLittle)
  for (let line = 0; line < lines && top + line < height; line++) {
    const from = line * lineBytes
    if (predictor === PREDICTOR_DIFFERENCES) addDifferences(view, from, across * samples, samples, bytes, isLittle)
    else if (predictor === PREDICTOR_FLOATS) joinFloats(data.subarray(from, from + lineBytes), samples, bytes)
    for (let column = 0; column < across && left + column < width; column++)
      values[(top + line) * width + left + column] = read(view, from + column * samples * bytes)
  }
}

function readerOf(format: string, bytes: number, isLittle: boolean): (view: DataView, at: number) => number {
  if (format === 'float') return bytes === 8 ? (view, at) => view.getFloat64(at, isLittle) : (view, at) => view.getFloat32(at, isLittle)
  const isSigned = format === 'int'
  if (bytes === 1) return isSigned ? (view, at) => view.getInt8(at) : (view, at) => view.getUint8(at)
  if (bytes === 2) return isSigned ? (view, at) => view.getInt16(at, isLittle) : (view, at) => view.getUint16(at, isLittle)
  return isSigned ? (view, at) => view.getInt32(at, isLittle) : (view, at) => view.getUint32(at, isLittle)
}

/** Each number is stored as its difference from the one before. */
function addDifferences(view: DataView, from: number, numbers: number, samples: number, bytes: number, isLittle: boolean): void {
  for (let k = samples; k < numbers; k++) {
    const [at, before] = [from + k * bytes, from + (k - samples) * bytes]
    if (bytes === 1) view.setUint8(at, view.getUint8(at) + view.getUint8(before))
    else if (bytes === 2) view.setUint16(at, view.getUint16(at, isLittle) + view.getUint16(before, isLittle), isLittle)
    else view.setUint32(at, view.getUint32(at, isLittle) + view.getUint32(before, isLittle), isLittle)
  }
}

/** The highest bytes of all numbers of a line stand first, then the next ones, each as its difference from the byte before. */
function joinFloats(line: Uint8Array, samples: number, bytes: number): void {
  for (let k = samples; k < line.length; k++) line[k] = (line[k] ?? 0) + (line[k - samples] ?? 0)
  const apart = line.slice()
  const numbers = line.length / bytes
  for (let k = 0; k < numbers; k++) for (let byte = 0; byte < bytes; byte++) line[k * bytes + byte] = apart[byte * numbers + k] ?? 0
}
