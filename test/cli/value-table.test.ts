import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monthlyValues } from '../../clients/cli/monthly-values.ts'
import { twelveValues } from '../../clients/cli/value-table.ts'

const FIELDS = ['ghi_kwhm2', 'temp_air_c', 'relative_humidity'] as const

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a table of twelve lines is read to. */
function read(head: string, line: (month: number) => string, separator = '\n') {
  const monthly = join(folder, 'months.csv')
  writeFileSync(monthly, [head, ...Array.from({ length: 12 }, (_, k) => line(k + 1))].join(separator))
  return monthlyValues({ values: { monthly } }, FIELDS)
}

const months = (value: (month: number) => number | null) => Array.from({ length: 12 }, (_, k) => value(k + 1))

test('a table has its columns by name, with either decimal mark, and open months', () => {
  expect(read('month,GHI (kWh/m2),Temp [°C],note', (k) => `${k},${k === 7 ? '' : k * 10.5},${-k},x`)).toEqual({
    ghi_kwhm2: months((k) => (k === 7 ? null : k * 10.5)),
    temp_air_c: months((k) => -k),
  })
  expect(read('\uFEFFMonat;"GlobHor"', (k) => `${k};${k},5`, '\r\n')).toEqual({ ghi_kwhm2: months((k) => k + 0.5) })
})

test('an option takes the place of its column', () => {
  const monthly = join(folder, 'both.csv')
  writeFileSync(monthly, `ghi,temp\n${'1,2\n'.repeat(12)}`)
  const values = { monthly, 'monthly-temp': '0,0,0,0,0,0,0,0,0,0,0,-' }
  expect(monthlyValues({ values }, FIELDS)).toEqual({ ghi_kwhm2: months(() => 1), temp_air_c: months((k) => (k === 12 ? null : 0)) })
})

test.each([
  ['ghi (Wh/m2)', (k: number) => `${k}`, 'ghi (Wh/m2) is needed in kWh/m2: convert its values'],
  ['ghi (kWh/m2/day)', (k: number) => `${k}`, 'ghi (kWh/m2/day) is needed in kWh/m2'],
  ['temp (degF)', (k: number) => `${k}`, 'temp (degF) is needed in degC'],
  ['humidity (%)', (k: number) => `${k}`, 'humidity (%) is needed in fractions'],
  ['month,ghi', (k: number) => `${13 - k},1`, 'month should count from 1 to 12'],
  ['ghi,GlobHor', () => '1,1', 'several columns for ghi: ghi, GlobHor'],
  ['month', (k: number) => `${k}`, 'names none of ghi, temp, humidity in its first line: month'],
  ['ghi', (k: number) => (k === 3 ? 'x' : '1'), 'line 3 below its names: x is no number'],
  ['ghi', (k: number) => (k === 12 ? '1\n2' : '1'), 'has 13 lines below its names: 12 are needed'],
])('%s: a table that may be read wrongly is refused', (head, line, message) => {
  expect(() => read(head, line)).toThrow(message)
})

test('twelve values of an option: a dash leaves a month open, an empty place does not', () => {
  expect(twelveValues('1;2;3;4;5;6;7;8;9;10;11;-', '--monthly-ghi')).toEqual(months((k) => (k === 12 ? null : k)))
  for (const [text, wrong] of [
    ['1,2,3,4,5,,7,8,9,10,11,12', 'number 6 is empty'],
    ['1,2', 'there are 2'],
    ['1,2,3,4,5,6,7,8,9,10,11,x', 'x is no number'],
  ])
    expect(() => twelveValues(text ?? '', '--monthly-ghi')).toThrow(
      `--monthly-ghi needs twelve numbers, January to December, with commas between them: ${wrong}`,
    )
})
