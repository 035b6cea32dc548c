import { describe, expect, test } from 'bun:test'
import { scanJson } from '../../../server/http/json-scan.ts'

describe('a text that is not JSON', () => {
  test('is read up to the last non-finite number that is listed', () => {
    const scan = scanJson(`{"a": [${'NaN,'.repeat(1_000_000)}`, 1000)
    if (!('nonFinite' in scan)) throw new Error(`It was read further: ${JSON.stringify(scan)}`)
    expect([scan.isWhole, scan.nonFinite.length]).toEqual([false, 1000])
    expect(scan.nonFinite.at(-1)).toEqual({ at: 7 + 999 * 4, length: 3, path: ['a', '999'] })
  })

  test('is read up to 32 levels', () => {
    expect(scanJson('['.repeat(1_000_000), 1000)).toEqual({ tooDeep: Array.from({ length: 32 }, () => '0') })
    expect(scanJson(`{"a": [1, ${'{"b":'.repeat(31)}`, 1000)).toEqual({ tooDeep: ['a', '1', ...Array.from({ length: 30 }, () => 'b')] })
  })

  test.each([
    ['[1,1.5e3,-0,"a\\u00e9",true,null', 32, 1],
    [`${'\n'.repeat(1_000_000)}x`, 1, 1_000_001],
    ['[\n"a",\n NaN,\r\n tru]', 2, 4],
    ['[1.]', 3, 1],
    ['[1e]', 3, 1],
    ['["\\x"]', 2, 1],
    ['["\\u12g4"]', 2, 1],
    ['[NaNs]', 2, 1],
    ['[+1]', 2, 1],
    ['[-]', 2, 1],
  ])('%p has a fault at column %d of line %d', (text, column, line) => {
    expect(scanJson(text, 1000)).toMatchObject({ fault: { column, line } })
  })
})
