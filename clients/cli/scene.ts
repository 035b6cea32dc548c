/** `bun run scene`: the command `scene` of `pvyield`. */
import { join } from 'node:path'
import { pvyield } from './pvyield.ts'

await pvyield({ name: 'bun run', root: join(import.meta.dir, '..', '..') }, ['scene', ...process.argv.slice(2)])
