import { describe, expect, test } from 'bun:test'
import { EngineError } from '@pvyield/engine'
import { batchRequest, linesOf, tableHead, tableRow, textOf } from '@pvyield/engine/studies'

const bytes = (text: string) => new TextEncoder().encode(text)
const texts = (text: string, isTable = false) => linesOf(bytes(text), isTable).map((line) => [line.number, textOf(bytes(text), line)])

/** Failures by field. */
function refusal(work: () => unknown): Record<string, string> {
  try {
    work()
  } catch (cause) {
    if (cause instanceof EngineError) return Object.fromEntries(cause.failures.map(({ field, message }) => [field, message]))
    throw cause
  }
  throw new Error('it was not refused')
}

describe('lines', () => {
  test('are counted as editors do, without empty ones, whatever ends them', () => {
    expect(texts('{"a":1}\r\n\r\n  \t\n {"b":2} \n\n{"c":3}')).toEqual([
      [1, '{"a":1}'],
      [4, '{"b":2}'],
      [6, '{"c":3}'],
    ])
    expect(texts('\ufeffid,latitude\n1,2\n', true)).toEqual([
      [1, 'id,latitude'],
      [2, '1,2'],
    ])
    expect(texts('\n'.repeat(1_000_000))).toEqual([])
  })

  test('of a table may have breaks inside quotes, and those of commas alone are empty', () => {
    expect(texts('id,name\n1,"two\nlines, ""quoted"""\n,,\n2,x\n', true)).toEqual([
      [1, 'id,name'],
      [2, '1,"two\nlines, ""quoted"""'],
      [5, '2,x'],
    ])
    expect(refusal(() => texts('id,name\n1,"open\n2,x\n', true))).toEqual({ 'lines.2': 'A quote opens in this line and is not closed' })
  })

  test('end at the first beyond the most, and those that are too long or no text are refused by number', () => {
    expect(linesOf(bytes('{}\n'.repeat(30_000)), false).length).toBe(20_002)
    expect(refusal(() => texts(`{}\n${' '.repeat(10)}"${'x'.repeat(7 * 1024 * 1024)}"`))).toEqual({
      'lines.2': 'The line should have at most 6144 kB, not 7169',
    })
    expect(refusal(() => texts('id\na\0b\n'))['lines.2']).toStartWith('The line has a zero byte')
    expect(refusal(() => linesOf(new Uint8Array([0xff, 0xfe, 0x7b, 0]), false))['lines.1']).toContain('UTF-8')
    const latin = new Uint8Array([...bytes('id\n'), 0xe9, 0x0a])
    const [, second] = linesOf(latin, true)
    expect(refusal(() => second && textOf(latin, second))['lines.2']).toContain('UTF-8')
  })
})

test('a text of line breaks, of quotes and of lines costs one look at each byte', () => {
  // A search for the next quote from each line took 8 s for 1.6 MB.
  expect(texts(`id\n${'\n'.repeat(8_000_000)}1`, true)).toHaveLength(2)
  expect(linesOf(bytes('id\n1\n'.repeat(8_000)), true)).toHaveLength(16_000)
})

test('returns alone do not end the lines of a table', () => {
  expect(refusal(() => texts('id,name\r1,x\r2,y', true))).toEqual({
    'lines.1': 'A return alone ends the line: end lines with LF, or CR LF',
  })
  expect(texts('id,name\r\n1,"a\rb"\r\r\n', true)).toHaveLength(2)
})

describe('a table', () => {
  test('names no member that every object has: it would be changed for the whole process', () => {
    const paths = [...Object.getOwnPropertyNames(Object.prototype).flatMap((key) => [`${key}.x`, `site.${key}.x`, `site.${key}`, key])]
    for (const path of [...paths, 'constructor.prototype.zz', 'site.constructor.prototype.zz', 'hasOwnProperty.call'])
      expect(refusal(() => tableHead(path, 1))).toEqual({
        [`lines.1.${path}`]: 'A column should be named by a field, such as latitude or array.tilt_deg',
      })
    // The rows do not rely on the check of the head.
    expect(tableRow({ number: 1, paths: ['constructor.prototype.zz', 'toString.x'] }, '1,2', 2)).toEqual({
      constructor: { prototype: { zz: 1 } },
      toString: { x: 2 },
    } as never)
    expect(({} as { zz?: unknown }).zz).toBeUndefined()
  })

  test('refuses a number with a comma, with both readings where there are two', () => {
    const message = (cell: string) =>
      refusal(() => tableRow({ number: 1, paths: ['system_capacity_kw'] }, `"${cell}"`, 2))['lines.2.system_capacity_kw']
    expect(message('12,345')).toBe(
      'Input should be a number without a comma: 12345 if the comma separates thousands, 12.345 if it is a decimal one',
    )
    for (const cell of ['0,345', '12,34', '1234,567'])
      expect(message(cell)).toBe(`Input should be a number with a decimal point: ${cell.replace(',', '.')}`)
  })

  const head = tableHead('id, latitude ,"site.altitude_m",tracking,horizon', 1)
  const row = (text: string) => tableRow(head, text, 7)

  test('names fields by their paths, leaves out empty cells, and reads numbers, words and lists', () => {
    expect(row('007, 48.10 ,5e2,TRUE,"[0, 5]"')).toEqual({
      id: '007',
      latitude: 48.1,
      site: { altitude_m: 500 },
      tracking: true,
      horizon: [0, 5],
    })
    expect(row('"a ""b"", c",-.5,,"true",')).toEqual({ id: 'a "b", c', latitude: -0.5, tracking: true })
  })

  test('refuses what it would misread, and names line and column', () => {
    expect(refusal(() => row('a,"48,1",1e999,,"[0, 5"'))).toEqual({
      'lines.7.latitude': 'Input should be a number with a decimal point: 48.1',
      'lines.7.site.altitude_m': 'Input should be a finite number',
      'lines.7.horizon': 'A cell that begins with [ or { should be JSON, in quotes: "[0, 5, 10]"',
    })
    expect(refusal(() => row('a,48,1,2,,'))['lines.7']).toStartWith('The line has 6 cells, and the first line names 5 columns')
    expect(refusal(() => row('a,48'))['lines.7']).toStartWith('The line has 2 cells')
    expect(refusal(() => row('a,b"c,1,2,3'))['lines.7']).toStartWith('Cell 2 has a quote inside')
    const deep = `"${'['.repeat(30_000)}${']'.repeat(30_000)}"`
    expect(refusal(() => row(`a,1,2,3,${deep}`))['lines.7.horizon']).toContain('nested deeper')
  })

  test('has columns that can be fields', () => {
    expect(refusal(() => tableHead('id;latitude;longitude', 1))['lines.1']).toStartWith('The columns should have commas')
    expect(refusal(() => tableHead('a,,a,__proto__,b.__proto__.c,array,array.tilt_deg,"x y"', 1))).toEqual({
      'lines.1': 'Column 2 has no name',
      'lines.1.a': 'Two columns have this name',
      'lines.1.__proto__': 'A column should be named by a field, such as latitude or array.tilt_deg',
      'lines.1.b.__proto__.c': 'A column should be named by a field, such as latitude or array.tilt_deg',
      'lines.1.array': 'The column array.tilt_deg is a part of this one: send one of the two',
      'lines.1.x y': 'A column should be named by a field, such as latitude or array.tilt_deg',
    })
    expect(refusal(() => tableHead(Array.from({ length: 10_000 }, (_, k) => `c${k}`).join(','), 1))['lines.1']).toBe(
      'A table has at most 200 columns, not 10000',
    )
  })
})

test('a request has an id and a name of its sender, and its kind by its fields', () => {
  const place = { row: 0, line: 3 }
  expect(batchRequest({ id: 'a', latitude: 1 }, place, 'lines.3')).toEqual({
    ...place,
    id: 'a',
    name: null,
    kind: 'simple',
    body: { latitude: 1 },
  })
  expect(batchRequest({ site: {}, latitude: 1 }, place, 'lines.3').kind).toBe('full')
  expect(refusal(() => batchRequest([1], place, 'lines.3'))).toEqual({ 'lines.3': 'Input should be a request, which is a valid object' })
  expect(Object.keys(refusal(() => batchRequest({ id: 7, name: 'x'.repeat(201) }, place, 'lines.3')))).toEqual([
    'lines.3.id',
    'lines.3.name',
  ])
})
