import { describe, expect, test } from 'bun:test'
import { JsonFault, jsonText, readJson } from '../../clients/console/plant/json-text.ts'
import { smallPlant } from '../engine/small-plant.ts'

describe('the request as text', () => {
  const odd = { text: '"\\\u2028 <b>', numbers: [1, -2.5e-7, 0], nested: [[1, 2], [{ a: null }]], empty: {}, none: [], yes: true }
  test.each([
    ['a plant', smallPlant()],
    ['odd values', odd],
    ['a list that is longer than a line', { values: Array.from({ length: 500 }, (_, k) => k / 7) }],
  ])('of %s is read by JSON.parse and by this reader as it was', (_, value) => {
    const text = jsonText(value)
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
    expect(readJson(text).value).toEqual(JSON.parse(text))
  })

  test('has the line of every value, also of items', () => {
    const { lines } = readJson('{\n  "site": {\n    "latitude": 1,\n\n    "list":\n      [1,\n       2]\n  }, "b": 3\n}')
    expect(Object.fromEntries(lines)).toEqual({
      '': 1,
      site: 2,
      'site.latitude': 3,
      'site.list': 5,
      'site.list.0': 6,
      'site.list.1': 7,
      b: 8,
    })
  })

  test.each([
    ['{\n  "a": 1,\n}', 3, 'Remove the comma before "}"'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, '"," or "}" is missing'],
    ['{\n  "a" 1\n}', 2, '":" is missing after "a"'],
    ["{\n  'a': 1\n}", 2, 'Here a name in double quotes is expected'],
    ['{\n  "a": NaN\n}', 2, 'Here a value is expected'],
    ['{"a": 01}', 1, '01 cannot be read'],
    ['{"a": [1, 2', 1, '"," or "]" is missing'],
    ['', 1, 'The text ends where a value is missing'],
    ['{}\n{}', 2, 'There is more after the end of the request: remove it'],
  ])('%j: line %d, %s', (text, line, message) => {
    expect(() => JSON.parse(text)).toThrow()
    const fault = (() => {
      try {
        return readJson(text)
      } catch (cause) {
        return cause
      }
    })()
    expect(fault).toBeInstanceOf(JsonFault)
    expect(fault).toMatchObject({ line, message })
  })

  test('brackets without end are refused, not followed', () => {
    expect(() => readJson('['.repeat(100_000))).toThrow('It is nested too deeply')
  })

  test('a name that objects have of their own stays a name', () => {
    const { value } = readJson('{"__proto__": {"polluted": 1}, "a": 1}')
    expect(Object.keys(value as object)).toEqual(['__proto__', 'a'])
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})
