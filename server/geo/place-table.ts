import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unpackText } from '../db/zstd.ts'
import { sha256 } from '../sha256.ts'

const FILE = join(import.meta.dir, 'places.tsv.zst')

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
  const lines = (await unpackText(packed)).split('\n')
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
