import { expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { GENERATED } from './generated-plants.ts'

test('under a frozen weather section every run gives the same bytes as under a fresh one', () => {
  for (const { name, request, outcome } of GENERATED.plants) {
    const held = { ...request, weather: Object.freeze({ ...request.weather }) }
    // read; recorded; copied; recorded again for the rows of a run with series; copied
    for (const withSeries of [false, false, false, true, true]) {
      const again = run(held, { withSeries })
      expect(JSON.stringify(again.answer), name).toBe(JSON.stringify(outcome.answer))
      if (!withSeries) continue
      for (const [k, column] of (outcome.series?.columns ?? []).entries()) {
        expect([outcome.series?.names[k], again.series?.columns[k].every((value, row) => Object.is(value, column[row]))], name).toEqual([
          outcome.series?.names[k],
          true,
        ])
      }
    }
  }
})

test('another site, clock or sun model under the same frozen section has its own sun', () => {
  const { request } = GENERATED.plants[0]
  const weather = Object.freeze({ ...request.weather })
  const moved = [
    { latitude: request.site.latitude / 2 },
    { longitude: request.site.longitude / 2 },
    { elevation: request.site.elevation + 500 },
    { refraction: !request.site.refraction },
    { sun_position: request.site.sun_position === 'spa' ? 'psa' : 'spa' },
    { sun_instant: request.site.sun_instant === 'middle' ? 'sunlit_middle' : 'middle' },
  ] as const
  for (let round = 0; round < 3; round++) {
    for (const change of [{}, ...moved]) {
      const other = { ...request, site: { ...request.site, ...change } }
      const expected = JSON.stringify(run(other, { withSeries: false }).answer)
      for (let k = 0; k < 3; k++) expect(JSON.stringify(run({ ...other, weather }, { withSeries: false }).answer)).toBe(expected)
    }
  }
})

test('a section that is not frozen may change between runs', () => {
  const { request } = GENERATED.plants[0]
  const weather = { ...request.weather, temp_air_c: [...request.weather.temp_air_c] }
  const before = run({ ...request, weather }).answer.summary.provenance.weather_sha256
  weather.temp_air_c[0] = 11.25
  expect(run({ ...request, weather }).answer.summary.provenance.weather_sha256).not.toBe(before)
})
