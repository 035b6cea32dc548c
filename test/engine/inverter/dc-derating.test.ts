import { describe, expect, test } from 'bun:test'
import type { Resolved } from '@pvyield/engine'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareInverter } from '../../../engine/inverter/index.ts'
import { prepareModule } from '../../../engine/module/index.ts'
import { flatInverter, type LitRow, plant } from '../dc/plant.ts'
import { runInverter } from './run-inverter.ts'

type DcDerating = NonNullable<Resolved['inverter']['dc_derating']>

const INVERTERS = 13
const DC_AT_RATING_KW = 800 / 0.98

/** DC power of one inverter, kW, by air temperature; the array could give 900 kW and more. */
function dcKw(dc_derating: DcDerating, temperatures: readonly number[]): number[] {
  const rows = temperatures.map((tempAirC): LitRow => ({ effectiveWm2: 1100, tempAirC }))
  const inverter = flatInverter({ p_ac_nom_kw: 800, dc_derating })
  return [...runInverter(plant({ inverter }), rows).ac.arrayW].map((w) => w / 1000 / INVERTERS)
}

function failuresOf(dc_derating: DcDerating): (string | null)[] {
  const request = plant({ inverter: flatInverter({ dc_derating }) })
  const sink = new Sink()
  prepareInverter(request, prepareModule(request, sink), { energyWh: 0 }, sink)
  return sink.failures.map(({ field }) => field)
}

describe('dc_derating', () => {
  test('above its start temperature the DC power is that at the rating x (1 + slope x excess), as in ssc', () => {
    const curve = { v_dc_v: [], start_temp_c: [40], slope_per_k: [-0.02] }
    const [below, start, tenAbove, hot] = dcKw(curve, [30, 40, 50, 95])
    expect(below).toBeCloseTo(DC_AT_RATING_KW, 6)
    expect(start).toBeCloseTo(DC_AT_RATING_KW, 6)
    expect(tenAbove).toBeCloseTo(0.8 * DC_AT_RATING_KW, 6)
    expect(hot).toBe(0)
  })

  test('start and slope are linear in the DC voltage, and beyond the first and last voltage', () => {
    const between = { v_dc_v: [1, 2001], start_temp_c: [30, 30], slope_per_k: [-0.01, -0.01] }
    expect(dcKw(between, [40])[0]).toBeCloseTo(0.9 * DC_AT_RATING_KW, 6)
    const rising = dcKw({ v_dc_v: [1, 2001], start_temp_c: [30, 40], slope_per_k: [-0.01, -0.01] }, [45])[0]
    expect(rising).toBeGreaterThan(0.85 * DC_AT_RATING_KW)
    expect(rising).toBeLessThan(0.95 * DC_AT_RATING_KW)
  })

  test('lists of unequal length and voltages out of order are refused', () => {
    expect(failuresOf({ v_dc_v: [500, 700], start_temp_c: [30], slope_per_k: [-0.01, -0.01] })).toEqual([
      'inverter.dc_derating.start_temp_c',
    ])
    expect(failuresOf({ v_dc_v: [700, 500], start_temp_c: [30, 30], slope_per_k: [-0.01, -0.01] })).toEqual([
      'inverter.dc_derating.v_dc_v.1',
    ])
    expect(failuresOf({ v_dc_v: [], start_temp_c: [30, 31], slope_per_k: [-0.01] })).toEqual(['inverter.dc_derating.start_temp_c'])
  })
})
