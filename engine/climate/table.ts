import { inflateSync } from 'fflate'
import { decodePlane, type ResidualReader } from './plane-codec.ts'

export type LayerName = 'sea_mask' | 'global_irradiation' | 'sea_level_temperature' | 'elevation' | 'land_fraction'

/** One layer as the header describes it: a regular grid, `months` planes of rows from south to north and columns from west to east. */
export interface LayerHeader {
  name: LayerName
  /** What a value is, with its unit. */
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
  /** Code of the cells that hold none (the sea of the elevation); null when all do. */
  fillCode: number | null
  /** Bytes of a residual. */
  residualBytes: 1 | 2
  /** Where the figures come from, and the words that their owner asks for. */
  source: string
}

/** Header of the table's file, in JSON: readable without the engine. */
export interface TableHeader {
  version: number
  layers: LayerHeader[]
}

/** First bytes of the table's file. */
export const TABLE_MARK = 'PVCT'

/** Mark and length of the header. */
export const HEADER_START = 8

/** Undoes raw deflate. */
export type Inflate = (deflated: Uint8Array) => Uint8Array

export interface Layer extends LayerHeader {
  /** `months` planes one after the other. */
  codes: Int16Array
}

/** The table in memory, 12 MB. Made once by the host, which keeps it: the engine has no state. */
export interface ClimateTable {
  version: number
  seaMask: Layer
  globalIrradiation: Layer
  seaLevelTemperature: Layer
  elevation: Layer
  landFraction: Layer
}

/**
 * Opens the climate table from the bytes of `table.bin` beside this file, which the host reads.
 * @param inflate  undoes raw deflate; default: a portable one. With a host's native one the table opens twice as fast, in some 50 ms.
 * Fails: Error when the bytes are no climate table or are cut short, which is an error of the installation, not of a request.
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
    if (end > residuals.length) throw new Error(`The climate table ends inside its layer ${layer.name}.`)
    const codes = decodeLayer(layer, residuals.subarray(start, end), isCoded)
    if (layer.name === 'sea_mask') isLand = landOf(codes)
    layers.set(layer.name, { ...layer, codes })
    start = end
  }
  const named = (name: LayerName): Layer => {
    const layer = layers.get(name)
    if (layer === undefined) throw new Error(`The climate table has no layer ${name}.`)
    return layer
  }
  return {
    version: header.version,
    seaMask: named('sea_mask'),
    globalIrradiation: named('global_irradiation'),
    seaLevelTemperature: named('sea_level_temperature'),
    elevation: named('elevation'),
    landFraction: named('land_fraction'),
  }
}

/** Layout: `PVCT`, length of the header (u32, little-endian), header (JSON, ASCII), then the layers' residuals one after the other, deflated. */
function readHeader(bytes: Uint8Array): TableHeader & { end: number } {
  const ascii = (from: number, to: number) => Array.from(bytes.subarray(from, to), (code) => String.fromCharCode(code)).join('')
  if (bytes.length < HEADER_START || ascii(0, TABLE_MARK.length) !== TABLE_MARK) throw new Error('The bytes are no climate table.')
  const end = HEADER_START + new DataView(bytes.buffer, bytes.byteOffset).getUint32(TABLE_MARK.length, true)
  if (end > bytes.length) throw new Error('The climate table ends inside its header.')
  return { ...(JSON.parse(ascii(HEADER_START, end)) as TableHeader), end }
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
