import { describe, expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import type { Frame } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import type { WeatherTable } from '../../../engine/core/weather-table.ts'
import { prepareIrradiance } from '../../../engine/irradiance/index.ts'
import { IRRADIANCE_CLOSURES } from '../../../engine/irradiance/irradiance-closure/index.ts'
import { caseOf, column, describeReference, expectClose, loadVectors } from '../../reference.ts'
import { requestWith } from '../geometry/setting.ts'
import { frameOf, type SkyInputs } from './frame-of.ts'

type Closure = Resolved['site']['irradiance_closure']

/** Runs the stage as a run does. The given columns are those of the weather. */
function close(inputs: SkyInputs, irradiance_closure: Closure = 'global_diffuse'): Frame {
  const frame = frameOf(inputs)
  const table = { ghiWm2: inputs.ghi ?? null, dhiWm2: inputs.dhi ?? null, dniWm2: inputs.dni ?? null, poaWm2: null }
  const request = requestWith({ site: { irradiance_closure, decomposition: 'erbs' } })
  prepareIrradiance(request, table as unknown as WeatherTable, () => {}, new Sink())(frame)
  return frame
}

const cosOf = (zenith: number) => Math.cos(zenith * RAD_PER_DEG)

/**
 * Rows of every kind, with good and bad measurements: sun high, low, grazing and down, beam above
 * the extraterrestrial, diffuse above global, no light.
 */
function grid(): Required<SkyInputs> {
  const rows = { zenith: [] as number[], extra: [] as number[], ghi: [] as number[], dhi: [] as number[], dni: [] as number[] }
  for (const zenith of [0, 35, 60, 86, 87.5, 88.5, 89.9, 89.99999, 90.1, 94, 150]) {
    for (const ghi of [0, 0.3, 25, 600, 1200]) {
      for (const dhi of [0, 0.2, 80, 700]) {
        for (const dni of [0, 3, 500, 1500]) {
          for (const [name, value] of Object.entries({ zenith, extra: 1366, ghi, dhi, dni })) rows[name as keyof typeof rows].push(value)
        }
      }
    }
  }
  return rows
}

describe('after closure, whichever columns there are', () => {
  const { zenith, extra, ghi, dhi, dni } = grid()
  const kinds: [string, SkyInputs, Closure][] = [
    ...(Object.keys(IRRADIANCE_CLOSURES) as Closure[]).map((closure): [string, SkyInputs, Closure] => [
      `all three, ${closure}`,
      { zenith, extra, ghi, dhi, dni },
      closure,
    ]),
    ['global and diffuse', { zenith, extra, ghi, dhi }, 'beam_diffuse'],
    ['beam and diffuse', { zenith, extra, dhi, dni }, 'global_beam'],
    ['global and beam', { zenith, extra, ghi, dni }, 'global_diffuse'],
    ['global alone', { zenith, extra, ghi }, 'global_diffuse'],
  ]
  for (const [name, inputs, closure] of kinds) {
    test(`${name}: global is diffuse plus horizontal beam, none is negative, beam is at most extraterrestrial, and all light is diffuse while the sun is down`, () => {
      const { sky, n } = close(inputs, closure)
      for (let i = 0; i < n; i++) {
        const horizontalBeam = sky.isUp[i] === 1 ? sky.dniWm2[i] * sky.sunZenithCos[i] : 0
        expect(Math.abs(sky.ghiWm2[i] - sky.dhiWm2[i] - horizontalBeam)).toBeLessThan(1e-12 * Math.max(1, sky.ghiWm2[i]))
        expect(Math.min(sky.ghiWm2[i], sky.dhiWm2[i], sky.dniWm2[i])).toBeGreaterThanOrEqual(0)
        expect(sky.dniWm2[i]).toBeLessThanOrEqual(1366)
        if (sky.isUp[i] === 0) expect(sky.dniWm2[i]).toBe(0)
        if (inputs.ghi && closure !== 'beam_diffuse') expect(sky.ghiWm2[i]).toBe(inputs.ghi[i])
      }
    })
  }

  test('two columns are used whatever the field says; with three, the field decides', () => {
    const two = close({ zenith: [60], extra: [1366], dhi: [100], dni: [400] }, 'global_diffuse')
    expect(two.sky.ghiWm2[0]).toBeCloseTo(300, 9)
    const three = { zenith: [60], extra: [1366], ghi: [500], dhi: [100], dni: [400] }
    expect(close(three, 'global_diffuse').sky.dniWm2[0]).toBeCloseTo(800, 9)
    expect(close(three, 'beam_diffuse').sky.ghiWm2[0]).toBeCloseTo(300, 9)
    expect(close(three, 'global_beam').sky.dhiWm2[0]).toBeCloseTo(300, 9)
  })

  test('beam above the extraterrestrial irradiance becomes diffuse', () => {
    const { sky } = close({ zenith: [60], extra: [1366], ghi: [1000], dhi: [100] })
    expect(sky.dniWm2[0]).toBe(1366)
    expect(sky.dhiWm2[0]).toBeCloseTo(1000 - 683, 9)
    const { sky: given } = close({ zenith: [60], extra: [1366], dhi: [100], dni: [1400] })
    expect(given.dniWm2[0]).toBe(1366)
    expect(given.dhiWm2[0]).toBeCloseTo(100 + 34 * cosOf(60), 9)
  })

  test('below 2 deg of elevation a horizontal watt gives the same beam as at 2 deg, and the rest is diffuse', () => {
    const { sky } = close({ zenith: [89.9], extra: [1366], ghi: [10], dhi: [9] })
    expect(sky.dniWm2[0]).toBeCloseTo(1 / Math.sin(2 * RAD_PER_DEG), 9)
    expect(sky.dhiWm2[0]).toBeCloseTo(10 - sky.dniWm2[0] * cosOf(89.9), 12)
  })

  test('lit rows are those with irradiance after closure, twilight included', () => {
    const frame = close({
      zenith: [95, 92, 60, 60, 95],
      extra: [1366, 1366, 1366, 1366, 1366],
      dhi: [0, 3, 50, 0, 0],
      dni: [0, 0, 0, 0, 300],
    })
    expect([...frame.lit.rows.slice(0, frame.lit.n)]).toEqual([1, 2])
    expect(frame.sky.dniWm2[4]).toBe(0)
  })
})

const vectors = loadVectors('t03')

describeReference('closure against pvlib', () => {
  test('the third component from two', () => {
    const { inputs, outputs } = caseOf(vectors, 'irradiance.complete_irradiance')
    const zenith = column(inputs.zenith)
    const extra = zenith.map(() => 1e6) // no limit: the reference has none
    const [ghi, dhi, dni] = ['ghi', 'dhi', 'dni'].map((name) => column(inputs[name]))
    const isUp = (i: number) => zenith[i] < 88
    expectClose(close({ zenith, extra, ghi, dhi }).sky.dniWm2, column(outputs.dni_from_ghi_dhi), {
      tolerance: 1e-9,
      where: (i) => isUp(i) && dhi[i] <= ghi[i],
    })
    expectClose(close({ zenith, extra, dhi, dni }).sky.ghiWm2, column(outputs.ghi_from_dni_dhi), { tolerance: 1e-9, where: isUp })
    const diffuse = column(outputs.dhi_from_dni_ghi)
    expectClose(close({ zenith, extra, ghi, dni }).sky.dhiWm2, diffuse, { tolerance: 1e-9, where: (i) => isUp(i) && diffuse[i] >= 0 })
  })
})
