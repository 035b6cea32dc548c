import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dir, '..', '..')

test('the server loads the code of the protocol with the first message, not when it starts', () => {
  const files = [...new Bun.Glob('server/**/*.ts').scanSync(ROOT)].filter((file) => !file.includes('node_modules'))
  expect(files.length).toBeGreaterThan(100)
  const early = files.filter((file) =>
    /^(import|export) (?!type ).*'(@pvyield\/mcp|@modelcontextprotocol\/.*)'/m.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(early).toEqual([])
})
