/** `bun run size`: the command `size` of `pvyield`. */
import { join } from 'node:path'
import { pvyield } from './pvyield.ts'

await pvyield({ name: 'bun run', root: join(import.meta.dir, '..', '..') }, ['size', ...process.argv.slice(2)])
