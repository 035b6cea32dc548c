import { describe, expect, test } from 'bun:test'
import type { Resolved } from '@pvyield/engine'
import { run } from '@pvyield/engine'
import { MUNICH_YEAR, plant } from '../chain/plant.ts'
import { failuresOf } from '../failures.ts'

type Column = (number | null)[]

const HOURS = 8760
const NAMES = ['ghi_wm2', 'dhi_wm2', 'dni_wm2', 'temp_air_c', 'wind_speed_ms', 'relative_humidity'] as const

const failures = (weather: Partial<Resolved['weather']>) =>
  failuresOf(() => run({ ...plant(), weather: { ...MUNICH_YEAR, ...weather } })).map(({ field, message }) => `${field}: ${message}`)

const shorter = (name: (typeof NAMES)[number], by = 1): Column => (MUNICH_YEAR[name] ?? []).slice(by)

describe('a column of another length', () => {
  for (const name of NAMES) {
    test(`${name}: only this column fails, at its own field`, () => {
      expect(failures({ [name]: shorter(name) })).toEqual([
        `weather.${name}: All columns must have the same length: this one has 8759 values, but most have 8760`,
      ])
    })
  }

  test('time: only time fails', () => {
    const time = Array.from({ length: HOURS + 1 }, (_, hour) => new Date(Date.UTC(2021, 0, 1, hour)).toISOString().slice(0, 16))
    expect(failures({ start: null, time })).toEqual([
      'weather.time: All columns must have the same length: this one has 8761 values, but most have 8760',
    ])
  })

  test('several columns fail, each at its own field, a reference series too', () => {
    const reference_series = { E_Grid: new Array<number>(HOURS - 1).fill(1) }
    expect(failures({ temp_air_c: shorter('temp_air_c'), dni_wm2: shorter('dni_wm2', 2), reference_series })).toEqual([
      'weather.dni_wm2: All columns must have the same length: this one has 8758 values, but most have 8760',
      'weather.temp_air_c: All columns must have the same length: this one has 8759 values, but most have 8760',
      'weather.reference_series.E_Grid: A reference series needs a value or null for every row: E_Grid has 8759 values, but the weather has 8760 rows',
    ])
  })

  test('when only two columns are present, the one that is not the temperature fails', () => {
    const bare = { timezone: 1, step_minutes: 60, start: '2021-01-01T00:00', temp_air_c: [1, 2], ghi_wm2: [0, 1, 2] }
    expect(failuresOf(() => run(plant({ weather: bare })))).toEqual([
      {
        code: 'validation_error',
        field: 'weather.ghi_wm2',
        message: 'All columns must have the same length: this one has 3 values, but temp_air_c has 2',
      },
    ])
  })
})

test('a reference series cannot have the name of a column of the CSV, or none', () => {
  const reference_series = Object.fromEntries(['', 'time', 'timezone', 'E_Grid'].map((name) => [name, new Array<number>(HOURS).fill(1)]))
  expect(failures({ reference_series })).toEqual(
    ['', 'time', 'timezone'].map(
      (name) =>
        `weather.reference_series.${name}: The name '${name}' is that of no series: the CSV has columns of its own called time and timezone; rename it`,
    ),
  )
})

test('a reference series cannot have the name of the column of another', () => {
  const reference_series = Object.fromEntries(
    ['E_Grid', 'E_Grid_ref', 'GlobInc_ref'].map((name) => [name, new Array<number>(HOURS).fill(1)]),
  )
  expect(failures({ reference_series })).toEqual([
    "weather.reference_series.E_Grid_ref: The name 'E_Grid_ref' is that of the column in which E_Grid comes out: rename it",
  ])
})

test('a reference series that is compared has values whose squares can be added up', () => {
  const large = [...new Array<number>(HOURS - 1).fill(1), -1e200]
  expect(failures({ reference_series: { E_Grid: large, Meter: large } })).toEqual([
    'weather.reference_series.E_Grid: E_Grid is -1e+200 in row 8759 (counted from 0), and is compared: no value is above 1000000000000000; check its unit',
  ])
})

test('a run warns when all stamps are further apart than step_minutes', () => {
  const time = Array.from({ length: HOURS }, (_, hour) => new Date(Date.UTC(2021, 0, 1, hour)).toISOString().slice(0, 16))
  const warningsOf = (step_minutes: number): string[] =>
    run({ ...plant(), weather: { ...MUNICH_YEAR, start: null, time, step_minutes } }).answer.summary.warnings
  expect(warningsOf(30)).toContain(
    'weather.time has stamps at least 60 min apart, step_minutes is 30: rows count as 30 min each; check step_minutes',
  )
  expect(warningsOf(60).filter((text) => text.includes('step_minutes'))).toEqual([])
})
