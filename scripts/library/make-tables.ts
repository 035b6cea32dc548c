/**
 * `bun scripts/library/make-tables.ts` reads the data sheets of scripts/library/sheets and writes the
 * engine's component tables, engine/library/modules.bin and inverters.bin. All else it takes from the
 * tables that are there. With a folder laid out as `shared/data/components` it makes them from the
 * lists and the PAN and OND files in it, after checking every row. The same files give the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Gathered, gatherLists, type Imported, withSheets } from './component-import.ts'
import { inverterImport } from './inverters.ts'
import { moduleImport } from './modules.ts'
import { readOnd } from './ond.ts'
import { readPan } from './pan.ts'
import { readSheets } from './sheet-file.ts'
import { type InverterSheet, readInverterSheet } from './sheet-inverters.ts'
import { type ModuleSheet, readModuleSheet } from './sheet-modules.ts'
import { readSources, type Sources } from './sources.ts'
import { gatherTable } from './table-rows.ts'

const FOLDER = join(import.meta.dir, '..', '..', 'engine', 'library')

interface Tables {
  modules: Imported
  inverters: Imported
}

/** From lists and files. */
export function makeTables(sources: Sources): Tables {
  return withAllSheets(
    gatherLists(sources.modules, moduleImport, sources.pan.map(readPan)),
    gatherLists(sources.inverters, inverterImport, sources.ond.map(readOnd)),
  )
}

/** From the tables that are there. */
export function remakeTables(): Tables {
  return withAllSheets(
    gatherTable(readFileSync(join(FOLDER, 'modules.bin')), moduleImport),
    gatherTable(readFileSync(join(FOLDER, 'inverters.bin')), inverterImport),
  )
}

function withAllSheets(modules: Gathered, inverters: Gathered): Tables {
  return {
    modules: withSheets(modules, moduleImport, readSheets<ModuleSheet>('modules').map(readModuleSheet)),
    inverters: withSheets(inverters, inverterImport, readSheets<InverterSheet>('inverters').map(readInverterSheet)),
  }
}

function main([folder]: string[]): void {
  const tables = folder === undefined ? remakeTables() : makeTables(readSources(folder))
  for (const [name, { bytes, rows, keptOut, revised, covered }] of Object.entries<Imported>({ ...tables })) {
    writeFileSync(join(FOLDER, `${name}.bin`), bytes)
    console.log(`${name}.bin: ${rows} components, ${bytes.length} bytes`)
    for (const [reason, count] of Object.entries(keptOut)) console.log(`  ${String(count).padStart(5)} excluded: ${reason}`)
    console.log(`  ${revised.length} revised by a newer list: ${revised.slice(0, 20).join(', ')}`)
    console.log(`  ${covered.length} of data sheets that a list or file has: ${covered.map(({ id }) => id).join(', ')}`)
  }
}

if (import.meta.main) main(process.argv.slice(2))
