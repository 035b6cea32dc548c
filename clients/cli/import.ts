/** `bun run import`: the command `import` of `pvyield`. */
import { join } from 'node:path'
import { pvyield } from './pvyield.ts'

await pvyield({ name: 'bun run', root: join(import.meta.dir, '..', '..') }, ['import', ...process.argv.slice(2)])
