import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { startedIn, THREADS } from '../../scripts/server-programs.ts'

const root = join(import.meta.dir, '..', '..')

test('every thread that the server starts is bundled', () => {
  const sources = [...new Bun.Glob('server/**/*.ts').scanSync(root)].filter((path) => !path.includes('node_modules'))
  const started = sources.flatMap((path) =>
    startedIn(readFileSync(join(root, path), 'utf8')).map((module) => `${join(dirname(path), module)}.ts`),
  )
  expect([...new Set(started)].sort()).toEqual([...THREADS].sort())
})
