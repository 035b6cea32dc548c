import { afterEach, beforeEach, expect, test } from 'bun:test'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Compiled } from '../../clients/cli/compiled.ts'

interface Program {
  answer(): string
}

const cache = () => join(root, 'node_modules', '.cache', 'pvyield', 'program')
const program = () => new Compiled<Program>(root, join('cli', 'program.ts'))
const put = (path: string, text: string) => writeFileSync(join(root, path), text)

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
  for (const folder of ['cli', 'engine', 'generated', 'node_modules']) mkdirSync(join(root, folder))
  for (const path of ['package.json', 'tsconfig.json', 'tsconfig.base.json', 'engine/package.json', 'generated/package.json'])
    put(path, '{}')
  put('bun.lock', '')
  put('engine/part.ts', `export const part: string = 'one'`)
  put('cli/program.ts', `import { part } from '../engine/part.ts'\nexport const answer = (): string => 'part ' + part`)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

async function answer(): Promise<string | undefined> {
  return (await program().load())?.answer()
}

test('a program that was never compiled is not found; a compiled one is loaded, as one file of byte code', async () => {
  expect(await answer()).toBeUndefined()
  await program().compile()
  expect(await answer()).toBe('part one')
  const [digest = ''] = readdirSync(cache()).filter((name) => name.length === 64)
  expect(readdirSync(join(cache(), digest)).sort()).toEqual(['program.js', 'program.js.jsc'])
})

test('after a change of any source it is not found, and compiled again it is the new one; the old one is deleted', async () => {
  await program().compile()
  for (const [path, text, expected] of [
    ['engine/part.ts', `export const part: string = 'two'`, 'part two'],
    ['cli/program.ts', `import { part } from '../engine/part.ts'\nexport const answer = (): string => part`, 'two'],
    ['bun.lock', 'another version', 'two'],
    ['engine/package.json', '{"exports":{}}', 'two'],
  ] as const) {
    put(path, text)
    expect(await answer()).toBeUndefined()
    await program().compile()
    expect(await answer()).toBe(expected)
    expect(readdirSync(cache()).length).toBe(2)
  }
  rmSync(join(root, 'engine', 'part.ts'))
  expect(await answer()).toBeUndefined()
})

test('where it cannot be written, or its sources have a fault, nothing is found and nothing is left', async () => {
  put('node_modules/.cache', 'a file')
  await program().compile()
  expect(await answer()).toBeUndefined()
  rmSync(join(root, 'node_modules', '.cache'))
  put('cli/program.ts', 'export const')
  await program().compile()
  expect([await answer(), existsSync(cache()) ? readdirSync(cache()) : []]).toEqual([undefined, []])
})

test('several at once compile the same program', async () => {
  await Promise.all(Array.from({ length: 4 }, () => program().compile()))
  expect(await answer()).toBe('part one')
  expect(readdirSync(cache()).length).toBe(2)
})
