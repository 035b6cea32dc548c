import { describe, expect, test } from 'bun:test'
import { run, typicalYear } from '@pvyield/engine'
import { pressurePa } from '../../../engine/core/pressure.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { pressureMistake, warnOfPressure } from '../../../engine/weather-checks/pressure.ts'
import { MUNICH_YEAR, plant } from '../chain/plant.ts'
import { openTable } from '../climate/open-table.ts'

const hpaAt = (elevationM: number) => pressurePa(elevationM) / 100

function warningsOf(hpa: number | null, elevation: number, rows = 240): string[] {
  const sink = new Sink()
  const { site } = plant()
  warnOfPressure({ site: { ...site, elevation }, weather: { ...MUNICH_YEAR, pressure_hpa: Array.from({ length: rows }, () => hpa) } }, sink)
  return sink.warnings
}

describe('an air pressure that the site cannot have', () => {
  test.each([
    [
      'reduced to sea level',
      1013.25,
      1600,
      /1013 hPa on average, but at 1600 m, site\.elevation, .* 835 hPa: the values seem to be reduced to sea level/,
    ],
    ['mmHg', 760, 0, /the values seem to be mmHg/],
    ['mmHg of a high place', hpaAt(1000) / 1.33322, 1000, /the values seem to be mmHg/],
    ['an elevation in feet', hpaAt(1600), 1600 / 0.3048, /site\.elevation seems to be in feet/],
    ['no known cause', 600, 500, /check site\.elevation and the unit of the pressure/],
    ['an elevation that is missing', 820, 0, /1013 hPa: check site\.elevation/],
  ])('%s', (_, hpa, elevation, expected) => {
    expect(warningsOf(hpa, elevation)).toEqual([expect.stringMatching(expected)])
  })

  test('the limit is 8 %, in both directions', () => {
    for (const elevation of [-400, 0, 533, 2500, 5000])
      for (const [factor, count] of [
        [0.93, 0],
        [1.07, 0],
        [0.91, 1],
        [1.09, 1],
      ] as const)
        expect([elevation, factor, warningsOf(factor * hpaAt(elevation), elevation).length]).toEqual([elevation, factor, count])
  })

  test('a column without a value is not judged, and gaps do not count', () => {
    expect(warningsOf(null, 3000)).toEqual([])
    expect(pressureMistake(hpaAt(3000), 3000)).toBeNull()
  })

  test('embedded years from pole to pole are not warned of at their elevation; a run warns once', () => {
    const table = openTable()
    for (const latitude of [-89, -54, -33, -16, 0, 12, 28, 40, 48, 69, 82])
      for (const longitude of [-150, -70, 10, 85]) {
        const { weather } = typicalYear(table, { latitude, longitude })
        const sink = new Sink()
        warnOfPressure({ site: { ...plant().site, elevation: weather.elevation ?? 0 }, weather }, sink)
        expect([latitude, longitude, sink.warnings]).toEqual([latitude, longitude, []])
      }
    const weather = { ...MUNICH_YEAR, pressure_hpa: MUNICH_YEAR.temp_air_c.map(() => 760) }
    expect(run(plant({ weather })).answer.summary.warnings.filter((text) => text.includes('pressure_hpa'))).toHaveLength(1)
  })
})
