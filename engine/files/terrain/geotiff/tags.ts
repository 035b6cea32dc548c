import { ObjectFileError } from '../../object-file-error.ts'

/** Tags of a TIFF that terrain needs. */
export const TAG = {
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  stripOffsets: 273,
  samples: 277,
  rowsPerStrip: 278,
  stripBytes: 279,
  planar: 284,
  predictor: 317,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileBytes: 325,
  sampleFormat: 339,
  pixelScale: 33550,
  tiePoints: 33922,
  transformation: 34264,
  geoKeys: 34735,
  gdalMetadata: 42112,
  gdalNodata: 42113,
} as const

/** Bytes of a value by its type: BYTE, ASCII, SHORT, LONG, RATIONAL, SBYTE, UNDEFINED, SSHORT, SLONG, SRATIONAL, FLOAT, DOUBLE. */
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
const [ASCII, SHORT, FLOAT, DOUBLE] = [2, 3, 11, 12]
const ENTRY_BYTES = 12
const CLASSIC = 42
const BIG = 43

interface Entry {
  readonly type: number
  readonly count: number
  readonly at: number
}

/** The first directory of a TIFF: numbers and texts by tag. Nothing is taken from what its heads claim before the file is seen to have it. */
export class Tags {
  private readonly entries = new Map<number, Entry>()

  private constructor(
    readonly view: DataView,
    readonly isLittle: boolean,
  ) {}

  /** Fails: ObjectFileError for a file that is no TIFF, a BigTIFF, or cut. */
  static open(bytes: Uint8Array): Tags {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    if (bytes.length < 8) throw damaged()
    const tags = new Tags(view, view.getUint8(0) === 0x49)
    const magic = view.getUint16(2, tags.isLittle)
    if (magic === BIG)
      throw new ObjectFileError([
        'This is a BigTIFF: cut it to the plant, and save it as an ordinary GeoTIFF (gdal_translate -co BIGTIFF=NO)',
      ])
    if (magic !== CLASSIC) throw damaged()
    tags.readDirectory(view.getUint32(4, tags.isLittle))
    return tags
  }

  private readDirectory(from: number): void {
    const { view, isLittle } = this
    if (from + 2 > view.byteLength) throw damaged()
    const count = view.getUint16(from, isLittle)
    if (from + 2 + count * ENTRY_BYTES > view.byteLength) throw damaged()
    for (let k = 0; k < count; k++) {
      const at = from + 2 + k * ENTRY_BYTES
      const [tag, type, values] = [view.getUint16(at, isLittle), view.getUint16(at + 2, isLittle), view.getUint32(at + 4, isLittle)]
      const bytes = (SIZES[type] ?? 0) * values
      const place = bytes <= 4 ? at + 8 : view.getUint32(at + 8, isLittle)
      if (bytes > 0 && place + bytes <= view.byteLength) this.entries.set(tag, { type, count: values, at: place })
    }
  }

  /** The numbers of a tag; empty when the file has none. */
  numbers(tag: number): number[] {
    const { view, isLittle } = this
    const { type = 0, count = 0, at = 0 } = this.entries.get(tag) ?? {}
    const size = SIZES[type] ?? 0
    return Array.from({ length: count }, (_, k) => {
      const place = at + k * size
      if (type === DOUBLE) return view.getFloat64(place, isLittle)
      if (type === FLOAT) return view.getFloat32(place, isLittle)
      return size === 1 ? view.getUint8(place) : type === SHORT ? view.getUint16(place, isLittle) : view.getUint32(place, isLittle)
    })
  }

  /** The first number of a tag. */
  number(tag: number, fallback: number): number {
    return this.numbers(tag)[0] ?? fallback
  }

  /** A text, without the zero at its end. */
  text(tag: number): string {
    const { type, count = 0, at = 0 } = this.entries.get(tag) ?? {}
    if (type !== ASCII) return ''
    let text = ''
    for (let k = 0; k < Math.min(count, TEXT_MAX); k++) text += String.fromCharCode(this.view.getUint8(at + k))
    return text.split('\0', 1)[0] ?? ''
  }
}

const TEXT_MAX = 10_000

export const damaged = () => new ObjectFileError(['The TIFF is cut or damaged: send all of it, or save it again'])
