import { describe, expect, test } from 'bun:test'
import { type Resolved, run, weatherQuality } from '@pvyield/engine'
import { MUNICH_YEAR, plant } from './plant.ts'

type Weather = Resolved['weather']

/** The year with light in every row of the first hours of its days. */
function withLightAtTwo(wm2: number, name: 'ghi_wm2' | 'dhi_wm2' = 'ghi_wm2'): Weather {
  return { ...MUNICH_YEAR, [name]: (MUNICH_YEAR[name] ?? []).map((value, row) => (row % 24 === 1 ? wm2 : value)) }
}

const inRun = (weather: Weather, site = {}): string[] => {
  const { warnings } = run(plant({ site, weather })).answer.summary
  return warnings.filter((text) => text.includes('below the horizon'))
}

/** What parse-weather reports for the same rows, without the advice. */
const inReport = (weather: Weather): string[] =>
  weatherQuality(weather)
    .notes.filter((text) => text.includes('below the horizon'))
    .map((text) => text.split(': check')[0] ?? '')

describe('irradiance at night', () => {
  test('causes a warning in a run with the same text as the note in the quality report', () => {
    const bright = withLightAtTwo(60)
    expect(inRun(bright)).toEqual([`${inReport(bright)[0]}: check weather.timezone, weather.interval, site.latitude and site.longitude`])
    expect(inRun(bright)[0]).toMatch(/^365 rows have light with the sun below the horizon, with 1\.\d % of the irradiation: check/)
  })

  test('counts as twilight up to half a per cent of the light, in both', () => {
    // 365 h of 10 W/m2 are 3.65 kWh/m2, 0.3 % of Munich's year.
    expect([inRun(withLightAtTwo(10)), inReport(withLightAtTwo(10))]).toEqual([[], []])
    expect([inRun(MUNICH_YEAR), inReport(MUNICH_YEAR)]).toEqual([[], []])
  })

  test('is found in weather without global irradiance, with gaps, and with one instant per row', () => {
    const { ghi_wm2: _, ...diffuseAndBeam } = withLightAtTwo(60, 'dhi_wm2')
    expect(inRun(diffuseAndBeam)).toHaveLength(1)
    const gappy = withLightAtTwo(60)
    expect(inRun({ ...gappy, ghi_wm2: (gappy.ghi_wm2 ?? []).map((value, row) => (row % 24 === 12 ? null : value)) })).toHaveLength(1)
    const found = [inRun(withLightAtTwo(60)), inRun(withLightAtTwo(60), { sun_instant: 'middle' }), inRun({ ...gappy, sun_offset_min: 10 })]
    expect(found[1]).toEqual(found[0] as string[])
    expect(found[2]).toEqual(found[0] as string[])
  })
})
