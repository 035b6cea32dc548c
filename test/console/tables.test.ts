import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'

const console = join(import.meta.dir, '..', '..', 'clients', 'console')
const sources = [...new Glob('**/*.tsx').scanSync({ cwd: console })]
  .filter((path) => !path.includes('node_modules'))
  .map((path) => [path, readFileSync(join(console, path), 'utf8')] as const)

test('every table of the console stands in a place that scrolls, with a name and for the keyboard', () => {
  const tables = sources.filter(([, text]) => text.includes('<table'))
  expect(tables.length).toBeGreaterThan(15)
  for (const [path, text] of tables) {
    const bare = [...text.matchAll(/^.*$/gm)]
      .map(([line]) => line)
      .filter((line, k, lines) => line.includes('<table') && !lines[k - 1]?.includes('<WideTable label='))
    expect(bare, path).toEqual([])
  }
  expect(
    sources.filter(([path, text]) => path !== 'parts/wide-table.tsx' && text.includes('class="scroll"')).map(([path]) => path),
  ).toEqual([])
})

test('a cell of a table whose rows are lists on a phone says what it is', () => {
  for (const [path, text] of sources.filter(([, text]) => text.includes(' stacked"'))) {
    const figures = [...text.matchAll(/<td([^>]*)>\s*\{[^}]*(shown|percent|signed)\(/g)]
    expect(figures.length, path).toBeGreaterThan(1)
    for (const [cell, attributes] of figures) expect(attributes, `${path}: ${cell}`).toContain('data-label=')
  }
})
