import { expect, test } from 'bun:test'
import { seriousAdvisories } from '../../scripts/advisories.ts'

test('high and critical advisories count, lower ones do not', () => {
  const advisory = (severity: string) => ({ id: 1, severity, title: 'a fault', url: 'https://example.com/1' })
  expect(seriousAdvisories(JSON.stringify({ one: [advisory('low'), advisory('high')], two: [advisory('moderate')] }))).toEqual([
    'one: high, a fault https://example.com/1',
  ])
  expect(seriousAdvisories('{}')).toEqual([])
})

test('a registry that does not answer is distinguished from an answer without advisories', () => {
  expect(seriousAdvisories('')).toBeNull()
  expect(seriousAdvisories('error: 405')).toBeNull()
})
