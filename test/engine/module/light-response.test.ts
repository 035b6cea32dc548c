import { describe, expect, test } from 'bun:test'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareModule } from '../../../engine/module/index.ts'
import { LIGHT_RESPONSES } from '../../../engine/module/light-response/index.ts'
import fixture from '../../fixtures/module/light-response.json'
import { referenceSection } from './sections.ts'

type Response = keyof typeof LIGHT_RESPONSES

const OF_PVWATTS = ['standard', 'premium', 'thin_film'] as const satisfies readonly Response[]

/** Power at a light and 25 degC, W, of a module of 1000 W. */
function powerW(light_response: Response, irradianceWm2: number): number {
  const model = prepareModule({ module: referenceSection({ p_nom_w: 1000, light_response }) } as Resolved, new Sink())
  const out = {
    powerAt25W: new Float64Array(1),
    powerW: new Float64Array(1),
    voltageV: new Float64Array(1),
    cellTempC: new Float64Array(1),
  }
  model.solve({ rows: Int32Array.of(0), n: 1 }, Float64Array.of(irradianceWm2), Float64Array.of(25), null, out)
  return out.powerW[0]
}

describe('efficiency at low light', () => {
  for (const light_response of OF_PVWATTS) {
    test(`${light_response}: that of the CEC model of the module of PVWatts v8, by pvlib`, () => {
      const { points } = fixture.types.find((type) => type.light_response === light_response) ?? { points: [] }
      expect(points.length).toBeGreaterThan(10)
      for (const [irradianceWm2 = 0, relativeEfficiency = 0] of points) {
        const found = powerW(light_response, irradianceWm2) / irradianceWm2
        expect(Math.abs(found / relativeEfficiency - 1), `${irradianceWm2} W/m2`).toBeLessThan(fixture.tolerance)
      }
    })
  }

  test('linear: the same at any light', () => {
    for (const irradianceWm2 of [0, 0.1, 50, 1000, 3000]) expect(powerW('linear', irradianceWm2)).toBe(irradianceWm2)
  })

  test.each(Object.keys(LIGHT_RESPONSES) as Response[])(
    '%s: no power in the dark, the nameplate at STC, and power that rises with the light',
    (response) => {
      expect(powerW(response, 0)).toBe(0)
      expect(Math.abs(powerW(response, 1000) / 1000 - 1)).toBeLessThan(1e-7)
      let before = 0
      for (let wm2 = 0.25; wm2 < 2500; wm2 *= 1.05) {
        const here = powerW(response, wm2)
        expect(here).toBeGreaterThan(before)
        before = here
      }
    },
  )
})
