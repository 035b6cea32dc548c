/** `bun run mcp`: the command `mcp` of `pvyield`. */
import { join } from 'node:path'
import { pvyield } from './pvyield.ts'

await pvyield({ name: 'bun run', root: join(import.meta.dir, '..', '..') }, ['mcp', ...process.argv.slice(2)])
