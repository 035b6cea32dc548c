import { expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EXPECTED, readSources } from '../../../scripts/library/sources.ts'

const README = join(import.meta.dir, '..', '..', '..', 'engine', 'library', 'README.md')

test('a folder without the lists is refused with the name of every file, each of which the README describes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pvyield-components-'))
  try {
    expect(() => readSources(folder)).toThrow(EXPECTED.join(', '))
  } finally {
    rmSync(folder, { recursive: true })
  }
  const readme = readFileSync(README, 'utf8')
  expect(EXPECTED.filter((path) => ![`\`${path}`, `\`./${path}`].some((name) => readme.includes(name)))).toEqual([])
})
