/**
 * `bun scripts/library/make-tables.ts <list.csv> ...` checks every row of lists in SAM's format and
 * writes the engine's component tables, engine/library/modules.bin and inverters.bin. The same
 * lists give the same bytes.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ImportKind, importLists } from './component-import.ts'
import { inverterImport } from './inverters.ts'
import { moduleImport } from './modules.ts'
import { readSamList, type SamList } from './sam-list.ts'

/** Each kind of component, recognized by a column that only its lists have. */
const KINDS: { file: string; ownColumn: string; kind: ImportKind }[] = [
  { file: 'modules.bin', ownColumn: 'I_L_ref', kind: moduleImport },
  { file: 'inverters.bin', ownColumn: 'Pdco', kind: inverterImport },
]

const FOLDER = join(import.meta.dir, '..', '..', 'engine', 'library')

function main(paths: string[]): void {
  if (paths.length === 0) throw new Error('Give the lists: bun scripts/library/make-tables.ts <list.csv> ...')
  const lists = paths.map(readSamList)
  for (const { file, ownColumn, kind } of KINDS) {
    const ofKind = lists.filter((list) => list.columns.includes(ownColumn))
    if (ofKind.length > 0) writeTable(file, ofKind, kind)
  }
}

function writeTable(file: string, lists: SamList[], kind: ImportKind): void {
  const { bytes, rows, keptOut } = importLists(lists, kind)
  writeFileSync(join(FOLDER, file), bytes)
  console.log(`${file}: ${rows} components, ${bytes.length} bytes`)
  for (const [reason, count] of Object.entries(keptOut)) console.log(`  ${String(count).padStart(5)} excluded: ${reason}`)
}

main(process.argv.slice(2))
