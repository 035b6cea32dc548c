import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  completeRunRequest,
  completeSimpleRequest,
  EngineError,
  expandSimple,
  openClimate,
  type Resolved,
  run,
  typicalYear,
} from '@pvyield/engine'
import { Sink } from '../../engine/core/sink.ts'
import { readWeather } from '../../engine/core/weather-table.ts'
import { refuseKilowatts } from '../../engine/weather-checks/irradiance-unit.ts'
import { MUNICH_YEAR, plant } from './chain/plant.ts'
import { GENERATED } from './properties/generated-plants.ts'

const climate = openClimate(readFileSync(join(import.meta.dir, '..', '..', 'engine', 'climate', 'table.bin')))
const TEXTS = [
  'the wind counts twice',
  'losses are positive',
  'look like radians',
  'Performance ratio',
  'seem to be in kW/m2',
  "coefficients of Faiman's model",
  'more than any plant has',
  'has no effect on the plant as new',
] as const
const about = (warnings: readonly string[], text: string) => warnings.filter((warning) => warning.includes(text))
const warningsOf = (request: Resolved) => run(request).answer.summary.warnings
type Weather = Resolved['weather']

/** Latitudes from pole to pole, where the table has a climate, each at two of four longitudes. */
const PLACES = [-89, -77, -54, -33, -16, -1.3, 0, 1.35, 12, 24, 40, 48, 59, 69, 78, 82].flatMap((latitude, k) =>
  (k % 2 === 0 ? [-150, 10] : [-70, 100]).map((longitude) => ({ latitude, longitude })),
)

describe('no false alarm', () => {
  test.each(TEXTS)('%s: in the generated plants', (text) => {
    for (const { name, request, outcome } of GENERATED.plants) {
      const wind = request.thermal.model === 'pvsyst' && request.thermal.u_c === 29 && request.thermal.u_v > 0
      if (text === TEXTS[0] && wind) continue
      const { dc_degradation_rate: rate, year, analysis_period_years } = request.lifetime
      if (text === TEXTS[7] && rate > 0 && year === 0 && analysis_period_years === 1) continue
      expect([name, about(outcome.answer.summary.warnings, text)]).toEqual([name, []])
    }
  })

  test('in simple runs from pole to pole', () => {
    for (const place of PLACES) {
      const { weather } = typicalYear(climate, place)
      const simple = completeSimpleRequest({ ...place, system_capacity_kw: 100 })
      const expanded = expandSimple(simple, new Set(['latitude', 'longitude', 'system_capacity_kw']), {
        weather,
        weatherSource: null,
        timezoneH: weather.timezone,
        elevationM: weather.elevation,
      })
      if ('failures' in expanded) throw new EngineError(expanded.failures)
      const warnings = warningsOf(completeRunRequest(expanded.request) as Resolved)
      for (const text of TEXTS) expect([place, about(warnings, text)]).toEqual([place, []])
    }
  })
})

describe('irradiance in kW/m2', () => {
  const scaled = (weather: Weather, factor: number): Weather => {
    const times = (column: readonly (number | null)[] | null | undefined) =>
      column?.map((value) => (value === null ? null : value * factor))
    const columns = Object.fromEntries(
      (['ghi_wm2', 'dhi_wm2', 'dni_wm2'] as const).flatMap((name) => (weather[name] == null ? [] : [[name, times(weather[name])]])),
    )
    return { ...weather, ...columns } as Weather
  }
  const rowsOf = (weather: Weather, from: number, to: number): Weather =>
    ({
      ...weather,
      start: new Date(Date.parse(`${weather.start}Z`) + from * 3_600_000).toISOString().slice(0, 16),
      ...Object.fromEntries(
        Object.entries(weather).flatMap(([name, column]) =>
          Array.isArray(column) && column.length === 8760 ? [[name, column.slice(from, to)]] : [],
        ),
      ),
    }) as Weather
  const failuresOf = (weather: Weather, place: { latitude: number; longitude: number }) => {
    const sink = new Sink()
    const table = readWeather(weather, sink)
    if (table === null) throw new EngineError(sink.failures)
    refuseKilowatts({ site: { ...plant().site, ...place } }, table, sink)
    return sink.failures
  }

  test('is refused at every place, for a year and for its summer, at the first column', () => {
    for (const place of PLACES.filter(({ latitude }) => Math.abs(latitude) < 66)) {
      const { weather } = typicalYear(climate, place)
      for (const some of [weather, rowsOf(weather, 0, 72), rowsOf(weather, 4200, 4272)].slice(0, Math.abs(place.latitude) < 40 ? 3 : 1))
        expect([place, failuresOf(scaled(some, 0.001), place).map(({ field }) => field)]).toEqual([place, ['weather.ghi_wm2']])
    }
  })

  test('W/m2 pass at every place, every month and every hour, a hundredth of the light too', () => {
    for (const place of PLACES) {
      const { weather } = typicalYear(climate, place)
      for (let month = 0; month < 12; month++) expect(failuresOf(rowsOf(weather, month * 730, month * 730 + 730), place)).toEqual([])
      for (let row = 0; row < 8760; row += 97) expect(failuresOf(rowsOf(weather, row, row + 3), place)).toEqual([])
      expect(failuresOf(scaled(weather, 0), place)).toEqual([])
      if (Math.abs(place.latitude) < 66) expect(failuresOf(scaled(weather, 0.05), place)).toEqual([])
    }
  })

  test('a run is refused with the fix', () => {
    const refused = () => run(plant({ weather: scaled(MUNICH_YEAR, 0.001) }))
    expect(refused).toThrow(
      'weather.ghi_wm2: No irradiance reaches 2 W/m2 although the sun stands high: the columns seem to be in kW/m2; send W/m2, 1000 times these values',
    )
  })
})

describe('the wind twice', () => {
  test.each([
    ['pvsyst', 29, 1.2, 1],
    ['pvsyst', 29, 0, 0],
    ['pvsyst', 25, 1.2, 0],
    ['pvsyst', 28, 0.5, 0],
    ['faiman', 29, 6.8, 0],
  ])('thermal.model %s with u_c %d and u_v %d: %d warnings', (model, u_c, u_v, count) => {
    expect(about(warningsOf(plant({ thermal: { model, u_c, u_v } })), TEXTS[0])).toHaveLength(count)
  })
})

describe("Faiman's coefficients in the heat balance of PVsyst, and a constant factor beyond any plant's", () => {
  test.each([
    // Faiman 2008, and the technologies of Koehl et al. 2011
    ['pvsyst', 25, 6.84, 1],
    ['pvsyst', 30.02, 6.28, 1],
    ['pvsyst', 23.37, 5.44, 1],
    ['pvsyst', 22.19, 4.09, 1],
    ['faiman', 25, 6.84, 0],
    // the page's translations of Faiman, Sandia and NOCT, and PVsyst's own pairs
    ['pvsyst', 18, 4.925, 0],
    ['pvsyst', 21.6, 4.52, 0],
    ['pvsyst', 22.69, 1.805, 0],
    ['pvsyst', 17.77, 6.043, 0],
    ['pvsyst', 25, 1.2, 0],
    ['pvsyst', 29, 0, 0],
  ])('thermal.model %s with u_c %d and u_v %d: %d warnings', (model, u_c, u_v, count) => {
    expect(about(warningsOf(plant({ thermal: { model, u_c, u_v } })), TEXTS[5])).toHaveLength(count)
  })

  test.each([
    ['pvsyst', 60, 0],
    ['pvsyst', 61, 1],
    ['faiman', 61, 1],
    ['sapm', 61, 0],
  ])('thermal.model %s with u_c %d: %d warnings', (model, u_c, count) => {
    expect(about(warningsOf(plant({ thermal: { model, u_c, u_v: 0 } })), TEXTS[6])).toHaveLength(count)
  })
})

describe('a degradation that no year reads', () => {
  test.each([
    [{ dc_degradation_rate: 0.004 }, 1],
    [{ dc_degradation_rate: 0.004, year: 0, analysis_period_years: 1 }, 1],
    [{ dc_degradation_rate: 0.004, year: 1 }, 0],
    [{ dc_degradation_rate: 0.004, analysis_period_years: 2 }, 0],
    [{ dc_degradation_rate: 0, year: 3 }, 0],
  ])('lifetime %p: %d warnings', (lifetime, count) => {
    expect(about(warningsOf(plant({ lifetime })), TEXTS[7])).toHaveLength(count)
  })
})

describe('negative quality loss', () => {
  const modules = { none: {}, wide: { power_tolerance_low: 0, power_tolerance_high: 0.1 } }
  test.each([
    ['none', -0.0075, 0],
    ['none', -0.0125, 0],
    ['none', 0.03, 0],
    ['none', -0.02, 1],
    ['wide', -0.025, 0],
    ['wide', -0.2, 1],
  ] as const)('module with tolerance %s and %d: %d warnings', (tolerance, quality_loss, count) => {
    const module = { ...plant().module, ...modules[tolerance] }
    expect(about(warningsOf(plant({ module, dc_losses: { quality_loss } })), TEXTS[1])).toHaveLength(count)
  })
})

describe('angles in radians', () => {
  const rad = (deg: number) => (deg * Math.PI) / 180
  test.each([
    [rad(48.1), rad(30), rad(180), 1],
    [rad(-33.4), rad(25), rad(10), 1],
    [0.8395, 0.5236, 3.145, 1],
    [1.35, 1.5, 2, 0],
    [1.352, 1.5, 180, 0],
    [0.318, 1.5, 3, 0],
    [0.318, 0, 3.125, 0],
    [48.1, rad(30), rad(180), 0],
    [-1.286, 1.234, 90.123, 0],
  ])('latitude %d, tilt %d, azimuth %d: %d warnings', (latitude, tilt_deg, azimuth_deg, count) => {
    const request = plant({ site: { latitude }, array: { tilt_deg, azimuth_deg } })
    expect(about(warningsOf(request), TEXTS[2])).toHaveLength(count)
  })
})
