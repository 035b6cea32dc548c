import { incidentWm2 } from '../incident-light.ts'
import { NOCT_AIR_C, NOCT_WM2 } from '../noct.ts'
import type { ThermalOption } from './option.ts'

/**
 * Cell temperature in proportion to the irradiance, degC.
 * @param irradianceWm2  on the plane, before any optical loss
 * @param k              Ross coefficient, K m2/W: 0.02 on a free rack to 0.06 integrated in a roof
 * Source: R. G. Ross, Interface design considerations for terrestrial solar cell modules, 12th IEEE
 * PVSC 1976, 801.
 * Checked by: pvlib t08 ross, test/fixtures/thermal/cell-temperature.json
 */
export function rossCellC(irradianceWm2: number, airC: number, k: number): number {
  return airC + k * irradianceWm2
}

/** Ross coefficient that the NOCT implies, K m2/W. */
export function rossCoefficient(noctC: number): number {
  return (noctC - NOCT_AIR_C) / NOCT_WM2
}

export const ross: ThermalOption = {
  title: 'Ross',
  source: 'R. G. Ross, 12th IEEE Photovoltaic Specialists Conference, 1976, 801',
  prepare({ thermal, module }) {
    const perWm2 = thermal.ross_k ?? rossCoefficient(thermal.noct_c ?? module.noct_c)
    return {
      followsPower: false,
      write({ lit, sky }, plane, _irradianceWm2, openC) {
        const { rows, n } = lit
        for (let k = 0; k < n; k++) {
          const row = rows[k]
          openC[row] = rossCellC(incidentWm2(plane, row), sky.tempAirC[row], perWm2)
        }
      },
    }
  },
}
