/** Computes the figures of the pages: `bun run scripts/docs/make-figures.ts`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ExamplePlants } from './example-plants.ts'
import { makeFigures } from './figures.ts'

const FOLDER = join(import.meta.dir, '..', '..', 'docs', 'pages', 'figures')

for (const [name, figure] of await makeFigures(new ExamplePlants())) writeFileSync(join(FOLDER, name), figure)
