/** `bun run simulate`: starts the compiled program, or its sources when they have changed. */
import { join } from 'node:path'
import { Compiled } from './compiled.ts'

const ROOT = join(import.meta.dir, '..', '..')
const program = new Compiled<typeof import('./simulation.ts')>(ROOT, join('clients', 'cli', 'simulation.ts'))

const compiled = await program.load()
const { simulate } = compiled ?? (await import('./simulation.ts'))
simulate(ROOT, process.argv.slice(2))
if (compiled === null) await program.compile()
