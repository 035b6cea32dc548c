/** `bun run feedback`: the command `feedback` of `pvyield`. */
import { join } from 'node:path'
import { pvyield } from './pvyield.ts'

await pvyield({ name: 'bun run', root: join(import.meta.dir, '..', '..') }, ['feedback', ...process.argv.slice(2)])
