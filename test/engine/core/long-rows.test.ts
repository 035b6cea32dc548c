import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validate_schema_Weather } from '@pvyield/contract/validators'
import { parseWeather } from '../../../engine/files/weather/index.ts'
import { findFailures } from '../../../engine/index.ts'
import { describeReference, referencePath } from '../../reference.ts'
import { plant } from '../chain/plant.ts'

const HOURLY = plant().weather

/** The plain year, its rows said to be so long. */
const ofStep = (stepMinutes: number) => ({ ...HOURLY, step_minutes: stepMinutes })

/** A file of rows so far apart. */
function file(stepMinutes: number): Uint8Array {
  const rows = Array.from({ length: 40 }, (_, row) => {
    const stamp = new Date(Date.UTC(2021, 5, 1) + row * stepMinutes * 60_000).toISOString().slice(0, 16)
    return `${stamp},${200 + row},15`
  })
  return new TextEncoder().encode(`time,ghi,temp_air\n${rows.join('\n')}\n`)
}

const PLACE = { latitude: 45, longitude: 15, timezone: 1 }

describe('rows longer than an hour, for which no one sun stands', () => {
  for (const [name, stepMinutes] of [
    ['61 min', 61],
    ['3 h', 180],
    ['a day', 1440],
  ] as const) {
    test(`of ${name} are refused by schema and engine, which name the step`, () => {
      expect(validate_schema_Weather(ofStep(stepMinutes))).toBe(false)
      expect(validate_schema_Weather.errors).toContainEqual(expect.objectContaining({ instancePath: '/step_minutes', keyword: 'maximum' }))
      expect(() => plant({ weather: ofStep(stepMinutes) })).toThrow('weather.step_minutes: Input should be less than or equal to 60')
      expect(findFailures({ ...plant(), weather: ofStep(stepMinutes) })).toContainEqual(
        expect.objectContaining({ field: 'weather.step_minutes', message: expect.stringContaining('Send hourly or shorter rows') }),
      )
    })
  }

  test('of 3 h and of a day are refused by the parser, which says what to export', () => {
    expect(() => parseWeather(file(180), PLACE)).toThrow('Rows are 180 min apart, but the sun at the middle of a row stands for an hour')
    expect(() => parseWeather(file(1440), PLACE)).toThrow('Rows are a day apart')
  })

  test('an hour and half an hour are read', () => {
    for (const stepMinutes of [60, 30]) expect(parseWeather(file(stepMinutes), PLACE).weather.step_minutes).toBe(stepMinutes)
    expect(validate_schema_Weather(HOURLY)).toBe(true)
    expect(findFailures(plant())).toEqual([])
  })
})

describeReference('the case daily_rows.csv', () => {
  test('its daily sums are refused', () => {
    const bytes = readFileSync(join(referencePath() ?? '', '..', 'cases', 'files', 'daily_rows.csv'))
    expect(() => parseWeather(new Uint8Array(bytes), PLACE)).toThrow('Rows are a day apart')
  })
})
