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
  /** `months` consecutive planes. */
  codes: Int16Array
}

/**
 * The table in memory, 12 MB. The host opens it once and keeps it, because the engine has no state.
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
 * @param inflate  decompresses raw deflate data; default: a portable implementation. With a native
 *   one the table opens twice as fast, in about 50 ms.
 * Fails: Error when the bytes are not a climate table or are truncated. This is an installation
 * error, not a request error.
 */
export function openClimate(bytes: Uint8Array, inflate: Inflate = inflateSync): ClimateTable {
  const header = readHeader(bytes)
  const residuals = inflate(bytes.subarray(header.end))
  const layers = new Map<LayerName, Layer>()
  let isLand: Uint8Array | null = null
  let start = 0
  for (const layer of header.layers) {
    const isCoded = layer.fillCode === null ? null : isLand
    const count = isCoded === null ? layer.rows * layer.columns * layer.months : countOnes(isCoded)
    const end = start + count * layer.residualBytes
    if (end > residuals.length) throw new Error(`The climate table is truncated in layer ${layer.name}: install the engine again.`)
    const codes = decodeLayer(layer, residuals.subarray(start, end), isCoded)
    if (layer.name === 'sea_mask') isLand = landOf(codes)
    layers.set(layer.name, { ...layer, codes })
    start = end
  }
  const named = (name: LayerName): Layer => {
    const layer = layers.get(name)
    if (layer === undefined) throw new Error(`The climate table has no layer ${name}: install the engine again.`)
    return layer
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

/**
 * Layout: `PVCT`, length of the header (u32, little-endian), header (JSON, ASCII), then the layers'
 * residuals in order, deflated.
 */
function readHeader(bytes: Uint8Array): ClimateTableHeader & { end: number } {
  const ascii = (from: number, to: number) => Array.from(bytes.subarray(from, to), (code) => String.fromCharCode(code)).join('')
  if (bytes.length < HEADER_START || ascii(0, TABLE_MARK.length) !== TABLE_MARK)
    throw new Error('The bytes are not a climate table: pass the content of engine/climate/table.bin.')
  const end = HEADER_START + new DataView(bytes.buffer, bytes.byteOffset).getUint32(TABLE_MARK.length, true)
  if (end > bytes.length) throw new Error('The climate table is truncated in its header: install the engine again.')
  return { ...(JSON.parse(ascii(HEADER_START, end)) as ClimateTableHeader), end }
}

function decodeLayer(layer: LayerHeader, bytes: Uint8Array, isCoded: Uint8Array | null): Int16Array {
  const cells = layer.rows * layer.columns
  const codes = new Int16Array(cells * layer.months)
  const reader: ResidualReader = { bytes, position: 0, highByteOffset: layer.residualBytes === 2 ? bytes.length / 2 : 0 }
  for (let month = 0; month < layer.months; month++) {
    decodePlane(reader, layer.columns, isCoded, layer.fillCode ?? 0, codes.subarray(month * cells, (month + 1) * cells))
  }
  return codes
}

/** 1 where the sea mask is 0. */
function landOf(seaMask: Int16Array): Uint8Array {
  const isLand = new Uint8Array(seaMask.length)
  for (let i = 0; i < isLand.length; i++) isLand[i] = 1 - seaMask[i]
  return isLand
}

function countOnes(flags: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < flags.length; i++) sum += flags[i]
  return sum
}
