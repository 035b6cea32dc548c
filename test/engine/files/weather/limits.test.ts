import { describe, expect, test } from 'bun:test'
import { gzipSync } from 'node:zlib'
import { parseWeather, WeatherFileError } from '../../../../engine/files/weather/index.ts'
import { CELLS_MAX, JSON_BYTES_MAX, LINE_BYTES_MAX, LINES_MAX, OBJECT_LINES_MAX } from '../../../../engine/files/weather/limits.ts'
import { parseText, refusal } from './fixture.ts'

const HEADER = 'time,ghi,temp\n'
const DAY = Array.from({ length: 24 }, (_, hour) => `2021-06-01 ${String(hour).padStart(2, '0')}:00,${hour},20`)

/** `text` again and again, as a gzip file that inflates to `bytes`. */
function bomb(text: string, bytes = 16 * 1024 * 1024, opening = ''): Uint8Array {
  const unit = new TextEncoder().encode(text)
  const all = new Uint8Array(opening.length + bytes)
  all.set(new TextEncoder().encode(opening))
  all.set(unit, opening.length)
  // each copy doubles what is written
  for (let done = unit.length; done < bytes; done *= 2) all.copyWithin(opening.length + done, opening.length, opening.length + done)
  return new Uint8Array(gzipSync(all, { level: 1 }))
}

/** Message of the refusal, and how many pieces were inflated before it. */
function stop(packed: Uint8Array): { message: string; calls: number } {
  let calls = 0
  try {
    parseWeather(packed, { onProgress: () => calls++ })
  } catch (error) {
    if (error instanceof WeatherFileError) return { message: error.message, calls }
    throw error
  }
  throw new Error('The file was read')
}

const LINE = `The line has more than ${LINE_BYTES_MAX} characters, the limit of a line: this is not a weather file, or its line ends were lost; export it again`
const JSON_LIMIT = 'the limit of a JSON file: send fewer rows, or send them as CSV'

describe('what no weather file is ends at its limit while it inflates', () => {
  test.each([
    ['commas', () => bomb(','), `Line 1: ${LINE}`],
    ['blanks', () => bomb(' '), `Line 1: ${LINE}`],
    ['quotes', () => bomb('"'), `Line 1: ${LINE}`],
    ['a row without end', () => bomb('1,', undefined, HEADER), `Line 2: ${LINE}`],
    ['a row without end after other line ends', () => bomb('1,', undefined, 'a\rb\r\nc\n'), `Line 4: ${LINE}`],
    ['zeros', () => bomb('\0'), expect.stringContaining('binary file')],
    ['line feeds', () => bomb('\n'), expect.stringContaining(`more than ${LINES_MAX} lines`)],
    ['carriage returns', () => bomb('\r'), expect.stringContaining(`more than ${LINES_MAX} lines`)],
    ['rows', () => bomb('1,1,1\n', undefined, HEADER), expect.stringContaining(`more than ${LINES_MAX} lines`)],
    ['brackets', () => bomb('['), `The JSON is nested deeper than 16 levels, ${JSON_LIMIT}`],
    ['objects in objects', () => bomb('{"a":'), `The JSON is nested deeper than 16 levels, ${JSON_LIMIT}`],
    ['a list of numbers', () => bomb('1,', undefined, '['), `The JSON has more than 500000 values, ${JSON_LIMIT}`],
    ['a list of objects', () => bomb('{},', undefined, ' \n['), `The JSON has more than 500000 values, ${JSON_LIMIT}`],
    ['a text of JSON', () => bomb('[', JSON_BYTES_MAX + 9, '{"a":"\\"'), `The JSON is larger than 16 MB, ${JSON_LIMIT}`],
    ['no format, in lines', () => bomb(`${'a,b;'.repeat(900)}\n`), expect.stringContaining('The file format is unknown')],
  ])('%s', (_name, make, message) => {
    const whole = 16 * 1024 * 1024
    const found = stop(make())
    expect(found.message).toEqual(message)
    // 64 kB of text arrive at a time: the rest of the 16 MB was never inflated
    expect(found.calls).toBeLessThan(whole / 20_000)
  })

  test('rows that only the end of the text can end are counted by their own line ends', () => {
    for (const end of ['\r', '\n', '\r\n']) expect(parseText(HEADER.replace('\n', end) + DAY.join(end)).meta.rows).toBe(24)
  })
})

describe('limits of a line, a header and a cell', () => {
  const names = (count: number) => Array.from({ length: count }, (_, k) => `,s${k}`).join('')

  test(`a table of ${CELLS_MAX} columns is read, one more is refused with its line`, () => {
    const wide = (extra: number) => `${HEADER.trim()}${names(extra)}\n${DAY.map((row) => row + ',1'.repeat(extra)).join('\n')}`
    expect(parseText(wide(CELLS_MAX - 3)).meta.rows).toBe(24)
    expect(refusal(wide(CELLS_MAX - 2)).message).toBe(
      'Line 1: The line has 1001 cells, but at most 1000 are accepted: export fewer columns',
    )
  })

  test('a first row of many cells is refused with its line, in formats without a line of names too', () => {
    const epw = `LOCATION,a,b,c,d,e,1,2,0,5\nDATA PERIODS,1,1,Data\n${'1,'.repeat(2000)}1\n`
    expect(refusal(epw)).toMatchObject({ line: 3 })
    expect(refusal(`${HEADER}${DAY[0]}${',1'.repeat(2000)}\n`)).toMatchObject({ line: 2 })
  })

  test('a cell of thousands of characters is refused in time that grows with its length', () => {
    for (const cell of [`${'1'.repeat(60_000)}x`, `${' '.repeat(60_000)}x`, `${'1'.repeat(60_000)}`])
      expect(refusal(`${HEADER}2021-06-01 00:00,${cell},20\n`)).toMatchObject({ line: 2, column: 'ghi' })
    expect(refusal(`${HEADER}2021${' '.repeat(60_000)}x,1,20\n`)).toMatchObject({ line: 2, column: 'time' })
  })

  test('names of thousands of brackets or blanks are not searched', () => {
    for (const name of ['('.repeat(60_000), `a${' '.repeat(60_000)}b`, `)${'('.repeat(190)}`]) {
      expect(parseText(`${HEADER.trim()},${name}\n${DAY.map((row) => `${row},1`).join('\n')}`).meta.rows).toBe(24)
      expect(refusal(`x,y,z,-5,1,2,3\nDate (MM/DD/YYYY),Time (HH:MM),${name}\n1,1,1\n`).line).toBe(3)
      expect(refusal(`0,a,b,-5,1,2,3,Data Version: ${name}\nObservationTime(LST),GHI\n1,1\n`).line).toBe(3)
    }
  })

  test('the message does not repeat a name of thousands of characters', () => {
    expect(refusal(`${'x'.repeat(9000)} time,ghi,temp,time\n1,1,1,no\n`).message.length).toBeLessThan(500)
  })

  test('a PVsyst object of more lines than a simulated variant can have', () => {
    expect(refusal(`PVObject_=pvVCalcul\n${'a=b\n'.repeat(OBJECT_LINES_MAX)}`).message).toStartWith(
      `The PVsyst object has more than ${OBJECT_LINES_MAX} lines, the limit of such a file.`,
    )
  })
})

describe('large files of real instruments', () => {
  test('a leap year of minutes with a hundred columns', () => {
    const begin = Date.UTC(2020, 0, 1)
    const rest = ','.repeat(97)
    const lines = [`${HEADER.trim()}${Array.from({ length: 97 }, (_, k) => `,sensor ${k} (mV)`).join('')}`]
    for (let i = 0; i < 527_040; i++) {
      const time = new Date(begin + i * 60_000).toISOString()
      lines.push(`${time.slice(0, 10)} ${time.slice(11, 16)},${i % 1440 > 400 && i % 1440 < 1000 ? 500 : 0},${10 + ((i >> 5) % 7)}${rest}`)
    }
    const { meta, weather } = parseWeather(new Uint8Array(gzipSync(lines.join('\n'), { level: 1 })))
    expect([meta.rows, weather.step_minutes, weather.start]).toEqual([527_040, 1, '2020-01-01T00:00'])
  })

  test('a host can end the work: what onProgress throws passes through', () => {
    const rows = Array.from({ length: 9000 }, (_, i) => {
      const time = new Date(Date.UTC(2021, 0, 1) + i * 3_600_000).toISOString()
      return `${time.slice(0, 10)} ${time.slice(11, 16)},1,2`
    })
    const bytes = new TextEncoder().encode(HEADER + rows.join('\n'))
    let calls = 0
    parseWeather(bytes, { onProgress: () => calls++ })
    expect(calls).toBeGreaterThan(5)
    for (let nth = 1; nth <= calls; nth++) {
      let left = nth
      const end = () => {
        if (--left === 0) throw new RangeError('ended by the host')
      }
      expect(() => parseWeather(bytes, { onProgress: end })).toThrow(RangeError)
      left = nth
      if (nth === 1) expect(() => parseWeather(gzipSync(bytes), { onProgress: end })).toThrow(RangeError)
    }
  })
})
