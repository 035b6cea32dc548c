import { expect, test } from 'bun:test'
import { EngineError } from '../../../engine/core/sink.ts'
import { completePerformanceRequest } from '../../../engine/performance.ts'
import { madeMeasured, madeRows, requestOf } from './measurement.ts'

test('a request gets the defaults of the document, and the one that was sent stays as it is', () => {
  const { interval: _, ...measured } = { ...madeMeasured(madeRows(60)), time: null }
  const sent = { measured, run: { run_id: 'run_any' } }
  expect(completePerformanceRequest(sent)).toEqual(requestOf({ ...measured, interval: 'start' }))
  expect(Object.keys(sent)).toEqual(['measured', 'run'])
})

test('what the document refuses is refused at its field', () => {
  const failures = (change: object) => {
    try {
      completePerformanceRequest({ measured: madeMeasured(madeRows(60)), run: { run_id: 'run_any' }, ...change })
    } catch (cause) {
      if (cause instanceof EngineError) return cause.failures.map(({ field }) => field)
      throw cause
    }
    return []
  }
  expect(failures({ plant: { dc_kwp: -3 }, filters: { window: 2 }, colour: 1 }).sort()).toEqual([
    'colour',
    'filters.window',
    'plant.dc_kwp',
  ])
  expect(failures({ measured: { timezone: 20 } })).toContain('measured.timezone')
})
