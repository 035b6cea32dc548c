import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { FIXTURES, parseFixture, parseText } from './fixture.ts'

const document = JSON.parse(readFileSync(join(import.meta.dir, '..', '..', '..', '..', 'openapi.json'), 'utf8')) as { components: object }
const ajv = new Ajv2020({ strict: false, allErrors: true })
const validate = ajv.addSchema({ $id: 'doc', components: document.components }).compile({ $ref: 'doc#/components/schemas/Weather' })

describe('the section is valid on the wire', () => {
  test.each(FIXTURES)('%s', (name) => {
    const { weather, meta } = parseFixture(name)
    validate(JSON.parse(JSON.stringify(weather)))
    expect(validate.errors).toBeNull()
    expect(weather.meta).toEqual(meta)
    expect(weather.interval).toBe('start')
  })

  test('values outside the wire’s range are gaps, whatever missing code the writer used', () => {
    const { weather, meta } = parseText(
      'time,ghi,temp,wind\n2021-01-01 00:00,-999,99.9,-1\n2021-01-01 01:00,9999,-9900,999\n2021-01-01 02:00,-3,1,2',
    )
    validate(JSON.parse(JSON.stringify(weather)))
    expect(validate.errors).toBeNull()
    expect(weather).toMatchObject({ ghi_wm2: [null, null, -3], temp_air_c: [null, null, 1], wind_speed_ms: [null, null, 2] })
    expect(meta.missing).toEqual({
      ghi_wm2: {
        count: 2,
        first_row: 0,
        first_time: '2021-01-01T00:00',
        repair: "the value that follows from the row's other irradiance columns; where they do not give it, the row counts as zero",
      },
      temp_air_c: {
        count: 2,
        first_row: 0,
        first_time: '2021-01-01T00:00',
        repair: 'a linear value in gaps up to 6 h; in longer gaps the same time of day of the nearest days',
      },
      wind_speed_ms: {
        count: 2,
        first_row: 0,
        first_time: '2021-01-01T00:00',
        repair: 'a linear value in gaps up to 6 h; in longer gaps the same time of day of the nearest days',
      },
    })
  })

  test('annual sums weight each row by its step', () => {
    const rows = Array.from(
      { length: 96 },
      (_, i) => `2021-01-01 ${String(Math.floor(i / 4)).padStart(2, '0')}:${String((i % 4) * 15).padStart(2, '0')},400,10`,
    )
    expect(parseText(`time,ghi,temp\n${rows.join('\n')}`).meta.annual).toEqual({ ghi_kwhm2: 9.6, temp_air_c: 10 })
  })
})
