import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { csvText } from '../../clients/console/parts/csv.ts'
import { energy, percent, shown } from '../../clients/console/parts/numbers.ts'
import { NUMBERS, RACKINGS } from '../../clients/console/start/fields.ts'

describe('numbers', () => {
  test('an energy has the unit that suits its size', () => {
    expect(energy(999.94)).toEqual({ text: '999.9', unit: 'kWh' })
    expect(energy(9_999)).toEqual({ text: '9,999', unit: 'kWh' })
    expect(energy(10_000)).toEqual({ text: '10.0', unit: 'MWh' })
    expect(energy(111_076.2)).toEqual({ text: '111.1', unit: 'MWh' })
    expect(energy(-25e6)).toEqual({ text: '-25.0', unit: 'GWh' })
  })

  test('others have fixed decimals, and thousands are grouped', () => {
    expect(shown(1234.5)).toBe('1,235')
    expect(percent(0.8197)).toEqual({ text: '82.0', unit: '%' })
  })
})

test('CSV: quotes, line ends, nothing for null, and no text that a spreadsheet takes for a formula', () => {
  expect(
    csvText([
      ['a"b', 'c,d', null, -1.5],
      ['=1+1', '@x', 'e\nf', 0],
    ]),
  ).toBe('\ufeff"a""b","c,d",,-1.5\r\n\'=1+1,\'@x,"e\nf",0\r\n')
})

describe('the sliders of the start', () => {
  const document = JSON.parse(readFileSync(join(import.meta.dir, '..', '..', 'openapi.json'), 'utf8'))
  const { properties } = document.components.schemas.SimpleRunRequest as {
    properties: Record<
      string,
      { minimum?: number; exclusiveMinimum?: number; maximum?: number; exclusiveMaximum?: number; enum?: string[] }
    >
  }

  test.each(NUMBERS.map((field) => [field.key, field] as const))(
    '%s stays within the bounds of the document',
    (key, { min, max, size = 1 }) => {
      const { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity, exclusiveMaximum = Infinity } = properties[key] ?? {}
      expect(properties[key]).toBeDefined()
      expect(min * size).toBeGreaterThanOrEqual(minimum)
      expect(min * size).toBeGreaterThan(exclusiveMinimum)
      expect(max * size).toBeLessThanOrEqual(maximum)
      expect(max * size).toBeLessThan(exclusiveMaximum)
    },
  )

  test('every racking of the document can be chosen', () => {
    expect(RACKINGS.map(([value]) => value as string).sort()).toEqual([...(properties.racking?.enum ?? [])].sort())
  })
})
