import { expect, test } from 'bun:test'
import { EngineError, Sink } from '../../../engine/core/sink.ts'

test('a failure or warning from two faces is reported once, all others are reported separately', () => {
  const sink = new Sink()
  for (let face = 0; face < 2; face++) {
    sink.fail('array.tilt_deg', 'too steep')
    sink.fail('array.tilt_deg', 'too flat')
    sink.fail('site.latitude', 'too steep')
    sink.fail(null, 'nothing runs')
    sink.warn('wind_assumed', 'weather.wind_speed_ms', { wind_ms: 1 })
    sink.warn('wind_assumed', 'weather.wind_speed_ms', { wind_ms: 2 })
  }
  expect(sink.failures.map(({ field, message }) => [field, message])).toEqual([
    ['array.tilt_deg', 'too steep'],
    ['array.tilt_deg', 'too flat'],
    ['site.latitude', 'too steep'],
    [null, 'nothing runs'],
  ])
  expect(sink.findings.map(({ values }) => values)).toEqual([{ wind_ms: 1 }, { wind_ms: 2 }])
})

test('the message of the error names every field and failure', () => {
  const sink = new Sink()
  sink.fail('site.latitude', 'too far north')
  sink.fail(null, 'nothing runs')
  expect(new EngineError(sink.failures).message).toBe('site.latitude: too far north; nothing runs')
})
