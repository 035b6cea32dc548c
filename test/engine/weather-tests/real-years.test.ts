import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { assessWeather } from '../../../engine/weather-tests/assess.ts'
import { turbidityAt } from '../../../engine/weather-tests/turbidity.ts'
import { realYears } from '../../../scripts/climate/real-years.ts'
import { describeReference, referencePath } from '../../reference.ts'

/**
 * Years that are truly wrong: their clock is half an hour off the sun, or they do not close; two days of the PVGIS
 * year are dark.
 */
const WRONG = ['Des Moines IA, PSM2', 'Daggett CA, PSM3', 'Piedmont IT, PVGIS 5.3']
/** Half of the disc of the sun, deg. */
const DISC_DEG = 0.27
/** Tests of which a row cannot fail one without one of its values being wrong: GHI is DHI + DNI cos z in any weather. */
const CONTRADICTIONS: readonly string[] = ['closure', 'diffuse_ratio', 'beam_clearness']
/** Of the rows that are right. */
const FALSE_ALARMS_MAX_FRAC = 0.001

/**
 * Whether a flagged row is truly wrong. Of the 15 years that are at hand these are 170 of 166,440 rows: 92 of two TMY2
 * files whose components do not add up (Miami 89, Tucson 3; most with DHI above GHI and no beam), and 78 of Lake Placid
 * with a beam of more than 10 W/m2 while the whole disc of the sun is below the horizon. The other 74 are false alarms:
 * beams of Lake Placid with the disc on the horizon, thick bright clouds of Los Angeles, and single low suns.
 */
function isWrong(test: string, elevationDeg: number): boolean {
  return CONTRADICTIONS.includes(test) || (test === 'dni_rare' && elevationDeg < -DISC_DEG)
}

describeReference('real years', () => {
  test('at most 0.1 % of the rows that are right fail any test, and each row that is wrong is known', async () => {
    const { years } = realYears([join(referencePath() ?? '', '..')])
    let rows = 0
    let wrong = 0
    let falseAlarms = 0
    for (const year of years.filter(({ name }) => !WRONG.includes(name))) {
      const turbidity = await turbidityAt(year.latitude, year.longitude)
      const { report, tested, rows: ofYear } = assessWeather(year.weather, { place: year, turbidity })
      rows += report.rows
      for (let i = 0; i < report.rows; i++) {
        const failed = tested.filter(({ mask }) => mask?.[i] === 1)
        if (failed.length === 0) continue
        const elevationDeg = (Math.asin(ofYear.sunZenithCos[i] ?? 0) * 180) / Math.PI
        if (failed.some(({ name }) => isWrong(name, elevationDeg))) wrong++
        else falseAlarms++
      }
    }
    expect(rows - wrong).toBeGreaterThan(150_000)
    // so that a test that contradicts more rows is seen: they count as wrong by its own word
    expect(wrong).toBe(170)
    expect(falseAlarms / (rows - wrong)).toBeLessThanOrEqual(FALSE_ALARMS_MAX_FRAC)
  })

  test('a clock that is half an hour off, and two dark days, are named', async () => {
    const { years } = realYears([join(referencePath() ?? '', '..')])
    const flagsOf = (name: string) => {
      const year = years.find((one) => one.name === name)
      if (year === undefined) return []
      const { report } = assessWeather(year.weather, { place: year })
      return report.tests.filter(({ flagged }) => flagged > 10).map(({ test }) => test)
    }
    expect(flagsOf('Des Moines IA, PSM2')).toContain('closure')
    expect(flagsOf('Piedmont IT, PVGIS 5.3')).toEqual(['no_light'])
  })
})
