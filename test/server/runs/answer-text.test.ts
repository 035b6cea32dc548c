import { expect, test } from 'bun:test'
import { writeAnswer } from '../../../server/runs/answer-text.ts'
import { seriesTable } from '../../../server/runs/series.ts'

const names = ['a', 'b', 'c']
const UNPACKERS = { zstd: Bun.zstdDecompressSync, gzip: Bun.gunzipSync }

function tableOf(rows: number) {
  const column = Float64Array.from({ length: rows }, (_, row) => Math.sin(row) * 1000)
  const startMinutes = Float64Array.from({ length: rows }, (_, row) => row)
  const series = { stepMinutes: 1, timezoneH: 1, startMinutes, names, units: ['kWh', 'kWh', 'kWh'], columns: names.map(() => column) }
  return seriesTable(series, {}, null)
}

test.each([
  ['json', 1, 'zstd', null],
  ['json', 1000, null, null],
  ['json', 1000, 'zstd', 'zstd'],
  ['json', 10_000, 'gzip', 'gzip'],
  ['json', 300_000, null, 'zstd'],
  ['json', 300_000, 'gzip', 'gzip'],
  ['csv', 1000, null, null],
  ['csv', 1000, 'gzip', 'gzip'],
  ['csv', 300_000, null, 'zstd'],
  ['csv', 300_000, 'gzip', 'gzip'],
] as const)(
  'a %s answer of %d rows for a client that accepts %p is written as %p and has every row',
  async (form, rows, accepted, encoding) => {
    const written = await writeAnswer(() => '{"summary":1}', tableOf(rows), { form, columns: null }, accepted)
    expect(written.contentEncoding).toBe(encoding)
    const bytes = encoding === null ? written.bytes : UNPACKERS[encoding](written.bytes)
    const text = new TextDecoder().decode(bytes)
    if (form === 'csv') {
      expect(text.split('\n')).toHaveLength(rows + 2)
      return
    }
    const { summary, series, links } = JSON.parse(text) as {
      summary: number
      links: object
      series: { time: []; columns: { c: number[] } }
    }
    expect([summary, series.time.length, links]).toEqual([1, rows, {}])
    expect(series.columns.c.slice(-1)[0]).toBeCloseTo(Math.sin(rows - 1) * 1000, 9)
  },
)

test('long values keep their decimals whether the answer is packed or not', async () => {
  const [short, long] = await Promise.all(
    [1000, 300_000].map(async (rows) => {
      const { bytes, contentEncoding } = await writeAnswer(() => '{}', tableOf(rows), { form: 'csv', columns: null }, null)
      const text = new TextDecoder().decode(contentEncoding === null ? bytes : Bun.zstdDecompressSync(bytes))
      return text.split('\n').slice(0, 1001).join('\n')
    }),
  )
  expect(long === short).toBe(true)
})

test.each([null, 'zstd', 'gzip'] as const)(
  'answers that are written after one, and next to it, leave its bytes alone (%p)',
  async (encoding) => {
    const answerOf = async (name: string) =>
      (await writeAnswer(() => JSON.stringify({ name }), tableOf(2000), { form: 'json', columns: null }, encoding)).bytes
    const first = await answerOf('first')
    const before = first.slice()
    const others = await Promise.all([answerOf('second'), answerOf('other'), answerOf('third')])
    expect(first).toEqual(before)
    const names = others.map((bytes) => {
      const text = new TextDecoder().decode(encoding === null ? bytes : UNPACKERS[encoding](bytes))
      return (JSON.parse(text) as { name: string }).name
    })
    expect(names).toEqual(['second', 'other', 'third'])
  },
)
