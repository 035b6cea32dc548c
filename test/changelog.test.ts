import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINE_VERSION } from '@pvyield/engine'

const [head = '', ...sections] = readFileSync(join(import.meta.dir, '..', 'CHANGELOG.md'), 'utf8').split(/^## /m)
const titles = sections.map((section) => section.split('\n')[0] ?? '')
const versions = titles.slice(1, -1).map((title) => /^\[(\d+)\.(\d+)\.(\d+)\] - \d{4}-\d{2}-\d{2}$/.exec(title)?.slice(1, 4).map(Number))

test('the changelog starts with the unreleased changes, followed by the current engine version', () => {
  expect(head).toStartWith('# Changelog\n')
  expect(titles[0]).toBe('[Unreleased]')
  expect(titles[1]).toStartWith(`[${ENGINE_VERSION}] - `)
})

test('every version since the first release has a section with its date, newest first; the last section names every one before', () => {
  expect(versions).not.toContain(undefined)
  const ranks = versions.map(([major = 0, minor = 0, patch = 0] = []) => 1e6 * major + 1e3 * minor + patch)
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
  expect(new Set(ranks).size).toBe(ranks.length)
  expect(versions.at(-1)).toEqual([1, 14, 0])
  expect(titles.at(-1)).toStartWith('Before the first release: 1.0.0 to 1.13.0')
  // Released sections are final: a merge by union once brought back 30 kB of their earlier text.
  expect(sections.slice(-3).join('').length).toBeLessThan(13_000)
  // 1.11.0 moved no number.
  const named = new Set([...(sections.at(-1) ?? '').matchAll(/^- \*\*1\.(\d+)\.0/gm)].map(([, minor]) => Number(minor)))
  expect([...named]).toEqual([13, 12, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
})

test('every section is a list of changes, each starting with the part that changed', () => {
  for (const [k, section] of sections.entries()) {
    const lines = section.trimEnd().split('\n').slice(1)
    const isNoChange = (line: string) => line !== '' && !/^(- \*\*[^*]+\*\* \S| {2}\S|### Interface$)/.test(line)
    expect(lines.filter(isNoChange)).toEqual(k === sections.length - 1 ? [expect.stringContaining('What moved numbers')] : [])
    // nothing need be unreleased
    if (k > 0) expect(lines.some((line) => line.startsWith('- **'))).toBe(true)
  }
})
