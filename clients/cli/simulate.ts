/** `bun run simulate`: starts the compiled program, or its sources when they have changed. */
import { join } from 'node:path'
import { Compiled } from './compiled.ts'

/** @param program  how it was called: `pvyield`, or `bun run` */
export async function startSimulation(program: string, root: string, args: readonly string[]): Promise<void> {
  const compiler = new Compiled<typeof import('./simulation.ts')>(root, join('clients', 'cli', 'simulation.ts'), ['@pvyield/sdk'])
  const compiled = await compiler.load()
  const { simulate } = compiled ?? (await import('./simulation.ts'))
  await simulate(program, root, args)
  if (compiled === null) await compiler.compile()
}

if (import.meta.main) await startSimulation('bun run', join(import.meta.dir, '..', '..'), process.argv.slice(2))
