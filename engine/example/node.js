/** `node example/node.js` in the package's folder (dist/ after `bun run build`). */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inWords, simulatePlant } from './plant.js'

const table = fileURLToPath(import.meta.resolve('@pvyield/engine/climate/table.bin'))
console.log(inWords(simulatePlant(readFileSync(table))))
