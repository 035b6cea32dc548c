/** `bun run parse`: the command `parse` of `pvyield`. */
import { join } from 'node:path'
import { pvyield } from './pvyield.ts'

await pvyield({ name: 'bun run', root: join(import.meta.dir, '..', '..') }, ['parse', ...process.argv.slice(2)])
