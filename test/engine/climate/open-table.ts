import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ClimateTable, openClimate } from '../../../engine/climate/index.ts'

export const TABLE_PATH = join(import.meta.dir, '../../../engine/climate/table.bin')

export function openTable(): ClimateTable {
  return openClimate(readFileSync(TABLE_PATH))
}
