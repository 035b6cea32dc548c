import { describe, expect, test } from 'bun:test'
import { decimalValue, parseDecimal } from '../../../engine/library/decimal.ts'
import { openTable, packTable } from '../../../engine/library/table-format.ts'
import { tableBytes } from './open-tables.ts'

const PROVENANCE = { title: 'made up', sources: [], licence: 'none', series: [], kept_out: {} }

const PRINTED = [
  '0',
  '270.643',
  '1.627',
  '2.51E-10',
  '9.9e-16',
  '-0.00582241',
  '2.677e+06',
  '3173064.250000',
  '79921.5',
  '-48.1455',
  '100',
  '10452.247070',
  '-12345.678901',
  '1.',
  '.5',
  '+7',
]

describe('decimals', () => {
  test.each(PRINTED)('%s is unpacked as the double that parsing gives', (text) => {
    const decimal = parseDecimal(text)
    expect(decimal && decimalValue(decimal.mantissa, decimal.power)).toBe(Number(text))
  })

  test('a shift of two powers of ten turns percent into the nearest fraction', () => {
    const decimal = parseDecimal('12.6561', -2)
    expect(decimal && decimalValue(decimal.mantissa, decimal.power)).toBe(0.126561)
  })

  test.each(['', '.', 'n/a', '1e', '1.2.3', '422-528', ' 1'])('"%s" is not a number', (text) => {
    expect(parseDecimal(text)).toBeNull()
  })
})

describe('component tables', () => {
  const numbers = PRINTED.map((text) => parseDecimal(text))
  const names = PRINTED.map((_, row) => `Módulo ${row}`)
  const columns = {
    texts: { name: names, note: ['one line'] },
    figures: { a: numbers, b: numbers.map(() => null) },
    bytes: { flag: numbers.map((_, row) => (row === 3 ? null : row)) },
  }
  const bytes = packTable(PROVENANCE, columns)
  const table = openTable(bytes)

  test('unpacking restores texts and figures', () => {
    expect(table.rows).toBe(PRINTED.length)
    expect(names.map((_, row) => table.text('name').at(row))).toEqual(names)
    expect(table.text('note').at(0)).toBe('one line')
    expect(names.map((_, row) => table.byte('flag')(row))).toEqual(columns.bytes.flag)
    expect(PRINTED.map((_, row) => table.figure('a')(row))).toEqual(PRINTED.map(Number))
    expect(table.provenance).toEqual(PROVENANCE)
  })

  test('a figure that the list does not state is NaN', () => {
    expect(table.figure('b')(0)).toBeNaN()
  })

  test('the same columns give the same bytes', () => {
    expect(packTable(PROVENANCE, columns)).toEqual(bytes)
  })

  test('a host may pass its own inflate function', () => {
    const own = openTable(tableBytes('inverters.bin'), (deflated) => Bun.inflateSync(Uint8Array.from(deflated)))
    expect(own.text('name').bytes).toEqual(openTable(tableBytes('inverters.bin')).text('name').bytes)
  })

  test('bytes that are not a table are rejected', () => {
    expect(() => openTable(new Uint8Array(4))).toThrow(
      'The bytes are not a component table: pass the content of modules.bin or inverters.bin',
    )
    expect(() => openTable(new TextEncoder().encode('<!doctype html>'))).toThrow(
      'The bytes are not a component table: pass the content of modules.bin or inverters.bin',
    )
  })

  test('a byte above 254 is rejected: 255 stands for none', () => {
    const tooLarge = { ...columns, bytes: { flag: numbers.map(() => 255) } }
    expect(() => packTable(PROVENANCE, tooLarge)).toThrow('Column flag: 255 is above 254, the largest byte')
  })

  test('an unknown column is rejected by name', () => {
    expect(() => table.figure('c')).toThrow('The component table has no column c')
  })
})
