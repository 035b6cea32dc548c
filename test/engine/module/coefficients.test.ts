import { describe, expect, test } from 'bun:test'
import type { CurveModule } from '../../../engine/core/models.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareModule } from '../../../engine/module/index.ts'
import iec from '../../fixtures/module/iec61853-points.json'
import king from '../../fixtures/module/sandia-points.json'
import { iec61853Section, sandiaSection } from './sections.ts'

function prepare(module: Resolved['module']): CurveModule {
  const sink = new Sink()
  const model = prepareModule({ module } as Resolved, sink)
  expect(sink.failures).toEqual([])
  if (!model.hasVoltage) throw new Error('a module with an I-V curve was expected')
  return model
}

const MODULES = { iec61853: { module: iec61853Section(), fixture: iec }, sandia: { module: sandiaSection(), fixture: king } }

describe.each(Object.entries(MODULES))('%s', (_, { module, fixture }) => {
  test('MPP and open circuit are those of pvlib at every light and temperature', () => {
    const model = prepare(module)
    const point = { voltageV: 0, currentA: 0 }
    for (const [wm2 = 0, cellC = 0, mppW = 0, openV = 0] of fixture.points) {
      model.mpp(wm2, cellC, point)
      const powerW = point.voltageV * point.currentA
      expect(Math.abs(powerW - mppW), `${wm2} W/m2, ${cellC} degC`).toBeLessThan(fixture.tolerance * Math.max(mppW, 1))
      expect(Math.abs(model.openCircuitV(wm2, cellC) - openV), `${wm2} W/m2, ${cellC} degC`).toBeLessThan(
        fixture.tolerance * Math.max(openV, 1),
      )
    }
  })

  test('the curve passes through its MPP and ends at open circuit, also behind a resistance', () => {
    const model = prepare(module)
    const point = { voltageV: 0, currentA: 0 }
    for (const wm2 of [80, 300, 1000]) {
      model.mpp(wm2, 45, point)
      const { voltageV, currentA } = point
      expect(model.currentA(wm2, 45, voltageV, 0)).toBeCloseTo(currentA, 8)
      expect(model.currentA(wm2, 45, voltageV - 0.3 * currentA, 0.3)).toBeCloseTo(currentA, 8)
      const openV = model.openCircuitV(wm2, 45)
      expect(Math.abs(model.currentA(wm2, 45, openV, 0))).toBeLessThan(1e-6)
      expect(model.currentA(wm2, 45, 1.02 * openV, 0)).toBeLessThan(0)
      let before = Number.POSITIVE_INFINITY
      for (let share = 0; share <= 1; share += 0.05) {
        const here = model.currentA(wm2, 45, share * openV, 0)
        expect(here).toBeLessThanOrEqual(before)
        before = here
      }
    }
  })
})

describe('checks', () => {
  const failuresOf = (module: Resolved['module']) => {
    const sink = new Sink()
    prepareModule({ module } as Resolved, sink)
    return sink.failures
  }

  test('coefficients of another module are refused', () => {
    expect(failuresOf(sandiaSection({ c0: 0.5, c1: 0 }))).toEqual([
      {
        code: 'validation_error',
        field: 'module.i_mp_a',
        message:
          "The module's coefficients give 109.8 W at STC, but i_mp_a x v_mp_v is 219.7 W: check that all of them belong to the same module",
      },
    ])
  })

  test('a shunt resistance that turns negative is refused', () => {
    expect(failuresOf(iec61853Section({ shunt_c2_ohm: 2000 })).map(({ field }) => field)).toEqual(['module.shunt_c2_ohm'])
  })
})
