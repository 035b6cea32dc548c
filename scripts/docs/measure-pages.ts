/**
 * Computes the numbers of the measured tables of the pages anew, in place:
 * `bun run scripts/docs/measure-pages.ts [path...]`; without paths all pages.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSceneRear } from '../../engine/rear/load-scene-rear.ts'
import { loadGround } from '../../engine/scene/terrain/load-ground.ts'
import { loadScenes } from '../../engine/shading/scene/load-scene.ts'
import { ExamplePlants } from './example-plants.ts'
import { measureTables } from './measured-tables.ts'

const PAGES = join(import.meta.dir, '..', '..', 'docs', 'pages')
const given = process.argv.slice(2)
const paths = given.length > 0 ? given : [...new Bun.Glob('**/*.md').scanSync(PAGES)].map((path) => join(PAGES, path)).sort()
const plants = new ExamplePlants()
await loadGround()
await loadScenes()
await loadSceneRear()

for (const path of paths) {
  const text = readFileSync(path, 'utf8')
  try {
    const measured = measureTables(text, plants)
    if (measured !== text) writeFileSync(path, measured)
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
