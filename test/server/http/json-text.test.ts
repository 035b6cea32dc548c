import { describe, expect, test } from 'bun:test'
import { readJsonText } from '../../../server/http/json-text.ts'
import { Problem } from '../../../server/http/problem.ts'

function refusal(text: string): Problem {
  try {
    readJsonText(text)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error('It was read')
}

describe('text of a JSON body', () => {
  test.each([
    ['', 'The body is empty'],
    ['  \n', 'The body is empty'],
    ['{"a": 1', 'Line 1, column 8: expected "," or "}"'],
    ['{"a" 1}', 'Line 1, column 6: expected ":"'],
    ['{a: 1}', 'Line 1, column 2: expected a key in double quotes'],
    ['{"a": 1,}', 'Line 1, column 9: expected a key in double quotes'],
    ['[1, 2,]', 'Line 1, column 7: expected a value'],
    ['[1 2]', 'Line 1, column 4: expected "," or "]"'],
    ['[1]]', 'Line 1, column 4: expected the end of the text'],
    ['{"a":\n  [1,\n   nul]}', 'Line 3, column 4: expected a value'],
    ["{'a': 1}", 'Line 1, column 2: expected a key in double quotes'],
    ['{"a": 01}', 'Line 1, column 8: expected "," or "}"'],
    ['{"a": "\u0001"}', 'Line 1, column 7: expected a value'],
    ['{"a": NaN, "b": nope}', 'Line 1, column 17: expected a value'],
  ])('%p is rejected with line and column', (text, detail) => {
    const { code, detail: said } = refusal(text)
    expect([code, said]).toEqual(['malformed_json', detail])
  })

  test.each([
    ['{"a": NaN}', [['a']]],
    [
      '{"a": [1, Infinity, {"b": -Infinity}]}',
      [
        ['a', '1'],
        ['a', '2', 'b'],
      ],
    ],
    ['{"a": 1e999, "b": -1e999}', [['a'], ['b']]],
    ['NaN', [[]]],
  ])('%p is read, and the paths of its non-finite numbers are returned', (text, paths) => {
    expect(readJsonText(text).nonFinite).toEqual(paths)
  })

  test('NaN inside a string is text', () => {
    expect(readJsonText('{"a": "NaN, \\" Infinity", "b": NaN}')).toMatchObject({
      value: { a: 'NaN, " Infinity', b: Number.POSITIVE_INFINITY },
      nonFinite: [['b']],
    })
  })

  test('nesting is read up to 32 levels and rejected beyond that, however deep it is', () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
    expect(readJsonText(nested(32)).nonFinite).toEqual([])
    for (const levels of [34, 1_000_000]) {
      const { code, detail } = refusal(nested(levels))
      expect(code).toBe('validation_error')
      expect(detail).toEndWith('Input should not be nested deeper than 32 levels')
    }
  })

  test('a syntax error is found after a string of 5 MB', () => {
    expect(refusal(`["${'x'.repeat(5_000_000)}", oops]`).detail).toBe('Line 1, column 5000006: expected a value')
  })
})
