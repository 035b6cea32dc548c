/**
 * `bun scripts/library/make-tables.ts <folder>` checks every row of the lists in a folder laid out
 * as `shared/data/components`, reads its PAN and OND files, and writes the engine's component
 * tables, engine/library/modules.bin and inverters.bin. The same files give the same bytes.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Imported, importLists } from './component-import.ts'
import { inverterImport } from './inverters.ts'
import { moduleImport } from './modules.ts'
import { readOnd } from './ond.ts'
import { readPan } from './pan.ts'
import { readSources, type Sources } from './sources.ts'

const FOLDER = join(import.meta.dir, '..', '..', 'engine', 'library')

export function makeTables(sources: Sources): { modules: Imported; inverters: Imported } {
  return {
    modules: importLists(sources.modules, moduleImport, sources.pan.map(readPan)),
    inverters: importLists(sources.inverters, inverterImport, sources.ond.map(readOnd)),
  }
}

function main([folder]: string[]): void {
  if (folder === undefined) throw new Error('Give the folder of the lists: bun scripts/library/make-tables.ts <folder>')
  for (const [name, { bytes, rows, keptOut, revised }] of Object.entries(makeTables(readSources(folder)))) {
    writeFileSync(join(FOLDER, `${name}.bin`), bytes)
    console.log(`${name}.bin: ${rows} components, ${bytes.length} bytes`)
    for (const [reason, count] of Object.entries(keptOut)) console.log(`  ${String(count).padStart(5)} excluded: ${reason}`)
    console.log(`  ${revised.length} revised by a newer list: ${revised.slice(0, 20).join(', ')}`)
  }
}

if (import.meta.main) main(process.argv.slice(2))
