import { inflateSync } from 'fflate'
import { decodePlane, type ResidualReader } from './plane-codec.ts'

export type LayerName = 'sea_mask' | 'monthly_irradiation' | 'annual_irradiation' | 'sea_level_temperature' | 'elevation' | 'land_fraction'

/**
 * Header of one layer: a regular grid of `months` planes, with rows from south to north and columns
 * from west to east.
 */
export interface LayerHeader {
  name: LayerName
  /** Meaning of a value, with its unit. */
  quantity: string
  months: 1 | 12
  rows: number
  columns: number
  /** Centre of the first cell. */
  southDeg: number
  westDeg: number
  stepDeg: number
  /** Value = code x scale + offset. */
  scale: number
  offset: number
  /**
   * Code of cells without a value (the sea in the elevation layer); null when all cells have one.
   */
  fillCode: number | null
  /** Bytes per residual. */
  residualBytes: 1 | 2
  /** Rows of one band; the last one has what is left. */
  bandRows: number
  /** Deflated bytes of each band, from south to north. */
  bandBytes: number[]
  /** Source of the figures, with the attribution that their owner requires. */
  source: string
}

/** Header of the table's file, as JSON that is readable without the engine. */
export interface ClimateTableHeader {
  version: number
  layers: LayerHeader[]
}

/** First bytes of the table's file. */
export const TABLE_MARK = 'PVCT'

/** Bytes before the header: the mark and the header's length. */
export const HEADER_START = 8

/** Decompresses raw deflate data. */
export type Inflate = (deflated: Uint8Array) => Uint8Array

export interface Layer extends LayerHeader {
  /**
   * Code of a cell.
   * @param month  0 to 11; 0 for a layer of one plane
   * @param cell   index into a plane
   * Fails: Error when the band of the cell cannot be read: an installation error.
   */
  codeAt(month: number, cell: number): number
}

/**
 * The table in memory. Bands of rows are decoded when a place in them is first asked for. The host
 * opens it once and keeps it, because the engine has no state.
 */
export interface ClimateTable {
  version: number
  seaMask: Layer
  /** Mean day of each month: only the shape of the year counts. */
  monthlyIrradiation: Layer
  /** Mean day of the year. */
  annualIrradiation: Layer
  seaLevelTemperature: Layer
  elevation: Layer
  landFraction: Layer
}

/**
 * Opens the climate table from the bytes of `table.bin` in this folder, which the host reads.
 * @param inflate  decompresses raw deflate data; default: a portable implementation
 * Fails: Error when the bytes are not a climate table or are truncated. This is an installation
 * error, not a request error.
 */
export function openClimate(bytes: Uint8Array, inflate: Inflate = inflateSync): ClimateTable {
  const header = readHeader(bytes)
  const layers = new Map<LayerName, BandedLayer>()
  let start = header.end
  for (const layer of header.layers) {
    const isGapped = layer.fillCode !== null
    const opened = new BandedLayer(layer, bytes, start, inflate, isGapped ? (layers.get('sea_mask') ?? null) : null)
    if (opened.end > bytes.length) throw truncated(layer)
    layers.set(layer.name, opened)
    start = opened.end
  }
  const named = (name: LayerName): Layer => {
    const layer = layers.get(name)
    if (layer === undefined) throw new Error(`The climate table has no layer ${name}: install the engine again.`)
    return { ...layer.header, codeAt: (month, cell) => layer.codeAt(month, cell) }
  }
  return {
    version: header.version,
    seaMask: named('sea_mask'),
    monthlyIrradiation: named('monthly_irradiation'),
    annualIrradiation: named('annual_irradiation'),
    seaLevelTemperature: named('sea_level_temperature'),
    elevation: named('elevation'),
    landFraction: named('land_fraction'),
  }
}

/** The bands of a layer. */
class BandedLayer {
  /** Byte after its last band. */
  readonly end: number
  private readonly starts: number[] = []
  private readonly bands: (Int16Array | null)[]

  /** @param seaMask  of a layer without values at sea: where it has none */
  constructor(
    readonly header: LayerHeader,
    private readonly bytes: Uint8Array,
    start: number,
    private readonly inflate: Inflate,
    private readonly seaMask: BandedLayer | null,
  ) {
    let end = start
    for (const length of header.bandBytes) {
      this.starts.push(end)
      end += length
    }
    this.end = end
    this.bands = header.bandBytes.map(() => null)
  }

  codeAt(month: number, cell: number): number {
    const { columns, bandRows } = this.header
    const perBand = bandRows * columns
    const band = Math.floor(cell / perBand)
    const codes = this.bandAt(band)
    return codes[(month * codes.length) / this.header.months + cell - band * perBand]
  }

  /** Codes of a band, month by month. */
  private bandAt(band: number): Int16Array {
    const known = this.bands[band]
    if (known !== null) return known
    const { header, bytes, starts, inflate } = this
    const { rows, columns, bandRows, months, fillCode, residualBytes } = header
    const cells = (Math.min(rows, (band + 1) * bandRows) - band * bandRows) * columns
    const isLand = this.seaMask?.landOf(band) ?? null
    const count = (isLand === null ? cells : countOnes(isLand)) * months
    const residuals = inflate(bytes.subarray(starts[band], starts[band] + header.bandBytes[band]))
    if (residuals.length < count * residualBytes) throw truncated(header)
    const reader: ResidualReader = { bytes: residuals, position: 0, highByteOffset: residualBytes === 2 ? count : 0 }
    const codes = new Int16Array(cells * months)
    for (let month = 0; month < months; month++) {
      decodePlane(reader, columns, isLand, fillCode ?? 0, codes.subarray(month * cells, (month + 1) * cells))
    }
    this.bands[band] = codes
    return codes
  }

  /** 1 where the sea mask, which this layer is, is 0. */
  private landOf(band: number): Uint8Array {
    return Uint8Array.from(this.bandAt(band), (sea) => 1 - sea)
  }
}

function truncated({ name }: LayerHeader): Error {
  return new Error(`The climate table is truncated in layer ${name}: install the engine again.`)
}

/**
 * Layout: `PVCT`, length of the header (u32, little-endian), header (JSON, ASCII), then the residuals
 * of each band of each layer in order, each band deflated by itself.
 */
function readHeader(bytes: Uint8Array): ClimateTableHeader & { end: number } {
  const ascii = (from: number, to: number) => Array.from(bytes.subarray(from, to), (code) => String.fromCharCode(code)).join('')
  if (bytes.length < HEADER_START || ascii(0, TABLE_MARK.length) !== TABLE_MARK)
    throw new Error('The bytes are not a climate table: pass the content of engine/climate/table.bin.')
  const end = HEADER_START + new DataView(bytes.buffer, bytes.byteOffset).getUint32(TABLE_MARK.length, true)
  if (end > bytes.length) throw new Error('The climate table is truncated in its header: install the engine again.')
  return { ...(JSON.parse(ascii(HEADER_START, end)) as ClimateTableHeader), end }
}

function countOnes(flags: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < flags.length; i++) sum += flags[i]
  return sum
}
