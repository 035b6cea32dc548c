import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ClimateTable, openClimate } from '@pvyield/engine'
import { inflateRaw } from '../engine/inflate.ts'

const TABLE = join(import.meta.dir, '..', '..', 'engine', 'climate', 'table.bin')

let opened: ClimateTable | null = null

/** The embedded climate, opened when it is first needed, once in a thread. */
export function climateTable(): ClimateTable {
  opened ??= openClimate(new Uint8Array(readFileSync(TABLE)), inflateRaw)
  return opened
}
