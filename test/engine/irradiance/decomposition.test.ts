import { describe, expect, test } from 'bun:test'
import { HALF_PI, RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { dayOfYear } from '../../../engine/core/calendar.ts'
import { SOLAR_CONSTANT_WM2 } from '../../../engine/core/constants.ts'
import { erbsDiffuseFrac } from '../../../engine/core/erbs.ts'
import { makeFrame, type SkyStage } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { SEA_LEVEL_PA } from '../../../engine/core/pressure.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { readWeather } from '../../../engine/core/weather-table.ts'
import { discAirMass } from '../../../engine/irradiance/decomposition/disc-beam.ts'
import { DECOMPOSITIONS } from '../../../engine/irradiance/decomposition/index.ts'
import { prepareIrradiance } from '../../../engine/irradiance/index.ts'
import { distanceFactor } from '../../../engine/sun/extra-radiation.ts'
import points from '../../fixtures/irradiance/decomposition-points.json'
import erbsPoints from '../../fixtures/irradiance/erbs-points.json'
import { caseOf, column, describeReference, expectClose, loadVectors } from '../../reference.ts'
import { requestWith } from '../geometry/setting.ts'

type Decomposition = keyof typeof DECOMPOSITIONS

interface Hours {
  zenithDeg: ArrayLike<number>
  extraWm2: ArrayLike<number>
  ghiWm2: ArrayLike<number>
  pressurePa?: number
  /** Stamps of the rows; by default successive hours. */
  time?: string[]
  stepMinutes?: number
  tempC?: number
  humidityFrac?: number[]
}

interface Components {
  dhiWm2: Float64Array
  dniWm2: Float64Array
}

/**
 * Decomposes and closes rows with a given sun as a run does, in blocks of a given number of rows.
 */
function decompose(decomposition: Decomposition, hours: Hours, blockRows = hours.zenithDeg.length): Components {
  const n = hours.zenithDeg.length
  const weather: Resolved['weather'] = {
    ...requestWith().weather,
    timezone: 0,
    step_minutes: hours.stepMinutes ?? 60,
    interval: 'start',
    sun_offset_min: null,
    start: hours.time ? null : '2021-01-01T00:00',
    time: hours.time ?? null,
    temp_air_c: new Array<number>(n).fill(hours.tempC ?? 20),
    ghi_wm2: Array.from(hours.ghiWm2),
    wind_speed_ms: new Array<number>(n).fill(1),
    pressure_hpa: new Array<number>(n).fill((hours.pressurePa ?? SEA_LEVEL_PA) / 100),
    ...(hours.humidityFrac ? { relative_humidity: hours.humidityFrac } : {}),
  }
  const plain = requestWith()
  const request: Resolved = { ...plain, site: { ...plain.site, decomposition }, weather }
  const sink = new Sink()
  const table = readWeather(request.weather, sink)
  if (table === null) throw new Error(sink.failures.map(({ message }) => message).join())
  const sun: SkyStage<'sun'> = ({ first, n: rows, sky }) => {
    for (let i = 0; i < rows; i++) {
      sky.sunElevationRad[i] = HALF_PI - hours.zenithDeg[first + i] * RAD_PER_DEG
      sky.sunZenithCos[i] = Math.cos(hours.zenithDeg[first + i] * RAD_PER_DEG)
      sky.isUp[i] = hours.zenithDeg[first + i] < 90 ? 1 : 0
      sky.extraNormalWm2[i] = hours.extraWm2[first + i]
    }
  }
  const stage = prepareIrradiance(request, table, sun, sink)
  const out = { dhiWm2: new Float64Array(n), dniWm2: new Float64Array(n) }
  const frame = makeFrame(blockRows, table.stepMinutes)
  for (let first = 0; first < n; first += blockRows) {
    frame.first = first
    frame.n = Math.min(blockRows, n - first)
    for (let i = 0; i < frame.n; i++) {
      frame.sky.startMinutes[i] = table.startMinutes[first + i]
      frame.sky.ghiWm2[i] = hours.ghiWm2[first + i]
    }
    sun(frame)
    stage(frame)
    out.dhiWm2.set(frame.sky.dhiWm2.subarray(0, frame.n), first)
    out.dniWm2.set(frame.sky.dniWm2.subarray(0, frame.n), first)
  }
  return out
}

const extraOf = (day: number) => SOLAR_CONSTANT_WM2 * distanceFactor(day)

describe('points copied from the reference', () => {
  test('erbs', () => {
    const { inputs, expected, tolerance } = erbsPoints
    const hours = { zenithDeg: inputs.zenith_deg, extraWm2: inputs.day_of_year.map(extraOf), ghiWm2: inputs.ghi_wm2 }
    const { dhiWm2, dniWm2 } = decompose('erbs', hours)
    expectClose(dhiWm2, expected.dhi_wm2, { tolerance })
    expectClose(dniWm2, expected.dni_wm2, { tolerance })
  })

  const { inputs, expected, tolerance } = points
  const hours: Hours = {
    zenithDeg: inputs.zenith_deg,
    extraWm2: inputs.day_of_year.map(extraOf),
    ghiWm2: inputs.ghi_wm2,
    pressurePa: inputs.pressure_pa,
  }
  for (const [name, dniWm2] of Object.entries(expected)) {
    test(`${name}: beam of a day's hours`, () => {
      expectClose(decompose(name as Decomposition, hours).dniWm2, dniWm2, { tolerance })
    })
  }
})

const vectors = loadVectors('t03')

/**
 * The reference limits the beam neither to the extraterrestrial irradiance nor to global. In a lit
 * row between two dark ones, where the change of clearness is unknown, it has no beam; ours uses
 * the class of unknown changes.
 */
function isComparable(dniWm2: number, { ghiWm2, extraWm2, zenithDeg }: Hours, i: number): boolean {
  if (Number.isNaN(dniWm2)) return ghiWm2[i] === 0
  return dniWm2 <= extraWm2[i] && dniWm2 * Math.cos(zenithDeg[i] * RAD_PER_DEG) <= ghiWm2[i]
}
const nthPlaces = [0, 1, 2, 3, 4]

describeReference('decomposition against pvlib', () => {
  const at = (nth: number) => {
    const { inputs, outputs, params } = caseOf(vectors, 'irradiance decomposition set', nth)
    const hours = {
      zenithDeg: column(inputs.zenith),
      ghiWm2: column(inputs.ghi),
      extraWm2: column(inputs.time_unix_s).map((seconds) => extraOf(dayOfYear(seconds / 60))),
      pressurePa: Number(params.pressure),
      time: Array.from(column(inputs.time_unix_s), (seconds) => new Date(seconds * 1000).toISOString().slice(0, 16)),
      stepMinutes: (Number(inputs.time_unix_s[1]) - Number(inputs.time_unix_s[0])) / 60,
    }
    return { hours, outputs, dewC: column(inputs.temp_dew) }
  }

  for (const nth of nthPlaces) {
    for (const name of ['erbs', 'erbs_driesse', 'orgill_hollands', 'boland'] as const) {
      test(`${name} and the closure after it, 96 hours of place ${nth + 1}`, () => {
        const { hours, outputs } = at(nth)
        const dni = column(outputs[`${name}_dni`])
        const where = (i: number) => dni[i] <= hours.extraWm2[i] // the reference does not limit the beam
        expect(hours.ghiWm2.filter((value, i) => value > 0 && where(i)).length).toBeGreaterThan(35)
        const { dhiWm2, dniWm2 } = decompose(name, hours)
        expectClose(dhiWm2, column(outputs[`${name}_dhi`]), { tolerance: 1e-9, where })
        expectClose(dniWm2, dni, { tolerance: 1e-9, where })
      })
    }

    for (const [name, output, withDew] of [
      ['disc', 'disc_dni', false],
      ['dirint', 'dirint_dni', false],
      ['dirint', 'dirint_dni_tdew', true],
    ] as const) {
      test(`${output} and the closure after it, 96 hours of place ${nth + 1}`, () => {
        const { hours, outputs, dewC } = at(nth)
        const dni = column(outputs[output])
        const where = (i: number) => isComparable(dni[i], hours, i)
        const tempC = 40 // above every dew point
        const humidityFrac = Array.from(dewC, (dew) => Math.exp((17.62 * dew) / (243.12 + dew) - (17.62 * tempC) / (243.12 + tempC)))
        const { dniWm2 } = decompose(name, withDew ? { ...hours, tempC, humidityFrac } : hours)
        expect(dni.filter((value, i) => value > 0 && where(i)).length).toBeGreaterThan(25)
        expectClose(
          dniWm2,
          dni.map((value) => (Number.isNaN(value) ? 0 : value)),
          { tolerance: 1e-9, where },
        )
      })
    }
  }

  test('dirint without neighbours: the change of clearness counts as unknown', () => {
    for (const nth of nthPlaces) {
      const { hours, outputs } = at(nth)
      const dni = column(outputs.dirint_dni_nodelta)
      const where = (i: number) => isComparable(dni[i], hours, i)
      const apart = hours.time.map((_, i) => new Date(Date.UTC(2020, 0, 1, 3 * i)).toISOString().slice(0, 16)) // three hours between rows
      expectClose(
        decompose('dirint', { ...hours, time: apart }).dniWm2,
        dni.map((value) => (Number.isNaN(value) ? 0 : value)),
        {
          tolerance: 1e-9,
          where,
        },
      )
    }
  })

  test('air mass of Kasten 1966', () => {
    const { inputs, outputs } = caseOf(loadVectors('t02'), 'atmosphere.get_relative_airmass')
    const elevation = column(inputs.zenith).map((deg) => (90 - deg) * RAD_PER_DEG)
    expectClose(
      elevation.map((rad) => discAirMass(rad, Math.sin(rad), SEA_LEVEL_PA)),
      column(outputs.kasten1966),
      { tolerance: 1e-12, where: (i) => Number(outputs.kasten1966[i]) > 0 && Number(outputs.kasten1966[i]) <= 12 },
    )
  })
})

describe('every decomposition', () => {
  /**
   * Two days of a partly cloudy sky with noon at the block boundary: the sun of a distant time
   * zone.
   */
  const hours = (() => {
    const zenithDeg = Array.from({ length: 48 }, (_, i) => 90 - 60 * Math.cos((2 * Math.PI * i) / 24))
    const extraWm2 = zenithDeg.map(() => 1366)
    const ghiWm2 = zenithDeg.map((zenith, i) => Math.max(Math.cos(zenith * RAD_PER_DEG), 0) * 1366 * (0.35 + 0.4 * ((i * 7) % 5) * 0.25))
    return { zenithDeg, extraWm2, ghiWm2 }
  })()

  for (const name of Object.keys(DECOMPOSITIONS) as Decomposition[]) {
    test(`${name}: blocks of any length give the same beam`, () => {
      const whole = decompose(name, hours)
      for (const rows of [1, 5, 24]) expect(decompose(name, hours, rows)).toEqual(whole)
    })

    test(`${name}: after closure, diffuse plus horizontal beam is global at any sun, and none is negative`, () => {
      const zenithDeg: number[] = []
      const ghiWm2: number[] = []
      for (const zenith of [0, 30, 60, 80, 86, 88, 89.9, 92]) {
        for (const ghi of [0, 2, 60, 300, 700, 1400]) {
          zenithDeg.push(zenith)
          ghiWm2.push(ghi)
        }
      }
      const { dhiWm2, dniWm2 } = decompose(name, { zenithDeg, extraWm2: zenithDeg.map(() => 1366), ghiWm2 })
      const global = dhiWm2.map((dhi, i) => dhi + dniWm2[i] * Math.cos(zenithDeg[i] * RAD_PER_DEG))
      expectClose(global, ghiWm2, { tolerance: 1e-12 })
      expect(dhiWm2.every((dhi) => dhi >= 0) && dniWm2.every((dni) => dni >= 0 && dni <= 1366)).toBe(true)
    })

    test(`${name}: the beam fraction is higher for a clear sky than for a dull one, and zero for a dark one`, () => {
      const beamFrac = (ghi: number) => decompose(name, { zenithDeg: [40], extraWm2: [1366], ghiWm2: [ghi] }).dniWm2[0] / ghi
      expect(beamFrac(800)).toBeGreaterThan(beamFrac(400))
      expect(beamFrac(50)).toBeLessThan(0.05)
    })
  }

  test('erbs is continuous within its published rounding at the bounds of its three pieces', () => {
    expect(Math.abs(erbsDiffuseFrac(0.22) - erbsDiffuseFrac(0.2200001))).toBeLessThan(1e-3)
    expect(Math.abs(erbsDiffuseFrac(0.8) - erbsDiffuseFrac(0.8000001))).toBeLessThan(1e-3)
    expect(erbsDiffuseFrac(0)).toBe(1)
    expect(erbsDiffuseFrac(1)).toBe(0.165)
  })
})
