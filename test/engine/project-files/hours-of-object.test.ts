import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Resolved } from '../../../engine/core/option.ts'
import { WeatherFileError } from '../../../engine/files/weather/error.ts'
import { completePlantRequest, runPlant } from '../../../engine/plant/run-plant.ts'
import { importProject } from '../../../engine/project-files/import-project.ts'
import { parseHours } from '../../../engine/project-files/parse-hours.ts'
import { bytesOf, ondText, panText } from '../component-files/component-text.ts'
import { withResults } from './packed-hours.ts'
import { variantText } from './project-text.ts'

const TEXT = withResults(variantText())
const ofVariant = (text = TEXT) => parseHours(bytesOf(text))

describe('the hours in a variant', () => {
  const { reference_series: series, weather, meta, notes } = ofVariant()

  test('are reference series in the units of a run', () => {
    const noon = 12
    expect(Object.keys(series).sort()).toEqual(['AngInc', 'DiffHor', 'E_Grid', 'GlobHor', 'GlobInc', 'T_Amb', 'WindVel'])
    expect(series.GlobHor?.[noon]).toBeCloseTo(800, 0)
    expect(series.GlobInc?.[noon]).toBeCloseTo(900, 0)
    expect(series.E_Grid?.[noon]).toBeCloseTo(50, 2)
    expect(series.E_Grid?.[0]).toBeCloseTo(-0.1, 3)
    expect(series.T_Amb?.[0]).toBeCloseTo(-2, 9)
    expect(series.AngInc?.[noon]).toBeCloseTo(90 - 180 / Math.PI, 1)
    expect(series.E_Grid).toHaveLength(48)
  })

  test('and the weather of a run with these series, at the place of the variant', () => {
    expect(weather).toMatchObject({ latitude: 41.5, longitude: 12.25, timezone: 1, start: '1990-06-01T00:00', step_minutes: 60 })
    expect(weather?.ghi_wm2?.[12]).toBeCloseTo(800, 0)
    expect(weather?.dhi_wm2?.[12]).toBeCloseTo(200, 0)
    expect(Object.keys(weather?.reference_series ?? {})).toEqual(Object.keys(series))
    expect(meta).toMatchObject({
      rows: 48,
      step_minutes: 60,
      start: '1990-06-01T00:00',
      site: 'Hilltown',
      variant: 'Made up',
      ignored: ['Unheard'],
    })
    expect(meta.series).toContainEqual({ column: 'E_Grid', name: 'E_Grid', file_unit: 'MJ', unit: 'kWh' })
    expect(notes.join(' ')).not.toContain('no reference series')
  })

  test('a variant without results, and one whose results are cut, are refused with what to do', () => {
    expect(() => ofVariant(variantText())).toThrow(/has no hours of a run: simulate the variant/)
    expect(() => ofVariant(TEXT.slice(0, -40))).toThrow(WeatherFileError)
    expect(() => ofVariant(TEXT.replace(/Day_0206=.*/, ''))).toThrow(/different days/)
  })

  test('a variant typed by hand has them too', () => {
    const { meta: own, reference_series } = parseHours(
      new Uint8Array(readFileSync(join(import.meta.dir, '../../fixtures/weather/pvsyst-variant.VC0'))),
    )
    expect([own.rows, own.variant, Object.keys(reference_series)]).toEqual([48, 'Typed by hand', ['GlobHor', 'T_Amb', 'WindVel']])
  })
})

test('a variant is its own weather and its own reference: the run is compared with its results', () => {
  const file = { name: 'PLANT.VC0', bytes: bytesOf(TEXT) }
  const { request } = importProject({
    project: file,
    module: { name: 'Example_550.PAN', bytes: bytesOf(panText()) },
    inverter: { name: 'Example_100kW.OND', bytes: bytesOf(ondText()) },
    weather: file,
  })
  const { summary } = runPlant(completePlantRequest(request) as Resolved).answer
  expect(summary.comparison?.series.map(({ column }) => column)).toContain('E_Grid')
})
