import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TableSource } from '../../engine/library/table-format.ts'

/** What every data sheet states first. */
interface SheetHead {
  manufacturer: string
  sheet: string
  year: number
  carrier: string
}

/** The figures of a data sheet, which this repository has as JSON; the sheet itself is its manufacturer's. */
export interface SheetFile<Sheet extends SheetHead> {
  file: string
  sha256: string
  sheet: Sheet
}

const FOLDER = join(import.meta.dir, 'sheets')

/** All sheets of a kind, by file name. */
export function readSheets<Sheet extends SheetHead>(kind: 'modules' | 'inverters'): SheetFile<Sheet>[] {
  return readdirSync(join(FOLDER, kind))
    .sort()
    .map((file) => {
      const bytes = readFileSync(join(FOLDER, kind, file))
      return {
        file,
        sha256: new Bun.CryptoHasher('sha256').update(bytes).digest('hex'),
        sheet: JSON.parse(bytes.toString('utf8')) as Sheet,
      }
    })
}

export function sourceOf({ file, sha256, sheet: { manufacturer, sheet, year, carrier } }: SheetFile<SheetHead>): TableSource {
  return { file, title: `Data sheet of ${manufacturer}: ${sheet}`, list_date: String(year), rows: 0, sha256, carrier }
}

/** A number without the noise of binary arithmetic. */
export function exactly(value: number): number {
  return Number(value.toPrecision(12))
}
