import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { closestWord } from '../../../engine/library/closest-word.ts'
import { openTables } from './open-tables.ts'

interface Written {
  query: string
  /** Pattern of the name that the text means. */
  name: string
}

const library = openTables()
const NAMES = join(import.meta.dir, '..', '..', 'fixtures', 'library', 'names.json')
const { inputs, expected } = JSON.parse(readFileSync(NAMES, 'utf8')) as {
  inputs: Record<string, Written[]>
  expected: Record<string, { found: number; of: number }>
}

describe('names as people write them: how many find the component first', () => {
  test.each(Object.keys(inputs))('%s', (list) => {
    const catalogue = list.startsWith('modules') ? library.modules : library.inverters
    const written = inputs[list] ?? []
    const found = written.filter(({ query, name }) => new RegExp(name).test(catalogue.search(query, 1)[0]?.name ?? ''))
    expect({ found: found.length, of: written.length }).toEqual(expected[list] ?? { found: 0, of: 0 })
  })
})

describe('what the first component does not have is said', () => {
  test.each([
    ['trinna tsm-620neg19rc.20', 'TSM-620NEG19RC-20', ['trinna']],
    ['LR5-66HTH-530M', 'LR5-72HBD-530M', ['66hth']],
    ['Canadian Solar HiKu7 CS7N-655MB', 'CS7N-655MB-AG', ['hiku7']],
    ['JKM635N-78HL4-BDV', 'JKM630N-78HL4-BDV', ['jkm635n']],
  ])('%s: %s', (query, name, words) => {
    const { entries, unmatched } = library.modules.page(query, 1)
    expect([entries[0]?.name, unmatched]).toEqual([name, words])
  })

  test.each([
    ['twin peak', ['twin']],
    ['eagle 400', ['eagle']],
    ['jinko heterojunction', ['heterojunction']],
    ['???', []],
    ['trina zzz', ['zzz']],
    [''.padEnd(200, 'xa-1-b2 '), ['xa-1-b2']],
  ])('%s: nothing has more than half of it, or more than its manufacturer', (query, words) => {
    const { total, unmatched } = library.modules.page(query, 5)
    expect([total, unmatched]).toEqual([0, words])
  })
})

test.each([
  ['trinna', 'trina'],
  ['huwaei', 'huawei'],
  ['canadain', 'canadian'],
  ['sungow', 'sungrow'],
  ['sungro', 'sungrow'],
  ['jinco', 'jinko'],
  ['jink', null],
  ['eagle', null],
  ['cs7nx', null],
])('%s is read as %s', (typed, meant) =>
  expect(closestWord(typed, ['trina', 'huawei', 'canadian', 'sungrow', 'jinko', 'solar'])).toBe(meant),
)
