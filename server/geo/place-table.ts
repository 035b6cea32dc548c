import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { unpack } from '../db/zstd.ts'
import { sha256 } from '../sha256.ts'
import { Lines } from './place-lines.ts'

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

/** The same as bytes. */
export interface PlaceBytes {
  readonly sha256: string
  readonly regions: Lines
  readonly places: Lines
  readonly names: Lines
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
  const { bytes, sha256 } = await readPlaceText()
  const lines = await linesOf(bytes)
  const { regions, places, names } = sectionsOf(lines[0] ?? '', lines.length)
  return { sha256, regions: lines.slice(...regions), places: lines.slice(...places), names: lines.slice(...names) }
}

/** The table as it is in the file: a third of the memory, and a tenth of the time. Fails: as `readPlaceTable` does. */
export async function readPlaceBytes(): Promise<PlaceBytes> {
  const { bytes, sha256 } = await readPlaceText()
  const lines = await Lines.of(bytes)
  const { regions, places, names } = sectionsOf(new TextDecoder().decode(lines.slice(0, 1).bytes), lines.count)
  return { sha256, regions: lines.slice(...regions), places: lines.slice(...places), names: lines.slice(...names) }
}

async function readPlaceText(): Promise<{ readonly bytes: Buffer; readonly sha256: string }> {
  const packed = await readFile(FILE)
  return { bytes: await unpack(packed), sha256: sha256(packed) }
}

type Section = [first: number, end: number]

function sectionsOf(header: string, lines: number): { readonly regions: Section; readonly places: Section; readonly names: Section } {
  const { format, regions, places, names } = JSON.parse(header) as Header
  const [firstPlace, firstName] = [1 + regions, 1 + regions + places]
  if (format !== 1 || lines !== firstName + names)
    throw new Error('places.tsv.zst is not a complete table of places in format 1: install the service again')
  return { regions: [1, firstPlace], places: [firstPlace, firstName], names: [firstName, lines] }
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
