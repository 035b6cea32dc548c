import { describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FindingCode } from '@pvyield/engine'
import { CATALOGUE, FINDING_CODES } from '../../engine/findings/catalogue.ts'
import type { Entry, Values } from '../../engine/findings/entry.ts'

const PAGES = join(import.meta.dir, '..', '..', 'docs', 'pages', 'findings')

/** The entries of all pages: a heading with the code, an example of the text, its values, and what to do. */
const entries = readdirSync(PAGES).flatMap((file) =>
  readFileSync(join(PAGES, file), 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [, code = '', info] = /^`(\w+)`( \(info\))?\n/.exec(section) ?? []
      const [, text = '', values = '', advice = ''] = /\n\n> (.*)\n\n`(\{.*\})`\n\n(.+)/s.exec(section) ?? []
      return { code: code as FindingCode, isInfo: info !== undefined, text, values: JSON.parse(values) as Values, advice }
    }),
)

test('every code has one entry, and every entry a code', () => {
  expect(entries.map(({ code }) => code).sort()).toEqual([...FINDING_CODES].sort())
})

describe('an entry states what the catalogue says', () => {
  test.each(entries.map((entry) => [entry.code, entry] as const))('%s', (code, { isInfo, text, values, advice }) => {
    const { level, text: textOf } = CATALOGUE[code] as unknown as Entry<Values>
    expect(textOf(values, (path) => path)).toBe(text)
    expect(level).toBe(isInfo ? 'info' : 'warning')
    expect(text).not.toMatch(/undefined|NaN|\[object/)
    expect(advice.trim().split(/\s+/).length).toBeGreaterThan(8)
  })
})

test('the text of a finding is built of its values: every value that an entry names is read', () => {
  const unread = entries.flatMap(({ code, values }) => {
    const read = new Set<string>()
    const get = (target: Values, key: string | symbol) => {
      read.add(String(key))
      return target[String(key)]
    }
    const watched = new Proxy(values, { get })
    const { text } = CATALOGUE[code] as unknown as Entry<Values>
    text(watched, (path) => path)
    return Object.keys(values).flatMap((key) => (read.has(key) ? [] : [`${code}.${key}`]))
  })
  // Values of the branches that the example does not take.
  expect(unread.sort()).toEqual([
    'cells_too_hot.noct_c',
    'cells_too_hot.sapm_a',
    'cells_too_hot.sapm_b',
    'impossible_irradiance.share_frac',
    'string_voltage_high.stated_v_per_k',
    'string_voltage_low.stated_v_per_k',
  ])
})
