import { describe, expect, test } from 'bun:test'
import { completeRunRequest, findingOf, type Resolved, run } from '@pvyield/engine'
import { MUNICH_YEAR, plant } from '../chain/plant.ts'

type Weather = Resolved['weather']

const embeddedTrust = (racking: string) => findingOf('weather_embedded', 'weather', { racking }).message
const answerOf = (weather: Weather) => run(plant({ weather })).answer

describe('weather_meta', () => {
  test('of an embedded year states its source, its database and its accuracy; a warning states the accuracy too', () => {
    const { weather_meta, summary } = answerOf(MUNICH_YEAR)
    expect(weather_meta).toMatchObject({ id: null, source: 'embedded', period: 'synthetic typical year, 8760 rows of 60 min' })
    expect(weather_meta.database).toBe(MUNICH_YEAR.meta?.radiation_db ?? '')
    const figure =
      'Synthetic weather: mean bias of the specific yield +4.4 %, mean absolute deviation 5.0 % (trackers 6.9 %), largest 14 % (18 %); North America 3.4 %. Use NSRDB, PVGIS or your own file for bankable numbers.'
    expect(weather_meta.quality).toContain(figure)
    expect(weather_meta.quality).toMatch(/ The stamps match the sun on \d+ clear days\. 0\.\d % of the irradiation falls at night\.$/)
    expect(summary.warnings).toContain(figure)
    expect(summary.warnings.join(' ')).not.toContain('weather.meta')
    expect(MUNICH_YEAR.meta?.notes?.join(' ')).toContain(
      'differs by 5.0 % on average on fixed racks (6.9 % on trackers), at most 14 % (Shimla',
    )
  })

  test.each([
    ['fixed', '+4.4 %'],
    ['seasonal_tilt', '+4.4 %'],
    ['ewf', '+4.4 %'],
    ['rooftop', '+4.4 %'],
    ['single_axis', 'of trackers +6.2 %'],
    ['two_axis', 'of trackers +6.2 %'],
    ['mixed', 'of fixed racks +4.4 % and of trackers +6.2 %'],
  ])('the bias of an embedded year is that of the racking: %s', (racking, bias) => {
    expect(embeddedTrust(racking)).toStartWith(`Synthetic weather: mean bias of the specific yield ${bias}, mean absolute deviation`)
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
