import { describe, expect, test } from 'bun:test'
import { isMissing, readCommaNumber, readNumber, splitCells } from '../../../../engine/files/weather/cells.ts'
import { decodeText } from '../../../../engine/files/weather/decode.ts'

describe('decodeText', () => {
  test('byte order marks are dropped, strict UTF-8 takes precedence over cp1252', () => {
    expect(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, 0x61]))).toBe('a')
    expect(decodeText(new Uint8Array([0xff, 0xfe, 0x61, 0, 0x3b, 0]))).toBe('a;')
    expect(decodeText(new Uint8Array([0xfe, 0xff, 0, 0x61, 0, 0x3b]))).toBe('a;')
    expect(decodeText(new Uint8Array([0xc2, 0xb0, 0x43]))).toBe('°C')
    expect(decodeText(new Uint8Array([0xb0, 0x43, 0x20, 0x80]))).toBe('°C €')
  })
})

describe('readNumber', () => {
  const read = (text: string) => readNumber(text, 0, text.length)

  test.each([
    '0',
    '7',
    '-12.5',
    '+3',
    '.5',
    '5.',
    '1e3',
    '-1.2E-4',
    '0.000',
    '1013.25',
    '-1.2000000000000002',
    '123456789012345678',
    '0.1234567890123456789',
    '000012',
    '4.4704',
    '1e-30',
  ])('%s equals the result of Number, to the last bit', (text) => expect(read(text)).toBe(Number(text)))

  test('-0 is 0', () => {
    expect(Object.is(read('-0.0'), 0)).toBe(true)
    expect(Object.is(read('-0e0'), 0)).toBe(true)
  })

  test.each(['', '-', '.', '+.', 'e5', '1e', '0x10', 'Infinity', 'NaN', '1 2', '1,5', '--1', '1.2.3', '12a'])(
    '"%s" is not a number',
    (text) => expect(read(text)).toBeNaN(),
  )

  test('blanks around a number are allowed', () => expect(read('  4.5 ')).toBe(4.5))

  test('decimal commas are read on request', () => {
    expect(readCommaNumber('-1,5', 0, 4)).toBe(-1.5)
    expect(readCommaNumber('1.5', 0, 3)).toBe(1.5)
    expect(readCommaNumber('1.234,5', 0, 7)).toBeNaN()
  })

  test('words for a missing value are recognized', () => {
    for (const word of ['', ' ', 'NA', 'NaN', 'null', '-', '--', '#N/A']) expect(isMissing(word, 0, word.length)).toBe(true)
    for (const word of ['0', 'x']) expect(isMissing(word, 0, word.length)).toBe(false)
  })

  test('quoted cells may contain separators', () => {
    expect(splitCells('1,"a, b" ,,"c"', 44)).toEqual(['1', 'a, b', '', 'c'])
  })
})
