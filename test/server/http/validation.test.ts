import { describe, expect, test } from 'bun:test'
import type { ValidatorName } from '@pvyield/contract/validators'
import { checkJsonBody } from '../../../server/http/json-body.ts'
import { readJsonText } from '../../../server/http/json-text.ts'
import { Problem } from '../../../server/http/problem.ts'
import { smallPlant } from '../../engine/small-plant.ts'

function failures(body: unknown, validator: ValidatorName = 'validate_createRun_body'): [string | null, string][] {
  try {
    checkJsonBody(readJsonText(typeof body === 'string' ? body : JSON.stringify(body)), validator)
  } catch (error) {
    if (error instanceof Problem) return error.errors.map(({ field, message }) => [field, message])
    throw error
  }
  return []
}

const plant = smallPlant()

describe('failures of a body', () => {
  test('a valid body has none, and its defaults are filled in', () => {
    const body = checkJsonBody(readJsonText(JSON.stringify(plant)), 'validate_createRun_body') as { array: { gcr: number } }
    expect(body.array.gcr).toBe(0.4)
  })

  test.each([
    [
      { ...plant, site: { ...plant.site, latitude: 91 } },
      'site.latitude',
      'Input should be less than or equal to 90. If latitude and longitude are swapped, send latitude 11.6 and longitude 91',
    ],
    [
      { ...plant, site: { ...plant.site, latitude: -91 } },
      'site.latitude',
      'Input should be greater than or equal to -90. If latitude and longitude are swapped, send latitude 11.6 and longitude -91',
    ],
    [{ ...plant, site: { ...plant.site, latitude: '48' } }, 'site.latitude', 'Input should be a valid number'],
    [{ ...plant, array: { ...plant.array, gcr: 0 } }, 'array.gcr', 'Input should be greater than 0'],
    [{ ...plant, array: { ...plant.array, gcr: 1.01 } }, 'array.gcr', 'Input should be less than or equal to 1'],
    [{ ...plant, array: { ...plant.array, n_rows: 1.5 } }, 'array.n_rows', 'Input should be a valid integer'],
    [{ ...plant, array: { ...plant.array, backtracking: 1 } }, 'array.backtracking', 'Input should be a valid boolean'],
    [
      { ...plant, array: { ...plant.array, track_mode: 'sat' } },
      'array.track_mode',
      "Input should be 'fixed', 'single_axis', 'two_axis', 'seasonal_tilt', 'ewf' or 'rooftop'",
    ],
    [{ ...plant, site: { ...plant.site, albedo_monthly: [] } }, 'site.albedo_monthly', 'List should have at least 12 items, not 0'],
    [
      { ...plant, weather: { ...plant.weather, start: 'today' } },
      'weather.start',
      'Input should be a date and a time, such as 2001-06-21T12:00',
    ],
    [{ ...plant, site: { ...plant.site, 'a/b~c': 1 } }, 'site.a/b~c', 'Extra inputs are not permitted'],
    [
      { ...plant, module: { ...plant.module, model: 'best' } },
      'module',
      "Input tag 'best' found using 'model' does not match any of the expected tags: 'pvsyst', 'cec', 'desoto', 'sandia', 'iec61853', 'reference'",
    ],
    [{ ...plant, module: {} }, 'module.model', 'Field required'],
    [{ ...plant, inverter: { id: 4 } }, 'inverter.id', 'Input should be a valid string'],
    [{ ...plant, bifacial: 'yes' }, 'bifacial', 'Input should be a valid object or null'],
    [[], null, 'Input should be a valid object'],
  ])('%#: the message names the field and the rule', (body, field, message) => {
    expect(failures(body)).toEqual([[field, message]])
  })

  test('all are listed together in document order, with missing keys last in their object', () => {
    const { longitude: _, ...site } = plant.site
    expect(failures({ extra: 1, ...plant, array: { ...plant.array, gcr: 2 }, site: { ...site, latitude: 91 }, weather: {} })).toEqual([
      ['extra', 'Extra inputs are not permitted'],
      ['site.latitude', 'Input should be less than or equal to 90'],
      ['site.longitude', 'Field required'],
      ['array.gcr', 'Input should be less than or equal to 1. If this is in percent, send 0.02'],
      ['weather.timezone', 'Field required'],
      ['weather.step_minutes', 'Field required'],
      ['weather.temp_air_c', 'Field required'],
    ])
  })

  test('numbers that are not finite are rejected with their path, even in fields that nothing reads', () => {
    const text = JSON.stringify({ ...plant, weather: { ...plant.weather, meta: { gain: 0 } } })
      .replace('"gain":0', '"gain":NaN')
      .replace('"elevation":520', '"elevation":-Infinity')
    expect(failures(text)).toEqual([
      ['site.elevation', 'Input should be a finite number'],
      ['weather.meta.gain', 'Input should be a finite number'],
    ])
  })

  test('the first 1,000 failures are listed and the rest is counted', () => {
    const flood = `{"latitude": [${Array.from({ length: 5000 }, () => '"x"').join(',')}], ${Array.from({ length: 5000 }, (_, k) => `"k${k}": 0`).join(',')}}`
    try {
      checkJsonBody(readJsonText(flood), 'validate_createSimpleRun_body')
      throw new Error('It was read')
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      expect(error.errors).toHaveLength(1000)
      // 5,000 unknown keys, a latitude of the wrong type and a missing longitude.
      expect(error.omitted).toBe(4002)
    }
  })
})
