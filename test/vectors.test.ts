import { expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeReference, loadVectors, referencePath } from './reference.ts'

const README = join(import.meta.dir, 'README.md')

interface Row {
  patterns: string[]
  beside: string
}

/** Rows of the table of README.md under a heading: patterns of vectors, and the cell beside them. */
function tableUnder(heading: string): Row[] {
  const section = readFileSync(README, 'utf8').split(`### ${heading}\n`)[1]?.split('\n#')[0] ?? ''
  return [...section.matchAll(/^\| (`.+`) \| (.+) \|$/gm)].map(([, patterns = '', beside = '']) => ({
    patterns: [...patterns.matchAll(/`([^`]+)`/g)].map(([, pattern = '']) => pattern),
    beside,
  }))
}

/** `*` stands for anything; a pattern that names no output means them all. */
function matcherOf(pattern: string): RegExp {
  const parts = (pattern.includes(' > ') ? pattern : `${pattern} > *`).split('*')
  return new RegExp(`^${parts.map((part) => part.replace(/[.()+,\\[\]?^$|{}]/g, '\\$&')).join('.*')}$`)
}

/** Every output of every case: number of the file, function, scalar parameters, `of` its inputs, `>` the output. */
function labelsOf(topic: string): string[] {
  return (loadVectors(topic)?.cases ?? []).flatMap(({ function: name, params, inputs, outputs }) => {
    const scalars = Object.entries(params).flatMap(([key, value]) => (typeof value === 'object' ? [] : [`${key}=${value}`]))
    const head = [topic.split('_')[0], name, ...scalars, 'of', ...Object.keys(inputs)].join(' ')
    return Object.keys(outputs).map((output) => `${head} > ${output}`)
  })
}

describeReference('every pvlib vector', () => {
  const held = tableUnder('Checked by a test')
  const without = tableUnder('Without counterpart in the engine')
  const rows = [...held, ...without].map((row) => ({ ...row, matchers: row.patterns.map(matcherOf) }))
  const topics = [...new Bun.Glob('t*.json').scanSync(referencePath('pvlib') ?? '')].map((file) => file.replace('.json', '')).sort()
  const labels = topics.flatMap(labelsOf)

  test('is in one row of the two tables of README.md', () => {
    expect(topics.length).toBeGreaterThan(20)
    const astray = labels.filter((label) => rows.filter(({ matchers }) => matchers.some((matcher) => matcher.test(label))).length !== 1)
    expect(astray.slice(0, 30)).toEqual([])
  })

  test('is meant by each pattern of the tables', () => {
    const idle = rows.flatMap(({ patterns, matchers }) => patterns.filter((_, k) => !labels.some((label) => matchers[k]?.test(label))))
    expect(idle).toEqual([])
  })

  test('is read by the test that the table names', () => {
    for (const { patterns, beside } of held) {
      const text = readFileSync(join(import.meta.dir, beside.replaceAll('`', '')), 'utf8')
      for (const pattern of patterns) expect(text, `${beside} of ${pattern}`).toMatch(new RegExp(`['"]${pattern.split(/[_ *]/)[0]}`))
    }
  })
})

test('README.md names tests that exist', () => {
  const named = [...readFileSync(README, 'utf8').matchAll(/`([\w/-]+\.test\.ts)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !existsSync(join(import.meta.dir, path)))).toEqual([])
})
