import { expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STEPS } from '../engine/tree/steps.ts'
import evidence from './evidence.json'

/**
 * The independent source against which an option is checked and the test that checks it, or why it
 * needs none.
 */
type Evidence = { readonly test: string; readonly numbers: string } | { readonly why: string }

const options = Object.values(STEPS)
  .flat()
  .flatMap(({ field, options }) => Object.keys(options).map((option) => `${field}=${option}`))
const entries = Object.entries<Record<string, Evidence>>(evidence).flatMap(([field, byOption]) =>
  Object.entries(byOption).map(([option, entry]) => ({ name: `${field}=${option}`, option, entry })),
)

test('every model option has an independent source in evidence.json, which names nothing else', () => {
  expect(
    entries.map(({ name }) => name).sort(),
    'add the option to test/evidence.json, with `test` and `numbers`, or with `why` it needs none',
  ).toEqual([...options].sort())
})

test('the test that evidence.json names exists and reads the option, and the fixtures that it names exist', () => {
  for (const { name, option, entry } of entries) {
    if ('why' in entry) continue
    const path = join(import.meta.dir, entry.test)
    expect(existsSync(path), `${name}: ${entry.test}`).toBe(true)
    const spellings = [option, option.replaceAll('_', '-'), option.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())]
    const text = readFileSync(path, 'utf8')
    expect(
      spellings.some((spelling) => text.includes(spelling)),
      `${entry.test} reads ${name}`,
    ).toBe(true)
    for (const [fixture] of entry.numbers.matchAll(/fixtures\/[\w/-]+\.json/g))
      expect(existsSync(join(import.meta.dir, fixture)), `${name}: ${fixture}`).toBe(true)
  }
})
