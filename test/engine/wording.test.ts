import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordingOf } from '@pvyield/engine'

test('every pattern of the document has words with an example or a rule, not an expression', () => {
  const text = readFileSync(join(import.meta.dir, '..', '..', 'openapi.json'), 'utf8')
  const patterns = [...text.matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/g)].map(([, quoted = '']) => JSON.parse(quoted) as string)
  expect(patterns.length).toBeGreaterThan(3)
  for (const pattern of patterns) {
    const error = { instancePath: '/date', schemaPath: '', keyword: 'pattern', params: { pattern } }
    expect(wordingOf(error, ['date'], { date: 'x' }, () => [])).toMatch(/^Input should be [a-z0-9]/)
  }
})
