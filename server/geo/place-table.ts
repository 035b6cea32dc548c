import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { unpack } from '../db/zstd.ts'
import { sha256 } from '../sha256.ts'

const FILE = join(import.meta.dir, 'places.tsv.zst')
const PIECE_BYTES = 512 * 1024

/**
 * The embedded table of places, as lines of tab-separated columns. scripts/places builds it and
 * describes the columns.
 */
export interface PlaceTable {
  sha256: string
  regions: readonly string[]
  places: readonly string[]
  /** In the order of their keys. */
  names: readonly string[]
}

interface Header {
  format: number
  regions: number
  places: number
  names: number
}

/**
 * SHA-256 of the compressed table, which identifies it. Takes 5 ms; reading the whole table takes
 * 100 to 130 ms.
 */
export async function placeTableSha256(): Promise<string> {
  return sha256(await readFile(FILE))
}

/**
 * Reads the table, 10 MB of text.
 * Fails: Error when the file is not a complete table because the installation is damaged.
 */
export async function readPlaceTable(): Promise<PlaceTable> {
  const packed = await readFile(FILE)
  const lines = await linesOf(await unpack(packed))
  const { format, regions, places, names } = JSON.parse(lines[0] ?? '') as Header
  if (format !== 1 || lines.length !== 1 + regions + places + names)
    throw new Error('places.tsv.zst is not a complete table of places in format 1: install the service again')
  return {
    sha256: sha256(packed),
    regions: lines.slice(1, 1 + regions),
    places: lines.slice(1 + regions, 1 + regions + places),
    names: lines.slice(1 + regions + places),
  }
}

/** Splits a text in pieces of a few milliseconds. Other requests are answered between them. */
async function linesOf(bytes: Buffer): Promise<string[]> {
  const lines: string[] = []
  for (let from = 0; from <= bytes.length; ) {
    const end = bytes.indexOf('\n', from + PIECE_BYTES)
    const to = end < 0 ? bytes.length : end
    for (const line of bytes.toString('utf8', from, to).split('\n')) lines.push(line)
    from = to + 1
    await nextTurn()
  }
  return lines
}
