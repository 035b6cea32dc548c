import { describe, expect, test } from 'bun:test'
import { completeRunRequest, findingOf, type Resolved, run, typicalYear } from '@pvyield/engine'
import { MUNICH_YEAR, plant } from '../chain/plant.ts'
import { openTable } from '../climate/open-table.ts'

type Weather = Resolved['weather']

const embeddedTrust = (racking: string) => findingOf('weather_embedded', 'weather', { racking, outside: null }).message
const answerOf = (weather: Weather) => run(plant({ weather })).answer

describe('weather_meta', () => {
  test('of an embedded year states its source, its database and its accuracy; a warning states the accuracy too', () => {
    const { weather_meta, summary } = answerOf(MUNICH_YEAR)
    expect(weather_meta).toMatchObject({ id: null, source: 'embedded', period: 'synthetic typical year, 8760 rows of 60 min' })
    expect(weather_meta.database).toBe(MUNICH_YEAR.meta?.radiation_db ?? '')
    const figure =
      'Synthetic weather. Against real years of 42 places on land, 21 of them in North America, its specific yield was 4.4 % too high on average on fixed racks (at single places up to 14 %), and 6.2 % on trackers (up to 18 %). Use NSRDB, PVGIS or your own file for bankable numbers.'
    expect(weather_meta.quality).toContain(figure)
    expect(weather_meta.quality).toMatch(/ The stamps match the sun on \d+ clear days\. 0\.\d % of the irradiation falls at night\.$/)
    expect(summary.warnings).toContain(figure)
    expect(summary.warnings.join(' ')).not.toContain('weather.meta')
    expect(MUNICH_YEAR.meta?.notes?.join(' ')).toContain(
      'differs by 5.0 % on average on fixed racks (6.9 % on trackers), at most 14 % (Shimla',
    )
  })

  // The table "Mean absolute (bias; worst)" of engine/climate/README.md: 5.0 (+4.4; Shimla +14.1) and 6.9 (+6.2; Amsterdam +18.3).
  test.each([
    ['fixed', '4.4', 'fixed racks', '14'],
    ['seasonal_tilt', '4.4', 'fixed racks', '14'],
    ['ewf', '4.4', 'fixed racks', '14'],
    ['rooftop', '4.4', 'fixed racks', '14'],
    ['mixed', '4.4', 'fixed racks', '14'],
    ['single_axis', '6.2', 'trackers', '18'],
    ['two_axis', '6.2', 'trackers', '18'],
  ])('the bias of an embedded year is that of the racking first: %s', (racking, bias, name, most) => {
    const words = `its specific yield was ${bias} % too high on average on ${name} (at single places up to ${most} %)`
    expect(embeddedTrust(racking)).toContain(words)
  })

  test.each([
    ['Munich', 48.1, 11.6, '4.4 % too high'],
    ['80 N', 80, 20, 'Its error here is unknown: beyond 60 degrees of latitude'],
    ['80 S', -80, 20, 'Its error here is unknown: beyond 60 degrees of latitude'],
    ['the Atlantic', 35, -40, 'Its error here is unknown: the table has no land'],
  ])('where no real year was compared, the error is unknown: %s', (_, latitude, longitude, words) => {
    const { weather } = typicalYear(openTable(), { latitude, longitude })
    const { findings = [] } = run(plant({ site: { latitude, longitude, timezone: weather.timezone ?? 0 }, weather: weather as Weather }))
      .answer.summary
    const own = findings.filter(({ code }) => code === 'weather_embedded').map(({ message }) => message)
    expect(own).toEqual([expect.stringContaining(words)])
    expect(own[0]?.includes('42 places')).toBe(latitude === 48.1)
  })

  test('of a run of trackers states the bias of trackers, in the warning and in the quality', () => {
    const { array } = plant()
    const { weather_meta, summary } = run(
      plant({ weather: MUNICH_YEAR, array: { ...array, track_mode: 'single_axis', tilt_deg: 0 } }),
    ).answer
    const figure = embeddedTrust('single_axis')
    expect([summary.warnings.includes(figure), weather_meta.quality.startsWith(figure)]).toEqual([true, true])
  })

  test('of a parsed file contains the values of its metadata', () => {
    const meta = {
      id: 'met_1',
      source: 'file',
      data_source: 'EPW',
      months_years: [2003, null, 1998, 2011, 1998, 2003, 2003, 2003, 2003, 2003, 2003, 2003],
      quality: { closure_rms_wm2: 3.25 },
    }
    const { weather_meta } = answerOf({ ...MUNICH_YEAR, meta })
    expect(weather_meta).toMatchObject({
      id: 'met_1',
      source: 'file',
      database: 'EPW',
      period: 'typical year, months from 1998 to 2011, 8760 rows of 60 min',
    })
    expect(weather_meta.quality).toEndWith(' GHI and DHI + DNI cos z differ by 3.25 W/m2 (rms).')
  })

  test('of weather without metadata contains the period of its rows and the findings of the run', () => {
    const { meta: _, ...bare } = MUNICH_YEAR
    const { weather_meta } = answerOf(bare)
    expect(weather_meta).toMatchObject({
      id: null,
      source: null,
      database: null,
      period: '1990-01-01T00:00 to 1991-01-01T00:00, 8760 rows of 60 min',
    })
    const late = answerOf({ ...bare, timezone: bare.timezone + 1 }).weather_meta
    expect(late.quality).toMatch(/^The irradiance runs about \d+ min earlier than the sun\./)
  })

  test('accepts any value of metadata keys that the document does not define', () => {
    const request = plant()
    for (const value of [null, 5, {}, [], 'x', true]) {
      const meta = { data_source: value, months_years: value, quality: value, their_own: value }
      const weather = completeRunRequest<Resolved>({ ...request, weather: { ...request.weather, meta } }).weather
      const { weather_meta } = answerOf(weather)
      expect(weather_meta).toMatchObject({ id: null, source: null, database: value === 'x' ? 'x' : null })
      expect(weather_meta.period).toStartWith('1990-01-01T00:00 to ')
    }
  })
})
