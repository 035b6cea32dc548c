import { expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeReference, loadVectors, referencePath } from './reference.ts'
import vectors from './vectors.json'

const README = join(import.meta.dir, 'README.md')

/** Matcher of a pattern. `*` matches any text; a pattern without an output matches all outputs. */
function matcherOf(pattern: string): RegExp {
  const parts = (pattern.includes(' > ') ? pattern : `${pattern} > *`).split('*')
  return new RegExp(`^${parts.map((part) => part.replace(/[.()+,\\[\]?^$|{}]/g, '\\$&')).join('.*')}$`)
}

/**
 * Label of every output of every case: number of the file, function, scalar parameters, `of`
 * inputs, `>` output.
 */
function labelsOf(topic: string): string[] {
  return (loadVectors(topic)?.cases ?? []).flatMap(({ function: name, params, inputs, outputs }) => {
    const scalars = Object.entries(params).flatMap(([key, value]) => (typeof value === 'object' ? [] : [`${key}=${value}`]))
    const head = [topic.split('_')[0], name, ...scalars, 'of', ...Object.keys(inputs)].join(' ')
    return Object.keys(outputs).map((output) => `${head} > ${output}`)
  })
}

describeReference('every pvlib vector', () => {
  const entries = [...vectors.checked, ...vectors.without_counterpart].map((entry) => ({
    ...entry,
    matchers: entry.vectors.map(matcherOf),
  }))
  const topics = [...new Bun.Glob('t*.json').scanSync(referencePath('pvlib') ?? '')].map((file) => file.replace('.json', '')).sort()
  const labels = topics.flatMap(labelsOf)

  test('has exactly one entry in vectors.json: the test that checks it, or the reason why none does', () => {
    expect(topics.length).toBeGreaterThan(20)
    const misassigned = labels.filter(
      (label) => entries.filter(({ matchers }) => matchers.some((matcher) => matcher.test(label))).length !== 1,
    )
    expect(misassigned.slice(0, 30)).toEqual([])
  })

  test('every pattern matches at least one vector', () => {
    const unused = entries.flatMap(({ vectors: patterns, matchers }) =>
      patterns.filter((_, k) => !labels.some((label) => matchers[k]?.test(label))),
    )
    expect(unused).toEqual([])
  })

  test('is read by the test that vectors.json names', () => {
    for (const { vectors: patterns, test: path } of vectors.checked) {
      const text = readFileSync(join(import.meta.dir, path), 'utf8')
      for (const pattern of patterns) expect(text, `${path} of ${pattern}`).toMatch(new RegExp(`['"]${pattern.split(/[_ *]/)[0]}`))
    }
  })
})

test('README.md names tests that exist', () => {
  const named = [...readFileSync(README, 'utf8').matchAll(/`([\w/-]+\.test\.ts)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((path) => !existsSync(join(import.meta.dir, path)))).toEqual([])
})
