import { expect, test } from 'bun:test'
import { type BatchRequest, batchCsvHead, batchCsvRow } from '@pvyield/engine/studies'
import { EngineError, embeddedYears, perform, type Sources, yearPlace } from '@pvyield/engine/work'
import { runBatch } from '../../../engine/work/run-batch.ts'
import { smallPlant } from '../small-plant.ts'

const years = embeddedYears(() => Bun.file(`${import.meta.dir}/../../../engine/climate/table.bin`).bytes())
const none = (): never => {
  throw new EngineError([{ code: 'not_found', field: 'weather.id', message: 'not here' }])
}
const asked: string[] = []
const SOURCES: Sources = {
  weather: none,
  module: none,
  inverter: none,
  typicalYear: async ({ latitude, longitude }) => {
    asked.push(`${latitude} ${longitude}`)
    const { weather, notes } = await years(yearPlace(latitude, longitude))
    return { id: null, origin: null, weather: weather as never, notes, findings: [] }
  },
}
const simple = (body: object) => ({ latitude: 48.1, longitude: 11.6, system_capacity_kw: 100, ...body })
const BODIES = [
  simple({}),
  simple({ tilt_deg: 40 }),
  simple({ latitude: 43 }),
  { ...smallPlant() },
  { ...smallPlant(), weather: { id: 'met_gone' } },
]
const requests = (): Iterator<BatchRequest> =>
  BODIES.map((body, row) => ({
    row,
    line: row + 2,
    id: `p${row}`,
    name: row === 0 ? '=with, comma' : null,
    kind: 'site' in body ? ('full' as const) : ('simple' as const),
    body,
  })).values()

test('each request of a batch has what its own run answers, to the last digit, or why it failed; a place is asked for once', async () => {
  let admitted = 0
  const ran = await runBatch(requests(), SOURCES, () => void admitted++)
  expect([admitted, asked]).toEqual([1, ['48.1 11.6', '43 11.6']])
  expect(ran.map(({ result }) => [result.row, result.line, result.id, result.status])).toEqual(
    BODIES.map((_, k) => [k, k + 2, `p${k}`, k === 4 ? 'failed' : 'complete']),
  )
  for (const [k, { result }] of ran.entries()) {
    if (k === 4) continue
    const { provenance: _, ...summary } = (await perform({ kind: k === 3 ? 'full' : 'simple', body: BODIES[k] }, SOURCES)).answer.summary
    expect(JSON.stringify(result.summary)).toBe(JSON.stringify(summary))
  }
  expect(ran[4]?.result).toMatchObject({ summary: null, errors: [{ field: 'weather.id', message: 'not here' }] })
  const columns = batchCsvHead().split(',')
  expect(columns.slice(0, 6)).toEqual(['row', 'line', 'id', 'name', 'status', 'dc_kwp (kW)'])
  const [first, , , , last] = ran.map(({ result }) => batchCsvRow(result))
  expect(first).toStartWith('0,2,p0,"\'=with, comma",complete,100,')
  expect(last).toMatch(/^4,6,p4,,failed,,.*,weather\.id: not here$/)
})
